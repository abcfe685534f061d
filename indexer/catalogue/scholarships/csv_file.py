"""Reads a list of scholarships from a CSV file.

The header has code, name, provider, type, description and countries. Optional columns are eligibility, institutes,
campus, disciplines, degree_levels, month, year, amount, currency, deadline and url. Lists are separated by `;`.
"""

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TypeVar

from indexer.catalogue.reference.csv_lines import ParsedLines, open_file, parse_lines
from schemas.html import sanitise_html
from schemas.vocabulary.kinds import ScholarshipType

REQUIRED = ("code", "name", "provider", "type", "description", "countries")
OPTIONAL = (
    "eligibility", "institutes", "campus", "disciplines", "degree_levels", "month", "year", "amount", "currency",
    "deadline", "url",
)  # fmt: skip
YEAR_MIN, YEAR_MAX = 2000, 2100
CELL_MAX_CHARACTERS = 20_000
T = TypeVar("T")


class ScholarshipsRejected(Exception):
    """The file cannot be imported. The text of the error is the reason."""


@dataclass(frozen=True, slots=True)
class ScholarshipRow:
    """One line of the file. Countries in `links` are ISO 3166 alpha-2 codes or slugs. The other lists contain slugs.

    campus: a slug. currency: an ISO 4217 code. description and eligibility are sanitised HTML.
    """

    line: int
    code: str
    name: str
    provider: str
    type: ScholarshipType
    description: str
    eligibility: str | None
    campus: str | None
    month: int | None
    year: int | None
    amount: str | None
    currency: str | None
    deadline: date | None
    url: str | None
    links: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The lists of codes and slugs by column: institutes, countries, disciplines, degree_levels."""


def read_scholarship_file(path: Path) -> ParsedLines[str, ScholarshipRow]:
    """Read the scholarships by code. A line with an error is rejected, and the other lines are read.

    Raises ScholarshipsRejected if the file is not CSV in UTF-8, or a column is missing or unknown. Raises
    UnreadableFile if the file cannot be read.
    """
    with open_file(path, ScholarshipsRejected) as file:
        reader = csv.DictReader(file, strict=True)
        _check_header(path, reader.fieldnames or ())
        return parse_lines(
            ((reader.line_num, cells) for cells in reader),
            find_keys=_find_codes,
            parse=lambda line: _parse_line(reader.line_num, line),
            get_code=lambda cells: "".join(_find_codes(cells)),
            repeated="an earlier line has this code",
        )


def _find_codes(cells: Mapping[str, str]) -> tuple[str, ...]:
    code = (cells.get("code") or "").strip()
    return (code,) if code and _is_storable(code) else ()


def _is_storable(text: str) -> bool:
    return len(text) <= CELL_MAX_CHARACTERS and "\0" not in text


def _check_header(path: Path, header: Sequence[str]) -> None:
    missing = [column for column in REQUIRED if column not in header]
    unknown = [column for column in header if column not in REQUIRED + OPTIONAL]
    if missing:
        raise ScholarshipsRejected(f"{path.name}: the header has no {', '.join(missing)}")
    if unknown:
        raise ScholarshipsRejected(f"{path.name}: the header has unknown columns: {', '.join(unknown)}")


def _parse_line(line: int, cells: Mapping[str, str]) -> tuple[str, ScholarshipRow]:
    """Parse one line, and return the code and the row.

    Raises ValueError with the reason. If the value of one column is wrong, the text begins with the column.
    """
    if None in cells or None in cells.values():
        raise ValueError("the line does not have as many columns as the header")
    texts = {column: (cells.get(column) or "").strip() for column in REQUIRED + OPTIONAL}
    for column, text in texts.items():
        if column in REQUIRED and not text:
            raise ValueError(f"{column} is empty")
        if not _is_storable(text):
            raise ValueError(f"{column}: more than {CELL_MAX_CHARACTERS} characters, or a null character")
    if texts["currency"] and not texts["amount"]:
        raise ValueError("currency: there is no amount")
    return texts["code"], ScholarshipRow(
        line=line,
        code=texts["code"],
        name=" ".join(texts["name"].split()),
        provider=" ".join(texts["provider"].split()),
        type=_parse("type", texts["type"], ScholarshipType, f"one of {', '.join(ScholarshipType)}"),
        description=sanitise_html(texts["description"]),
        eligibility=sanitise_html(texts["eligibility"]) or None,
        campus=texts["campus"] or None,
        month=_parse_optional("month", texts["month"], _parse_month, "a number from 1 to 12"),
        year=_parse_optional("year", texts["year"], _parse_year, f"a year from {YEAR_MIN} to {YEAR_MAX}"),
        amount=texts["amount"] or None,
        currency=texts["currency"].upper() or None,
        deadline=_parse_optional(
            "deadline", texts["deadline"], date.fromisoformat, "a date such as 2027-03-31"
        ),
        url=_parse_optional("url", texts["url"], _parse_url, "an http or https address"),
        links={
            column: _split(texts[column])
            for column in ("institutes", "countries", "disciplines", "degree_levels")
        },
    )


def _parse(column: str, text: str, convert: Callable[[str], T], hint: str) -> T:
    try:
        return convert(text)
    except ValueError:
        raise ValueError(f"{column}: '{text}' is not {hint}") from None


def _parse_optional(column: str, text: str, convert: Callable[[str], T], hint: str) -> T | None:
    return _parse(column, text, convert, hint) if text else None


def _parse_month(text: str) -> int:
    return _check_range(int(text), 1, 12)


def _parse_year(text: str) -> int:
    return _check_range(int(text), YEAR_MIN, YEAR_MAX)


def _check_range(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise ValueError(number)
    return number


def _parse_url(text: str) -> str:
    if not text.startswith(("https://", "http://")) or any(each.isspace() for each in text):
        raise ValueError(text)
    return text


def _split(text: str) -> tuple[str, ...]:
    """Split a list, and drop empty and repeated parts."""
    return tuple(dict.fromkeys(part.strip() for part in text.split(";") if part.strip()))
