"""A subject finds the courses that name it, and not all courses of the discipline whose name contains the same word.

The discipline "Social Sciences and Psychology" has many courses without psychology.
"""

import httpx
import pytest

from tests.integration.search.conftest import Indexed
from tests.integration.search.sample.interpreted.requests import send

PAGE_SIZE = 100


@pytest.mark.parametrize(
    ("text", "word", "discipline"),
    [
        ("psychology", "psycholog", "social-sciences-and-psychology"),
        ("medicine", "medic", "health-and-medicine"),
    ],
)
async def test_every_course_names_the_subject(
    indexed: Indexed, service: httpx.AsyncClient, text: str, word: str, discipline: str
) -> None:
    """Every found course must name the subject, not only the first ones.

    The order by fee ignores scores, so a course without the subject could come first.
    """
    found: list[int] = []
    total = 1
    while len(found) < total:
        page = 1 + len(found) // PAGE_SIZE
        response = await send(service, {"text": text, "order": 1, "page": page, "page_size": PAGE_SIZE})
        total = response["total"]
        found += [card["id"] for card in response["results"]]
    rows = indexed.connection.execute(
        "SELECT course.id FROM course "
        "LEFT JOIN course_specialization ON course_specialization.course_id = course.id "
        "LEFT JOIN specialization ON specialization.id = specialization_id "
        "WHERE course.id = ANY(%s) AND concat_ws(' ', course.name, course_title, specialization.name) ~* %s",
        (found, word),
    )
    assert sorted(set(found) - {course for (course,) in rows}) == []
    counted = indexed.connection.execute(
        "SELECT count(DISTINCT course_id) FROM course_specialization "
        "JOIN published_course ON published_course.id = course_id "
        "JOIN specialization ON specialization.id = specialization_id "
        "JOIN discipline ON discipline.id = discipline_id WHERE discipline.slug = %s",
        (discipline,),
    ).fetchone()
    assert counted is not None
    assert 50 < total < counted[0] / 2
