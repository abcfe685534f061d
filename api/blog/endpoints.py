"""GET blog/ and blog/{id}: the articles."""

from typing import Annotated

from fastapi import Query

from api.blog.queries import read_blog, read_blogs
from api.dependencies import PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.content import BlogDetail, BlogPage
from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS

router = EitherSlashRouter(
    prefix="/blog", tags=["blog"], responses={**INVALID, **DATABASE_UNAVAILABLE}, route_class=RevalidatedRoute
)
BlogSearch = Annotated[
    str,
    Query(
        max_length=SEARCH_TEXT_MAX_CHARACTERS,
        pattern=r"^[^\x00]*$",
        description="Only articles with all these words, in English or in a translation. Case is ignored.",
    ),
]


@router.get("/")
async def blog_list(connection: SnapshotDep, search: BlogSearch = "", page: PageNumber = 1) -> BlogPage:
    """One page of the published articles. The newest article is first. A page after the last page is empty."""
    return await read_blogs(connection, search, page)


@router.get("/{blog:reference}", responses=ONE_ROW)
async def blog_detail(connection: SnapshotDep, blog: str) -> BlogDetail:
    """One published article by id or slug. Former slugs are accepted. Its content is sanitised HTML."""
    return await read_blog(connection, blog)
