"""Starts PostgreSQL, Valkey and Elasticsearch. A service whose URL is in the settings is not started."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from schemas.settings import Settings
from stack.elasticsearch.node import EmbeddedElasticsearch, NodeOptions
from stack.postgres import EmbeddedPostgres
from stack.processes.child import Child, stop_all
from stack.services.urls import ServiceUrls
from stack.valkey import EmbeddedValkey
from stack.var_folder.paths import VarFolder

__all__ = ["EmbeddedService", "ServiceUrls", "Services", "run_services"]


class EmbeddedService(Protocol):
    """A service that this program runs as a child process.

    `start` starts the process and does not wait until the service responds. `wait_ready` waits and returns the URL.
    """

    name: str

    def start(self) -> None: ...

    def wait_ready(self) -> str: ...

    @property
    def url(self) -> str: ...

    @property
    def children(self) -> list[Child]: ...


class Services:
    """The three services. `start` starts only the services whose URL is not in the settings."""

    def __init__(self, var: VarFolder, given: Settings) -> None:
        self._urls: dict[str, str | None] = {
            "elasticsearch": given.elasticsearch_url,
            "postgres": given.database_url,
            "valkey": given.broker_url,
        }
        makers: dict[str, Callable[[], EmbeddedService]] = {
            "elasticsearch": lambda: EmbeddedElasticsearch(
                var, NodeOptions(heap_megabytes=given.elasticsearch_heap_mb)
            ),
            "postgres": lambda: EmbeddedPostgres(var, given.postgres_shared_buffers_mb),
            "valkey": lambda: EmbeddedValkey(var),
        }
        self.embedded: dict[str, EmbeddedService] = {
            name: make() for name, make in makers.items() if self._urls[name] is None
        }

    def start(self) -> None:
        for service in self.embedded.values():
            service.start()

    @property
    def urls(self) -> ServiceUrls:
        """The addresses are known before the services are ready."""
        embedded = {name: service.url for name, service in self.embedded.items()}
        urls = {name: given or embedded[name] for name, given in self._urls.items()}
        return ServiceUrls(urls["postgres"], urls["valkey"], urls["elasticsearch"])

    def wait_ready(self) -> ServiceUrls:
        for service in self.embedded.values():
            service.wait_ready()
        return self.urls

    def children(self) -> list[Child]:
        return [child for service in self.embedded.values() for child in service.children]

    def stop(self) -> None:
        stop_all(self.children())


@contextmanager
def run_services(var: VarFolder, given: Settings) -> Iterator[ServiceUrls]:
    """Run the services during the block. Yields when all started services are ready."""
    services = Services(var, given)
    try:
        services.start()
        yield services.wait_ready()
    finally:
        services.stop()
