"""A Prometheus collector that reads PostgreSQL at each scrape."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar

import psycopg
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from indexer.delivery.database import Connection, connect
from indexer.delivery.errors import DeliveryError
from schemas.settings import Settings

log = logging.getLogger(__name__)


class DatabaseCollector(Collector, ABC):
    """Exports no metrics while PostgreSQL does not respond.

    subject: names the metrics in log lines, such as `deliveries`.
    """

    subject: ClassVar[str]

    def __init__(self, given: Settings) -> None:
        self._given = given

    def describe(self) -> list[Metric]:
        """Return no metrics.

        Without this method, a registry with `auto_describe` would call `collect` when the collector is registered.
        """
        return []

    def collect(self) -> Iterator[Metric]:
        try:
            with connect(self._given) as connection:
                metrics = list(self.read_metrics(connection))
        except (psycopg.Error, DeliveryError) as error:
            log.warning("Metrics of %s: %s", self.subject, type(error).__name__)
            return
        yield from metrics

    @abstractmethod
    def read_metrics(self, connection: Connection) -> Iterable[Metric]:
        """Build the metrics from the rows of PostgreSQL."""
