"""The details of a scholarship: sanitised HTML, former slugs, and scholarships that are gone."""

from collections.abc import Iterator

import httpx
import psycopg
import pytest

HOSTILE = (
    '<p onclick="steal()">Pays <b>all</b></p><script>steal()</script><a href="javascript:steal()">more</a>'
)


@pytest.fixture
def scholarship(connection: psycopg.Connection) -> Iterator[tuple[int, str]]:
    """The id and slug of a published scholarship with hostile HTML."""
    row = connection.execute(
        "UPDATE scholarship SET description = %s, eligibility = NULL, campus_id = 1 "
        "WHERE id = (SELECT min(id) FROM scholarship WHERE status = 'published') RETURNING id, slug",
        (HOSTILE,),
    ).fetchone()
    assert row is not None
    yield row
    connection.execute(
        "UPDATE scholarship SET status = 'published', slug = %s WHERE id = %s", (row[1], row[0])
    )


async def test_details_are_read_by_id_slug_and_former_slug(
    service: httpx.AsyncClient, connection: psycopg.Connection, scholarship: tuple[int, str]
) -> None:
    row_id, slug = scholarship
    connection.execute("UPDATE scholarship SET slug = 'another-slug' WHERE id = %s", (row_id,))
    first, *others = [
        (await service.get(f"/api/scholarship/{each}")).json() for each in (row_id, slug, "another-slug")
    ]
    assert others == [first, first]
    assert (first["slug"], first["description"]) == (
        "another-slug", '<p>Pays <b>all</b></p><a rel="noopener noreferrer">more</a>',
    )  # fmt: skip
    assert first["campus"] == {"id": 1, "slug": "campus-1", "name": "Campus 1"}
    links = connection.execute(
        "SELECT count(*) FROM scholarship_institute JOIN institute ON institute.id = institute_id "
        "WHERE scholarship_id = %s AND status = 'published'",
        (row_id,),
    ).fetchone()
    assert (len(first["institutes"]),) == links


async def test_a_withdrawn_scholarship_is_gone_and_a_draft_is_unknown(
    service: httpx.AsyncClient, connection: psycopg.Connection, scholarship: tuple[int, str]
) -> None:
    row_id, slug = scholarship
    for status, code, text in (
        ("withdrawn", 410, "This scholarship is no longer offered."),
        ("draft", 404, "There is no such scholarship."),
    ):
        connection.execute("UPDATE scholarship SET status = %s WHERE id = %s", (status, row_id))
        response = await service.get(f"/api/scholarship/{slug}/")
        assert (response.status_code, response.json()["detail"]) == (code, text)
    assert (await service.get("/api/scholarship/no-such-thing")).status_code == 404
