"""Reads a list of entry requirements from a CSV file.

Each line is about an institute or a course, whose slug is in the column `institute` or `course`. A line also needs a
value in at least one of the other columns. These are a column for each English test with the minimum score, such as
`ielts`, and the columns `requirements` (texts separated by `;`), `deadline`, `application_fee`, `currency` and `url`.
"""

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import TypeAlias, TypeVar

from indexer.catalogue.importers.errors import FileRejected
from indexer.catalogue.reference.csv_lines import ParsedLines, open_file, parse_lines
from schemas.vocabulary.english_tests import SCORE_SCALES, EnglishTest

OWNERS = ("institute", "course")
FACTS = (*EnglishTest, "requirements", "deadline", "application_fee", "currency", "url")
CELL_MAX_CHARACTERS = 2_000
FEE_MAX = Decimal(1_000_000)
T = TypeVar("T")
Owner: TypeAlias = tuple[str, str]
"""`institute` or `course`, and its slug."""


class RequirementsRejected(FileRejected):
    """The file cannot be imported. The text of the error is the reason."""


@dataclass(frozen=True, slots=True)
class RequirementRow:
    """One line of the file."""

    line: int
    english_tests: Mapping[str, float]
    requirements: tuple[str, ...]
    deadline: date | None
    fee: Decimal | None
    currency: str | None
    url: str | None


def read_requirement_file(path: Path) -> ParsedLines[Owner, RequirementRow]:
    """Read the file. A line with an error is rejected, and the other lines are read.

    Raises RequirementsRejected if the file is not CSV in UTF-8 or its header is wrong (see `_check_header`). Raises
    UnreadableFile if the file cannot be opened or read.
    """
    with open_file(path, RequirementsRejected) as file:
        reader = csv.DictReader(file, strict=True)
        _check_header(path, reader.fieldnames or ())
        return parse_lines(
            ((reader.line_num, cells) for cells in reader),
            find_keys=_find_owners,
            parse=lambda cells: _parse_line(reader.line_num, cells),
            get_code=lambda cells: next((slug for _, slug in _find_owners(cells)), ""),
            repeated="an earlier line has this institute or course",
        )


def _find_owners(cells: Mapping[str, str]) -> list[Owner]:
    """Return the institute and the course of a line, without slugs that cannot be stored.

    A valid line has exactly one of both.
    """
    slugs = {noun: (cells.get(noun) or "").strip() for noun in OWNERS}
    return [(noun, slug) for noun, slug in slugs.items() if slug and _is_storable(slug)]


def _is_storable(text: str) -> bool:
    return len(text) <= CELL_MAX_CHARACTERS and "\0" not in text


def _check_header(path: Path, header: Sequence[str]) -> None:
    """Raise RequirementsRejected for an unknown, missing or repeated column."""
    unknown = [column for column in header if column not in OWNERS + FACTS]
    if unknown:
        raise RequirementsRejected(f"{path.name}: the header has unknown columns: {', '.join(unknown)}")
    if not set(header) & set(OWNERS) or not set(header) & set(FACTS):
        raise RequirementsRejected(f"{path.name}: the header needs institute or course, and a requirement")
    if len(set(header)) < len(header):
        raise RequirementsRejected(f"{path.name}: the header has a column twice")


def _parse_line(line: int, cells: Mapping[str, str]) -> tuple[Owner, RequirementRow]:
    """Parse one line, and return its key and the row.

    Raises ValueError with the reason. If the value of one column is wrong, the text begins with the column.
    """
    if None in cells or None in cells.values():
        raise ValueError("the line does not have as many columns as the header")
    texts = {column: (cells.get(column) or "").strip() for column in OWNERS + FACTS}
    for column, text in texts.items():
        if not _is_storable(text):
            raise ValueError(f"{column}: more than {CELL_MAX_CHARACTERS} characters, or a null character")
    owners = _find_owners(cells)
    if len(owners) != 1:
        raise ValueError("the line needs either an institute or a course")
    if not any(texts[column] for column in FACTS):
        raise ValueError("the line has no requirement")
    if bool(texts["application_fee"]) != bool(texts["currency"]):
        raise ValueError("application_fee and currency belong together")
    return owners[0], RequirementRow(
        line=line,
        english_tests={test.value: _parse_score(test, texts[test]) for test in EnglishTest if texts[test]},
        requirements=tuple(dict.fromkeys(filter(None, map(_join_words, texts["requirements"].split(";"))))),
        deadline=_parse_optional("deadline", texts, date.fromisoformat, "a date such as 2027-03-31"),
        fee=_parse_optional("application_fee", texts, _parse_fee, f"an amount from 0 to {FEE_MAX:,}"),
        currency=texts["currency"].upper() or None,
        url=_parse_optional("url", texts, _parse_url, "an http or https address"),
    )


def _join_words(text: str) -> str:
    return " ".join(text.split())


def _parse_optional(
    column: str, texts: Mapping[str, str], convert: Callable[[str], T], hint: str
) -> T | None:
    if not texts[column]:
        return None
    try:
        return convert(texts[column])
    except (ValueError, InvalidOperation):
        raise ValueError(f"{column}: '{texts[column]}' is not {hint}") from None


def _parse_score(test: EnglishTest, text: str) -> float:
    scale = SCORE_SCALES[test]
    try:
        score = float(text)
    except ValueError:
        score = float("nan")
    if not scale.contains(score):
        reason = f"is not a score from {scale.lowest} to {scale.highest} in steps of {scale.step}"
        raise ValueError(f"{test}: '{text}' {reason}")
    return score


def _parse_fee(text: str) -> Decimal:
    fee = Decimal(text)
    if not (fee.is_finite() and 0 <= fee <= FEE_MAX):
        raise ValueError(text)
    return fee.quantize(Decimal("0.01"))


def _parse_url(text: str) -> str:
    if not text.startswith(("https://", "http://")) or any(each.isspace() for each in text):
        raise ValueError(text)
    return text
