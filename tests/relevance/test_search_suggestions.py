"""Suggestions of the search box: first the meaning of the text, then the groups of the site search."""

from typing import Any, get_args

import httpx
import psycopg
import pytest

from schemas.contracts.unified.suggestions import SuggestionGroupName
from search.text_folding import fold_text, fold_words
from tests.contract.test_invalid_requests import HOSTILE
from tests.round_trips import record_round_trips

Group = list[dict[str, Any]]


async def suggest(service: httpx.AsyncClient, text: str, **more: Any) -> dict[str, Any]:
    response = await service.get("/api/search/suggestions", params={"text": text, **more})
    assert response.status_code == 200, response.text
    suggestions: dict[str, Any] = response.json()
    return suggestions


async def read_groups(service: httpx.AsyncClient, text: str, **more: Any) -> dict[str, Group]:
    suggestions = await suggest(service, text, **more)
    return {group["name"]: group["suggestions"] for group in suggestions["groups"]}


@pytest.mark.parametrize("letter", "abcdefghijklmnoprstuvw")
async def test_the_first_letter_is_enough(
    service: httpx.AsyncClient, sample_database_url: str, letter: str
) -> None:
    groups = await read_groups(service, letter)
    order = get_args(SuggestionGroupName)
    assert list(groups) == [name for name in order if name in groups]
    assert {"courses", "institutes", "places", "subjects"} <= groups.keys()
    with psycopg.connect(sample_database_url) as connection:
        row = connection.execute(
            "SELECT count(*) FROM published_course JOIN course USING (id) WHERE name ~* %s", (rf"\m{letter}",)
        ).fetchone()
    assert row is not None
    assert len(groups["courses"]) == min(4, row[0])
    assert all(1 <= len(group) <= 4 for group in groups.values())
    courses = [fold_words(each["name"]) for each in groups["courses"]]
    assert all(any(word.startswith(letter) for word in words) for words in courses)


@pytest.mark.parametrize(
    ("text", "group", "first"),
    [
        ("nurs", "subjects", "Nursing"), ("nursing", "subjects", "Nursing"),
        ("nursng", "subjects", "Nursing"), ("نرسنگ", "subjects", "Nursing"),
        ("mba", "subjects", "Business Administration"),
        ("bba", "subjects", "Business Administration"), ("computer science in", "subjects", "Computer Science"),
        ("computer science ", "subjects", "Computer Science"), ("unimelb", "institutes", "University of Melbourne"),
        ("leeds uni", "institutes", "University of Leeds"), ("münchen", "places", "Munich"),
        ("munchen", "places", "Munich"), ("wien", "places", "Vienna"),
        ("russell group", "institute_groups", "Russell Group"), ("rusell gruop", "institute_groups", "Russell Group"),
        ("آسٹریلیا", "countries", "Australia"), ("USA", "countries", "United States"),
        ("choosing a course", "blogs", "Choosing a course"),
        ("کیسٹرل انجینئرنگ اسکالرشپ", "scholarships", "Kestrel Engineering Scholarship"),
        ("کیسٹرل انج", "scholarships", "Kestrel Engineering Scholarship"),
        ("privacy", "pages", "Privacy policy"), ("استعمال کی شرائط", "pages", "Terms of use"),
        ("cambridge", "places", "Cambridge"), ("london", "places", "London"), ("melborne", "places", "Melbourne"),
        ("\u200fnursing", "subjects", "Nursing"), ("İSTANBUL", "places", "Istanbul"), ("TURKEY", "countries", "Turkey"),
    ],
)  # fmt: skip
async def test_the_meant_value_comes_first(
    service: httpx.AsyncClient, text: str, group: str, first: str
) -> None:
    groups = await read_groups(service, text)
    assert groups[group][0]["name"] == first


async def test_a_certain_place_is_followed_only_by_places_with_the_same_name(
    service: httpx.AsyncClient,
) -> None:
    assert {each["name"] for each in (await read_groups(service, "münchen"))["places"]} == {"Munich"}
    cambridges = (await read_groups(service, "cambridge"))["places"]
    assert {each["name"] for each in cambridges} == {"Cambridge"}
    counts = [each["course_count"] for each in cambridges]
    assert len(counts) == 3
    assert counts == sorted(counts, reverse=True)
    hong_kong = await read_groups(service, "hong kong")
    assert [each["name"] for each in hong_kong["countries"]] == ["Hong Kong"]
    assert "places" not in hong_kong


async def test_a_short_text_is_no_typo(service: httpx.AsyncClient) -> None:
    """The sample has no course in Cologne ("Köln"). Places with similar names must not be suggested."""
    assert await read_groups(service, "köln") == {}


async def test_a_description_suggests_courses_that_meet_it(service: httpx.AsyncClient) -> None:
    courses = (await read_groups(service, "nursing in canada"))["courses"]
    found = (await service.post("/api/search", json={"text": "nursing in canada", "page_size": 100})).json()
    assert len(courses) == 4
    assert {each["id"] for each in courses} <= {each["id"] for each in found["results"]}


async def test_among_equal_matches_the_value_with_the_most_courses_comes_first(
    service: httpx.AsyncClient,
) -> None:
    for letter in "abcmps":
        subjects = (await read_groups(service, letter, limit=10))["subjects"]
        own = [
            each
            for each in subjects
            if each["other_name"] is None and fold_text(each["name"]).startswith(letter)
        ]
        counts = [each["course_count"] for each in own]
        assert len(counts) > 3
        assert counts == sorted(counts, reverse=True)


async def test_a_course_with_exactly_this_name_comes_first(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        names = connection.execute(
            "SELECT name FROM published_course JOIN course USING (id) "
            "GROUP BY name HAVING count(*) = 1 ORDER BY md5(name) LIMIT 15"
        ).fetchall()
    for (name,) in names:
        courses = (await read_groups(service, name))["courses"]
        assert fold_text(courses[0]["name"]) == fold_text(name)


async def test_a_course_is_found_by_words_of_its_name_with_a_typo(service: httpx.AsyncClient) -> None:
    for text in ("nursng", "nursin", "bachelor nurs"):
        courses = (await read_groups(service, text))["courses"]
        assert len(courses) == 4
        assert all("nursing" in each["name"].lower() for each in courses), courses
        assert all(len(each["context"]) == 2 and each["course_count"] is None for each in courses)


_OF_SUBJECTS = (
    "SELECT count(DISTINCT course_id) FROM course_specialization "
    "JOIN published_course ON published_course.id = course_id "
    "JOIN specialization ON specialization.id = specialization_id WHERE {} = %s"
)
COUNTS = {
    "discipline": _OF_SUBJECTS.format("discipline_id"),
    "specialization": _OF_SUBJECTS.format("specialization.id"),
    "institute": "SELECT count(*) FROM published_course JOIN course USING (id) WHERE institute_id = %s",
    "country": "SELECT count(DISTINCT course_id) FROM course_campus "
    "JOIN published_course ON published_course.id = course_id "
    "JOIN campus ON campus.id = campus_id AND campus.status = 'published' JOIN city ON city.id = city_id "
    "WHERE city.country_id = %s",
}


async def test_counts_are_those_of_postgresql(service: httpx.AsyncClient, sample_database_url: str) -> None:
    seen: dict[tuple[str, int], int] = {}
    for text in ("a", "c", "nurs", "univ", "u", "eng", "law", "ger", "canada", "mba", "business"):
        for group in (await read_groups(service, text, limit=10)).values():
            seen |= {
                (each["kind"], each["id"]): each["course_count"] for each in group if each["kind"] in COUNTS
            }
    assert {kind for kind, _ in seen} == set(COUNTS)
    with psycopg.connect(sample_database_url) as connection:
        for (kind, value), count in seen.items():
            row = connection.execute(COUNTS[kind].encode(), (value,)).fetchone()
            assert row is not None
            assert (kind, value, row[0]) == (kind, value, count)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("nursing in canada", ["subject", "place"]),
        ("cheap mba in canada", ["wish", "level", "subject", "place"]),
        ("masters data science september", ["level", "subject", "month"]),
        ("nursng", ["subject"]),
        ("کینیڈا میں نرسنگ", ["place", "subject"]),
    ],
)
async def test_the_first_line_says_and_counts_what_a_search_finds(
    service: httpx.AsyncClient, text: str, kinds: list[str]
) -> None:
    query = (await suggest(service, text))["query"]
    searched = (await service.post("/api/search", json={"text": text})).json()
    assert [span["kind"] for span in query["spans"]] == kinds
    assert query["text"] == text
    assert query["course_count"] == searched["total"] >= 5
    widening = searched["interpretation"]["widening"]
    assert query["corrected_text"] == (widening and widening["corrected_text"])


async def test_a_search_that_would_be_widened_has_no_count(service: httpx.AsyncClient) -> None:
    query = (await suggest(service, "nursing masters in canada under 100 usd"))["query"]
    assert query["course_count"] is None
    assert [span["kind"] for span in query["spans"]] == ["subject", "level", "place", "fee"]


@pytest.mark.parametrize("text", ["privcy policy", "polixy", "of"])
async def test_other_pages_have_no_typos(service: httpx.AsyncClient, text: str) -> None:
    assert "pages" not in await read_groups(service, text)


@pytest.mark.parametrize("text", ["", " ", "?!", "🎓", "\0", "---", "$", "\u200f\u200e"])
async def test_signs_alone_suggest_nothing(service: httpx.AsyncClient, text: str) -> None:
    assert await suggest(service, text) == {"query": None, "groups": []}


@pytest.mark.parametrize(
    "text", [*HOSTILE, "Ivy Leaguc", "x" * 300, "a b c d e f g h i j k l m n o p q r s t u v w x y z"]
)
async def test_odd_text_is_plain_text(service: httpx.AsyncClient, text: str) -> None:
    assert set(await suggest(service, text)) == {"query", "groups"}


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ({"text": "x" * 301}, "text"),
        ({"text": "s", "limit": "0"}, "limit"),
        ({"text": "s", "limit": "11"}, "limit"),
    ],
)
async def test_invalid_values_are_named(
    service: httpx.AsyncClient, query: dict[str, str], named: str
) -> None:
    response = await service.get("/api/search/suggestions", params=query)
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == [named]


async def test_suggestions_take_one_round_trip_and_none_when_repeated(
    service: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A suggestion needs at most one request to Elasticsearch.

    The course counts of all values are cached: only the first request after a change of the index reads the counts. A
    suggestion is computed only once until the index changes.
    """
    calls = record_round_trips(monkeypatch)
    await suggest(service, "warm")
    for text in ("nursng trip", "nursing in sydney trip", "cz"):
        calls.clear()
        computed = await suggest(service, text)
        assert len(calls) == 1
        assert await suggest(service, text) == computed
        assert len(calls) == 1


async def test_another_limit_and_another_text_have_suggestions_of_their_own(
    service: httpx.AsyncClient,
) -> None:
    async def count_courses(text: str, limit: str) -> int:
        response = await service.get("/api/search/suggestions", params={"text": text, "limit": limit})
        groups = {group["name"]: group["suggestions"] for group in response.json()["groups"]}
        return len(groups.get("courses", []))

    assert [await count_courses("nurs", limit) for limit in ("1", "3", "1")] == [1, 3, 1]
    assert await count_courses("zzqqzz", "3") == 0
