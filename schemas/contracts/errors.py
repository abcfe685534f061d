"""The body of an error response."""

from schemas.contracts.base import Output


class FieldProblem(Output):
    """field: the path of the key, joined with dots (location_search.0.type); reason: a sentence."""

    field: str
    reason: str


class Problem(Output):
    """The body of every error response. detail: one sentence; fields: each invalid key."""

    detail: str
    fields: list[FieldProblem]
