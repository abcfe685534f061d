"""Assigns ids to the sample's rows, and copies the rows into their tables."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import psycopg
from psycopg import sql

from indexer.catalogue.reference.data_files import read_currencies
from indexer.catalogue.reference.geonames import read_countries
from indexer.catalogue.sample.catalogue_rows import CatalogueRows, Row
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID
from schemas.taxonomy.data_files import read_degree_levels, read_specializations
from schemas.vocabulary.kinds import FeeAudience, FeeBasis, Status

Ids = Mapping[str, int]

INSTITUTE_COLUMNS = (
    "slug", "name", "trading_name", "institute_type", "institute_type_basis", "sector", "established", "country_id",
    "website", "meta_title", "meta_description", "description", "short_description",
)  # fmt: skip
CAMPUS_COLUMNS = ("slug", "name", "institute_id", "city_id", "latitude", "longitude", "point_source")
COURSE_COLUMNS = (
    "slug", "name", "course_title", "institute_id", "degree_level_id", "course_language", "study_mode",
    "duration_weeks", "course_duration", "description",
)  # fmt: skip
FEE_COLUMNS = ("course_id", "amount", "currency_id", "basis", "audience", "is_base")


def insert_catalogue(
    cursor: psycopg.Cursor, rows: CatalogueRows, progress: Callable[[str, int, int], None] | None = None
) -> None:
    """Insert every row as published. The database must already have the reference rows."""
    institutes = _draw_ids(cursor, "institute", rows.institutes)
    campuses = _draw_ids(cursor, "campus", rows.campuses)
    courses = _draw_ids(cursor, "course", rows.courses)
    steps: Sequence[tuple[str, Callable[[], None]]] = (
        ("institute", partial(_insert_institutes, cursor, rows.institutes, institutes)),
        ("campus", partial(_insert_campuses, cursor, rows.campuses, campuses, institutes)),
        ("course", partial(_insert_courses, cursor, rows.courses, courses, institutes)),
        ("course_campus", partial(_insert_course_campuses, cursor, rows.courses, courses, campuses)),
        ("course_specialization", partial(_insert_course_specializations, cursor, rows.courses, courses)),
        ("course_fee", partial(_insert_course_fees, cursor, rows.courses, courses)),
        ("course_intake", partial(_insert_course_intakes, cursor, rows.courses, courses)),
    )
    for done, (table, write) in enumerate(steps):
        if progress is not None:
            progress(f"sample: {table}", done, len(steps))
        write()
    if progress is not None:
        progress("sample", len(steps), len(steps))


def _insert_institutes(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids) -> None:
    country_ids = {country.iso2: country.id for country in read_countries()}
    placed = ({**row, "country_id": country_ids[str(row["country"])]} for row in rows)
    _copy_catalogue_rows(cursor, "institute", INSTITUTE_COLUMNS, placed, ids)


def _insert_campuses(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids, institutes: Ids) -> None:
    owned = ({**row, "institute_id": institutes[str(row["institute"])]} for row in rows)
    _copy_catalogue_rows(cursor, "campus", CAMPUS_COLUMNS, owned, ids)


def _insert_courses(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids, institutes: Ids) -> None:
    levels = read_degree_levels()
    owned = (
        {
            **row,
            "institute_id": institutes[str(row["institute"])],
            "degree_level_id": levels[str(row["level"])].id,
        }
        for row in rows
    )
    _copy_catalogue_rows(cursor, "course", COURSE_COLUMNS, owned, ids)


def _insert_course_campuses(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids, campuses: Ids) -> None:
    pairs = ((course, campuses[campus]) for course, campus in _iterate_values(rows, ids, "campuses"))
    _copy_rows(cursor, "course_campus", ("course_id", "campus_id"), pairs)


def _insert_course_specializations(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids) -> None:
    known = read_specializations()
    subjects = (
        (ids[str(row["source_code"])], known[slug].id, position)
        for row in rows
        for position, slug in enumerate(_require_tuple(row["specializations"]))
    )
    _copy_rows(cursor, "course_specialization", ("course_id", "specialization_id", "position"), subjects)


def _insert_course_fees(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids) -> None:
    currency_ids = {currency.code: currency.id for currency in read_currencies()}
    basis, audience = FeeBasis.PER_YEAR.value, FeeAudience.INTERNATIONAL.value
    fees = (
        (ids[str(row["source_code"])], amount, currency_ids[code], basis, audience, True)
        for row in rows
        if row["fee"] is not None
        for amount, code in [_require_tuple(row["fee"])]
    )
    _copy_rows(cursor, "course_fee", FEE_COLUMNS, fees)


def _insert_course_intakes(cursor: psycopg.Cursor, rows: Iterable[Row], ids: Ids) -> None:
    _copy_rows(cursor, "course_intake", ("course_id", "month"), _iterate_values(rows, ids, "months"))


def _iterate_values(rows: Iterable[Row], ids: Ids, column: str) -> Iterator[tuple[int, Any]]:
    for row in rows:
        for part in _require_tuple(row[column]):
            yield ids[str(row["source_code"])], part


def _require_tuple(value: object) -> Sequence[Any]:
    if not isinstance(value, tuple):
        raise TypeError(f"sample row: several values are needed, not {value!r}")
    return value


def _draw_ids(cursor: psycopg.Cursor, table: str, rows: Sequence[Row]) -> Ids:
    """Draw an id from the table's sequence for each row. The keys of the result are source codes."""
    cursor.execute(
        "SELECT nextval(pg_get_serial_sequence(%s, 'id')) FROM generate_series(1, %s)", (table, len(rows))
    )
    drawn = sorted(int(value) for (value,) in cursor.fetchall())
    return {str(row["source_code"]): value for row, value in zip(rows, drawn, strict=True)}


def _copy_catalogue_rows(
    cursor: psycopg.Cursor, table: str, columns: Sequence[str], rows: Iterable[Row], ids: Ids
) -> None:
    """Copy the rows, and also fill the columns for the id, the source, the date and the status."""
    every = ("id", "source_id", "source_code", "source_date", "status", *columns)
    values = (
        (
            ids[str(row["source_code"])],
            SOURCE_ID,
            row["source_code"],
            SAMPLE_DATE,
            Status.PUBLISHED.value,
            *(row[column] for column in columns),
        )
        for row in rows
    )
    _copy_rows(cursor, table, every, values)


def _copy_rows(
    cursor: psycopg.Cursor, table: str, columns: Sequence[str], rows: Iterable[tuple[object, ...]]
) -> None:
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(
        sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
    )
    with cursor.copy(statement) as copy:
        for row in rows:
            copy.write_row(row)
