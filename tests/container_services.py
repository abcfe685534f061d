"""The services as containers of the stock images that compose.yaml names."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache

import yaml
from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import (
    CompositeWaitStrategy,
    HttpWaitStrategy,
    LogMessageWaitStrategy,
    PortWaitStrategy,
)
from testcontainers.core.waiting_utils import WaitStrategy

from schemas.settings import ROOT

PASSWORD = "of-the-tests"
START_SECONDS = 180


@dataclass(frozen=True)
class StockService:
    """How an image of compose.yaml is started for tests, alone and without security; `{address}` is host:port."""

    service: str
    setting: str
    url: str
    port: int
    ready: WaitStrategy
    environment: dict[str, str] = field(default_factory=dict)


STOCK = {
    "postgres": StockService(
        "postgres",
        "database_url",
        f"postgresql://postgres:{PASSWORD}@{{address}}/postgres",
        5432,
        # The server starts twice: once for itself while it makes its folder, then for others.
        CompositeWaitStrategy(
            LogMessageWaitStrategy("database system is ready to accept connections", times=2),
            PortWaitStrategy(5432),
        ),
        {"POSTGRES_PASSWORD": PASSWORD},
    ),
    "valkey": StockService("valkey", "broker_url", "redis://{address}/0", 6379, PortWaitStrategy(6379)),
    "elasticsearch": StockService(
        "elasticsearch",
        "elasticsearch_url",
        "http://{address}",
        9200,
        HttpWaitStrategy(9200, "/_cluster/health?wait_for_status=yellow"),
        {
            "discovery.type": "single-node",
            "xpack.security.enabled": "false",
            "action.auto_create_index": "false",
            "ES_JAVA_OPTS": "-Xms512m -Xmx512m",
        },
    ),
}


@cache
def image_of(service: str) -> str:
    """The image that compose.yaml runs a service from."""
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return str(composed["services"][service]["image"])


@contextmanager
def containers(names: Iterable[str]) -> Iterator[dict[str, str]]:
    """Settings (name to URL) of the services, which run as containers for as long as the block lasts."""
    with ExitStack() as cleanup:
        started = {name: _started(STOCK[name], cleanup) for name in names}
        yield {STOCK[name].setting: _url(STOCK[name], container) for name, container in started.items()}


def _started(stock: StockService, cleanup: ExitStack) -> DockerContainer:
    container = DockerContainer(image_of(stock.service)).with_exposed_ports(stock.port)
    for name, value in stock.environment.items():
        container = container.with_env(name, value)
    container.waiting_for(stock.ready.with_startup_timeout(START_SECONDS))
    return cleanup.enter_context(container)


def _url(stock: StockService, container: DockerContainer) -> str:
    host = container.get_container_host_ip()
    return stock.url.format(address=f"{host}:{container.get_exposed_port(stock.port)}")
