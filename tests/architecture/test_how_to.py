"""The file lists in docs/how-to.md are correct and complete.

Every listed file contains the example of its section, and no unlisted source file in the folders of the section does.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from schemas.settings import ROOT
from tests.architecture.tracked_files import tracked_files

HOW_TO = ROOT / "docs" / "how-to.md"

SECTION = re.compile(r"^## (?P<title>.+?)$(?P<body>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
CHECK = re.compile(r"<!-- check\npattern: (?P<pattern>.+)\nfolders: (?P<folders>.+)\n-->")
STEP = re.compile(r"^\d+\. \[`(?P<name>[^`]+)`\]", re.MULTILINE)
OTHER_USE = re.compile(r"^- \[`(?P<name>[^`]+)`\]\([^)]+\): \S", re.MULTILINE)
LINK = re.compile(r"\[`(?P<name>[^`]+)`\]\(\.\./(?P<target>[^)]+)\)")

SOURCE = (".py", ".sql", ".ts", ".tsx")
NOT_COUNTED = (".test.ts", ".test.tsx", ".example.ts", ".arbitrary.ts", "shared/api/schema.ts")
GENERATED_LINES = re.compile(r"\[\[\[cog.*?\[\[\[end\]\]\]", re.DOTALL)


@dataclass(frozen=True)
class Section:
    """A section of docs/how-to.md. Its example is an existing addition, such as the filter `study_mode`.

    listed: the files and folders in the numbered list. pattern: finds the section's example in a file.

    other_uses: files that use the example for another purpose, with a reason.
    folders: the folders in which only listed files and other uses may contain the example.
    """

    title: str
    listed: tuple[str, ...]
    other_uses: tuple[str, ...]
    pattern: re.Pattern[str]
    folders: tuple[str, ...]

    def is_listed(self, name: str) -> bool:
        """Whether the file or its folder is in the list, or is another use."""
        return any(
            name == each or (each.endswith("/") and name.startswith(each))
            for each in (*self.listed, *self.other_uses)
        )


def sections() -> Iterator[Section]:
    for found in SECTION.finditer(HOW_TO.read_text()):
        check = CHECK.search(found["body"])
        assert check is not None, f"the section '{found['title']}' has no check"
        listed = tuple(step["name"] for step in STEP.finditer(found["body"]))
        other_uses = tuple(other["name"] for other in OTHER_USE.finditer(found["body"]))
        folders = tuple(check["folders"].split())
        yield Section(found["title"], listed, other_uses, re.compile(check["pattern"]), folders)


SECTIONS = {section.title: section for section in sections()}


def handwritten(name: str) -> str:
    return GENERATED_LINES.sub("", (ROOT / name).read_text())


def source_files(folders: tuple[str, ...]) -> list[str]:
    """List the tracked source files below the folders.

    Tests and examples of the web and the generated types of the API are left out.
    """
    return [
        name
        for name in tracked_files()
        if name.startswith(tuple(f"{folder}/" for folder in folders))
        and name.endswith(SOURCE)
        and not name.endswith(NOT_COUNTED)
    ]


def test_every_kind_of_addition_has_a_section() -> None:
    assert list(SECTIONS) == [
        "A filter",
        "A field on the course card",
        "An importer",
        "A page of the site",
        "A page for a role",
        "A table",
        "A Celery task",
        "A command of `finder`",
        "A language",
    ]


def test_every_link_leads_to_an_existing_file() -> None:
    for link in LINK.finditer(HOW_TO.read_text()):
        assert link["name"].rstrip("/") == link["target"].rstrip("/")
        assert (ROOT / link["target"]).exists(), link["target"]


@pytest.mark.parametrize("section", SECTIONS.values(), ids=SECTIONS.keys())
def test_every_listed_file_contains_the_example(section: Section) -> None:
    assert section.listed
    for each in (*section.listed, *section.other_uses):
        files = source_files((each.rstrip("/"),)) if each.endswith("/") else [each]
        assert any(section.pattern.search(handwritten(name)) for name in files), each


@pytest.mark.parametrize("section", SECTIONS.values(), ids=SECTIONS.keys())
def test_no_other_file_contains_the_example(section: Section) -> None:
    found = [name for name in source_files(section.folders) if section.pattern.search(handwritten(name))]
    assert [name for name in found if not section.is_listed(name)] == []
