"""The base class of the errors of indexing. Each error text is one line."""


class IndexerError(Exception):
    """An indexing command or task failed."""
