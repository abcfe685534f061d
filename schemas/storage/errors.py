"""The error of this package."""


class StorageUnavailable(Exception):
    """The store cannot read or write now. A later retry may succeed. The message contains no personal value."""

    retry_after_seconds = 30
