"""Splits a specification into statements: sentences of paragraphs, bullets and table rows.

A digest of its words identifies a statement, so that a list can refer to it without repeating it.
"""

import hashlib
import re
from dataclasses import dataclass
from itertools import groupby

DIGEST_DIGITS = 12
_CHAPTER = re.compile(r"## (\d+)\. (.+)")
_PART = re.compile(r"### (.+)")
_SENTENCE_END = re.compile(r"(?<=\.)\s+(?=[A-Z0-9])")
_RULE_OF_TABLE = re.compile(r"\|[\s:|-]+\|")
_KINDS = {"": "gap", "#": "heading", "-": "bullet", "|": "table"}
"""The kind of a line by its first character. Other lines belong to a paragraph."""


@dataclass(frozen=True)
class Statement:
    section: str
    """The number of the chapter and the heading up to a bracket, such as `2 Course listing`."""
    source: str
    """The first hexadecimal digits of the SHA-256 of the words."""
    text: str


def folded(text: str) -> str:
    """The words, separated by single spaces."""
    return " ".join(text.split())


def digest(text: str) -> str:
    return hashlib.sha256(folded(text).encode()).hexdigest()[:DIGEST_DIGITS]


def statements(markdown: str) -> list[Statement]:
    """All statements in order, from the first chapter on."""
    found: list[Statement] = []
    chapter = section = ""
    for kind, lines in groupby(markdown.splitlines(), lambda line: _KINDS.get(line[:1], "paragraph")):
        if kind == "heading":
            for line in lines:
                chapter, section = _place(line, chapter)
        elif section:
            found += [Statement(section, digest(text), text) for text in _texts(kind, list(lines))]
    return found


def _place(heading: str, chapter: str) -> tuple[str, str]:
    """The number of the chapter and the section that start at this line."""
    if opened := _CHAPTER.match(heading):
        chapter, name = opened.groups()
    elif part := _PART.match(heading):
        name = part[1]
    else:
        return "", ""
    return chapter, f"{chapter} {name.partition(' (')[0]}"


def _texts(kind: str, lines: list[str]) -> list[str]:
    match kind:
        case "paragraph":
            return _SENTENCE_END.split(folded(" ".join(lines)))
        case "bullet":
            return [folded(line.removeprefix("- ")) for line in lines]
        case "table":
            has_head = len(lines) > 1 and _RULE_OF_TABLE.fullmatch(lines[1].strip()) is not None
            return [folded(line) for line in lines[2 * has_head :]]
        case _:
            return []
