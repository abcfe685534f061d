"""The base classes and shared types of all contracts."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints
from typing_extensions import TypedDict

from schemas.vocabulary.limits import FILTER_VALUES_MAX

T = TypeVar("T")


class Input(BaseModel):
    """The base class for request bodies and their parts. A request with an unknown key is rejected."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def constant_factory(value: T) -> Callable[[], T]:
    """Return a `default_factory` that returns the same immutable object each time.

    Without this function, Pydantic would build a new default object for each absent filter. Building these objects
    takes longer than validating the filters of the request.
    """
    return lambda: value


class Output(TypedDict):
    """The base class for response bodies and their parts. They are plain dicts, because Pydantic models are slower.

    Every declared key is present, even if the value is null. Only keys with the type NotRequired can be absent.
    """


Slug = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Identifier = Annotated[int, Strict()]
Reference = Annotated[Identifier | Slug, Field(description="An id, or a slug.")]
References = Annotated[list[Reference], Field(max_length=FILTER_VALUES_MAX)]


class Named(Output):
    id: int
    slug: str
    name: str


class NextLink(Output):
    """next: the address of the next page, or null on the last page."""

    next: str | None
