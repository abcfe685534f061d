"""Blog articles and pages of the site. All HTML is sanitised.

`translations` has the translated texts by language and field. In a list, only the fields of the list are translated.
"""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations


class ListedBlog(Named):
    """An article in a list.

    `name` is a short form of `heading` for links. `published_on` is an ISO 8601 date.
    """

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
    """A page in a list. `category` is the kind of page, such as `what-is-interesting`."""

    category: str
    heading: str
    summary: str
    translations: Translations


class PageList(Output):
    """One page of at most 27 entries. They are sorted by category, and then by the order that the team has chosen.

    `count` is the number of entries on all pages.
    """

    count: int
    results: list[ListedPage]


class PageDetail(ListedPage):
    content: str
