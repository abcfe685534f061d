"""The responses of GET cms/routing/ and cms/routing/get-slug/ (specification of accounts, section 2.1)."""

from schemas.contracts.base import Output


class PageRouteEntry(Output):
    """The slug of a page type.

    - page_type: the name of the page type, such as `course_detail`.
    - slug: the first segment of the address of the page, such as `course-detail`. The landing page has an empty slug.
    """

    page_type: str
    slug: str


class PageSlug(Output):
    slug: str
