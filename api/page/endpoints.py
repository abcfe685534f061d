"""GET pages/, pages/{id} and page/category/{category}: the pages that the team writes."""

from typing import Annotated

from fastapi import Path

from api.dependencies import PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW
from api.page.queries import read_page, read_pages
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.content import PageDetail, PageList

router = EitherSlashRouter(
    tags=["page"], responses={**INVALID, **DATABASE_UNAVAILABLE}, route_class=RevalidatedRoute
)
PageCategory = Annotated[
    str,
    Path(
        max_length=200,
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
        description="The kind of page, such as `what-is-interesting`.",
    ),
]


@router.get("/pages/")
async def page_list(connection: SnapshotDep, page: PageNumber = 1) -> PageList:
    """One page of the list of published pages of all categories."""
    return await read_pages(connection, None, page)


@router.get("/page/category/{category}")
async def page_category(connection: SnapshotDep, category: PageCategory, page: PageNumber = 1) -> PageList:
    """One page of the list of published pages of one category. The list of an unknown category is empty."""
    return await read_pages(connection, category, page)


@router.get("/pages/{reference:reference}", responses=ONE_ROW)
async def page_detail(connection: SnapshotDep, reference: str) -> PageDetail:
    """One published page by id or slug. Former slugs are accepted. Its content is sanitised HTML."""
    return await read_page(connection, reference)
