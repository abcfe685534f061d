"""What every contract shares: an input refuses keys that it does not know, an output has no optional fields."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints
from typing_extensions import TypedDict

from schemas.vocabulary.limits import FILTER_VALUES_MAX


class Input(BaseModel):
    model_config = ConfigDict(extra="forbid")


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
