"""The addresses of the three services."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ServiceUrls:
    """Where the services answer."""

    database: str
    broker: str
    elasticsearch: str

    def as_environment(self) -> dict[str, str]:
        """The environment variables by which every package finds the services."""
        return {
            "DATABASE_URL": self.database,
            "BROKER_URL": self.broker,
            "ELASTICSEARCH_URL": self.elasticsearch,
        }
