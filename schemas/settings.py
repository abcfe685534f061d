"""What can be set from outside: by the environment, or by a `.env` file in the checkout."""

from functools import lru_cache
from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).resolve().parents[1]

ELASTICSEARCH_HEAP_MB = 512
POSTGRES_SHARED_BUFFERS_MB = 128


class Settings(BaseSettings):
    """Every setting has a default; a service URL that is not given means the embedded service."""

    model_config = SettingsConfigDict(
        env_file=ROOT / ".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    finder_port: int = Field(default=8000, ge=1, le=65535)
    finder_var: Path = Path("var")
    database_url: str | None = None
    broker_url: str | None = None
    elasticsearch_url: str | None = None
    index_shards: int = Field(default=1, ge=1)
    """Primary shards of the courses index; a change counts from the next rebuild on."""
    index_replicas: int = Field(default=0, ge=0)
    elasticsearch_heap_mb: int = Field(default=ELASTICSEARCH_HEAP_MB, ge=256)
    """Heap of the embedded Elasticsearch, in megabytes."""
    postgres_shared_buffers_mb: int = Field(default=POSTGRES_SHARED_BUFFERS_MB, ge=16)
    """Cache of the embedded PostgreSQL, in megabytes."""

    @property
    def var_folder(self) -> Path:
        """`finder_var` as an absolute path; a relative one is relative to the checkout."""
        return (ROOT / self.finder_var.expanduser()).resolve()


@lru_cache
def settings() -> Settings:
    """The settings of this process, read once."""
    return Settings()
