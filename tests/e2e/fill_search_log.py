"""`python -m tests.e2e.fill_search_log` logs searches of simulated visitors of two days: 1 and 30 days ago.

If ELASTICSEARCH_URL is set, the command also stores the entries in Elasticsearch, because the site of the browser tests
has no worker. Otherwise a worker stores them.
"""

from datetime import UTC, datetime, timedelta

import orjson

from bench.search_log.simulation import simulate_day
from indexer.indexing.elasticsearch.client import create_client
from indexer.search_log.shipping import ship_spool
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.spool_writer import SpoolWriter
from schemas.settings import Settings

DAYS_AGO = (1, 30)
"""The first day lies in the default period of /analytics, and the second in the period with which it is compared."""


def fill_search_log() -> None:
    given = Settings()
    writer = SpoolWriter(given.search_log_folder)
    for days in DAYS_AGO:
        day = (datetime.now(UTC) - timedelta(days=days)).date()
        for entry in simulate_day(day, searches=300, visitors=40, seed=days).list_entries():
            writer.append(orjson.dumps(entry))
    writer.close()
    if given.elasticsearch_connection is not None:
        with create_client(given.elasticsearch_connection) as client:
            ship_spool(client, given.search_log_folder)
            client.indices.refresh(index=SEARCH_LOG_ALIAS)


if __name__ == "__main__":
    fill_search_log()
