"""The addresses of the three services."""

from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.settings import read_settings


@dataclass(frozen=True)
class ServiceUrls:
    """The addresses of PostgreSQL, the broker and Elasticsearch."""

    database: str
    broker: str
    elasticsearch: str

    @property
    def elasticsearch_connection(self) -> ElasticsearchConnection:
        """The address with the key and the certificate authority of the settings.

        The key and the authority apply only to the address in the settings.
        """
        given = read_settings().elasticsearch_connection
        return (
            given
            if given and given.url == self.elasticsearch
            else ElasticsearchConnection(self.elasticsearch)
        )

    def as_environment(self) -> dict[str, str]:
        """The environment variables from which every package reads the addresses."""
        return {
            "DATABASE_URL": self.database,
            "BROKER_URL": self.broker,
            "ELASTICSEARCH_URL": self.elasticsearch,
        }


def hide_password(url: str) -> str:
    """The URL with `***` in place of its password."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":***@")))
