"""The body of an error response."""

from schemas.contracts.base import Output


class FieldProblem(Output):
    """An invalid key. `field` is its path joined with dots, such as location_search.0.type. `reason` is a sentence."""

    field: str
    reason: str


class Problem(Output):
    """The body of an error response: one sentence, and the invalid keys with their reasons."""

    detail: str
    fields: list[FieldProblem]
