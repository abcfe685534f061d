"""The responses of GET cms/routing/ and cms/routing/get-slug/ (specification of accounts, section 2.1)."""

from typing import Annotated

from pydantic import WithJsonSchema

from schemas.contracts.base import Output
from schemas.vocabulary.page_types import PAGE_TYPES

PageTypeName = Annotated[str, WithJsonSchema({"type": "string", "enum": list(PAGE_TYPES)})]


class PageRouteEntry(Output):
    """The slug of a page type.

    - page_type: the name of the page type, such as `course_detail`.
    - slug: the first segment of the address of the page, such as `course-detail`. The landing page has an empty slug.
    """

    page_type: PageTypeName
    slug: str


class PageSlug(Output):
    slug: str
