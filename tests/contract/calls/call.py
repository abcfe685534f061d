"""One call of the API, with an example request and the required fields of the response."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass(frozen=True)
class Request:
    """An HTTP request. The path may contain placeholders such as `{course_id}`.

    A text in query or body may be one placeholder.
    """

    method: Method
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None


@dataclass(frozen=True)
class Call:
    """fields: the required paths in the response, for example `results[].name`.

    page_size: the number of `results` on a full page, if the specification fixes this number. The example request must
    then have enough results for a full page.
    before: a request that the test sends first, to create what the call returns.
    """

    request: Request
    fields: tuple[str, ...]
    page_size: int | None = None
    before: Request | None = None

    @property
    def name(self) -> str:
        return f"{self.request.method} {self.request.path}"


def get(path: str, *fields: str, query: Mapping[str, str] | None = None, **options: Any) -> Call:
    return Call(Request("GET", path, query or {}), fields, **options)


def post(
    path: str, *fields: str, query: Mapping[str, str] | None = None, body: Any = None, **options: Any
) -> Call:
    return Call(Request("POST", path, query or {}, body), fields, **options)


def each(prefix: str, *names: str) -> tuple[str, ...]:
    """Prefix each name. This gives the paths of several fields of one object."""
    return tuple(f"{prefix}{name}" for name in names)
