"""The base class of the indexer's errors. Each error text is one line."""


class IndexerError(Exception):
    """An indexing command or task failed."""
