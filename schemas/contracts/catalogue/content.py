"""Blog articles and pages of the site. All HTML is sanitised.

`translations` has texts by language and field. A list has translations of its own fields only.
"""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations


class ListedBlog(Named):
    """name: a short name. heading: the heading of the article. published_on: an ISO 8601 date."""

    heading: str
    summary: str
    image: str | None
    published_on: str
    translations: Translations


class BlogPage(Output):
    """One page of at most 12 articles, the newest first. `count` is the number of articles on all pages."""

    count: int
    results: list[ListedBlog]


class BlogDetail(ListedBlog):
    content: str


class ListedPage(Named):
    """category: the kind of page, such as `what-is-interesting`."""

    category: str
    heading: str
    summary: str
    translations: Translations


class PageList(Output):
    """One page of at most 27 entries, sorted by category and `position`."""

    count: int
    results: list[ListedPage]


class PageDetail(ListedPage):
    content: str
