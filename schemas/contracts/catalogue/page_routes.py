"""The responses of GET cms/routing/ and cms/routing/get-slug/ (specification of accounts, section 2.1)."""

from typing import Annotated

from pydantic import WithJsonSchema

from schemas.contracts.base import Output
from schemas.vocabulary.page_types import PAGE_TYPES

PageTypeName = Annotated[str, WithJsonSchema({"type": "string", "enum": list(PAGE_TYPES)})]


class PageRouteEntry(Output):
    """A page type and its slug.

    - page_type: the name of the page type, such as `course_detail`.
    - slug: the first segment of the path of its pages, such as `course-detail`. The slug of the landing page is empty.
    """

    page_type: PageTypeName
    slug: str


class PageSlug(Output):
    slug: str
