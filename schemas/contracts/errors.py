"""The body of an error response.

The bodies are Pydantic models, not typed dicts. FastAPI builds a validator for each documented error of each route. For
a model it builds the validator only once, so the first request to a new process takes half the time.
"""

from pydantic import BaseModel

from schemas.contracts.base import Output


class FieldProblem(Output):
    """An invalid key. `field` is its path joined with dots, such as location_search.0.type. `reason` is a sentence."""

    field: str
    reason: str


class Problem(BaseModel):
    """The body of an error response: one sentence, and the invalid keys with their reasons."""

    detail: str
    fields: list[FieldProblem]
