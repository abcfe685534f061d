"""The error of the account and CRM calls, as an exception."""

from collections.abc import Mapping


class Refusal(Exception):
    """Rejects a request. message: the text to show. fields: the text of each wrong field.

    The transaction of the request is rolled back, so counters are committed before.
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
