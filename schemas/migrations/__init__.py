"""Brings a database to the newest tables."""

from pathlib import Path

from alembic import command
from alembic.config import Config

from schemas.database import sqlalchemy_url


def upgrade(database_url: str) -> None:
    """Apply every migration that the database at the URL (postgresql://…) does not have yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["url"] = sqlalchemy_url(database_url)
    command.upgrade(config, "head")
