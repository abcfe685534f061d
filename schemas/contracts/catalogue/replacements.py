"""The response of GET replacement/: what replaced a page that is gone."""

from schemas.contracts.base import Output


class ReplacingPage(Output):
    """path: the address of the page, such as `/course-detail/bsc-nursing`."""

    name: str
    path: str


class Replacement(Output):
    """name: the name of what is gone, or null if nothing is gone.

    pages: what replaced it, the nearest first. At most 3.
    """

    name: str | None
    pages: list[ReplacingPage]
