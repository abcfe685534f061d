"""Describes in one line each failure that an operator can correct, such as a missing service.

Any other exception is a bug, and is shown with its traceback.
"""

import sys
from collections.abc import Callable

import psycopg

from indexer.catalogue.importers.errors import ImporterError
from indexer.delivery.errors import DeliveryError
from indexer.shared.errors import IndexerError
from schemas.database import SchemaRefused
from schemas.search_log.reports.selection import InvalidSelection
from schemas.settings import INVALID_SETTINGS_ERRORS, describe_invalid_settings
from schemas.storage.errors import StorageUnavailable
from search.errors import SearchError
from stack.errors import StackError

NO_TABLES = "the database has no tables of this version yet. Run `finder db migrate`."
_ErrorKinds = tuple[type[Exception], ...]


def describe_failure(error: Exception) -> str | None:
    """Describe the failure in one line. Returns None for an exception that is a bug."""
    description = next(
        (describe(error) for kinds, describe in _DESCRIPTIONS if isinstance(error, kinds)), None
    )
    return None if description is None else " ".join(description.split())


def report_failure(error: Exception, prefix: str) -> None:
    """Print the prefix and the failure to stderr, in one line. Raises the exception if it is a bug."""
    reason = describe_failure(error)
    if reason is None:
        raise error
    print(f"{prefix}: {reason}", file=sys.stderr)


def describe_database_error(error: Exception) -> str | None:
    """Describe a database error that an operator can correct.

    Returns None for any other exception, such as a wrong SQL statement, because that is a bug.
    """
    if isinstance(error, psycopg.errors.UndefinedTable | psycopg.errors.UndefinedColumn):
        return NO_TABLES
    if isinstance(error, psycopg.errors.InsufficientPrivilege | psycopg.errors.ReadOnlySqlTransaction):
        return f"PostgreSQL: {error.diag.message_primary}. The user of DATABASE_URL lacks a right."
    is_address_wrong = isinstance(error, psycopg.ProgrammingError) and error.sqlstate is None
    if is_address_wrong or isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return f"PostgreSQL: {error}"
    return None


def _describe_file_error(error: Exception) -> str:
    assert isinstance(error, OSError)
    reason = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {reason}" if error.filename else reason


def _describe_other_client(error: Exception) -> str | None:
    """Describe an error of a library that most commands do not import. Returns None for any other exception.

    Importing these libraries here would slow every command, so the name of the error's module is compared.
    """
    package = type(error).__module__.partition(".")[0]
    original = getattr(error, "orig", None)
    if package == "sqlalchemy":
        return (
            describe_database_error(original) if isinstance(original, Exception) else f"PostgreSQL: {error}"
        )
    name = {"redis": "the broker", "kombu": "the broker", "elasticsearch": "Elasticsearch"}.get(
        package, "Elasticsearch" if package == "elastic_transport" else None
    )
    return None if name is None else f"{name}: {error}"


_DESCRIPTIONS: tuple[tuple[_ErrorKinds, Callable[[Exception], str | None]], ...] = (
    (
        (
            StackError,
            IndexerError,
            DeliveryError,
            ImporterError,
            SearchError,
            SchemaRefused,
            StorageUnavailable,
            InvalidSelection,
        ),
        str,
    ),
    (INVALID_SETTINGS_ERRORS, describe_invalid_settings),
    ((psycopg.Error,), describe_database_error),
    ((OSError,), _describe_file_error),
    ((Exception,), _describe_other_client),
)
