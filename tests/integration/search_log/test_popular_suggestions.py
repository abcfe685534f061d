"""Popular searches are suggested while a visitor types, before courses, institutes and places."""

from collections.abc import Iterator

import psycopg
import pytest

from tests.search_service import build_app, draw_client, serve

_ADD = """
INSERT INTO popular_search (text, visits, days, courses, last_day, since, until)
VALUES (%s, %s, 2, 40, '2026-10-30', '2026-10-04', '2026-10-31')
"""


@pytest.fixture
def popular(sample_database_url: str) -> Iterator[str]:
    """The address of the database with two popular searches."""
    with psycopg.connect(sample_database_url, autocommit=True) as connection:
        for text, visits in (("nursing in canada", 5), ("nursing in sydney", 9)):
            connection.execute(_ADD, (text, visits))
        yield sample_database_url
        connection.execute("DELETE FROM popular_search")


async def test_popular_searches_are_suggested_first(popular: str, elasticsearch_url: str) -> None:
    async with serve(build_app(popular, elasticsearch_url=elasticsearch_url), draw_client()) as site:
        groups = (await site.get("/api/search/suggestions", params={"text": "nursing in"})).json()["groups"]
        others = (await site.get("/api/search/suggestions", params={"text": "law"})).json()["groups"]
    assert groups[0]["name"] == "searches"
    assert [each["name"] for each in groups[0]["suggestions"]] == ["nursing in sydney", "nursing in canada"]
    assert others
    assert "searches" not in [group["name"] for group in others]
