"""The responses of the health checks."""

from typing import Literal

from schemas.contracts.base import Output


class Alive(Output):
    status: Literal["alive"]


class Ready(Output):
    """The API can execute searches. `courses` is the number of courses in the index."""

    status: Literal["ready"]
    courses: int
