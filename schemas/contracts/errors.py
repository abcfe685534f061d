"""The body of an error response.

The bodies are Pydantic models, not typed dicts. For a typed dict, FastAPI would build a new validator for each error of
each route. For a model, it builds one validator in total, which halves the time of the first request to a new process.
"""

from pydantic import BaseModel

from schemas.contracts.base import Output


class FieldProblem(Output):
    """An invalid key of a request, and the reason why it is invalid.

    - field: the path of the key with dots, such as location_search.0.type.
    - reason: a sentence.
    """

    field: str
    reason: str


class Problem(BaseModel):
    """The body of an error response.

    - detail: what is wrong, as one sentence.
    - fields: the invalid keys of the request. The list can be empty, if the error has another cause.
    """

    detail: str
    fields: list[FieldProblem]
