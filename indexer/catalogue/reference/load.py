"""Writes every reference row into PostgreSQL; loading twice changes nothing."""

from collections.abc import Callable, Iterable, Iterator, Mapping

import psycopg
from psycopg import sql

from indexer.catalogue.reference.data_files import currencies, regions
from indexer.catalogue.reference.geonames import cities, countries, places_of
from indexer.catalogue.reference.place_rows import city_rows, country_rows, state_rows
from indexer.catalogue.reference.state_lookup import Divisions
from indexer.catalogue.reference.taxonomy_rows import (
    degree_level_group_rows,
    degree_level_rows,
    discipline_rows,
    specialization_rows,
)
from indexer.catalogue.reference.upsert import Loaded, Target, upsert

CURRENCY = Target(
    "currency",
    ("id", "code", "display_name", "description", "value_to_pkr", "rate_date"),
    newer_by="rate_date",
)
COUNTRY = Target(
    "country",
    ("id", "slug", "name", "iso2", "iso3", "continent", "currency_id", "other_names"),
    only_new=("slug",),
)
REGION = Target("region", ("id", "slug", "name", "type"))
REGION_COUNTRY = Target("region_country", ("region_id", "country_id"), key=("region_id", "country_id"))
STATE = Target("state", ("id", "slug", "name", "country_id", "code", "other_names"), only_new=("slug",))
CITY = Target(
    "city",
    ("id", "slug", "name", "state_id", "country_id", "latitude", "longitude", "population", "other_names"),
    only_new=("slug",),
)
DISCIPLINE = Target("discipline", ("id", "slug", "name", "isced_code", "icon"))
SPECIALIZATION = Target("specialization", ("id", "slug", "name", "discipline_id", "isced_code", "is_field"))
DEGREE_LEVEL_GROUP = Target("degree_level_group", ("id", "slug", "name", "type"))
DEGREE_LEVEL = Target("degree_level", ("id", "slug", "name", "display_name", "group_id", "position"))

_Rows = Iterable[Mapping[str, object]]


def load_reference(
    connection: psycopg.Connection, progress: Callable[[str, int, int], None] | None = None
) -> dict[str, Loaded]:
    """Bring places, currencies and taxonomy to the files' state in one transaction; counts by table.

    progress is told the step, the steps done and the steps in all. Slugs of countries, states and cities are
    kept once given; a newer rate of a currency is kept; rows that the files do not have are left alone.
    """
    loaded: dict[str, Loaded] = {}
    with connection.transaction(), connection.cursor() as cursor:
        steps = list(_steps(cursor))
        for done, (target, rows) in enumerate(steps):
            if progress is not None:
                progress(f"reference: {target.table}", done, len(steps))
            loaded[target.table] = upsert(cursor, target, rows)
    if progress is not None:
        progress("reference", len(steps), len(steps))
    return loaded


def add_missing_cities(connection: psycopg.Connection, city_ids: Iterable[int]) -> int:
    """Add the cities of these GeoNames ids that the table does not have (small towns with a campus); how many.

    Raises ValueError naming the ids that are no known place.
    """
    with connection.transaction(), connection.cursor() as cursor:
        slugs = _slugs(cursor, "city")
        missing = set(city_ids) - slugs.keys()
        if not missing:
            return 0
        places = places_of(missing)
        unknown = sorted(missing - {place.id for place in places})
        if unknown:
            raise ValueError(f"city id: no place of GeoNames has {', '.join(map(str, unknown))}")
        return upsert(cursor, CITY, city_rows(places, Divisions(cities()), slugs)).written


def _steps(cursor: psycopg.Cursor) -> Iterator[tuple[Target, _Rows]]:
    """Each table with its rows, those first that others point to."""
    towns = cities()
    divisions = Divisions(towns)
    currency_ids = {row.code: row.id for row in currencies()}
    yield CURRENCY, _currency_rows()
    yield COUNTRY, country_rows(currency_ids)
    yield REGION, ({"id": row.id, "slug": row.slug, "name": row.name, "type": "Region"} for row in regions())
    yield REGION_COUNTRY, _region_country_rows()
    yield STATE, state_rows(towns, divisions, _slugs(cursor, "state"))
    yield CITY, city_rows(towns, divisions, _slugs(cursor, "city"))
    yield DISCIPLINE, discipline_rows()
    yield SPECIALIZATION, specialization_rows()
    yield DEGREE_LEVEL_GROUP, degree_level_group_rows()
    yield DEGREE_LEVEL, degree_level_rows()


def _currency_rows() -> _Rows:
    for row in currencies():
        yield {column: getattr(row, column) for column in CURRENCY.columns}


def _region_country_rows() -> _Rows:
    country_ids = {country.iso2: country.id for country in countries()}
    for region in regions():
        for code in region.country_codes:
            yield {"region_id": region.id, "country_id": country_ids[code]}


def _slugs(cursor: psycopg.Cursor, table: str) -> dict[int, str]:
    cursor.execute(sql.SQL("SELECT id, slug FROM {}").format(sql.Identifier(table)))
    return dict(cursor.fetchall())
