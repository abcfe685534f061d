"""Splits a specification into statements: the sentences of paragraphs, the bullets, and the rows of tables.

The specification is not part of the repository. The lists of behaviours (`behaviours.toml` and
`behaviours-accounts.toml`) therefore contain a hash of each statement instead of its text.
"""

import hashlib
import re
from dataclasses import dataclass
from itertools import groupby

DIGEST_DIGITS = 12
_CHAPTER = re.compile(r"## (\d+)\. (.+)")
_PART = re.compile(r"### (.+)")
_SENTENCE_END = re.compile(r"(?<=\.)\s+(?=[A-Z0-9])")
_TABLE_RULE = re.compile(r"\|[\s:|-]+\|")
_KINDS = {"": "gap", "#": "heading", "-": "bullet", "|": "table"}
"""The kind of a line by its first character. Lines with any other first character belong to a paragraph."""


@dataclass(frozen=True)
class Statement:
    section: str
    """The chapter number and the heading, such as `2 Course listing`.

    The first bracket of the heading and the text after it are left out.
    """
    source: str
    """The hash of `text`, from compute_digest."""
    text: str


def collapse_spaces(text: str) -> str:
    return " ".join(text.split())


def compute_digest(text: str) -> str:
    """Return the first DIGEST_DIGITS hexadecimal digits of the SHA-256 of the text.

    White space at the ends of the text is ignored, and other white space counts as one space.
    """
    return hashlib.sha256(collapse_spaces(text).encode()).hexdigest()[:DIGEST_DIGITS]


def parse_statements(markdown: str) -> list[Statement]:
    """Return all statements in order. Text that is not in a numbered chapter is left out."""
    statements: list[Statement] = []
    chapter = section = ""
    for kind, lines in groupby(markdown.splitlines(), lambda line: _KINDS.get(line[:1], "paragraph")):
        if kind == "heading":
            for line in lines:
                chapter, section = _parse_heading(line, chapter)
        elif section:
            statements += [
                Statement(section, compute_digest(text), text) for text in _split_texts(kind, list(lines))
            ]
    return statements


def _parse_heading(heading: str, chapter: str) -> tuple[str, str]:
    """Return the chapter number, and the number with the heading, such as `("2", "2 Course listing")`.

    Both texts are empty unless the heading is a numbered chapter (`## 2. …`) or a part (`### …`). chapter: the chapter
    number before this heading.
    """
    if opened := _CHAPTER.match(heading):
        chapter, name = opened.groups()
    elif part := _PART.match(heading):
        name = part[1]
    else:
        return "", ""
    return chapter, f"{chapter} {name.partition(' (')[0]}"


def _split_texts(kind: str, lines: list[str]) -> list[str]:
    match kind:
        case "paragraph":
            return _SENTENCE_END.split(collapse_spaces(" ".join(lines)))
        case "bullet":
            return [collapse_spaces(line.removeprefix("- ")) for line in lines]
        case "table":
            has_head = len(lines) > 1 and _TABLE_RULE.fullmatch(lines[1].strip()) is not None
            return [collapse_spaces(line) for line in lines[2 * has_head :]]
        case _:
            return []
