"""Runs the services as containers with the stock images of compose.yaml."""

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
    """How a service of compose.yaml runs as a container, without TLS.

    service: the name in compose.yaml. setting: the setting that contains the URL of the service. url: a template of the
    URL, in which `{address}` is replaced by host:port.
    """

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
        # The server starts twice: first to create the data folder, then to serve clients.
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
def read_image(service: str) -> str:
    """Read the image name of a service from compose.yaml."""
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return str(composed["services"][service]["image"])


@contextmanager
def containers(names: Iterable[str]) -> Iterator[dict[str, str]]:
    """Run the services as containers during the block. Yields the URL of each service, by the name of its setting."""
    with ExitStack() as cleanup:
        started = {name: _start_container(STOCK[name], cleanup) for name in names}
        yield {STOCK[name].setting: _build_url(STOCK[name], container) for name, container in started.items()}


def _start_container(stock: StockService, cleanup: ExitStack) -> DockerContainer:
    container = DockerContainer(read_image(stock.service)).with_exposed_ports(stock.port)
    for name, value in stock.environment.items():
        container = container.with_env(name, value)
    container.waiting_for(stock.ready.with_startup_timeout(START_SECONDS))
    return cleanup.enter_context(container)


def _build_url(stock: StockService, container: DockerContainer) -> str:
    host = container.get_container_host_ip()
    return stock.url.format(address=f"{host}:{container.get_exposed_port(stock.port)}")
