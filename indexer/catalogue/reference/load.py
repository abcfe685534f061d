"""Writes the reference rows into PostgreSQL. If nothing has changed, a second load writes nothing."""

from collections.abc import Callable, Iterable, Iterator, Mapping

import psycopg
from psycopg import sql

from indexer.catalogue.reference.data_files import read_currencies, read_regions
from indexer.catalogue.reference.geonames import read_cities, read_countries, read_places_by_id
from indexer.catalogue.reference.place_rows import build_city_rows, build_country_rows, build_state_rows
from indexer.catalogue.reference.state_lookup import StateLookup
from indexer.catalogue.reference.taxonomy_rows import (
    build_degree_level_group_rows,
    build_degree_level_rows,
    build_discipline_rows,
    build_specialization_rows,
)
from indexer.catalogue.reference.upsert import UpsertCounts, UpsertTarget, upsert_rows

CURRENCY = UpsertTarget(
    "currency",
    ("id", "code", "display_name", "description", "value_to_pkr", "rate_date"),
    newer_by="rate_date",
)
COUNTRY = UpsertTarget(
    "country",
    ("id", "slug", "name", "iso2", "iso3", "continent", "currency_id", "other_names"),
    only_new=("slug",),
)
REGION = UpsertTarget("region", ("id", "slug", "name", "type"))
REGION_COUNTRY = UpsertTarget("region_country", ("region_id", "country_id"), key=("region_id", "country_id"))
STATE = UpsertTarget("state", ("id", "slug", "name", "country_id", "code", "other_names"), only_new=("slug",))
CITY = UpsertTarget(
    "city",
    ("id", "slug", "name", "state_id", "country_id", "latitude", "longitude", "population", "other_names"),
    only_new=("slug",),
)
DISCIPLINE = UpsertTarget("discipline", ("id", "slug", "name", "isced_code", "icon"))
SPECIALIZATION = UpsertTarget(
    "specialization", ("id", "slug", "name", "discipline_id", "isced_code", "is_field")
)
DEGREE_LEVEL_GROUP = UpsertTarget("degree_level_group", ("id", "slug", "name", "type"))
DEGREE_LEVEL = UpsertTarget("degree_level", ("id", "slug", "name", "display_name", "group_id", "position"))

_Rows = Iterable[Mapping[str, object]]


def load_reference(
    connection: psycopg.Connection, progress: Callable[[str, int, int], None] | None = None
) -> dict[str, UpsertCounts]:
    """Insert and update places, currencies and taxonomy in one transaction.

    Returns the counts for each table.
    These stored rows and values are never overwritten: slugs of countries, states and cities, currencies whose exchange
    rate is not older than that in the file, and rows that are not in the files.
    progress: called with the step, the number of finished steps and the total.
    """
    loaded: dict[str, UpsertCounts] = {}
    with connection.transaction(), connection.cursor() as cursor:
        steps = list(_build_steps(cursor))
        for done, (target, rows) in enumerate(steps):
            if progress is not None:
                progress(f"reference: {target.table}", done, len(steps))
            loaded[target.table] = upsert_rows(cursor, target, rows)
    if progress is not None:
        progress("reference", len(steps), len(steps))
    return loaded


def load_reference_if_empty(
    database_url: str, progress: Callable[[str, int, int], None] | None = None
) -> bool:
    """Load the rows if the database has no country.

    Returns True if this call has loaded the rows. A concurrent call waits.
    """
    with psycopg.connect(database_url) as connection:
        connection.execute("LOCK TABLE country IN SHARE ROW EXCLUSIVE MODE")
        if connection.execute("SELECT 1 FROM country LIMIT 1").fetchone() is not None:
            return False
        load_reference(connection, progress)
        return True


def add_missing_cities(connection: psycopg.Connection, city_ids: Iterable[int]) -> int:
    """Add the cities with these GeoNames ids if the table lacks them. These cities are small towns with a campus.

    Returns the number of added cities. Raises ValueError with the ids that are unknown.
    """
    with connection.transaction(), connection.cursor() as cursor:
        slugs = _read_slugs(cursor, "city")
        missing = set(city_ids) - slugs.keys()
        if not missing:
            return 0
        places = read_places_by_id(missing)
        unknown = sorted(missing - {place.id for place in places})
        if unknown:
            raise ValueError(f"city id: no place of GeoNames has {', '.join(map(str, unknown))}")
        return upsert_rows(cursor, CITY, build_city_rows(places, StateLookup(read_cities()), slugs)).written


def _build_steps(cursor: psycopg.Cursor) -> Iterator[tuple[UpsertTarget, _Rows]]:
    """Yield each table with its rows. A table comes after the tables that it refers to."""
    towns = read_cities()
    divisions = StateLookup(towns)
    currency_ids = {row.code: row.id for row in read_currencies()}
    yield CURRENCY, _build_currency_rows()
    yield COUNTRY, build_country_rows(currency_ids)
    yield (
        REGION,
        ({"id": row.id, "slug": row.slug, "name": row.name, "type": "Region"} for row in read_regions()),
    )
    yield REGION_COUNTRY, _build_region_country_rows()
    yield STATE, build_state_rows(towns, divisions, _read_slugs(cursor, "state"))
    yield CITY, build_city_rows(towns, divisions, _read_slugs(cursor, "city"))
    yield DISCIPLINE, build_discipline_rows()
    yield SPECIALIZATION, build_specialization_rows()
    yield DEGREE_LEVEL_GROUP, build_degree_level_group_rows()
    yield DEGREE_LEVEL, build_degree_level_rows()


def _build_currency_rows() -> _Rows:
    for row in read_currencies():
        yield {column: getattr(row, column) for column in CURRENCY.columns}


def _build_region_country_rows() -> _Rows:
    country_ids = {country.iso2: country.id for country in read_countries()}
    for region in read_regions():
        for code in region.country_codes:
            yield {"region_id": region.id, "country_id": country_ids[code]}


def _read_slugs(cursor: psycopg.Cursor, table: str) -> dict[int, str]:
    cursor.execute(sql.SQL("SELECT id, slug FROM {}").format(sql.Identifier(table)))
    return dict(cursor.fetchall())
