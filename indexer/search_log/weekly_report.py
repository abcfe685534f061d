"""Stores the report of the last complete week once, with a mail for each receiver.

One transaction writes the report and its mails. If a worker is killed before the commit, nothing is written. If two
workers write the report, only one of them succeeds. `delivery.send_mails` can send a mail twice after a crash, with the
same Message-ID.
"""

from collections.abc import Sequence
from datetime import date, datetime

from elasticsearch import Elasticsearch
from psycopg.types.json import Jsonb

from indexer.delivery.database import Connection, read_rows
from indexer.indexing.elasticsearch.client import translate_errors
from schemas.search_log.reports.weekly import find_last_week_end, read_weekly_report

_IS_STORED = "SELECT 1 FROM search_report WHERE until = %s"
_ADD_REPORT = """
INSERT INTO search_report (until, content) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING until
"""
_ADD_MAIL = (
    "INSERT INTO mail (kind, recipient, language, search_report) VALUES ('search_report', %s, 'en', %s)"
)


def store_last_week(
    connection: Connection, client: Elasticsearch, receivers: Sequence[str], now: datetime
) -> date | None:
    """Store the report of the last complete week, unless it is already stored.

    Returns the last day of the week, or None if another call has stored the report.

    Raises ElasticsearchUnavailable.
    """
    until = find_last_week_end(now)
    if read_rows(connection, _IS_STORED, (until,)):
        return None
    with translate_errors():
        report = read_weekly_report(client, until)
    with connection.transaction():
        added = read_rows(connection, _ADD_REPORT, (until, Jsonb(report)))
        for receiver in receivers if added else ():
            connection.execute(_ADD_MAIL, (receiver, until))
    return until if added else None
