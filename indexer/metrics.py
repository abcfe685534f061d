"""What the indexer tells Prometheus: how far the index is behind PostgreSQL, and how a rebuild goes.

All of it is read when it is asked for, from where it is true anyhow: PostgreSQL, the broker, the engine. So it does not
matter how many processes work, and nothing is counted twice. The beat serves it, because there is one beat.
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
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.indexing.generations.records import Generation
from indexer.indexing.status import IndexStatus, read_index_status
from indexer.indexing.verification.stored_results import StoredVerification, read_last_result
from indexer.scheduler import QUEUE, count_queued_tasks
from indexer.shared.database import connect
from indexer.shared.errors import IndexerError
from schemas.settings import Settings, settings
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)

SERVICE_ERRORS = (psycopg.Error, redis.RedisError, IndexerError)
"""What a service raises that does not answer, or has no tables yet; its series are then absent, and finder_service_up
is 0."""
HELP = {
    "finder_outbox_rows": "Rows of the outbox that are not done: open, or poisoned and set aside.",
    "finder_outbox_lag_seconds": "Age of the oldest open row of the outbox; 0 when none is open.",
    "finder_index_generations": "Generations of the index by state.",
    "finder_index_live_generation": "Number of the generation that searches read.",
    "finder_rebuild_courses_written": "Courses written by the rebuild that runs.",
    "finder_rebuild_courses": "Courses that the rebuild that runs has to write.",
    "finder_index_documents_written": "Course documents the engine has taken in the generation that searches read.",
    "finder_index_drift": "Documents that were not what PostgreSQL says when the index was verified last.",
    "finder_index_verified_seconds": "When that verification ended, in seconds since 1970.",
    "finder_tasks_waiting": "Tasks that no worker has taken yet.",
    "finder_service_up": "1 for a service that answered just now, 0 otherwise.",
}
"""The series and their meaning; what is named nowhere here is not told."""

SHOWN_STATES = (
    GenerationState.BUILDING,
    GenerationState.LIVE,
    GenerationState.PREVIOUS,
    GenerationState.FAILED,
)


class IndexCollector(Collector):
    """Reads each service once for each scrape."""

    def __init__(self, given: Settings) -> None:
        self._given = given
        self._client = (
            create_client(given.elasticsearch_connection) if given.elasticsearch_connection else None
        )

    def describe(self) -> list[Metric]:
        """Nothing: registering must not ask the services."""
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
        """What `read` answers; None, said in finder_service_up and in the log, when the service is away."""
        try:
            result = read()
        except SERVICE_ERRORS as error:
            log.warning("Metrics: %s does not answer: %s", service, error)
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
        """0 while there is no live generation, which says at least that the engine answers."""
        if self._client is None:
            raise IndexerError("ELASTICSEARCH_URL is not set")
        if live is None:
            if not is_reachable(self._client):
                raise ElasticsearchUnavailable("no node answers")
            return 0
        return count_documents_written(self._client, live.id)


def build_status_metrics(status: IndexStatus) -> Iterator[Metric]:
    """The series of the state of the index; those of a rebuild only while one runs."""
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
    """Answer Prometheus on the port of the settings, from a thread of its own; nothing where none is set."""
    if given.finder_metrics_port is None:
        return
    registry = CollectorRegistry()
    registry.register(IndexCollector(given))
    start_http_server(given.finder_metrics_port, given.finder_metrics_host, registry)
    log.info("Metrics of the index at %s:%s", given.finder_metrics_host, given.finder_metrics_port)


def connect_signals() -> None:
    """Have the beat serve once it starts."""
    signals.beat_init.connect(start_with_beat, weak=False, dispatch_uid=__name__)


def start_with_beat(**_: Any) -> None:
    serve_metrics(settings())
