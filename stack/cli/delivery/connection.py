"""The database connection of commands for mails, deliveries, enquiries and applications."""

from indexer.delivery.database import Connection, connect
from schemas.settings import Settings
from stack.cli.running_stack import find_service_urls


def connect_to_database() -> Connection:
    """Connect to DATABASE_URL. If it is not set, connect to the database of the running stack."""
    given = Settings()
    return connect(given.model_copy(update={"database_url": find_service_urls(given).database}))
