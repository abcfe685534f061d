"""The migrations of the PostgreSQL schema."""

from pathlib import Path
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from psycopg.rows import scalar_row
from sqlalchemy.exc import OperationalError

from schemas.database import SchemaRefused, to_sqlalchemy_url

_READ_VERSION = "SELECT to_jsonb(alembic_version) FROM alembic_version"


def upgrade(database_url: str, to: str | None = None) -> str:
    """Apply all missing migrations to the database, or those up to `to`. Returns the schema of the database.

    database_url: postgresql://….
    A newer release may have migrated the database. Such a schema is left unchanged if this release can use it.
    Raises SchemaRefused if this release cannot use the schema, if `to` is unknown or older than the schema, or if
    another transaction locks a table for too long. The database is then unchanged.
    """
    config = _create_config()
    config.attributes["url"] = to_sqlalchemy_url(database_url)
    known = _list_revisions(config)
    current, oldest_head = _read_version(database_url)
    if current is not None and current not in known:
        if to is not None:
            raise SchemaRefused(
                f"The database has schema {current}, which is newer than those of this release."
            )
        _check_newer_schema("The database", current, oldest_head, known[0])
        return current
    target = known[0] if to is None else to
    if target not in known:
        raise SchemaRefused(
            f"There is no schema {to}. This release has the schemas {known[-1]} to {known[0]}."
        )
    if current is not None and known.index(current) < known.index(target):
        raise SchemaRefused(
            f"The database has schema {current}, which is newer than {target}. Migrations are not undone: the previous "
            "release runs with the newer schema. To return to older data, restore a backup."
        )
    try:
        command.upgrade(config, target)
    except OperationalError as error:
        if isinstance(error.orig, psycopg.errors.LockNotAvailable):
            raise SchemaRefused(
                "Another transaction has locked a table that a migration changes. No migration was applied. Try again "
                "when no import, backup or rebuild of the index is running."
            ) from error
        raise
    return target


def check_backup_schema(current: str, oldest_head: str | None) -> None:
    """Raise SchemaRefused unless this release can use or migrate a backup with this schema.

    oldest_head: the oldest schema whose programs can use schema `current`, or None if the backup does not say it.
    """
    known = _list_revisions(_create_config())
    if current not in known:
        _check_newer_schema("The backup", current, oldest_head, known[0])


def _create_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def _list_revisions(config: Config) -> list[str]:
    """Return the schemas of this release, newest first."""
    return [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]


def _check_newer_schema(owner: str, current: str, oldest_head: str | None, head: str) -> None:
    """Raise SchemaRefused unless the programs of schema `head` can use schema `current`, which is newer.

    Schemas are numbers with leading zeros. oldest_head: the oldest schema whose programs can use schema `current`.
    owner: the database or the backup, for the text of the error.
    """
    if oldest_head is None or oldest_head > head:
        needed = f", and needs a release with schema {oldest_head} or newer" if oldest_head else ""
        raise SchemaRefused(f"{owner} has schema {current}{needed}. This release has schema {head}.")


def _read_version(database_url: str) -> tuple[str | None, str | None]:
    """Return the schema of the database, and the oldest schema whose programs can use it.

    Both are None for an empty database. The second value is also None if migration 0019 has not been applied.
    """
    with psycopg.connect(database_url, row_factory=scalar_row) as connection:
        if connection.execute("SELECT to_regclass('alembic_version')").fetchone() is None:
            return None, None
        row: dict[str, Any] = connection.execute(_READ_VERSION).fetchone() or {}
    return row.get("version_num"), row.get("oldest_head")
