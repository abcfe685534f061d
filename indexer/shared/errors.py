"""The base class of the indexer's errors. The message is one line."""


class IndexerError(Exception):
    """An indexing command or task failed."""
