"""The database connection of commands such as `finder crm`, `finder people` and `finder content`."""

from indexer.delivery.database import Connection, connect
from schemas.settings import Settings
from stack.cli.running_stack import find_service_urls


def connect_to_database() -> Connection:
    """Connect to DATABASE_URL. If DATABASE_URL is not set, connect to the database of the running stack.

    Raises NoRunningStack if the address of any service is missing and no stack is running.
    """
    given = Settings()
    return connect(given.model_copy(update={"database_url": find_service_urls(given).database}))
