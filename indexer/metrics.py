"""Prometheus metrics of the index: waiting outbox rows, generations, rebuild progress and faults.

Each scrape reads PostgreSQL, the broker and Elasticsearch. No process has counters in memory, so the values do not
depend on the number of workers. The Celery scheduler (beat) serves the metrics, because there is exactly one beat. A
generation is a complete set of indices, built by one rebuild.
"""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import redis
from celery import signals
from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from indexer.indexing.elasticsearch.client import create_client, is_reachable
from indexer.indexing.elasticsearch.indices import count_documents_written
from indexer.indexing.errors import ElasticsearchUnreachable
from indexer.indexing.generations.records import Generation
from indexer.indexing.status import IndexStatus, read_index_status
from indexer.indexing.verification.stored_results import StoredVerification, read_last_result
from indexer.scheduler import QUEUE, count_queued_tasks
from indexer.shared.database import connect
from indexer.shared.errors import IndexerError
from schemas.settings import Settings, read_settings
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)

SERVICE_ERRORS = (psycopg.Error, redis.RedisError, IndexerError)
"""Errors of a service that is unreachable, is not configured or has no tables yet.

After such an error, the scrape exports only `finder_service_up 0` for the service.
"""
HELP = {
    "finder_outbox_rows": "Rows of the outbox that are not done: open, or poisoned after repeated failures.",
    "finder_outbox_lag_seconds": "Age of the oldest open row of the outbox; 0 when none is open.",
    "finder_index_generations": "Generations of the index by state.",
    "finder_index_live_generation": "Number of the generation that searches read.",
    "finder_rebuild_failed": "1 if the last rebuild failed and no generation went live since, otherwise 0.",
    "finder_rebuild_courses_written": "Courses written by the running rebuild.",
    "finder_rebuild_courses": "Courses that the running rebuild has to write.",
    "finder_index_documents_written": "Course documents written to the generation that searches read.",
    "finder_index_drift": "Documents that differed from PostgreSQL in the last verification.",
    "finder_index_verified_seconds": "End of the last verification, in seconds since 1970.",
    "finder_tasks_waiting": "Tasks that no worker has taken yet.",
    "finder_service_up": "1 if the service responded to this scrape, otherwise 0.",
}
"""The help text of each metric."""

FURTHER_COLLECTORS: list[Callable[[Settings], Collector]] = []
"""Collectors of other packages. `stack` adds them before beat starts."""

SHOWN_STATES = (
    GenerationState.BUILDING,
    GenerationState.LIVE,
    GenerationState.PREVIOUS,
    GenerationState.FAILED,
)


class IndexCollector(Collector):
    """Reads each service once per scrape."""

    def __init__(self, given: Settings) -> None:
        self._given = given
        self._client = (
            create_client(given.elasticsearch_connection) if given.elasticsearch_connection else None
        )

    def describe(self) -> list[Metric]:
        """Return no metrics.

        Without this method, a registry with `auto_describe` would call `collect` when the collector is registered.
        """
        return []

    def collect(self) -> Iterator[Metric]:
        up = GaugeMetricFamily("finder_service_up", HELP["finder_service_up"], labels=["service"])
        known = self._read_service(up, "postgresql", self._read_database)
        status, verified = known or (None, None)
        if status is not None:
            yield from build_status_metrics(status)
        if verified is not None:
            yield build_gauge("finder_index_drift", verified.drift)
            yield build_gauge("finder_index_verified_seconds", verified.finished_at.timestamp())
        waiting = self._read_service(up, "broker", self._count_waiting_tasks)
        if waiting is not None:
            yield build_gauge("finder_tasks_waiting", waiting)
        live = None if status is None else find_generation_in_state(status, GenerationState.LIVE)
        written = self._read_service(up, "engine", lambda: self._count_documents_written(live))
        if written is not None and live is not None:
            yield build_counter("finder_index_documents_written", written)
        yield up

    def _read_service(self, up: GaugeMetricFamily, service: str, read: Callable[[], Any]) -> Any:
        """Return the result of `read`, or None if the service is unavailable. Sets finder_service_up."""
        try:
            result = read()
        except SERVICE_ERRORS as error:
            log.warning("Metrics: %s does not respond: %s", service, error)
            up.add_metric([service], 0)
            return None
        up.add_metric([service], 1)
        return result

    def _read_database(self) -> tuple[IndexStatus, StoredVerification | None]:
        if self._given.database_url is None:
            raise IndexerError("DATABASE_URL is not set")
        with connect(self._given.database_url) as connection:
            return read_index_status(connection), read_last_result(connection)

    def _count_waiting_tasks(self) -> int:
        if self._given.broker_url is None:
            raise IndexerError("BROKER_URL is not set")
        return count_queued_tasks(self._given.broker_url, QUEUE)

    def _count_documents_written(self, live: Generation | None) -> int:
        """Count the course documents written to the live generation. Without a live generation the count is 0."""
        if self._client is None:
            raise IndexerError("ELASTICSEARCH_URL is not set")
        if live is None:
            if not is_reachable(self._client):
                raise ElasticsearchUnreachable("no node responds")
            return 0
        return count_documents_written(self._client, live.id)


def build_status_metrics(status: IndexStatus) -> Iterator[Metric]:
    """Build the metrics of the index.

    Metrics of a rebuild exist only while a generation has the state building: during a rebuild or a rollback, and
    until an interrupted rebuild is resolved.
    """
    rows = GaugeMetricFamily("finder_outbox_rows", HELP["finder_outbox_rows"], labels=["state"])
    rows.add_metric(["open"], status.open_rows)
    rows.add_metric(["poisoned"], status.poisoned_rows)
    yield rows
    yield build_gauge("finder_outbox_lag_seconds", status.lag_seconds)
    generations = GaugeMetricFamily(
        "finder_index_generations", HELP["finder_index_generations"], labels=["state"]
    )
    for state in SHOWN_STATES:
        generations.add_metric([state], sum(each.state == state for each in status.generations))
    yield generations
    yield build_gauge("finder_rebuild_failed", status.failure is not None)
    live, building = (
        find_generation_in_state(status, GenerationState.LIVE),
        find_generation_in_state(status, GenerationState.BUILDING),
    )
    if live is not None:
        yield build_gauge("finder_index_live_generation", live.id)
    if building is not None:
        yield build_gauge("finder_rebuild_courses_written", building.documents_done)
        yield build_gauge("finder_rebuild_courses", building.documents_total or 0)


def find_generation_in_state(status: IndexStatus, state: GenerationState) -> Generation | None:
    return next((each for each in status.generations if each.state == state), None)


def build_gauge(name: str, value: float) -> Metric:
    return GaugeMetricFamily(name, HELP[name], value=value)


def build_counter(name: str, value: float) -> Metric:
    return CounterMetricFamily(name, HELP[name], value=value)


def serve_metrics(given: Settings) -> None:
    """Serve the metrics in a separate thread on the configured port.

    Without a configured port, do nothing.
    """
    if given.finder_metrics_port is None:
        return
    registry = CollectorRegistry()
    for build_collector in (IndexCollector, *FURTHER_COLLECTORS):
        registry.register(build_collector(given))
    start_http_server(given.finder_metrics_port, given.finder_metrics_host, registry)
    log.info("Metrics of the index at %s:%s", given.finder_metrics_host, given.finder_metrics_port)


def connect_signals() -> None:
    """Start the metrics server when beat starts."""
    signals.beat_init.connect(start_with_beat, weak=False, dispatch_uid=__name__)


def start_with_beat(**_: Any) -> None:
    serve_metrics(read_settings())
