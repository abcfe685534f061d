"""Known faults of other products in text search.

Each docstring describes the fault. The test shows that this product does not have the fault.
"""

import time

import httpx
import psycopg
import pytest

from search.text_folding import fold_text
from tests.known_faults.api_calls import (
    call_listing,
    call_search,
    count_courses,
    read_all_values,
    read_first_page,
)

INSTITUTES = "course_related_institutes_new/"


async def test_the_exact_name_is_first(service: httpx.AsyncClient, connection: psycopg.Connection) -> None:
    """Fault in PyPI: for eight years, the exact name was not the first result."""
    names = connection.execute(
        "SELECT min(name), count(*) FROM fact JOIN course USING (id) GROUP BY lower(name) "
        "ORDER BY length(min(name)), md5(min(name)) LIMIT 15"
    ).fetchall()
    for name, count in names:
        results = await read_first_page(service, course=name)
        first = min(count, 27)
        assert [fold_text(card["name"]) for card in results[:first]] == [fold_text(name)] * first


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("école", "ecole"),
        ("ÉCOLE POLYTECHNIQUE", "ecole polytechnique"),
        ("pantheon", "panthéon"),
        ("zürich", "zurich"),
    ],
)
async def test_accents_do_not_matter_while_typing(service: httpx.AsyncClient, one: str, other: str) -> None:
    """Fault in richie (#419) and search-a-licious (#109): autocomplete did not ignore accents."""
    found_one, found_other = [
        [each["slug"] for each in (await call_listing(service, f"{INSTITUTES}?search={typed}"))["results"]]
        for typed in (one, other)
    ]
    assert found_one == found_other
    assert await count_courses(service, course=one) == await count_courses(service, course=other) > 0


async def test_apostrophes_and_plurals_in_institute_names_match(service: httpx.AsyncClient) -> None:
    """Fault in ror-roadmap (#180): names of institutions with apostrophes and plurals were not found."""
    for typed in (
        "king's college london",
        "kings college london",
        "King’s College London",
        "KINGS COLLEGES LONDON",
    ):
        results = await read_first_page(service, course=typed)
        assert results, typed
        assert {card["institute_name"] for card in results[:5]} == {"King's College London"}, typed
    for typed in ("king's coll", "kings coll", "King’s coll"):
        listed = await read_all_values(service, f"{INSTITUTES}?search={typed}")
        assert "King's College London" in [each["name"] for each in listed], typed


@pytest.mark.parametrize(("short", "near"), [("law", "lab"), ("art", "ant"), ("it", "is"), ("mba", "mda")])
async def test_short_words_keep_their_meaning(service: httpx.AsyncClient, short: str, near: str) -> None:
    """Fault in searchkick (#410): typo matching changed the meaning of short words."""
    meant = await count_courses(service, course=short, interpret=False)
    other = await count_courses(service, course=near, interpret=False)
    assert meant > 0
    assert other < meant
    assert await count_courses(service, course=f"{short} {near}", interpret=False) <= other


@pytest.mark.parametrize("typed", ["santé", "sante", "société", "Société Santé", "publique santé"])
async def test_a_word_that_ends_in_a_diacritic_is_found(service: httpx.AsyncClient, typed: str) -> None:
    """Fault in other products: a French word with a diacritic at the end was not found."""
    results = await read_first_page(service, course=typed)
    assert "Santé Publique et Société" in [card["name"] for card in results]
    decomposed = await read_first_page(service, course=typed.replace("é", "e\u0301"))
    assert [card["id"] for card in decomposed] == [card["id"] for card in results]


RAW_SYNTAX = [
    '"', '"nursing', "nursing AND (", "name:nursing", "_exists_:id", "*", "?", "*:*", "n*", "*a* *b* *c*", "/.*/",
    "a~5", "[1 TO 5]", "{!lucene}x", "nursing^1000000", "\\", "!!", "&&", "||", "+-", "<script>",
    "' OR 1=1 --", "%", "_",
    "${jndi:ldap://x}", "{{7*7}}", "\0", "\u202enursing", "🎓" * 100, "a" * 300, "*" * 300, "a* " * 100, "( " * 150,
]  # fmt: skip


@pytest.mark.parametrize("typed", RAW_SYNTAX)
async def test_query_syntax_is_searched_as_text(service: httpx.AsyncClient, typed: str) -> None:
    """Fault in gravitee (15524) and LightRAG (3026): query syntax in the text caused status 500 and slow
    wildcard searches.
    """
    started = time.perf_counter()
    await call_listing(service, "course_search/", course=typed)
    await call_listing(service, "base_filters/", course=typed)
    wanted = {"specializations": {"search": typed}, "institutes": {"search": typed}}
    facets = ["specializations", "institutes", "locations"]
    await call_search(service, text=typed, facets=facets, lists=wanted, correction=True, relax=True)
    response = await service.post(f"/api/course/{INSTITUTES}", params={"search": typed}, json={})
    assert response.status_code == 200
    assert time.perf_counter() - started < 30


async def test_characters_of_query_syntax_change_no_result(service: httpx.AsyncClient) -> None:
    """Fault in gravitee (15524) and LightRAG (3026): query syntax in the text was executed.

    Here the characters `"`, `+`, `*` and so on change nothing.
    """
    plain = await count_courses(service, course="nursing law")
    for typed in ('"nursing" law', "+nursing -law", "nursing* law?", "(nursing) [law]", "nursing~ law^"):
        assert await count_courses(service, course=typed) == plain, typed
    assert await count_courses(service, course="nurs*") == await count_courses(service, course="nurs")
