"""The endpoints under /regions (specification of accounts, section 7)."""

from api.dependencies import CountsDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.region import queries
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.lists import (
    CountryOfRegions,
    ListedCountry,
    PopularCity,
    RegionWithCountries,
)

router = EitherSlashRouter(
    prefix="/regions",
    tags=["region"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/all")
async def region_all(connection: SnapshotDep, counts: CountsDep) -> list[RegionWithCountries]:
    """All regions with their countries, sorted by name."""
    return await queries.read_regions(connection, await counts.places.get(connection))


@router.get("/all-countries")
async def region_countries(connection: SnapshotDep, counts: CountsDep) -> list[CountryOfRegions]:
    """The countries that belong to at least one region, sorted by name. Each country has a list of its regions."""
    return await queries.read_region_countries(connection, await counts.places.get(connection))


@router.get("/popular-countries")
async def region_popular_countries(connection: SnapshotDep, counts: CountsDep) -> list[ListedCountry]:
    """At most 14 countries, those with the most published courses. The country with the most courses is first."""
    return await queries.read_popular_countries(connection, await counts.places.get(connection))


@router.get("/popular-cities")
async def region_popular_cities(connection: SnapshotDep, counts: CountsDep) -> list[PopularCity]:
    """At most 14 cities, those with the most published courses. The city with the most courses is first."""
    return await queries.read_popular_cities(connection, await counts.places.get(connection))
