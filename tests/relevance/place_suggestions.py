"""Requests place suggestions from the API, and reads the names of all places from PostgreSQL for comparison."""

from typing import Any

import httpx
import psycopg

from search.text_folding import fold_words

Suggestions = list[dict[str, Any]]


async def suggest_places(service: httpx.AsyncClient, text: str, **more: Any) -> Suggestions:
    response = await service.get("/api/location-auto-suggestion", params={"search": text, **more})
    assert response.status_code == 200, response.text
    results: Suggestions = response.json()["results"]
    return results


def list_addresses(results: Suggestions) -> list[str]:
    return [each["address"] for each in results]


def read_place_words(connection: psycopg.Connection) -> list[tuple[str, frozenset[str]]]:
    """Read every place that can be suggested: its address, and the words of all its names.

    The words are in lower case and without accents.
    """
    return [
        (
            _remove_repetitions(address),
            frozenset(word for name in names if name for word in _split_words(name)),
        )
        for address, names in connection.execute(_PLACES)
    ]


def _remove_repetitions(address: str) -> str:
    """Remove repeated parts of an address: `Singapore, Singapore, Singapore` → `Singapore`."""
    return ", ".join(dict.fromkeys(address.split(", ")))


def _split_words(name: str) -> list[str]:
    return [*fold_words(name), *fold_words(name.replace("'", "").replace("’", ""))]


_PUBLISHED_IN = (
    "EXISTS (SELECT FROM campus JOIN city ON city.id = city_id WHERE campus.status = 'published' AND {})"
)
_PLACES = f"""
SELECT name, ARRAY[name] FROM region
UNION ALL SELECT name, ARRAY[name, iso2, iso3] || other_names FROM country
UNION ALL SELECT state.name || ', ' || country.name, state.name || state.other_names
FROM state JOIN country ON country.id = country_id
WHERE state.name <> country.name AND {_PUBLISHED_IN.format("city.state_id = state.id")}
UNION ALL SELECT city.name || ', ' || state.name || ', ' || country.name, city.name || city.other_names
FROM city JOIN state ON state.id = state_id JOIN country ON country.id = city.country_id
""".encode()
