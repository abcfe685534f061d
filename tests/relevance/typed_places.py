"""Places by what is typed of them: through the service, and by the names in PostgreSQL alone."""

from typing import Any

import httpx
import psycopg

from search.text_folding import folded_words

Suggested = list[dict[str, Any]]


async def suggested(service: httpx.AsyncClient, text: str, **more: Any) -> Suggested:
    answer = await service.get("/api/location-auto-suggestion", params={"search": text, **more})
    assert answer.status_code == 200, answer.text
    results: Suggested = answer.json()["results"]
    return results


def addresses(results: Suggested) -> list[str]:
    return [each["address"] for each in results]


def words_of_places(connection: psycopg.Connection) -> list[tuple[str, frozenset[str]]]:
    """The address of every place that can be typed, with the folded words of all its names."""
    return [
        (
            ", ".join(dict.fromkeys(address.split(", "))),
            frozenset(word for name in names if name for word in _words(name)),
        )
        for address, names in connection.execute(_PLACES)
    ]


def _without_repetition(address: str) -> str:
    """Singapore, and not Singapore, Singapore, Singapore."""
    return ", ".join(dict.fromkeys(address.split(", ")))


def _words(name: str) -> list[str]:
    return [*folded_words(name), *folded_words(name.replace("'", "").replace("’", ""))]


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
