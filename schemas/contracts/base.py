"""What every contract shares: an input refuses keys that it does not know, an output has no optional fields."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints
from typing_extensions import TypedDict

from schemas.vocabulary.limits import FILTER_VALUES_MAX

T = TypeVar("T")


class Input(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def always(value: T) -> Callable[[], T]:
    """For `default_factory`: the same value each time, which nobody can change. To make a new one for every filter that
    is not set takes longer than to read those that are."""
    return lambda: value


class Output(TypedDict):
    """A plain dict with every key: to make one costs little more than to send it."""


Slug = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Identifier = Annotated[int, Strict()]
Reference = Annotated[Identifier | Slug, Field(description="An id, or a slug.")]
References = Annotated[list[Reference], Field(max_length=FILTER_VALUES_MAX)]


class Named(Output):
    id: int
    slug: str
    name: str


class NextLink(Output):
    """The address of the following page, or null on the last."""

    next: str | None
