"""The options of an import."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """force: import a file although a newer one was imported.

    accept: a reason to import although the import exceeds bounds. The reason is recorded.
    dry_run: run the whole import, then roll it back.
    remove_sample: withdraw the rows of the sample catalogue in the same transaction.
    """

    force: bool = False
    accept: str | None = None
    dry_run: bool = False
    remove_sample: bool = False


DEFAULT_OPTIONS = ImportOptions()
