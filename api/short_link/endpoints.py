"""The endpoints that create and open short links."""

from uuid import UUID

from api.dependencies import TransactionDep
from api.errors import CONFLICT, DATABASE_UNAVAILABLE, INVALID, NOT_FOUND
from api.routing import EitherSlashRouter
from api.short_link.queries import follow_link, store_link
from schemas.contracts.short_link import NewShortLink, ShortLink, ShortLinkMade

router = EitherSlashRouter(
    prefix="/short-url", tags=["short link"], responses={**INVALID, **DATABASE_UNAVAILABLE}
)


@router.post("/", responses=CONFLICT)
async def short_link_make(connection: TransactionDep, link: NewShortLink) -> ShortLinkMade:
    """Create a short link: store a page under a uuid. A second request with the same uuid and page succeeds.

    The status is 409 if the uuid already belongs to another page.
    """
    await store_link(connection, link)
    return ShortLinkMade(uuid=link.uuid)


@router.get("/{uuid}", responses=NOT_FOUND)
async def short_link_follow(connection: TransactionDep, uuid: UUID) -> ShortLink:
    """The page that a short link opens."""
    return await follow_link(connection, uuid)
