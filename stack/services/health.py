"""Whether the three services answer, and how the index stands."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import psycopg
import redis
from elastic_transport import TransportError
from elasticsearch import ApiError

from indexer.database import connect
from indexer.engine import indices
from indexer.engine.client import engine_client
from indexer.engine.recipe import recipe_hash
from indexer.errors import IndexerError
from indexer.generations import records
from indexer.status import index_status
from indexer.ticker import QUEUE
from indexer.verification import results
from schemas.elasticsearch_connection import ElasticsearchConnection
from stack.services.urls import ServiceUrls, hide_password

PATIENCE_SECONDS = 3


@dataclass(frozen=True, slots=True)
class ServiceHealth:
    """says: its version and state where it answers, otherwise why not."""

    name: str
    url: str
    answers: bool
    says: str


@dataclass(frozen=True, slots=True)
class Health:
    """index: None where PostgreSQL does not answer, or has no tables; waiting_tasks: None where the broker is away."""

    services: list[ServiceHealth]
    index: dict[str, Any] | None
    waiting_tasks: int | None

    @property
    def all_answer(self) -> bool:
        return all(each.answers for each in self.services)

    def as_json(self) -> dict[str, Any]:
        return {
            "services": [asdict(each) for each in self.services],
            "waiting_tasks": self.waiting_tasks,
            "index": self.index,
        }


def check_health(urls: ServiceUrls) -> Health:
    """Asks each service once, with little patience; never raises because one is away."""
    database = _asked("PostgreSQL", urls.database, _postgresql, (psycopg.Error,))
    broker = _asked("broker", urls.broker, _broker, (redis.RedisError,))
    engine = _asked(
        "Elasticsearch",
        urls.elasticsearch,
        lambda _: _engine(urls.elasticsearch_connection),
        (TransportError, ApiError, IndexerError),
    )
    return Health(
        [database, broker, engine],
        _index(urls, engine.answers) if database.answers else None,
        _waiting_tasks(urls.broker) if broker.answers else None,
    )


def _asked(
    name: str, url: str, ask: Callable[[str], str], errors: tuple[type[Exception], ...]
) -> ServiceHealth:
    try:
        return ServiceHealth(name, hide_password(url), True, ask(url))
    except errors as error:
        first, *_ = str(error).splitlines() or [type(error).__name__]
        return ServiceHealth(name, hide_password(url), False, first)


def _postgresql(url: str) -> str:
    with psycopg.connect(url, connect_timeout=PATIENCE_SECONDS) as connection:
        return f"version {connection.info.server_version // 10_000}.{connection.info.server_version % 10_000}"


def _broker(url: str) -> str:
    with redis.Redis.from_url(
        url, socket_timeout=PATIENCE_SECONDS, socket_connect_timeout=PATIENCE_SECONDS
    ) as client:
        found: dict[str, Any] = client.info("server")
        return f"version {found.get('valkey_version') or found.get('redis_version')}"


def _engine(engine: ElasticsearchConnection) -> str:
    with engine_client(engine) as client:
        found = client.options(request_timeout=PATIENCE_SECONDS, max_retries=0).cluster.health()
        return f"{found['status']}, {found['number_of_nodes']} node(s)"


def _waiting_tasks(url: str) -> int:
    with redis.Redis.from_url(url, socket_timeout=PATIENCE_SECONDS) as client:
        return int(client.llen(QUEUE))


def _index(urls: ServiceUrls, engine_answers: bool) -> dict[str, Any] | None:
    try:
        with connect(urls.database) as connection:
            found = index_status(connection).as_json()
            live, last = records.live(connection), results.last(connection)
    except psycopg.errors.UndefinedTable:
        return None
    found["live"] = None if live is None else live.id
    found["recipe_is_todays"] = live is not None and live.mapping_hash == recipe_hash()
    found["searches_read"] = _read_by_searches(urls.elasticsearch_connection) if engine_answers else None
    found["last_rebuild"] = _rebuild(live)
    found["last_verification"] = None if last is None else last.as_json()
    return found


def _rebuild(live: records.Generation | None) -> dict[str, Any] | None:
    if live is None or live.live_at is None:
        return None
    return {
        "generation": live.id,
        "begun_at": live.created_at.isoformat(),
        "live_at": live.live_at.isoformat(),
        "courses": live.documents_done,
        "accepted_reason": live.accepted_reason,
    }


def _read_by_searches(engine: ElasticsearchConnection) -> dict[str, list[str]]:
    """The indices that each alias leads to."""
    with engine_client(engine) as client:
        return {alias: indices.holders(client, alias) for alias in indices.ALIASES}
