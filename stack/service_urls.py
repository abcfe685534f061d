"""The addresses of the three services."""

from dataclasses import dataclass

from schemas.engine_access import EngineAccess
from schemas.settings import settings


@dataclass(frozen=True)
class ServiceUrls:
    """Where the services answer."""

    database: str
    broker: str
    elasticsearch: str

    @property
    def engine(self) -> EngineAccess:
        """How the engine is reached: key and certificate authority of the settings are for the address given there."""
        given = settings().engine
        return given if given and given.url == self.elasticsearch else EngineAccess(self.elasticsearch)

    def as_environment(self) -> dict[str, str]:
        """The environment variables by which every package finds the services."""
        return {
            "DATABASE_URL": self.database,
            "BROKER_URL": self.broker,
            "ELASTICSEARCH_URL": self.elasticsearch,
        }
