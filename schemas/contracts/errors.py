"""How an error is said: in words, and with the field where there is one."""

from schemas.contracts.base import Output


class FieldProblem(Output):
    """field: the key's path with dots (location_search.0.type); reason: a sentence."""

    field: str
    reason: str


class Problem(Output):
    """Every error answer: detail is one sentence; fields names each key that is wrong."""

    detail: str
    fields: list[FieldProblem]
