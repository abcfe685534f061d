"""Compares the suggestions for a prefix with PostgreSQL: the places with a word that begins so."""

import unicodedata

import httpx
import psycopg

from search.text_folding import fold_words
from tests.relevance.place_suggestions import list_addresses, read_place_words, suggest_places

LIMIT = 20
SIMILAR_FROM_LETTERS = 4
"""For a text of at least this many letters, suggestions can include places with similar names (typos)."""


def read_prefixes(connection: psycopg.Connection) -> list[str]:
    """Return the first one to six letters of the first word of 150 names.

    Only names whose letters Python and Elasticsearch fold in the same way are chosen.
    """
    rows = connection.execute(
        "SELECT name FROM (SELECT unnest(name || other_names) AS name FROM city UNION SELECT name FROM country) AS one "
        "WHERE name ~ '^[a-zA-Z ]+$' OR name ~ '^[АБВГДЖЗКЛМНОПРСТУабвгджзклмнопрсту ]+$' ORDER BY md5(name) LIMIT 150"
    ).fetchall()
    return [fold_words(name)[0][: 1 + number % 6] for number, (name,) in enumerate(rows)]


def is_folded_only_by_elasticsearch(word: str) -> bool:
    """True if the word has a Latin letter that only Elasticsearch converts to ASCII, for example a schwa."""
    return any(not sign.isascii() and unicodedata.name(sign, "").startswith("LATIN") for sign in word)


async def test_suggestions_are_the_places_with_the_typed_prefix(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    complete_responses = 0
    with psycopg.connect(sample_database_url) as connection:
        places = read_place_words(connection)
        uncertain = {address for address, words in places if any(map(is_folded_only_by_elasticsearch, words))}
        for typed in read_prefixes(connection):
            expected = {address for address, words in places if any(word.startswith(typed) for word in words)}
            results = await suggest_places(service, typed, limit=LIMIT)
            found = set(list_addresses(results))
            strange = [each for each in results if each["address"] not in expected | uncertain]
            if expected:
                assert all(each["slug"] and len(typed) >= SIMILAR_FROM_LETTERS for each in strange), typed
            if len(expected) < LIMIT / 2:
                assert expected <= found, typed
                complete_responses += 1
    assert complete_responses > 10
