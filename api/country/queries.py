from collections import defaultdict
from collections.abc import Iterable

from fastapi import HTTPException
from psycopg.rows import DictRow

from api.counts.catalogue_counts import NO_COURSES, PlaceCounts
from api.database import Connection, read_rows
from api.references import find_id
from schemas.contracts.catalogue.lists import CountryTree, ListedCity, ListedCountry, ListedState
from search.text_folding import fold_text

_COUNTRIES = "SELECT id, slug, name, iso2 FROM country"
_COUNTRY = "SELECT id FROM country WHERE id = %s"
_STATES = "SELECT id, slug, name, country_id FROM state WHERE id = ANY(%s)"
_CITIES = "SELECT id, slug, name, state_id FROM city WHERE id = ANY(%s)"


async def read_countries(connection: Connection, counts: PlaceCounts) -> list[ListedCountry]:
    """Read all countries, with and without courses, sorted by name."""
    return [
        build_listed_country(row, counts)
        for row in sort_rows_by_name(await read_rows(connection, _COUNTRIES))
    ]


async def read_country_trees(connection: Connection, counts: PlaceCounts) -> list[CountryTree]:
    """Read the countries, states and cities that have courses. Each list is sorted by name."""
    states = await _read_states_by_country(connection, counts)
    return [
        CountryTree(**country, states=states[country["id"]])
        for country in await read_countries(connection, counts)
        if country["course_count"]
    ]


async def read_states(connection: Connection, reference: str, counts: PlaceCounts) -> dict[str, ListedState]:
    """Read the states of a country that have courses, sorted by name. The keys are the slugs of the states.

    Raises HTTPException 404 for an unknown country.
    """
    country = await find_id(connection, "country", reference)
    if country is None or not await read_rows(connection, _COUNTRY, (country,)):
        raise HTTPException(404, "There is no such country")
    return {state["slug"]: state for state in (await _read_states_by_country(connection, counts))[country]}


def build_listed_country(row: DictRow, counts: PlaceCounts) -> ListedCountry:
    count = counts.countries.get(row["id"], NO_COURSES)
    return ListedCountry(
        id=row["id"],
        slug=row["slug"],
        name=row["name"],
        iso2=row["iso2"],
        course_count=count.courses,
        institute_count=count.institutes,
    )


def sort_rows_by_name(rows: Iterable[DictRow]) -> list[DictRow]:
    """Sort by name, then by id. Case and accents are ignored."""
    return sorted(rows, key=lambda row: (fold_text(row["name"]), row["id"]))


async def _read_states_by_country(
    connection: Connection, counts: PlaceCounts
) -> dict[int, list[ListedState]]:
    """Read the states that have courses, by country id and sorted by name."""
    cities = await _read_cities_by_state(connection, counts)
    by_country: dict[int, list[ListedState]] = defaultdict(list)
    for row in sort_rows_by_name(await read_rows(connection, _STATES, (list(counts.states),))):
        count = counts.states[row["id"]]
        state = ListedState(
            id=row["id"],
            slug=row["slug"],
            state_name=row["name"],
            country_id=row["country_id"],
            course_count=count.courses,
            institute_count=count.institutes,
            cities=cities[row["id"]],
        )
        by_country[state["country_id"]].append(state)
    return by_country


async def _read_cities_by_state(connection: Connection, counts: PlaceCounts) -> dict[int, list[ListedCity]]:
    by_state: dict[int, list[ListedCity]] = defaultdict(list)
    for row in sort_rows_by_name(await read_rows(connection, _CITIES, (list(counts.cities),))):
        count = counts.cities[row["id"]]
        city = ListedCity(
            id=row["id"],
            slug=row["slug"],
            city_name=row["name"],
            state_id=row["state_id"],
            course_count=count.courses,
            institute_count=count.institutes,
        )
        by_state[city["state_id"]].append(city)
    return by_state
