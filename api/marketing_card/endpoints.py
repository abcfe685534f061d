"""GET marketing-card/ and marketing-card/{id}: the advertisements."""

from api.dependencies import PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW
from api.marketing_card.queries import read_marketing_card, read_marketing_cards
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.home_lists import MarketingCardDetail, MarketingCardPage

router = EitherSlashRouter(
    prefix="/marketing-card",
    tags=["marketing card"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def marketing_card_list(connection: SnapshotDep, page: PageNumber = 1) -> MarketingCardPage:
    """One page of the advertisements of published institutes. A page after the last page is empty."""
    return await read_marketing_cards(connection, page)


@router.get("/{card:reference}", responses=ONE_ROW)
async def marketing_card_detail(connection: SnapshotDep, card: str) -> MarketingCardDetail:
    """One advertisement with the content of its page, which is sanitised HTML."""
    return await read_marketing_card(connection, card)
