"""Invalid input gets an error response that names the invalid key. No request gets status 500."""

import json
from typing import Any

import httpx
import pytest

SEARCH = "/api/course/course_search/"
HOSTILE = [
    '"', "'; DROP TABLE course; --", "name:* OR _exists_:id", "{{7*7}}", "*" * 300, "a AND (b", "\\", "/.*/~2",
    "\u0000", "a\u0000b", "🎓🇵🇰", "شہر سڈنی", "悉尼 大学", "‮abc", "é" * 300, "a " * 150, "%00", "<script>",
    "wordwordword " * 23, "x" * 300,
]  # fmt: skip
POINT = {"latitude": 0, "longitude": 0, "distance": 10}


async def post(service: httpx.AsyncClient, body: dict[str, Any], path: str = SEARCH) -> httpx.Response:
    return await service.post(path, json=body)


def list_error_fields(response: httpx.Response) -> list[str]:
    assert response.status_code == 422, response.text
    problem = response.json()
    assert set(problem) == {"detail", "fields"}
    assert all(each["reason"] for each in problem["fields"])
    return [each["field"] for each in problem["fields"]]


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_text_is_plain_text(service: httpx.AsyncClient, text: str) -> None:
    for path in (SEARCH, "/api/course/base_filters/"):
        response = await post(service, {"course": text}, path)
        assert response.status_code == 200, response.text


async def test_operators_of_the_query_language_are_plain_words(service: httpx.AsyncClient) -> None:
    plain = (await post(service, {"course": "nursing law"})).json()["count"]
    quoted = (await post(service, {"course": '"nursing" +law*'})).json()["count"]
    assert plain == quoted


async def test_text_without_a_word(service: httpx.AsyncClient) -> None:
    """A text of spaces or NUL characters counts as no text, so all courses are found.

    An interpreted text of punctuation or emoji finds nothing. Without interpretation, such a text counts as no text.
    """
    everything = (await post(service, {})).json()["count"]
    for text in ("  ", "\u0000"):
        assert (await post(service, {"course": text})).json()["count"] == everything
    for text in ("?!", "🎓"):
        assert (await post(service, {"course": text})).json()["count"] == 0
        plain = await post(service, {"course": text, "interpret": False})
        assert plain.json()["count"] == everything


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"kourse": "x"}, ["kourse"]),
        ({"google_location": {**POINT, "radius": 1}}, ["google_location.radius"]),
        ({"location_search": [{"type": "City", "id": 1, "lat": 1}]}, ["location_search.0.lat"]),
        ({"course": "x" * 10_000}, ["course"]),
        ({"course": 7}, ["course"]),
        ({"countries": "australia"}, ["countries"]),
        ({"countries": [True]}, ["countries.0"]),
        ({"countries": [{}]}, ["countries.0"]),
        ({"countries": [None]}, ["countries.0"]),
        ({"countries": [""]}, ["countries.0"]),
        ({"countries": ["atlantis"]}, ["countries"]),
        ({"disciplines": [10**40]}, ["disciplines"]),
        ({"disciplines": ["x"] * 3000}, ["disciplines"]),
        ({"intakes": ["sept"]}, ["intakes.0"]),
        ({"intakes": ["may"] * 3000}, ["intakes"]),
        ({"panels": ["p2"]}, ["panels.0"]),
        ({"institute_type": ["SCHOOL"]}, ["institute_type.0"]),
        ({"order": 6}, ["order"]),
        ({"fees": [1]}, ["fees"]),
        ({"fees": [10, 5]}, ["fees"]),
        ({"fees": [0.5, 5]}, ["fees.0"]),
        ({"durations": [1, 2, 3]}, ["durations"]),
        ({"durations": [0.3, 2]}, ["durations"]),
        ({"google_location": {"latitude": 91, "longitude": 0, "distance": 10}}, ["google_location.latitude"]),
        ({"google_location": {"latitude": 0, "longitude": 0}}, ["google_location.distance"]),
        ({"google_location": {**POINT, "distance": 11}}, ["google_location.distance"]),
        ({"google_location": POINT, "countries": ["australia"]}, ["google_location", "countries"]),
        ({"location_search": [{"type": "Planet"}]}, ["location_search.0.type"]),
        ({"kourse": 1, "order": "x"}, ["order", "kourse"]),
    ],
)
async def test_the_error_names_each_invalid_key(
    service: httpx.AsyncClient, body: dict[str, Any], named: list[str]
) -> None:
    assert sorted(set(list_error_fields(await post(service, body)))) == sorted(named)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"nonsense", b"null", b"[]", b'"text"', b"[" * 100_000, b'{"a":' * 20_000, b'{"course": "\xff"}',
        b'{"durations": [NaN, 1]}', b'{"durations": [0, Infinity]}',
        b'{"google_location": {"latitude": NaN, "longitude": 0, "distance": 10}}',
        b'{"countries": ["\\ud800"]}', b'{"\\ud800": 1}', b'{"fees": [0, 1e400]}',
        b'{"fees": [0, ' + b"9" * 5000 + b"]}",
    ],
)  # fmt: skip
async def test_a_broken_body_is_a_problem(service: httpx.AsyncClient, content: bytes) -> None:
    response = await service.post(SEARCH, content=content, headers={"content-type": "application/json"})
    assert response.status_code in (400, 422), response.text
    assert set(response.json()) == {"detail", "fields"}


async def test_the_error_names_text_that_is_not_unicode(service: httpx.AsyncClient) -> None:
    body = b'{"course": "nurs\\ud800ing"}'
    response = await service.post(SEARCH, content=body, headers={"content-type": "application/json"})
    assert list_error_fields(response) == ["course"]


async def test_a_body_of_many_megabytes_is_rejected(service: httpx.AsyncClient) -> None:
    body = b'{"course": "' + b"x" * 3_000_000 + b'"}'
    response = await service.post(SEARCH, content=body, headers={"content-type": "application/json"})
    assert response.status_code == 413
    assert set(response.json()) == {"detail", "fields"}


@pytest.mark.parametrize("page", ["0", "-1", "x", "372", "99999999999999999999"])
async def test_the_error_names_an_invalid_page_number(service: httpx.AsyncClient, page: str) -> None:
    assert list_error_fields(await post(service, {}, f"{SEARCH}?page={page}")) == ["page"]


async def test_page_371_ends_at_result_ten_thousand(service: httpx.AsyncClient) -> None:
    response = await post(service, {}, f"{SEARCH}?page=371")
    assert response.status_code == 200
    assert response.json()["results"] == []


async def test_unknown_paths_are_404_and_wrong_methods_405(service: httpx.AsyncClient) -> None:
    missing = await service.get("/api/course/nothing/")
    assert missing.status_code == 404
    assert set(missing.json()) == {"detail", "fields"}
    wrong = await service.get(SEARCH)
    assert wrong.status_code == 405
    assert wrong.headers["allow"] == "POST"
    assert set(wrong.json()) == {"detail", "fields"}


async def test_the_search_text_of_a_facet_is_limited(service: httpx.AsyncClient) -> None:
    path = "/api/course/course_related_institutes_new/"
    assert list_error_fields(await post(service, {}, f"{path}?search={'x' * 301}")) == ["search"]
    for search in ("%00", "%F0%9F%8E%93", "%ED%A0%80", "'%22*", "%FF"):
        response = await post(service, {}, f"{path}?search={search}")
        assert response.status_code == 200
        assert json.loads(response.content) is not None
