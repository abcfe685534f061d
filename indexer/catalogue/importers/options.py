"""What an operator may choose for an import."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """force: import a file that is older than the newest imported one.

    accept: the reason for an import beyond the bounds; it is recorded. dry_run: run the whole import and roll it back.
    remove_sample: withdraw the rows of the sample catalogue in the same transaction.
    """

    force: bool = False
    accept: str | None = None
    dry_run: bool = False
    remove_sample: bool = False


DEFAULT_OPTIONS = ImportOptions()
