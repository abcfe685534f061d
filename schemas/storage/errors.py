class StorageUnavailable(Exception):
    """The store cannot read or write now. A later attempt may succeed. The message contains no personal data."""

    retry_after_seconds = 30
