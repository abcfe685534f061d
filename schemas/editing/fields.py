"""The fields that an editor can change, and the conversion between their texts and JSON values.

A form and a CSV file contain texts. A draft contains JSON values, which PostgreSQL converts to the columns of the row.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import StrEnum
from urllib.parse import urlsplit

from schemas.html import is_blank, sanitise_html

JsonValue = str | int | float | list[str] | None

LINE_MAX_CHARACTERS = 300
LINES_MAX = 50
TEXT_MAX_CHARACTERS = 2_000
HTML_MAX_CHARACTERS = 200_000
SLUG_MAX_CHARACTERS = 200
INTEGER_MAX = 1_000_000
RELATIONS_MAX = 600
RELATIONS_MAX_CHARACTERS = 60_000
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_OWN_PATH = re.compile(r"/(?![/\\])[^\\\s]*")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


class FieldKind(StrEnum):
    """How a field is entered and checked.

    LINES is a list of texts, one on each line. ROUTE is the slug of a page type. PATH is an address on this site. URL
    is a web address with its scheme. RELATION is a list of slugs of rows of another table.
    """

    LINE = "line"
    LINES = "lines"
    TEXT = "text"
    HTML = "html"
    SLUG = "slug"
    ROUTE = "route"
    INTEGER = "integer"
    DECIMAL = "decimal"
    DATE = "date"
    CHOICE = "choice"
    PATH = "path"
    URL = "url"
    RELATION = "relation"


class Problem(StrEnum):
    """The reason why a value is invalid. Each reason has a text in both languages of the pages for editors."""

    REQUIRED = "required"
    TOO_LONG = "too_long"
    NOT_A_SLUG = "not_a_slug"
    NOT_A_ROUTE = "not_a_route"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_DATE = "not_a_date"
    NOT_A_CHOICE = "not_a_choice"
    NOT_A_PATH = "not_a_path"
    NOT_A_URL = "not_a_url"
    CONTROL_CHARACTER = "control_character"
    TAKEN = "taken"
    RESERVED_SLUG = "reserved_slug"
    UNKNOWN_RELATION = "unknown_relation"
    ONE_RELATION = "one_relation"
    OTHER_INSTITUTE = "other_institute"
    OTHER_UNIT = "other_unit"
    NOT_EMPTY = "not_empty"
    EXISTS = "exists"


class InvalidValue(ValueError):
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.value)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class EditedField:
    """A column or a relation that an editor can change.

    - is_required: the column may not be empty.
    - is_translated: the table has translations of the column.
    - empty: the value of an empty field that is not required. An empty RELATION is an empty list.
    - choices: the values of a field of the kind CHOICE.
    - lowest, highest: the limits of an integer. A decimal can be 0 only if `lowest` is 0.
    - decimals: the highest number of digits after the decimal point.
    - related: the table of a field of the kind RELATION.
    - is_single: a field of the kind RELATION has at most one row.
    - is_registered: an import also writes the column, but keeps a value that an editor has changed.
    """

    key: str
    kind: FieldKind = FieldKind.LINE
    is_required: bool = True
    is_translated: bool = False
    empty: str | None = None
    choices: tuple[str, ...] = ()
    lowest: int = 1
    highest: int = INTEGER_MAX
    decimals: int = 4
    related: str = ""
    is_single: bool = False
    is_registered: bool = False

    @property
    def is_in_csv(self) -> bool:
        """False for relations whose rows can be chosen only in the form, where an editor can search their names."""
        return self.kind is not FieldKind.RELATION or self.related == "currency"

    def parse(self, text: str) -> JsonValue:
        """Convert a text to a JSON value, such as "2026-01-31" or 7. HTML is sanitised.

        An empty optional field gives `empty`, which is None by default. An empty optional relation gives []. HTML
        without text and without an image is empty.

        Raises InvalidValue.
        """
        given = text.replace("\r\n", "\n").strip()
        if _CONTROL.search(given):
            raise InvalidValue(Problem.CONTROL_CHARACTER)
        if not given:
            if self.is_required:
                raise InvalidValue(Problem.REQUIRED)
            return [] if self.kind is FieldKind.RELATION else self.empty
        if len(given) > _LENGTHS.get(self.kind, LINE_MAX_CHARACTERS):
            raise InvalidValue(Problem.TOO_LONG)
        return _PARSERS[self.kind](self, given)

    def format(self, value: JsonValue) -> str:
        """Convert a JSON value to the text of a form or a CSV file. This is the inverse of `parse`."""
        if value is None:
            return ""
        if isinstance(value, list):
            return ("\n" if self.kind is FieldKind.LINES else "; ").join(value)
        if isinstance(value, float) and value.is_integer():
            return str(int(value))
        return str(value)


def _parse_html(field: EditedField, text: str) -> JsonValue:
    html = sanitise_html(text).strip()
    if not is_blank(html):
        return html
    if field.is_required:
        raise InvalidValue(Problem.REQUIRED)
    return field.empty


def _parse_line(_: EditedField, text: str) -> JsonValue:
    return " ".join(text.split())


def _parse_lines(field: EditedField, text: str) -> JsonValue:
    """Parse one text per line. Empty lines are left out."""
    lines = [str(_parse_line(field, line)) for line in text.split("\n") if line.strip()]
    if len(lines) > LINES_MAX or any(len(line) > LINE_MAX_CHARACTERS for line in lines):
        raise InvalidValue(Problem.TOO_LONG)
    return lines


def _parse_slug(_: EditedField, text: str) -> JsonValue:
    if not _SLUG.fullmatch(text) or text.isdigit():
        raise InvalidValue(Problem.NOT_A_SLUG)
    return text


def _parse_integer(field: EditedField, text: str) -> JsonValue:
    if not re.fullmatch(r"[0-9]{1,7}", text) or not field.lowest <= int(text) <= field.highest:
        raise InvalidValue(Problem.NOT_A_NUMBER)
    return int(text)


def _parse_decimal(field: EditedField, text: str) -> JsonValue:
    if not re.fullmatch(rf"[0-9]{{1,9}}(\.[0-9]{{1,{field.decimals}}})?", text):
        raise InvalidValue(Problem.NOT_A_NUMBER)
    value = Decimal(text)
    if value == 0 and field.lowest > 0:
        raise InvalidValue(Problem.NOT_A_NUMBER)
    return int(value) if value == value.to_integral_value() else float(value)


def _parse_date(_: EditedField, text: str) -> JsonValue:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise InvalidValue(Problem.NOT_A_DATE) from error


def _parse_choice(field: EditedField, text: str) -> JsonValue:
    if text not in field.choices:
        raise InvalidValue(Problem.NOT_A_CHOICE)
    return text


def _parse_path(_: EditedField, text: str) -> JsonValue:
    if not _OWN_PATH.fullmatch(text):
        raise InvalidValue(Problem.NOT_A_PATH)
    return text


def _parse_url(_: EditedField, text: str) -> JsonValue:
    try:
        parts = urlsplit(text)
    except ValueError as error:
        raise InvalidValue(Problem.NOT_A_URL) from error
    if parts.scheme not in {"http", "https"} or not parts.hostname or re.search(r"[\s<>\"'\\]", text):
        raise InvalidValue(Problem.NOT_A_URL)
    return text


def _parse_relation(field: EditedField, text: str) -> JsonValue:
    """Parse slugs that are separated by semicolons. The result is sorted and has no duplicates."""
    slugs = sorted({part.strip() for part in text.split(";")} - {""})
    if not slugs and field.is_required:
        raise InvalidValue(Problem.REQUIRED)
    if field.is_single and len(slugs) > 1:
        raise InvalidValue(Problem.ONE_RELATION)
    if len(slugs) > RELATIONS_MAX:
        raise InvalidValue(Problem.TOO_LONG)
    if not all(_SLUG.fullmatch(slug) for slug in slugs):
        raise InvalidValue(Problem.UNKNOWN_RELATION)
    return slugs


_LENGTHS: Mapping[FieldKind, int] = {
    FieldKind.LINES: LINES_MAX * (LINE_MAX_CHARACTERS + 1),
    FieldKind.TEXT: TEXT_MAX_CHARACTERS,
    FieldKind.HTML: HTML_MAX_CHARACTERS,
    FieldKind.SLUG: SLUG_MAX_CHARACTERS,
    FieldKind.RELATION: RELATIONS_MAX_CHARACTERS,
}
_PARSERS: Mapping[FieldKind, Callable[[EditedField, str], JsonValue]] = {
    FieldKind.LINE: _parse_line,
    FieldKind.LINES: _parse_lines,
    FieldKind.TEXT: lambda _, text: text,
    FieldKind.HTML: _parse_html,
    FieldKind.SLUG: _parse_slug,
    FieldKind.ROUTE: lambda _, text: text,
    FieldKind.INTEGER: _parse_integer,
    FieldKind.DECIMAL: _parse_decimal,
    FieldKind.DATE: _parse_date,
    FieldKind.CHOICE: _parse_choice,
    FieldKind.PATH: _parse_path,
    FieldKind.URL: _parse_url,
    FieldKind.RELATION: _parse_relation,
}
