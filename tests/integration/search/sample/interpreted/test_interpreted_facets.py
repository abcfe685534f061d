"""The count of a facet value equals the results with this value, even if the text names another value of the filter.

A text of punctuation alone finds nothing.
"""

import httpx
import pytest

from tests.integration.search.sample.interpreted.requests import Json, send

COURSES_OF_ALL = 7_000
"""The sample has more courses than this."""
CHECKED = 3


@pytest.mark.parametrize(
    ("text", "facet", "key"),
    [
        ("nursing in canada", "locations", "countries"),
        ("masters in engineering", "degree_levels", "degree_levels"),
        ("full time nursing", "study_modes", "study_mode"),
    ],
)
async def test_choosing_another_value_finds_as_many_courses_as_the_facet_shows(
    service: httpx.AsyncClient, text: str, facet: str, key: str
) -> None:
    found = await send(service, {"text": text, "facets": [facet]})
    assert found["interpretation"]["widening"] is None
    values: list[Json] = found["facets"][facet]
    if facet == "degree_levels":
        values = [level for group in values for level in group["degree_levels"]]
    marked = [value["slug"] for value in values if value["interpreted"]]
    others = [value for value in values if value["course_count"] and not value["interpreted"]][:CHECKED]
    assert marked != []
    assert others != []
    for value in others:
        body = {"text": text, "filters": {key: {"include": [value["slug"]]}}, "widening_steps": 0}
        assert (await send(service, body))["total"] == value["course_count"], value["slug"]


@pytest.mark.parametrize("text", ["???", "!!", "۔؟", "-- / --"])
async def test_signs_alone_find_nothing(service: httpx.AsyncClient, text: str) -> None:
    """Without interpretation, a text of punctuation does not restrict the results."""
    found = await send(service, {"text": text})
    assert (found["total"], found["results"]) == (0, [])
    assert (await send(service, {"text": text, "interpret": False}))["total"] > COURSES_OF_ALL
