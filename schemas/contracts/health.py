"""What the health calls answer."""

from typing import Literal

from schemas.contracts.base import Output


class Alive(Output):
    status: Literal["alive"]


class Ready(Output):
    """courses: how many can be found now."""

    status: Literal["ready"]
    courses: int
