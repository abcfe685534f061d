"""The places that a beginning finds are just those whose names begin so, held against every row of PostgreSQL."""

import unicodedata

import httpx
import psycopg

from search.text_folding import folded_words
from tests.relevance.place_suggestions import list_addresses, read_place_words, suggest_places

LIMIT = 20
SIMILAR_FROM_LETTERS = 4
"""Beside what begins so, only places of the catalogue that are similar may stand, from so many letters on."""


def beginnings(connection: psycopg.Connection) -> list[str]:
    """Of one to six letters, of names here and there in the gazetteer; in letters that both sides fold alike."""
    rows = connection.execute(
        "SELECT name FROM (SELECT unnest(name || other_names) AS name FROM city UNION SELECT name FROM country) AS one "
        "WHERE name ~ '^[a-zA-Z ]+$' OR name ~ '^[АБВГДЖЗКЛМНОПРСТУабвгджзклмнопрсту ]+$' ORDER BY md5(name) LIMIT 150"
    ).fetchall()
    return [folded_words(name)[0][: 1 + number % 6] for number, (name,) in enumerate(rows)]


def is_folded_by_the_engine_alone(word: str) -> bool:
    """It has a Latin letter that only the engine takes for a plain one, such as a schwa."""
    return any(not sign.isascii() and unicodedata.name(sign, "").startswith("LATIN") for sign in word)


async def test_suggestions_are_the_places_with_the_typed_prefix(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    whole_answers = 0
    with psycopg.connect(sample_database_url) as connection:
        places = read_place_words(connection)
        uncertain = {address for address, words in places if any(map(is_folded_by_the_engine_alone, words))}
        for typed in beginnings(connection):
            expected = {address for address, words in places if any(word.startswith(typed) for word in words)}
            results = await suggest_places(service, typed, limit=LIMIT)
            found = set(list_addresses(results))
            strange = [each for each in results if each["address"] not in expected | uncertain]
            if expected:
                assert all(each["id"] and len(typed) >= SIMILAR_FROM_LETTERS for each in strange), typed
            if len(expected) < LIMIT / 2:
                assert expected <= found, typed
                whole_answers += 1
    assert whole_answers > 10
