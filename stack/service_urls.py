"""The addresses of the three services."""

from dataclasses import dataclass

from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.settings import settings


@dataclass(frozen=True)
class ServiceUrls:
    """Where the services answer."""

    database: str
    broker: str
    elasticsearch: str

    @property
    def elasticsearch_connection(self) -> ElasticsearchConnection:
        """The key and the certificate authority of the settings apply only to the address in the settings."""
        given = settings().elasticsearch_connection
        return (
            given
            if given and given.url == self.elasticsearch
            else ElasticsearchConnection(self.elasticsearch)
        )

    def as_environment(self) -> dict[str, str]:
        """The environment variables by which every package finds the services."""
        return {
            "DATABASE_URL": self.database,
            "BROKER_URL": self.broker,
            "ELASTICSEARCH_URL": self.elasticsearch,
        }
