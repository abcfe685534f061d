"""The endpoints for visa guides. The person must be signed in."""

from typing import Annotated

from fastapi import Path

from api.account.dependencies import SessionDep
from api.dependencies import SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND, SIGNED_OUT
from api.routing import EitherSlashRouter
from api.visa.queries import read_visa_guide, read_visa_guides
from schemas.contracts.account.visas import VisaGuideEntry, VisaGuideList

router = EitherSlashRouter(
    prefix="/account/visas", tags=["account"], responses={**INVALID, **DATABASE_UNAVAILABLE, **SIGNED_OUT}
)
CountrySlug = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,200}$", description="The slug of a country.")]


@router.get("")
async def account_visas(_: SessionDep, connection: SnapshotDep) -> VisaGuideList:
    """The visa guides of all countries, sorted by country name."""
    return VisaGuideList(results=await read_visa_guides(connection))


@router.get("/{country}", responses=NOT_FOUND)
async def account_visa(_: SessionDep, connection: SnapshotDep, country: CountrySlug) -> VisaGuideEntry:
    """The visa guide of one country."""
    return await read_visa_guide(connection, country)
