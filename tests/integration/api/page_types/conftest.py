"""Fixtures: the generated catalogue with groups, articles and pages, and slugs for the table of pages."""

from typing import LiteralString

import psycopg
import pytest

from tests.integration.api.test_groups_and_content import HOSTILE, ROWS
from tests.integration.api.test_pages import read_column


@pytest.fixture(scope="module", autouse=True)
def rows(connection: psycopg.Connection) -> None:
    with psycopg.ClientCursor(connection) as cursor:
        cursor.execute(ROWS.encode(), {"hostile": HOSTILE})
    connection.execute(
        "INSERT INTO page (slug, category, name, heading, summary, content, position, status) "
        "SELECT slug, 'site', slug, slug, 'S.', '', 1, 'published' "
        "FROM unnest(ARRAY['tcf', 'apply', 'cancellation-policy']) AS slug"
    )


@pytest.fixture(scope="module")
def examples(connection: psycopg.Connection) -> dict[str, str]:
    """Slugs and ids of rows, and other examples, by the names in the table.

    `institute` is ranked and a member of both groups, and `member` is a member of the portal.
    """

    def read(statement: LiteralString) -> str:
        return str(read_column(connection, statement)[0])

    member: LiteralString = (
        "SELECT slug FROM institute WHERE status = 'published' AND id > 2 ORDER BY id LIMIT 1"
    )
    examples = {
        "course": read("SELECT slug FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1"),
        "institute": read(
            "SELECT institute.slug FROM institute JOIN campus ON institute_id = institute.id "
            "AND campus.status = 'published' WHERE institute.status = 'published' AND institute.id <= 5 "
            "ORDER BY institute.id, campus.id LIMIT 1"
        ),
        "member": read(member),
        "level": read("SELECT slug FROM degree_level ORDER BY id LIMIT 1"),
        "city": read("SELECT slug FROM city ORDER BY id LIMIT 1"),
        "scholarship": read("SELECT slug FROM scholarship WHERE status = 'published' ORDER BY id LIMIT 1"),
        "advert": str(read("SELECT id::text FROM marketing_card ORDER BY id LIMIT 1")),
        "rank_page": "1",
        "discipline": "arts",
        "country": "fiji",
        "group": "some",
        "pathway": "path",
        "portal": "portal",
        "blog": "article-29",
        "interesting": "one",
        "application": "1",
    }
    campus = connection.execute(
        "SELECT campus.slug FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE institute.slug = %s AND campus.status = 'published' ORDER BY campus.id LIMIT 1",
        (examples["institute"],),
    ).fetchone()
    assert campus is not None
    connection.execute(
        "UPDATE institute SET tcf_ranking = 1, ranking_source = 'QS' WHERE slug = %s",
        (examples["institute"],),
    )
    return {**examples, "partner": examples["institute"], "campus": campus[0]}
