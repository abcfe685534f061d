"""Three Celery tasks of the search log: maintain, report and learn. Each run without Elasticsearch logs one warning."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.counts import count_courses, count_steps
from bench.search_log.simulation import SimulatedDay, simulate_day
from bench.search_log.storing import store_entries
from indexer.search_log import tasks
from indexer.search_log.indices import list_monthly_indices
from indexer.search_log.popular_searches import DAYS
from schemas.search_log.names import DAILY_INDEX, name_monthly_index
from schemas.search_log.reports.weekly import find_last_week_end
from schemas.settings import read_settings
from stack.beat import app
from tests.integration.search.catalogues import load_generated
from tests.integration.search_log.days import open_empty_log, remove_log
from tests.search_service import NO_ELASTICSEARCH

NOW = datetime.now(UTC)
TODAY = NOW.date()
WEEK_END = find_last_week_end(NOW)
COMPLETE_DAYS = sorted({WEEK_END, TODAY - timedelta(days=2), TODAY - timedelta(days=3)})
EXPIRED = TODAY - timedelta(days=130)
Run = Callable[[str, str], None]


@pytest.fixture(scope="module")
def days() -> dict[date, SimulatedDay]:
    return {
        day: simulate_day(day, searches=400, visitors=80, seed=number)
        for number, day in enumerate((EXPIRED, *COMPLETE_DAYS))
    }


@pytest.fixture(scope="module")
def client(
    elasticsearch_url: str, days: dict[date, SimulatedDay], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Elasticsearch]:
    with open_empty_log(elasticsearch_url) as client:
        for day, simulated in days.items():
            store_entries(client, tmp_path_factory.mktemp("spool"), simulated.list_entries(), day)
        yield client


@pytest.fixture(scope="module")
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    load_generated(database_url)
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO ranking_experiment (name, knobs, first_version, second_version, started_at) "
            "VALUES ('wider', '{}', 'a', 'b', %s)",
            (datetime(COMPLETE_DAYS[0].year, COMPLETE_DAYS[0].month, COMPLETE_DAYS[0].day, tzinfo=UTC),),
        )
        yield connection


@pytest.fixture
def run(database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Run]:
    """Runs a task by its name, with the environment of a worker."""
    app.loader.import_default_modules()
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("FINDER_VAR", str(tmp_path))
    monkeypatch.setenv("FINDER_SEARCH_LOG", "true")
    monkeypatch.setenv("FINDER_SEARCH_REPORT_TO", "a@example.org")

    def run_task(name: str, elasticsearch_url: str) -> None:
        monkeypatch.setenv("ELASTICSEARCH_URL", elasticsearch_url)
        read_settings.cache_clear()
        app.tasks[name].apply().get()

    yield run_task
    read_settings.cache_clear()


def read_rows(connection: psycopg.Connection, statement: Any) -> list[tuple[Any, ...]]:
    return connection.execute(statement).fetchall()


@pytest.mark.parametrize(
    ("task", "warning"),
    [
        ("search_log.maintain", "The indices of the search log are not maintained now: Elasticsearch"),
        ("search_log.report", "The weekly report of the search log waits: Elasticsearch"),
        ("search_log.learn", "What visitors do is not read from the search log now: Elasticsearch"),
    ],
)
def test_a_task_without_elasticsearch_logs_one_warning(
    run: Run, connection: psycopg.Connection, caplog: pytest.LogCaptureFixture, task: str, warning: str
) -> None:
    for _ in range(2):
        caplog.clear()
        run(task, NO_ELASTICSEARCH)
        found = [each for each in caplog.records if each.name == tasks.__name__]
        assert [(each.levelno, each.getMessage()[: len(warning)]) for each in found] == [
            (logging.WARNING, warning)
        ]
    for table in ("popular_search", "course_popularity", "search_report", "ranking_experiment_day"):
        assert read_rows(connection, f"SELECT count(*) FROM {table}") == [(0,)], table


@pytest.mark.parametrize("is_logged", ["true", "false"])
def test_learn_deletes_old_popular_searches_without_the_log(
    run: Run, connection: psycopg.Connection, monkeypatch: pytest.MonkeyPatch, is_logged: str
) -> None:
    monkeypatch.setenv("FINDER_SEARCH_LOG", is_logged)
    for text, age in (("old", DAYS), ("last", DAYS - 1)):
        connection.execute(
            "INSERT INTO popular_search (text, visits, days, courses, last_day, since, until) "
            "VALUES (%s, 5, 2, 1, %s, %s, %s)",
            (text, TODAY - timedelta(days=age), TODAY, TODAY),
        )
    run("search_log.learn", NO_ELASTICSEARCH)
    assert read_rows(connection, "SELECT text FROM popular_search") == [("last",)]
    connection.execute("DELETE FROM popular_search")


@pytest.mark.usefixtures("client")
def test_learn_stores_what_visitors_do(
    run: Run, connection: psycopg.Connection, elasticsearch_url: str, days: dict[date, SimulatedDay]
) -> None:
    run("search_log.learn", elasticsearch_url)
    complete = [days[day] for day in COMPLETE_DAYS]
    nursing = {
        each.entry["visit"]
        for day in complete
        for each in day.searches
        if each.is_counted and each.entry["query"] == "nursing"
    }
    statement = "SELECT visits, days, last_day FROM popular_search WHERE text = 'nursing'"
    assert read_rows(connection, statement) == [(len(nursing), len(complete), COMPLETE_DAYS[-1])]
    views: Counter[int] = Counter()
    for day in complete:
        views.update({course: counts[0] for course, counts in count_courses(day.searches).items()})
    known = {course for (course,) in read_rows(connection, "SELECT id FROM course")}
    stored = dict(read_rows(connection, "SELECT course_id, views FROM course_popularity"))
    assert stored == {course: number for course, number in views.items() if course in known}
    assert len(stored) > 100
    changed = read_rows(connection, "SELECT count(*) FROM course WHERE popularity <> 0")
    assert changed[0][0] > 0
    stored_days = read_rows(connection, "SELECT day FROM ranking_experiment_day")
    assert {(day,) for day in COMPLETE_DAYS} <= set(stored_days)


@pytest.mark.usefixtures("client")
def test_report_stores_the_last_week_with_its_mail(
    run: Run, connection: psycopg.Connection, elasticsearch_url: str, days: dict[date, SimulatedDay]
) -> None:
    for _ in range(2):
        run("search_log.report", elasticsearch_url)
    ((until, content),) = read_rows(connection, "SELECT until, content FROM search_report")
    of_week = [days[day] for day in COMPLETE_DAYS if WEEK_END - timedelta(days=7) < day <= WEEK_END]
    assert until == WEEK_END
    assert content["figures"]["searches"] == sum(count_steps(day.searches)["searches"] for day in of_week)
    mails = "SELECT recipient, search_report FROM mail WHERE kind = 'search_report'"
    assert read_rows(connection, mails) == [("a@example.org", WEEK_END)]


def test_maintain_writes_the_sums_and_deletes_old_months(
    run: Run, client: Elasticsearch, elasticsearch_url: str, days: dict[date, SimulatedDay]
) -> None:
    assert name_monthly_index(EXPIRED) in list_monthly_indices(client)
    run("search_log.maintain", elasticsearch_url)
    client.indices.refresh(index=DAILY_INDEX)
    hits = client.search(index=DAILY_INDEX, size=1_000, query={"term": {"by": "all"}})["hits"]["hits"]
    sums: Counter[str] = Counter()
    for hit in hits:
        sums[hit["_source"]["day"]] += hit["_source"]["searches"]
    assert sums == {f"{day}": count_steps(each.searches)["searches"] for day, each in days.items()}
    months = list_monthly_indices(client)
    assert name_monthly_index(EXPIRED) not in months
    assert name_monthly_index(TODAY.replace(day=1) + timedelta(days=32)) in months


def test_a_new_site_has_no_entries_yet(
    run: Run, client: Elasticsearch, elasticsearch_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Celery beat may send a task before the first entry is logged and before the first index exists."""
    remove_log(client)
    for task in ("search_log.report", "search_log.learn", "search_log.maintain"):
        run(task, elasticsearch_url)
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []
    assert name_monthly_index(TODAY) in list_monthly_indices(client)
