"""The response of GET replacement/: what replaced a page that is gone."""

from schemas.contracts.base import Output


class ReplacingPage(Output):
    """A page that replaces a withdrawn page. `path` is its path on the site, such as `/course-detail/bsc-nursing`."""

    name: str
    path: str


class Replacement(Output):
    """The replacement of a withdrawn page.

    - name: the name of what the withdrawn page showed, such as a course. Null if the page is not withdrawn.
    - pages: at most 3 pages that replace the withdrawn page. The best replacement is first. For a course, this is the
      same course under a new address, and after it the institute.
    """

    name: str | None
    pages: list[ReplacingPage]
