"""A week has one report, and each receiver gets one mail, even if the task runs twice or fails."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from pathlib import Path

import psycopg
import pytest
from elasticsearch import Elasticsearch

from indexer.delivery.database import connect, read_rows
from indexer.delivery.mail.mailbox import read_mailbox
from indexer.delivery.mail.sending import MailsSent, send_due_mails
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log import weekly_report
from indexer.search_log.metrics import SearchReportCollector
from indexer.search_log.weekly_report import store_last_week
from schemas.search_log.reports.weekly import find_last_week_end
from schemas.search_log.reports.weekly_text import write_weekly_text
from schemas.settings import Settings
from tests.integration.search_log.days import SUNDAY
from tests.search_service import NO_ELASTICSEARCH

MONDAY = datetime(2026, 11, 2, 3, 0, tzinfo=UTC)
RECEIVERS = "a@example.org, b@example.org, a@example.org"


@pytest.mark.parametrize(
    ("now", "until"),
    [
        (MONDAY, SUNDAY),
        (datetime(2026, 11, 2, 2, 59, tzinfo=UTC), date(2026, 10, 25)),
        (datetime(2026, 11, 8, 23, 59, tzinfo=UTC), SUNDAY),
        (datetime(2026, 11, 9, 3, 0, tzinfo=UTC), date(2026, 11, 8)),
    ],
)
def test_a_week_ends_on_sunday_and_is_complete_three_hours_later(now: datetime, until: date) -> None:
    assert find_last_week_end(now) == until


def test_a_repeated_or_killed_task_mails_once(
    client: Elasticsearch, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = Settings(
        _env_file=None, database_url=database_url, finder_var=tmp_path, finder_search_report_to=RECEIVERS
    )

    def store(now: datetime = MONDAY) -> date | None:
        with connect(given) as connection:
            return store_last_week(connection, client, given.search_report_receivers, now)

    with connect(given) as connection:
        with create_client(NO_ELASTICSEARCH) as away, pytest.raises(ElasticsearchUnavailable):
            store_last_week(connection, away, given.search_report_receivers, MONDAY)
        with monkeypatch.context() as patch:
            patch.setattr(weekly_report, "_ADD_MAIL", "SELECT 1 / 0, %s::text, %s::date")
            with pytest.raises(psycopg.errors.DivisionByZero):
                store()
        assert read_rows(connection, "SELECT until FROM search_report") == []
        with ThreadPoolExecutor(2) as pool:
            stored = list(pool.map(store, [MONDAY, MONDAY]))
        assert sorted(stored, key=str) in ([None, SUNDAY], [SUNDAY, None])
        assert store() is None
        assert send_due_mails(connection, given) == MailsSent(sent=2)
        assert send_due_mails(connection, given) == MailsSent()
        (row,) = read_rows(connection, "SELECT content FROM search_report")
    mails = list(read_mailbox(tmp_path))
    assert {mail.recipient for mail in mails} == {"a@example.org", "b@example.org"}
    for mail in mails:
        assert mail.subject == "Searches from 2026-10-26 to 2026-11-01"
        assert mail.text.splitlines()[:-2] == write_weekly_text(row["content"]).splitlines()
        assert "/analytics/trends?since=2026-10-26&until=2026-11-01" in mail.text
    assert store(datetime(2026, 11, 9, 3, 0, tzinfo=UTC)) == date(2026, 11, 8)
    exported = {metric.name: metric.samples for metric in SearchReportCollector(given).collect()}
    assert (
        exported["finder_search_report_end_seconds"][0].value == datetime(2026, 11, 9, tzinfo=UTC).timestamp()
    )
