"""The base class of the indexer's errors. The message is one line that says what is wrong."""


class IndexerError(Exception):
    """An indexing command or task failed."""
