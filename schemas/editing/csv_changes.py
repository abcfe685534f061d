"""Changes of many rows by a CSV file. The file has a column `id`, and a column for each form input that it changes.

An input is a field in one language, such as `name` or `ur.name`. Some files also have the columns `place` (such as the
country of a figure) and `about` (such as the kind of a figure). These columns only tell a reader what a line is about.
Changes in them are ignored.
"""

import csv
import io
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, LiteralString

from schemas.counselling.csv_rows import protect_cell
from schemas.editing.drafts import Draft, InvalidDraft, format_draft, list_changes, list_inputs, parse_draft
from schemas.editing.fields import FieldKind, Problem
from schemas.editing.nouns import EditedNoun
from schemas.editing.statements import MATCHES_PATTERNS, ROW_STATE, ROW_TITLE
from schemas.vocabulary.editing import CSV_BYTES_MAX, CSV_ROWS_MAX

ID, PLACE, ABOUT = "id", "place", "about"
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
READ_ROWS: LiteralString = f"""
SELECT public_row.id, to_jsonb(public_row) || read_content_relations({{noun}}, public_row.id) AS fields,
       {{place}} AS place, coalesce(entry.revision, 0) AS revision, entry.draft IS NOT NULL AS has_draft
FROM {{table}} AS public_row
LEFT JOIN content_entry AS entry ON entry.noun = {{noun}} AND entry.row_id = public_row.id
WHERE (%(ids)s::integer[] IS NULL OR public_row.id = ANY(%(ids)s::integer[]))
  AND lower(concat_ws(' ', {{place}}, {ROW_TITLE}, {{official_url}})) {MATCHES_PATTERNS}
  AND (%(state)s = '' OR {ROW_STATE} = %(state)s)
ORDER BY public_row.id
"""
"""Reads the public values of the rows with the given `ids` (null: all rows) that the list shows.

As in the list, the title, place or official URL of a row contains all words of `patterns`, and the row has the `state`
(empty: any state).
"""
READ_CURRENCIES: LiteralString = "SELECT lower(code) AS slug FROM currency"
FileLine = dict[str | Any, Any]


class InvalidFile(ValueError):
    """The whole file is rejected. The message is the reason."""


@dataclass(frozen=True, slots=True)
class PlannedChange:
    """The changes of one line of the file.

    - row_number: the number of the CSV row. The header is row 1. A row can contain several lines of text.
    - changes: the names of the changed inputs. Empty if the line equals its row, or if the id or a cell is invalid.
    - problems: the reasons why the line cannot be applied. A key is the name of an input, or `id` for the whole line.
    """

    row_number: int
    row_id: int | None
    title: str
    revision: int = 0
    changes: list[str] = field(default_factory=list)
    problems: dict[str, str] = field(default_factory=dict)
    draft: Draft = field(default_factory=dict)


def build_csv(noun: EditedNoun, rows: Iterable[Mapping[str, Any]]) -> Iterator[list[str]]:
    """Yield the header and a line for each row. A cell that a spreadsheet would run as a formula gets an apostrophe."""
    names = _list_columns(noun)
    yield [ID, *_list_labels(noun), *names]
    for row in rows:
        texts = format_draft(noun, row["fields"])
        labels = {PLACE: row["place"], ABOUT: str(row["fields"][noun.title])}
        cells = (*(labels[label] for label in _list_labels(noun)), *(texts[name] for name in names))
        yield [str(row["id"]), *map(protect_cell, cells)]


def read_lines(noun: EditedNoun, content: str) -> list[FileLine]:
    """Read the lines of a file.

    Raises InvalidFile if the file is not CSV, lacks the column `id`, has an unknown or repeated column, or has too many
    lines.
    """
    reader = csv.DictReader(io.StringIO(content.removeprefix("\ufeff"), newline=""), strict=True)
    known = {*_list_columns(noun), *_list_labels(noun)}
    # The csv module has one limit for the process, which is less than HTML_MAX_CHARACTERS.
    limit = csv.field_size_limit(CSV_BYTES_MAX)
    try:
        columns = list(reader.fieldnames or [])
        lines = list(reader)
    except csv.Error as error:
        raise InvalidFile(f"The file is no CSV file: {error}") from error
    finally:
        csv.field_size_limit(limit)
    unknown = [column for column in columns if column != ID and column not in known]
    if ID not in columns or unknown or len(set(columns)) < len(columns):
        wanted = ", ".join([ID, *sorted(known)])
        raise InvalidFile(f"The columns must be {ID} and some of: {wanted}. Not known: {', '.join(unknown)}")
    if len(lines) > CSV_ROWS_MAX:
        raise InvalidFile(f"A file has at most {CSV_ROWS_MAX:,} rows")
    return lines


def list_needed_rows(noun: EditedNoun, lines: list[FileLine]) -> list[int] | None:
    """List the valid ids in the file. Returns None (all rows) if the rows have slugs, because slugs must be unique."""
    if any(field.kind is FieldKind.SLUG for field in noun.fields):
        return None
    keys = [(line.get(ID) or "").strip() for line in lines]
    return [int(key) for key in keys if re.fullmatch(r"[0-9]{1,9}", key)]


def plan_changes(
    noun: EditedNoun,
    lines: list[FileLine],
    rows: Iterable[Mapping[str, Any]],
    currencies: Collection[str],
) -> list[PlannedChange]:
    """Compare each line of the file with its row. rows: results of READ_ROWS. currencies: slugs of READ_CURRENCIES."""
    by_id = {str(row["id"]): row for row in rows}
    planned: list[PlannedChange] = []
    seen: set[str] = set()
    slugs = {row["fields"].get("slug"): key for key, row in by_id.items()}
    for number, line in enumerate(lines, start=2):
        key = (line.get(ID) or "").strip()
        row = by_id.get(key)
        if row is None or key in seen or None in line or None in line.values():
            reason = "unknown" if row is None else "repeated" if key in seen else "wrong number of cells"
            planned.append(PlannedChange(number, None, key, problems={ID: reason}))
            continue
        seen.add(key)
        change = _plan_line(noun, number, {name: str(text) for name, text in line.items()}, row)
        slug = change.draft.get("slug")
        if "slug" in change.changes and slugs.setdefault(slug, key) != key:
            change.problems["slug"] = "taken"
        change.problems.update(_find_unknown_currencies(noun, change, currencies))
        planned.append(change)
    return planned


def sort_changes(changes: Iterable[PlannedChange]) -> list[PlannedChange]:
    """Sort changes by row id. An import locks rows in the same order, so an import and a file cannot deadlock."""
    return sorted(changes, key=lambda change: change.row_id or 0)


def _list_columns(noun: EditedNoun) -> list[str]:
    """List the inputs that a file can change."""
    return [name for name, field, _ in list_inputs(noun) if field.is_in_csv]


def _list_labels(noun: EditedNoun) -> tuple[str, ...]:
    """List the additional columns that state what a row is about. `about` is left out if an input has the title."""
    if noun.place is None:
        return ()
    return (PLACE,) if noun.title in {field.key for field in noun.fields} else (PLACE, ABOUT)


def _plan_line(
    noun: EditedNoun, number: int, line: Mapping[str, str], row: Mapping[str, Any]
) -> PlannedChange:
    title = ": ".join(filter(None, (row["place"], str(row["fields"].get(noun.title) or ""))))
    texts = {name: _unprotect(text) for name, text in line.items() if name != ID}
    texts.update({each.key: texts[each.key].lower() for each in noun.relations if each.key in texts})
    try:
        draft = parse_draft(noun, texts, row["fields"])
    except InvalidDraft as error:
        problems = {name: problem.value for name, problem in error.problems.items()}
        return PlannedChange(number, row["id"], title, problems=problems)
    changes = list_changes(noun, row["fields"], draft)
    problems = {ID: "has a draft"} if changes and row["has_draft"] else {}
    return PlannedChange(number, row["id"], title, row["revision"], changes, problems, draft)


def _find_unknown_currencies(
    noun: EditedNoun, change: PlannedChange, currencies: Collection[str]
) -> dict[str, str]:
    return {
        field.key: Problem.UNKNOWN_RELATION.value
        for field in noun.relations
        if field.key in change.changes and not set(change.draft[field.key]) <= set(currencies)
    }


def _unprotect(text: str) -> str:
    """Remove the apostrophe that `protect_cell` adds."""
    return text[1:] if text.startswith("'") and text[1:].startswith(_FORMULA_STARTS) else text
