"""The exception with which the account and CRM calls reject a request."""

from collections.abc import Mapping


class Refusal(Exception):
    """Rejects a request.

    - message: the text that the site shows.
    - fields: the error text of each invalid field.

    The transaction of the request is rolled back. Counters that must be kept are committed before the exception.
    """

    def __init__(
        self,
        status: int,
        message: str,
        fields: Mapping[str, str] | None = None,
        retry_after_seconds: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.fields = dict(fields or {})
        self.retry_after_seconds = retry_after_seconds
