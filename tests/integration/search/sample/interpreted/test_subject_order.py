"""In the order by relevance, courses in the most specific and most fitting subject of a text come first."""

import httpx
import pytest

from tests.integration.search.conftest import Indexed

FIRST = 5


@pytest.mark.parametrize(
    ("text", "first"),
    [
        # The subject with more words is more specific.
        ("drawing cartoons for children", {"Animation", "Illustration"}),
        # The tables list the most fitting specialization of a phrase first.
        ("how brain works", {"Neuroscience"}),
        ("building websites", {"Web Design and Development"}),
    ],
)
async def test_the_most_fitting_subject_comes_first(
    service: httpx.AsyncClient, indexed: Indexed, text: str, first: set[str]
) -> None:
    response = await service.post("/api/search", json={"text": text, "interpret": True, "page_size": 50})
    courses = [card["id"] for card in response.json()["results"]]
    rows = indexed.connection.execute(
        "SELECT course_id, specialization.name FROM course_specialization "
        "JOIN specialization ON specialization.id = specialization_id WHERE course_id = ANY(%s)",
        (courses,),
    ).fetchall()
    has_subject = [any(row == (course, name) for row in rows for name in first) for course in courses]
    assert all(has_subject[:FIRST])
    # The test would pass with any order if no other course were found.
    assert not all(has_subject)
