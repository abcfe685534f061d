"""A withdrawn course: favourites name it as missing, its calls return 410, and a source without courses disappears."""

from collections.abc import Iterator
from uuid import uuid4

import httpx
import psycopg
import pytest


@pytest.fixture
def withdrawn(connection: psycopg.Connection) -> Iterator[tuple[int, str, int]]:
    """The id and the slug of a withdrawn course, and the id of a published course."""
    rows = connection.execute(
        "SELECT id, slug FROM published_course JOIN course USING (id) ORDER BY id LIMIT 2"
    ).fetchall()
    (course_id, slug), (other, _) = rows
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = %s", (course_id,))
    yield course_id, slug, other
    connection.execute("UPDATE course SET status = 'published' WHERE id = %s", (course_id,))


async def test_favourites_list_the_other_courses_and_name_the_missing_one(
    service: httpx.AsyncClient, withdrawn: tuple[int, str, int]
) -> None:
    course_id, slug, other = withdrawn
    body = {"courses_ids": [course_id, other, slug]}
    response = await service.post("/api/course/courses_by_ids/", json=body)
    assert response.status_code == 200
    page = response.json()
    assert ([card["id"] for card in page["results"]], page["missing"]) == ([other], [course_id, slug])


async def test_a_short_link_to_a_withdrawn_course_leads_to_gone(
    service: httpx.AsyncClient, withdrawn: tuple[int, str, int]
) -> None:
    course_id, slug, _ = withdrawn
    uuid, payload = str(uuid4()), {"key": "course_detail", "params": {"course_id": course_id}}
    created = await service.post("/api/short-url/", json={"uuid": uuid, "payload": payload})
    assert created.status_code == 200
    assert (await service.get(f"/api/short-url/{uuid}")).json()["payload"] == payload
    for reference in (course_id, slug):
        for call in ("", "/course_compare", "/crm_course_detail"):
            response = await service.get(f"/api/course/{reference}{call}")
            assert (response.status_code, response.json()["detail"]) == (
                410,
                "This course is no longer offered.",
            )


async def test_a_source_is_listed_while_it_has_a_published_course(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    sources = (await service.get("/api/source/")).json()
    assert [(each["slug"], each["is_sample"]) for each in sources] == connection.execute(
        "SELECT DISTINCT source.slug, is_sample FROM published_course JOIN course USING (id) "
        "JOIN source ON source.id = source_id ORDER BY 2, 1"
    ).fetchall()
    assert sources
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE status = 'published'")
    try:
        assert (await service.get("/api/source/")).json() == []
    finally:
        connection.execute("UPDATE course SET status = 'published' WHERE status = 'withdrawn'")
