"""The migrations of the PostgreSQL schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config

from schemas.database import to_sqlalchemy_url


def upgrade(database_url: str) -> None:
    """Apply all missing migrations to the database with the URL postgresql://…."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["url"] = to_sqlalchemy_url(database_url)
    command.upgrade(config, "head")
