"""The Celery tasks of the search log. Each task may run twice or be killed."""

import logging
from datetime import UTC, date, datetime

from celery import shared_task
from elasticsearch import Elasticsearch

from indexer.delivery.database import connect
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log.course_popularity import store_popularity
from indexer.search_log.daily_sums import write_daily_sums
from indexer.search_log.experiment_days import store_experiment_days
from indexer.search_log.indices import delete_indices, ensure_next_months, find_expired_indices
from indexer.search_log.popular_searches import delete_old_searches, store_popular_searches
from indexer.search_log.shipping import ship_spool
from indexer.search_log.weekly_report import store_last_week
from schemas.settings import read_settings

log = logging.getLogger(__name__)


@shared_task(name="search_log.ship")
def ship() -> None:
    """Write the new entries of the site to Elasticsearch.

    While Elasticsearch is unavailable, the entries stay in the spool. If the search log was switched off, the remaining
    entries are still written.
    """
    given = read_settings()
    is_logged = given.finder_search_log or given.search_log_folder.is_dir()
    if not is_logged or given.elasticsearch_connection is None:
        return
    with create_client(given.elasticsearch_connection) as client:
        try:
            shipped = ship_spool(client, given.search_log_folder)
        except ElasticsearchUnavailable as error:
            log.warning("The entries of the search log wait in the spool: %s", error)
            return
    if shipped.rejected:
        log.error("Search log: %s entries can not be stored", shipped.rejected)


@shared_task(name="search_log.maintain")
def maintain() -> None:
    """Create the indices of this and the next month, write the daily sums, and delete old months."""
    connection = read_settings().elasticsearch_connection
    if connection is None:
        return
    with create_client(connection) as client:
        try:
            maintain_indices(client, datetime.now(UTC).date())
        except ElasticsearchUnavailable as error:
            log.warning("The indices of the search log are not maintained now: %s", error)


@shared_task(name="search_log.report")
def report() -> None:
    """Store the report of the last week and the mails with this report, unless they are already stored."""
    given = read_settings()
    if not given.finder_search_log or given.elasticsearch_connection is None:
        return
    with connect(given) as connection, create_client(given.elasticsearch_connection) as client:
        try:
            until = store_last_week(connection, client, given.search_report_receivers, datetime.now(UTC))
        except ElasticsearchUnavailable as error:
            log.warning("The weekly report of the search log waits: %s", error)
            return
    if until is not None:
        log.info("The report of the week until %s is stored", until)


@shared_task(name="search_log.learn")
def learn() -> None:
    """Compute the popular searches, the popularity of courses, and the figures of experiments from the search log.

    Old popular searches are deleted also while the search log is switched off or Elasticsearch is unavailable.
    """
    given, now = read_settings(), datetime.now(UTC)
    with connect(given) as connection:
        delete_old_searches(connection, now.date())
    if not given.finder_search_log or given.elasticsearch_connection is None:
        return
    with connect(given) as connection, create_client(given.elasticsearch_connection) as client:
        try:
            searches = store_popular_searches(connection, client, now.date())
            courses = store_popularity(connection, client, now)
            store_experiment_days(connection, client, now)
        except ElasticsearchUnavailable as error:
            log.warning("What visitors do is not read from the search log now: %s", error)
            return
    log.info("%s popular searches are stored, %s courses have a new popularity", searches, courses)


def maintain_indices(client: Elasticsearch, today: date) -> list[str]:
    """Create indices, write the daily sums and delete old months. Returns the names of the deleted indices.

    A month is deleted only after the sums of its days are written.
    """
    ensure_next_months(client, today)
    write_daily_sums(client, today)
    expired = find_expired_indices(client, today)
    delete_indices(client, expired)
    if expired:
        log.info("Search log: deleted %s", ", ".join(expired))
    return expired
