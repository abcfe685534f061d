"""The addresses of PostgreSQL, the broker (Valkey) and Elasticsearch."""

import re
from dataclasses import dataclass

from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.settings import read_settings

_PASSWORD = re.compile(r"(://[^:/?#@,]*:)[^/?#,]*@")


@dataclass(frozen=True)
class ServiceUrls:
    database: str
    broker: str
    elasticsearch: str

    @property
    def elasticsearch_connection(self) -> ElasticsearchConnection:
        """The connection to Elasticsearch.

        If the settings contain the same URL, their API key and certificate authority are used. Otherwise the connection
        has only the URL, so that no other server receives the key.
        """
        given = read_settings().elasticsearch_connection
        return (
            given
            if given and given.url == self.elasticsearch
            else ElasticsearchConnection(self.elasticsearch)
        )

    def as_environment(self) -> dict[str, str]:
        """Return the environment variables from which every package reads the addresses."""
        return {
            "DATABASE_URL": self.database,
            "BROKER_URL": self.broker,
            "ELASTICSEARCH_URL": self.elasticsearch,
        }


def hide_password(url: str) -> str:
    """Replace each password by `***`. `url` is one URL, or several URLs separated by commas."""
    return _PASSWORD.sub(r"\1***@", url)
