"""The popularity of courses, from a search log in Elasticsearch to PostgreSQL and the outbox."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.storing import store_entries
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log.course_popularity import store_popularity
from schemas.search_log.names import make_search_id
from tests.integration.search.catalogues import load_generated
from tests.integration.search_log.days import open_empty_log
from tests.search_service import NO_ELASTICSEARCH

NOON = datetime(2026, 10, 30, 12, tzinfo=UTC)
DAY_AFTER = NOON + timedelta(days=1)
READ = """
SELECT course_id, round(examinations::numeric, 6)::float, value, views, visits, applications, day::text
FROM course_popularity ORDER BY course_id
"""
GOOD, FIRST, UNCLICKED, WITHDRAWN, OWN = range(5)
"""The index of each course in the list `courses`."""


def build_visit(
    at: datetime, visit: str, shown: list[int], *outcomes: tuple[str, int], **more: Any
) -> Iterator[Any]:
    search_id = make_search_id(at)
    search = {
        "kind": "search", "id": search_id, "at": at.isoformat(), "day": f"{at:%Y-%m-%d}", "month": f"{at:%Y-%m}",
        "visit": visit, "page": 1, "shown": shown, "device": "phone", "total": 9, "query": None, "selection": {},
        "order": 0,
    }  # fmt: skip
    yield search | more
    for number, (name, course) in enumerate((("settled", 0), *outcomes)):
        entry = {"kind": "outcome", "id": f"{search_id}-{number}", "at": at.isoformat(), "visit": visit}
        yield {
            **entry,
            "search": search_id,
            "outcome": name,
            **({"course": course, "position": 1} if course else {}),
        }


def list_entries(courses: list[int]) -> Iterator[Any]:
    """All visits see the same list, except the visit "deleted".

    FIRST is at the top of the list, and GOOD is at its end. GOOD still gets more clicks than FIRST.
    """
    first, good = courses[FIRST], courses[GOOD]
    shown = [first, courses[UNCLICKED], courses[WITHDRAWN], courses[OWN], good]
    for number in range(60):
        outcomes = [("click", good)] if number < 24 else []
        outcomes += [("click", first)] * (number < 18) + [("apply", courses[WITHDRAWN])] * (number < 9)
        yield from build_visit(NOON, f"visit {number}", shown, *outcomes)
    yield from build_visit(NOON, "owner", shown, *[("click", courses[OWN])] * 1_000)
    yield from build_visit(NOON, "robot", shown, ("apply", courses[OWN]), device="robot")
    yield from build_visit(NOON, "deleted", [10**6], ("apply", 10**6))


@pytest.fixture(scope="module")
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    load_generated(database_url)
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("UPDATE course SET popularity = 0")
        connection.execute("UPDATE degree_level SET popular_from = NULL")
        yield connection


@pytest.fixture(scope="module")
def courses(connection: psycopg.Connection) -> list[int]:
    rows = connection.execute(
        "SELECT course.id FROM course JOIN published_course USING (id) WHERE degree_level_id = ("
        "SELECT degree_level_id FROM course JOIN published_course USING (id) "
        "GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) ORDER BY 1 LIMIT 5"
    ).fetchall()
    return [course for (course,) in rows]


@pytest.fixture(scope="module")
def client(
    elasticsearch_url: str, courses: list[int], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Elasticsearch]:
    with open_empty_log(elasticsearch_url) as client:
        store_entries(client, tmp_path_factory.mktemp("spool"), list_entries(courses), NOON.date())
        yield client


def read_popularities(connection: psycopg.Connection) -> dict[int, float]:
    rows = connection.execute("SELECT id, popularity FROM course WHERE popularity <> 0").fetchall()
    return dict(rows)


def count_outbox(connection: psycopg.Connection) -> int:
    row = connection.execute("SELECT count(*) FROM outbox").fetchone()
    assert row is not None
    return int(row[0])


def test_each_day_counts_once_and_only_steps_reach_the_outbox(
    connection: psycopg.Connection, client: Elasticsearch, courses: list[int]
) -> None:
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = %s", (courses[WITHDRAWN],))
    before = count_outbox(connection)
    with create_client(NO_ELASTICSEARCH) as away, pytest.raises(ElasticsearchUnavailable):
        store_popularity(connection, away, DAY_AFTER)
    early = datetime(2026, 10, 31, 2, 59, tzinfo=UTC)
    assert store_popularity(connection, client, early) == 0
    assert connection.execute(READ).fetchall() == []
    assert count_outbox(connection) == before

    changed = store_popularity(connection, client, DAY_AFTER)
    day = "2026-10-30"
    rows = {
        courses[FIRST]: (61.0, 18.0, 61, 18, 0, day),
        courses[UNCLICKED]: (30.5, 0.0, 61, 0, 0, day),
        courses[WITHDRAWN]: (pytest.approx(61 / 3), 45.0, 61, 9, 9, day),
        courses[OWN]: (15.25, 1.0, 61, 1, 0, day),
        courses[GOOD]: (12.2, 24.0, 61, 24, 0, day),
    }
    assert {course: tuple(row) for course, *row in connection.execute(READ).fetchall()} == rows
    # The average value per examination is 93 / 140.28 = 0.66, with the deleted course. Each course gets 20 more
    # examinations with this average: GOOD has (24 + 20 * 0.66) / (12.2 + 20) = 1.16, FIRST 0.39, UNCLICKED 0.26, OWN
    # 0.40. The logarithms to base 2 of their ratios to the average are 0.80, -0.78, -1.34 and -0.71. The popularity is
    # the logarithm, rounded to a multiple of 0.5.
    popularity = {courses[GOOD]: 1.0, courses[FIRST]: -1.0, courses[UNCLICKED]: -1.5, courses[OWN]: -0.5}
    assert read_popularities(connection) == popularity
    assert changed == len(popularity)
    popular = connection.execute("SELECT id FROM published_course WHERE popular").fetchall()
    assert popular == [(courses[GOOD],)]
    written = count_outbox(connection)
    assert written == before + changed + len(["the threshold of the level"])

    assert store_popularity(connection, client, DAY_AFTER) == 0
    later = store_popularity(connection, client, DAY_AFTER + timedelta(days=1))
    assert later == 0
    assert count_outbox(connection) == written
    read_first = "SELECT examinations, views FROM course_popularity WHERE course_id = %s"
    decayed = connection.execute(read_first, (courses[FIRST],)).fetchone()
    assert decayed == (pytest.approx(61 * 0.5 ** (1 / 14)), 61)
