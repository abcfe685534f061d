"""Stores the entry requirements of one source, and compares them with the stored rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, LiteralString

import psycopg
from psycopg.types.json import Jsonb

from indexer.catalogue.entry_requirements.csv_file import Owner, RequirementRow
from indexer.catalogue.importers.storage.list_import import RejectedLine
from indexer.catalogue.reference.csv_lines import ParsedLines

IMAGE: LiteralString = "to_jsonb(stored)"
NOUN = "entry_requirement"

_REFERENCES: Mapping[str, LiteralString] = {
    "institute": "SELECT slug, id FROM institute WHERE status <> 'withdrawn'",
    "course": "SELECT slug, id FROM course WHERE status <> 'withdrawn'",
    "currency": "SELECT code, id FROM currency",
}
_STORED = f"""
SELECT course.slug, institute.slug, stored.id, stored.source_id, {IMAGE}
FROM entry_requirement AS stored LEFT JOIN course ON course.id = stored.course_id
LEFT JOIN institute ON institute.id = stored.institute_id
ORDER BY stored.id FOR UPDATE OF stored
"""
_UPSERT = f"""
INSERT INTO entry_requirement AS stored (institute_id, course_id, english_tests, other_requirements,
    application_deadline, application_fee, application_fee_currency_id, official_url, source_id, source_date)
VALUES (%(institute)s, %(course)s, %(tests)s, %(requirements)s, %(deadline)s, %(fee)s, %(currency)s, %(url)s,
        %(source)s, %(date)s)
ON CONFLICT ({{owner}}) DO UPDATE
SET english_tests = excluded.english_tests, other_requirements = excluded.other_requirements,
    application_deadline = excluded.application_deadline, application_fee = excluded.application_fee,
    application_fee_currency_id = excluded.application_fee_currency_id, official_url = excluded.official_url,
    source_date = excluded.source_date
WHERE (stored.english_tests, stored.other_requirements, stored.application_deadline, stored.application_fee,
       stored.application_fee_currency_id, stored.official_url)
      IS DISTINCT FROM
      (excluded.english_tests, excluded.other_requirements, excluded.application_deadline, excluded.application_fee,
       excluded.application_fee_currency_id, excluded.official_url)
RETURNING id, {IMAGE}
"""


@dataclass(frozen=True, slots=True)
class StoredRow:
    id: int
    source_id: int
    image: Any


@dataclass(frozen=True, slots=True)
class WrittenRow:
    """JSON copies of a row before and after the import. None: the row did not exist, or was deleted."""

    id: int
    before: Any
    after: Any


@dataclass(slots=True)
class WrittenRequirements:
    """stored_before: the number of rows of the source before the import. rejected: ordered by line."""

    stored_before: int
    rows: list[WrittenRow] = field(default_factory=list)
    unchanged: int = 0
    rejected: list[RejectedLine] = field(default_factory=list)

    @property
    def imported(self) -> int:
        return self.added + self.changed + self.unchanged

    @property
    def added(self) -> int:
        return sum(each.before is None for each in self.rows)

    @property
    def removed(self) -> int:
        return sum(each.after is None for each in self.rows)

    @property
    def changed(self) -> int:
        return len(self.rows) - self.added - self.removed


def write_requirements(
    cursor: psycopg.Cursor, source_id: int, day: date, file: ParsedLines[Owner, RequirementRow]
) -> WrittenRequirements:
    """Write the rows of the file that differ from the stored rows, and delete rows of the source that the file lacks.

    A row with an unknown institute, course or currency is rejected. Withdrawn institutes and courses count as unknown.
    A row is also rejected if its institute or course has requirements of another source. The stored requirements of a
    rejected line stay.
    """
    known: dict[str, dict[str, int]] = {
        name: dict(cursor.execute(query).fetchall()) for name, query in _REFERENCES.items()
    }
    stored: dict[Owner, StoredRow] = {
        ("course", course) if course else ("institute", institute): StoredRow(*columns)
        for course, institute, *columns in cursor.execute(_STORED.encode()).fetchall()
    }
    written = WrittenRequirements(
        sum(each.source_id == source_id for each in stored.values()), rejected=file.rejected.copy()
    )
    for owner, row in file.rows.items():
        before = stored.get(owner)
        reason = _find_reason(row, owner, before, source_id, known)
        if reason is not None:
            written.rejected.append(RejectedLine(row.line, owner[1], reason))
            continue
        statement = _UPSERT.format(owner=f"{owner[0]}_id").encode()
        values = {**_build_values(row, owner, known), "source": source_id, "date": day}
        found = cursor.execute(statement, values).fetchone()
        if found is None:
            written.unchanged += 1
        else:
            written.rows.append(WrittenRow(found[0], before and before.image, found[1]))
    named = file.named_keys
    for owner, each in stored.items():
        if each.source_id == source_id and owner not in named:
            cursor.execute("DELETE FROM entry_requirement WHERE id = %s", (each.id,))
            written.rows.append(WrittenRow(each.id, each.image, None))
    written.rejected.sort(key=lambda each: each.line)
    return written


def _find_reason(
    row: RequirementRow,
    owner: Owner,
    before: StoredRow | None,
    source_id: int,
    known: Mapping[str, Mapping[str, int]],
) -> str | None:
    noun, slug = owner
    if slug not in known[noun]:
        return f"{noun}: there is no '{slug}'"
    if row.currency is not None and row.currency not in known["currency"]:
        return f"currency: there is no '{row.currency}'"
    if before is not None and before.source_id != source_id:
        return f"the {noun} has requirements of another source"
    return None


def _build_values(
    row: RequirementRow, owner: Owner, known: Mapping[str, Mapping[str, int]]
) -> dict[str, Any]:
    noun, slug = owner
    return {
        "institute": known[noun][slug] if noun == "institute" else None,
        "course": known[noun][slug] if noun == "course" else None,
        "tests": Jsonb(dict(row.english_tests)),
        "requirements": list(row.requirements),
        "deadline": row.deadline,
        "fee": row.fee,
        "currency": row.currency and known["currency"][row.currency],
        "url": row.url,
    }
