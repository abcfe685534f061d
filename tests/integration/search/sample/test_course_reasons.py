"""`explain` in POST /api/search returns the words and filters that each course matches."""

from typing import Any

import httpx
import pytest

from schemas.contracts.listing.filters import ListingFilters
from search.execution.live_index import open_live_index
from search.explanation.explanation import explain


async def search(service: httpx.AsyncClient, text: str, **request: object) -> dict[str, Any]:
    response = await service.post("/api/search", json={"text": text, **request})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def explain_courses(
    service: httpx.AsyncClient, text: str, courses: list[int], **request: object
) -> list[dict[str, Any]]:
    found = await search(service, text, results=False, explain=courses, **request)
    explanations: list[dict[str, Any]] = found["explanations"]
    assert [each["course"] for each in explanations] == courses
    return explanations


async def explain_first(service: httpx.AsyncClient, text: str, **request: object) -> dict[str, Any]:
    first = (await search(service, text, **request))["results"][0]
    (explanation,) = await explain_courses(service, text, [first["id"]], **request)
    assert explanation["found"]
    return explanation


async def test_a_sentence_is_explained_by_words_and_filters(service: httpx.AsyncClient) -> None:
    explanation = await explain_first(service, "nursing in sydney starting in february")
    assert explanation["words"] == [{"typed": ["nursing"], "field": "name", "found": ["Nursing"]}]
    assert explanation["filters"] == [
        {"filter": "place", "values": ["Sydney"]},
        {"filter": "intake", "values": ["February"]},
    ]
    assert (explanation["lacks"], explanation["missing_words"]) == ([], [])


@pytest.mark.parametrize(
    ("text", "field", "found"),
    [
        ("nurse masters", "name", "Nursing"),
        ("nurssing", "name", "Nursing"),
        ("نرسنگ", "specialization", "Nursing"),
        ("business administration mba", "name", "Business Administration"),
    ],
)
async def test_the_words_of_the_course_are_named(
    service: httpx.AsyncClient, text: str, field: str, found: str
) -> None:
    words = (await explain_first(service, text))["words"]
    assert field in [each["field"] for each in words]
    assert any(found in " ".join(each["found"]) for each in words)


async def test_a_widened_result_names_the_missing_parts_of_the_text(service: httpx.AsyncClient) -> None:
    text = "nursing masters in canada under 100 usd"
    found = await search(service, text)
    assert found["interpretation"]["widening"]["lacks"] == ["subject", "fee"]
    ids = [course["id"] for course in found["results"]]
    explanations = await explain_courses(service, text, ids[:10])
    assert all("fee" in each["lacks"] for each in explanations)
    assert all({"filter": "place", "values": ["Canada"]} in each["filters"] for each in explanations)
    first, last = explanations[0], (await explain_courses(service, text, ids[-1:]))[0]
    assert first["lacks"] == ["fee"]
    assert last["lacks"] == ["subject", "fee"]
    assert last["words"] == []


async def test_filters_of_the_visitor_are_reasons_too(service: httpx.AsyncClient) -> None:
    filters = {
        "countries": {"include": ["canada"]},
        "intakes": {"exclude": ["may"]},
        "fees": {"lower": 1},
    }
    explanation = await explain_first(service, "law", filters=filters)
    assert explanation["filters"] == [
        {"filter": "place", "values": ["Canada"]},
        {"filter": "fee", "values": []},
    ]


async def test_a_whole_name_lacks_nothing(service: httpx.AsyncClient) -> None:
    explanation = await explain_first(service, "University of Melbourne")
    assert explanation["is_whole_name"]
    assert (explanation["lacks"], explanation["missing_words"]) == ([], [])


async def test_a_course_that_is_not_found_has_no_reasons(service: httpx.AsyncClient) -> None:
    outside = (await search(service, "law in canada"))["results"][0]["id"]
    for explanation in await explain_courses(service, "nursing in sydney", [outside, 2_000_000_000]):
        assert not explanation["found"]
        assert explanation["words"] == explanation["filters"] == explanation["lacks"] == []


async def test_reasons_are_only_given_on_request(service: httpx.AsyncClient) -> None:
    assert (await search(service, "nursing"))["explanations"] is None
    for invalid in ([0], ["1"], list(range(1, 12))):
        response = await service.post("/api/search", json={"text": "nursing", "explain": invalid})
        assert response.status_code == 422
        assert response.json()["fields"][0]["field"].startswith("explain")


async def test_the_command_reads_a_sentence_like_the_search(
    service: httpx.AsyncClient, elasticsearch_url: str
) -> None:
    text = "nursing masters in canada under 100 usd"
    found = await search(service, text)
    async with open_live_index(elasticsearch_url) as live_index:
        filters = ListingFilters(course=text)
        first = await explain(live_index, found["results"][0]["id"], filters)
        last = await explain(live_index, found["results"][-1]["id"], filters)
    assert (first.rank, last.rank) == (1, len(found["results"]))
    assert first.total == found["total"]
    assert "The subject 'nursing' is in the name (weight 8)" in " ".join(first.reasons)
    widened = "Few courses match the whole text, so the search was widened. The course does not match: "
    assert f"{widened}the fee." in first.reasons
    assert f"{widened}'nursing', the fee." in last.reasons


async def test_words_that_the_visitor_wants_as_typed_are_not_corrected(service: httpx.AsyncClient) -> None:
    corrected = await search(service, "nursin in canada")
    assert corrected["interpretation"]["widening"]["corrected_text"] == "nursing in canada"
    typed = await search(service, "nursin in canada", literal=["nursin"])
    widening = typed["interpretation"]["widening"]
    assert (widening["corrected_text"], widening["similar_words"]) == (None, [])
    assert (widening["lacks"], widening["words"]) == (["words"], ["nursin"])


async def test_words_that_match_with_typos_are_named(service: httpx.AsyncClient) -> None:
    widening = (await search(service, "Claytan"))["interpretation"]["widening"]
    assert widening["corrected_text"] is None
    assert widening["similar_words"] == ["Claytan"]
    assert widening["lacks"] == []
