"""The exception with which endpoints, such as those of accounts, reject a request with a text for the visitor."""

from collections.abc import Mapping


class Refusal(Exception):
    """Rejects a request.

    - message: the text that the site shows.
    - fields: the error text of each invalid field.

    The exception rolls back the transaction of the request. A counter of wrong guesses must therefore be committed
    before the exception is raised.
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
