"""The responses of the health checks."""

from typing import Literal

from schemas.contracts.base import Output


class Alive(Output):
    status: Literal["alive"]


class Ready(Output):
    """courses: the number of courses in the search index."""

    status: Literal["ready"]
    courses: int
