"""The database connection of `finder import`, and the handling of errors."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import typer
from rich.console import Console

from indexer.catalogue.importers.errors import ImporterError
from indexer.catalogue.importers.storage.list_import import TooManyRowsRemoved
from indexer.catalogue.reference.figures.parsing import FiguresRejected
from indexer.catalogue.reference.postcodes import PostcodesRejected
from indexer.catalogue.reference.rankings import RankingsRejected
from indexer.catalogue.scholarships.csv_file import ScholarshipsRejected
from stack.cli.exit_codes import ExitCode
from stack.failures import describe_database_error

errors = Console(stderr=True, highlight=False)


@contextmanager
def exit_on_refusal(outcome: str) -> Iterator[None]:
    """If the block raises an import or database error, print it to stderr and exit with code 1.

    Exit with NEEDS_APPROVAL if the import of a list exceeds a bound. A database error that is a bug is raised.

    outcome: the text before the error, such as "nothing imported".
    """
    code = ExitCode.FAILED
    try:
        yield
    except TooManyRowsRemoved as error:
        reason: str | None = str(error)
        code = ExitCode.NEEDS_APPROVAL
    except (
        ImporterError,
        FiguresRejected,
        PostcodesRejected,
        RankingsRejected,
        ScholarshipsRejected,
    ) as error:
        reason = str(error)
    except psycopg.Error as error:
        reason = describe_database_error(error)
        if reason is None:
            raise
    else:
        return
    errors.print(f"finder: {outcome}: {reason}", markup=False, soft_wrap=True)
    raise typer.Exit(code)
