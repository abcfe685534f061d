"""GET currency/all: the currencies with their exchange rates."""

from api.currency.queries import read_currencies
from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.lists import ListedCurrency

router = EitherSlashRouter(
    prefix="/currency",
    tags=["currency"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/all")
async def currency_all(connection: SnapshotDep) -> list[ListedCurrency]:
    """All currencies with their exchange rates, sorted by code."""
    return await read_currencies(connection)
