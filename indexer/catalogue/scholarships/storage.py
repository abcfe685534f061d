"""Stores scholarships of one source in one transaction.

A scholarship is identified by its source and its code. An import never changes the slug of a stored scholarship. A
published scholarship whose code is not in the file is withdrawn. Columns that an editor has changed, also the status,
keep the value of the editor. The column `register_values` has the values of the file behind these edits.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import LiteralString

import psycopg
from psycopg import sql
from psycopg.types.json import Jsonb

from indexer.catalogue.importers.bounds import ChangedRow
from indexer.catalogue.importers.storage.list_import import ListChanges, RejectedLine
from indexer.catalogue.reference.csv_lines import ParsedLines
from indexer.catalogue.reference.slugs import slugify, take_free_slug
from indexer.catalogue.scholarships.csv_file import ScholarshipRow
from schemas.vocabulary.kinds import Status

Ids = Mapping[str, int]

_LINKS: Mapping[str, tuple[str, str]] = {
    "institutes": ("scholarship_institute", "institute_id"),
    "countries": ("scholarship_host_country", "country_id"),
    "disciplines": ("scholarship_discipline", "discipline_id"),
    "degree_levels": ("scholarship_degree_level", "degree_level_id"),
}
"""For each list column of the file: the table with the links, and the column of this table for the linked row's id."""

_REFERENCES: Mapping[str, LiteralString] = {
    "institutes": "SELECT slug, id FROM institute WHERE status <> 'withdrawn'",
    "campus": "SELECT slug, id FROM campus WHERE status <> 'withdrawn'",
    "countries": "SELECT slug, id FROM country UNION ALL SELECT iso2, id FROM country",
    "disciplines": "SELECT slug, id FROM discipline",
    "degree_levels": "SELECT slug, id FROM degree_level",
    "currency": "SELECT code, id FROM currency",
}

_FIELDS: Mapping[LiteralString, LiteralString] = {
    "name": "name",
    "provider_name": "provider_name",
    "campus_id": "campus",
    "description": "description",
    "eligibility": "eligibility",
    "type": "type",
    "month": "month",
    "year": "year",
    "amount": "amount",
    "currency_id": "currency",
    "deadline": "deadline",
    "url": "url",
}
"""For each column of the table that the file provides: the key of this column in `register_values`."""

_UPSERT = sql.SQL(
    """
INSERT INTO scholarship (source_id, source_code, source_date, slug, name, provider_name, campus_id, description,
                         eligibility, type, month, year, amount, currency_id, deadline, url, status)
VALUES (%(source)s, %(code)s, %(date)s, %(slug)s, %(name)s, %(provider)s, %(campus)s, %(description)s, %(eligibility)s,
        %(type)s, %(month)s, %(year)s, %(amount)s, %(currency)s, %(deadline)s, %(url)s, 'published')
ON CONFLICT (source_id, source_code) DO UPDATE
SET source_date = excluded.source_date, {columns},
    status = CASE WHEN scholarship.status = 'withdrawn' AND NOT scholarship.register_values ? 'status' THEN 'published'
                  ELSE scholarship.status END
RETURNING id, xmax = 0, register_values
"""
).format(
    columns=sql.SQL(", ").join(
        sql.SQL(
            "{column} = CASE WHEN scholarship.register_values ? {key} THEN scholarship.{column} "
            "ELSE excluded.{column} END"
        ).format(column=sql.Identifier(column), key=sql.Literal(key))
        for column, key in _FIELDS.items()
    )
)
"""Inserts or updates a row. A column whose key is in `register_values` keeps the value of an editor."""

_STORE_REGISTER_VALUES = """
UPDATE scholarship SET register_values = find_register_values('scholarship',
    (SELECT jsonb_object_agg(key, %s::jsonb->key) FROM jsonb_object_keys(register_values) AS key),
    to_jsonb(scholarship) || read_content_relations('scholarship', id), '{}')
WHERE id = %s
"""
"""Updates the values of the file behind the edits. A column with equal values no longer counts as edited."""

_WITHDRAW = """
UPDATE scholarship SET status = 'withdrawn'
WHERE source_id = %s AND status = 'published' AND NOT source_code = ANY(%s) AND NOT register_values ? 'status'
RETURNING source_code, name
"""
_NOTE_MISSING = """
UPDATE scholarship SET register_values = register_values || '{"status": "withdrawn"}'
WHERE source_id = %s AND register_values->>'status' <> 'withdrawn' AND NOT source_code = ANY(%s)
"""
"""Records that the file lacks rows whose status an editor has set. These rows keep their status."""

_COUNT_PUBLISHED = "SELECT count(*) FROM scholarship WHERE source_id = %s AND status = 'published'"


@dataclass(slots=True)
class StoredScholarships:
    """added, updated, withdrawn: the numbers of scholarships. An updated scholarship need not have changed.

    import_run_id: the number of the import, or None in a dry run.
    """

    import_run_id: int | None = None
    added: int = 0
    updated: int = 0
    withdrawn: int = 0
    rejected: list[RejectedLine] = field(default_factory=list)


def store_scholarships(
    cursor: psycopg.Cursor, source_id: int, source_date: date, file: ParsedLines[str, ScholarshipRow]
) -> tuple[StoredScholarships, ListChanges]:
    """Insert or update the rows, and withdraw the published scholarships of the source that the file does not name.

    A row that names an unknown institute, campus, country, discipline, degree level or currency is rejected. Withdrawn
    institutes and campuses count as unknown. The stored scholarship of a rejected line stays.
    """
    stored = StoredScholarships(rejected=file.rejected.copy())
    ((visible,),) = cursor.execute(_COUNT_PUBLISHED, (source_id,)).fetchall()
    known = {column: _read_ids(cursor, statement) for column, statement in _REFERENCES.items()}
    slugs = {slug for (slug,) in cursor.execute("SELECT slug FROM scholarship").fetchall()}
    for row in file.rows.values():
        reason = _find_unknown(row, known)
        if reason is not None:
            stored.rejected.append(RejectedLine(row.line, row.code, reason))
            continue
        if _store(cursor, source_id, source_date, row, known, slugs):
            stored.added += 1
        else:
            stored.updated += 1
    withdrawn = cursor.execute(_WITHDRAW, (source_id, list(file.named_keys))).fetchall()
    cursor.execute(_NOTE_MISSING, (source_id, list(file.named_keys)))
    stored.withdrawn = len(withdrawn)
    stored.rejected.sort(key=lambda each: each.line)
    changes = ListChanges(
        {"scholarships": visible},
        {"scholarships": [ChangedRow(code, name) for code, name in sorted(withdrawn)]},
        {"added": stored.added, "changed": stored.updated},
    )
    return stored, changes


def _read_ids(cursor: psycopg.Cursor, statement: LiteralString) -> Ids:
    return dict(cursor.execute(statement).fetchall())


def _find_unknown(row: ScholarshipRow, known: Mapping[str, Ids]) -> str | None:
    named: Mapping[str, Iterable[str | None]] = {
        **row.links,
        "campus": [row.campus],
        "currency": [row.currency],
    }
    for column, values in named.items():
        for value in values:
            if value is not None and value not in known[column]:
                return f"{column}: there is no '{value}'"
    return None


def _store(
    cursor: psycopg.Cursor,
    source_id: int,
    source_date: date,
    row: ScholarshipRow,
    known: Mapping[str, Ids],
    slugs: set[str],
) -> bool:
    """Store the row and its lists. Returns True if the scholarship is new."""
    plain = slugify(row.name) or "scholarship"
    code = slugify(row.code)
    values = {
        "source": source_id, "date": source_date, "code": row.code, "name": row.name, "provider": row.provider,
        "slug": take_free_slug(
            "scholarship", (plain, f"{plain}-{code}", f"scholarship-{source_id}-{code}"), set(slugs)
        ),
        "campus": row.campus and known["campus"][row.campus], "description": row.description,
        "eligibility": row.eligibility, "type": row.type.value, "month": row.month, "year": row.year,
        "amount": row.amount, "currency": row.currency and known["currency"][row.currency],
        "deadline": row.deadline, "url": row.url,
    }  # fmt: skip
    stored = cursor.execute(_UPSERT, values).fetchone()
    assert stored is not None
    scholarship_id, is_new, edited = stored
    if is_new:
        slugs.add(str(values["slug"]))
    for column, (table, key) in _LINKS.items():
        if _name_field(column) not in edited:
            _replace_links(
                cursor, table, key, scholarship_id, [known[column][each] for each in row.links[column]]
            )
    if edited:
        country_slugs: dict[str, str] = dict(cursor.execute("SELECT iso2, slug FROM country").fetchall())
        cursor.execute(
            _STORE_REGISTER_VALUES, (Jsonb(_build_file_values(row, country_slugs)), scholarship_id)
        )
    return bool(is_new)


def _build_file_values(row: ScholarshipRow, country_slugs: Mapping[str, str]) -> dict[str, object]:
    """Build the values of the file in the format of a draft of an editor. Relations are sorted slugs.

    country_slugs: the slug of each country, by its code.
    """
    return {
        "name": row.name, "provider_name": row.provider, "description": row.description,
        "eligibility": row.eligibility, "type": row.type.value, "month": row.month, "year": row.year,
        "amount": row.amount, "deadline": row.deadline and row.deadline.isoformat(), "url": row.url,
        "campus": [row.campus] if row.campus else [], "currency": [row.currency.lower()] if row.currency else [],
        "status": Status.PUBLISHED.value,
        **{
            _name_field(column): sorted({country_slugs.get(slug, slug) for slug in slugs})
            for column, slugs in row.links.items()
        },
    }  # fmt: skip


def _name_field(column: str) -> str:
    """Return the key of a list column in `register_values`."""
    return "host_countries" if column == "countries" else column


def _replace_links(
    cursor: psycopg.Cursor, table: str, key: str, scholarship_id: int, ids: Sequence[int]
) -> None:
    """Delete the links that are not in `ids`, and add the missing links. Unchanged links stay."""
    names = {"table": sql.Identifier(table), "key": sql.Identifier(key)}
    cursor.execute(
        sql.SQL("DELETE FROM {table} WHERE scholarship_id = %s AND NOT {key} = ANY(%s)").format(**names),
        (scholarship_id, list(ids)),
    )
    cursor.execute(
        sql.SQL(
            "INSERT INTO {table} (scholarship_id, {key}) SELECT %s, unnest(%s::integer[]) ON CONFLICT DO NOTHING"
        ).format(**names),
        (scholarship_id, list(ids)),
    )
