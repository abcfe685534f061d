"""Checks whether PostgreSQL, the broker and Elasticsearch respond, and reads the state of the index."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import psycopg
import redis
from elastic_transport import TransportError
from elasticsearch import ApiError

from indexer.indexing.elasticsearch import indices
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.generations import records
from indexer.indexing.status import read_index_status
from indexer.indexing.verification import stored_results
from indexer.scheduler import QUEUE, count_queued_tasks
from indexer.shared.database import connect
from indexer.shared.errors import IndexerError
from schemas.elasticsearch_connection import ElasticsearchConnection
from stack.services.urls import ServiceUrls, hide_password

TIMEOUT_SECONDS = 3


@dataclass(frozen=True, slots=True)
class ServiceHealth:
    """The health of one service.

    detail: the version or the state of the service, such as "green, 1 node(s)". If the service is unavailable, the
    error.
    """

    name: str
    url: str
    is_available: bool
    detail: str

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "url": self.url, "answers": self.is_available, "says": self.detail}


@dataclass(frozen=True, slots=True)
class Health:
    """index: the state of the index, or None if PostgreSQL does not respond or has no tables.

    waiting_tasks: the number of tasks in the queue, or None if the broker does not respond.
    """

    services: list[ServiceHealth]
    index: dict[str, Any] | None
    waiting_tasks: int | None

    @property
    def is_healthy(self) -> bool:
        return all(each.is_available for each in self.services)

    def as_json(self) -> dict[str, Any]:
        return {
            "services": [each.as_json() for each in self.services],
            "waiting_tasks": self.waiting_tasks,
            "index": self.index,
        }


def check_health(urls: ServiceUrls) -> Health:
    """Send requests with a timeout of TIMEOUT_SECONDS to each service, and read the state of the index.

    If a service does not respond, the result contains its error.
    """
    database = _check_service("PostgreSQL", urls.database, _read_postgresql_version, (psycopg.Error,))
    broker = _check_service("broker", urls.broker, _read_broker_version, (redis.RedisError,))
    elasticsearch = _check_service(
        "Elasticsearch",
        urls.elasticsearch,
        lambda _: _read_elasticsearch_state(urls.elasticsearch_connection),
        (TransportError, ApiError, IndexerError),
    )
    return Health(
        [database, broker, elasticsearch],
        _read_index_state(urls, elasticsearch.is_available) if database.is_available else None,
        count_queued_tasks(urls.broker, QUEUE, TIMEOUT_SECONDS) if broker.is_available else None,
    )


def _check_service(
    name: str, url: str, read_state: Callable[[str], str], errors: tuple[type[Exception], ...]
) -> ServiceHealth:
    try:
        return ServiceHealth(name, hide_password(url), True, read_state(url))
    except errors as error:
        first, *_ = str(error).splitlines() or [type(error).__name__]
        return ServiceHealth(name, hide_password(url), False, first)


def _read_postgresql_version(url: str) -> str:
    with psycopg.connect(url, connect_timeout=TIMEOUT_SECONDS) as connection:
        return f"version {connection.info.server_version // 10_000}.{connection.info.server_version % 10_000}"


def _read_broker_version(url: str) -> str:
    with redis.Redis.from_url(
        url, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS
    ) as client:
        found: dict[str, Any] = client.info("server")
        return f"version {found.get('valkey_version') or found.get('redis_version')}"


def _read_elasticsearch_state(connection: ElasticsearchConnection) -> str:
    with create_client(connection) as client:
        found = client.options(request_timeout=TIMEOUT_SECONDS, max_retries=0).cluster.health()
        return f"{found['status']}, {found['number_of_nodes']} node(s)"


def _read_index_state(urls: ServiceUrls, is_elasticsearch_available: bool) -> dict[str, Any] | None:
    try:
        with connect(urls.database) as connection:
            found = read_index_status(connection).as_json()
            live, last = records.find_live(connection), stored_results.read_last_result(connection)
    except psycopg.errors.UndefinedTable:
        return None
    found["live"] = None if live is None else live.id
    found["recipe_is_todays"] = live is not None and live.mapping_hash == compute_index_fingerprint()
    found["searches_read"] = (
        _read_alias_targets(urls.elasticsearch_connection) if is_elasticsearch_available else None
    )
    found["last_rebuild"] = _describe_last_rebuild(live)
    found["last_verification"] = None if last is None else last.as_json()
    return found


def _describe_last_rebuild(live: records.Generation | None) -> dict[str, Any] | None:
    if live is None or live.live_at is None:
        return None
    return {
        "generation": live.id,
        "begun_at": live.created_at.isoformat(),
        "live_at": live.live_at.isoformat(),
        "courses": live.documents_done,
        "accepted_reason": live.accepted_reason,
    }


def _read_alias_targets(connection: ElasticsearchConnection) -> dict[str, list[str]]:
    with create_client(connection) as client:
        return {alias: indices.read_alias_targets(client, alias) for alias in indices.ALIASES}
