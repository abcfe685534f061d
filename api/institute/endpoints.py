"""GET institute/all and institute/{id}."""

from typing import Annotated

from fastapi import Query

from api.country.guide import find_country_id
from api.dependencies import CountsDep, PageNumber, SnapshotDep, ValueSearch
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND, ONE_ROW
from api.institute import queries
from api.institute.listing import InstituteList, read_institute_page
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.institute import InstituteDetail
from schemas.contracts.catalogue.places import CountryInstituteFilter, InstitutePage
from schemas.vocabulary.kinds import InstituteOrder

router = EitherSlashRouter(
    prefix="/institute",
    tags=["institute"],
    responses={**INVALID, **NOT_FOUND, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


CountryFilter = Annotated[
    str,
    Query(
        max_length=200,
        description="The id or slug of a country. Only institutes with a published course in it are listed.",
    ),
]


@router.get("/all")
async def institute_all(
    connection: SnapshotDep,
    counts: CountsDep,
    country: CountryFilter = "",
    search: ValueSearch = "",
    ranked: Annotated[bool, Query(description="Only institutes with a rank.")] = False,
    order: InstituteOrder = InstituteOrder.NAME,
    page: PageNumber = 1,
) -> InstitutePage:
    """One page of the published institutes, sorted by name, by rank or by their number of courses."""
    country_id = await find_country_id(connection, country) if country else None
    filters = CountryInstituteFilter(search=search)
    return await read_institute_page(
        connection, counts, InstituteList(country_id, filters, order, page, ranked)
    )


@router.get("/{institute:reference}", responses=ONE_ROW)
async def institute_detail(connection: SnapshotDep, institute: str) -> InstituteDetail:
    """All data of a published institute, by id or slug. Former slugs are accepted."""
    return await queries.read_institute_detail(connection, institute)
