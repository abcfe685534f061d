from collections.abc import Mapping

from api.country.queries import read_countries, sort_rows_by_name
from api.counts.catalogue_counts import PlaceCount, PlaceCounts
from api.database import Connection, read_rows
from schemas.contracts.base import Named
from schemas.contracts.catalogue.lists import (
    CountryOfRegions,
    ListedCountry,
    PopularCity,
    RegionWithCountries,
)
from schemas.vocabulary.limits import POPULAR_PLACES_MAX
from search.text_folding import fold_text

_REGIONS = """
SELECT id, slug, name, type, ARRAY(SELECT country_id FROM region_country WHERE region_id = region.id) AS countries
FROM region
"""
_CITIES = """
SELECT city.id, city.slug, city.name AS city_name, state.id AS state_id, state.slug AS state_slug,
       state.name AS state_name, country.id AS country_id, country.slug AS country_slug, country.name AS country_name
FROM city
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
WHERE city.id = ANY(%s)
"""


async def read_regions(connection: Connection, counts: PlaceCounts) -> list[RegionWithCountries]:
    """Read all regions with all their countries, also countries without courses."""
    all_countries = await read_countries(connection, counts)
    return [
        RegionWithCountries(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            type=row["type"],
            countries=[each for each in all_countries if each["id"] in set(row["countries"])],
        )
        for row in sort_rows_by_name(await read_rows(connection, _REGIONS))
    ]


async def read_region_countries(connection: Connection, counts: PlaceCounts) -> list[CountryOfRegions]:
    regions_by_country: dict[int, list[Named]] = {}
    for row in sort_rows_by_name(await read_rows(connection, _REGIONS)):
        for country_id in row["countries"]:
            region = Named(id=row["id"], slug=row["slug"], name=row["name"])
            regions_by_country.setdefault(country_id, []).append(region)
    return [
        CountryOfRegions(**country, regions=regions_by_country[country["id"]])
        for country in await read_countries(connection, counts)
        if country["id"] in regions_by_country
    ]


async def read_popular_countries(connection: Connection, counts: PlaceCounts) -> list[ListedCountry]:
    """Read the countries with the most courses. Countries with equal counts are sorted by name."""
    by_course_count = sorted(
        await read_countries(connection, counts), key=lambda country: -country["course_count"]
    )
    return [country for country in by_course_count[:POPULAR_PLACES_MAX] if country["course_count"]]


async def read_popular_cities(connection: Connection, counts: PlaceCounts) -> list[PopularCity]:
    rows = await read_rows(connection, _CITIES, (_find_popular_candidates(counts.cities),))
    cities = [
        PopularCity(
            id=row["id"],
            slug=row["slug"],
            city_name=row["city_name"],
            state_id=row["state_id"],
            state_slug=row["state_slug"],
            state_name=row["state_name"],
            country_id=row["country_id"],
            country_slug=row["country_slug"],
            country_name=row["country_name"],
            course_count=counts.cities[row["id"]].courses,
            institute_count=counts.cities[row["id"]].institutes,
        )
        for row in rows
    ]
    cities.sort(key=lambda city: (-city["course_count"], fold_text(city["city_name"]), city["id"]))
    return cities[:POPULAR_PLACES_MAX]


def _find_popular_candidates(cities: Mapping[int, PlaceCount]) -> list[int]:
    """Return the ids of the POPULAR_PLACES_MAX cities with the most courses.

    If several cities share the last place, all these cities are returned.
    """
    most = sorted((count.courses for count in cities.values()), reverse=True)[:POPULAR_PLACES_MAX]
    return [city for city, count in cities.items() if most and count.courses >= most[-1]]
