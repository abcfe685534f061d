"""Reads the ids of the countries, currencies and taxonomy rows that a catalogue refers to."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import psycopg
from psycopg import sql

from indexer.catalogue.importers.errors import ReferenceMissing
from indexer.catalogue.importers.records import Catalogue
from indexer.catalogue.reference.load import add_missing_cities, load_reference


@dataclass(frozen=True, slots=True)
class ReferenceIds:
    """The ids of countries (by ISO 3166 alpha-2 code), levels and specializations (by slug) and currencies
    (by ISO 4217 code).
    """

    countries: Mapping[str, int]
    degree_levels: Mapping[str, int]
    specializations: Mapping[str, int]
    currencies: Mapping[str, int]


def read_reference_ids(cursor: psycopg.Cursor, catalogue: Catalogue) -> ReferenceIds:
    """Return the ids of the countries, levels, specializations and currencies that the catalogue refers to.

    If a row is missing, the reference data is loaded, and the ids are read again. Raises ReferenceMissing if a row is
    still missing. Cities of campuses are added to the table `city` if the table lacks them.
    """
    try:
        return _read_known_ids(cursor, catalogue)
    except ReferenceMissing:
        load_reference(cursor.connection)
        return _read_known_ids(cursor, catalogue)


def _read_known_ids(cursor: psycopg.Cursor, catalogue: Catalogue) -> ReferenceIds:
    courses = catalogue.courses
    ids = ReferenceIds(
        countries=_read_ids(cursor, "country", "iso2", (one.country_iso2 for one in catalogue.institutions)),
        degree_levels=_read_ids(
            cursor, "degree_level", "slug", (course.degree_level_slug for course in courses)
        ),
        specializations=_read_ids(
            cursor,
            "specialization",
            "slug",
            (slug for course in courses for slug in course.specialization_slugs),
        ),
        currencies=_read_ids(
            cursor, "currency", "code", (fee.currency_code for course in courses for fee in course.fees)
        ),
    )
    add_missing_cities(cursor.connection, {campus.city_id for campus in catalogue.campuses})
    return ids


def _read_ids(cursor: psycopg.Cursor, table: str, key: str, wanted: Iterable[str]) -> dict[str, int]:
    names = list(set(wanted))
    query = sql.SQL("SELECT {key}, id FROM {table} WHERE {key} = ANY (%s)")
    cursor.execute(query.format(key=sql.Identifier(key), table=sql.Identifier(table)), (names,))
    found: dict[str, int] = dict(cursor.fetchall())
    missing = sorted(str(name) for name in names if name not in found)
    if missing:
        raise ReferenceMissing(f"{table} {key}", missing)
    return found
