"""The endpoints under /scholarship (specification of accounts, section 7)."""

from api.dependencies import LiveIndexDep, PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW, UNAVAILABLE
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from api.scholarship.queries import read_countries_with_scholarships, read_scholarship_detail
from schemas.contracts.catalogue.home_lists import ScholarshipCountry
from schemas.contracts.catalogue.scholarship import (
    ScholarshipDetail,
    ScholarshipFacetValue,
    ScholarshipFilters,
    ScholarshipPage,
    ScholarshipSearchPage,
)
from search.calls import scholarships

NO_FILTERS = ScholarshipFilters()

router = EitherSlashRouter(
    prefix="/scholarship",
    tags=["scholarship"],
    responses={**INVALID, **UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/all")
async def scholarship_all(live_index: LiveIndexDep, page: PageNumber = 1) -> ScholarshipPage:
    """One page of all published scholarships, sorted by name."""
    return await scholarships.list_scholarships(live_index, page)


@router.get("/scholarship_related_countries/", responses=DATABASE_UNAVAILABLE)
async def scholarship_related_countries(connection: SnapshotDep) -> list[ScholarshipCountry]:
    """The countries with a published scholarship, sorted by name."""
    return await read_countries_with_scholarships(connection)


@router.post("/search/")
async def scholarship_search(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS, page: PageNumber = 1
) -> ScholarshipSearchPage:
    """One page of the scholarships that match all filters, and the values of each filter with their counts."""
    return await scholarships.search_scholarships(live_index, filters, page)


@router.post("/scholarship_related_institutes")
async def scholarship_related_institutes(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS
) -> list[ScholarshipFacetValue]:
    """The institutes with their numbers of scholarships. The filter `institutes` does not change the counts."""
    return await scholarships.read_scholarship_facet(live_index, filters, "institutes")


@router.post("/scholarship_related_disciplines")
async def scholarship_related_disciplines(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS
) -> list[ScholarshipFacetValue]:
    """The disciplines with their numbers of scholarships. A scholarship for all disciplines counts in each of them."""
    return await scholarships.read_scholarship_facet(live_index, filters, "disciplines")


@router.post("/scholarship_related_degree_levels")
async def scholarship_related_degree_levels(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS
) -> list[ScholarshipFacetValue]:
    """The degree levels with their numbers of scholarships. A scholarship for all levels counts in each of them."""
    return await scholarships.read_scholarship_facet(live_index, filters, "degree_levels")


@router.post("/scholarship_related_types")
async def scholarship_related_types(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS
) -> list[ScholarshipFacetValue]:
    """The types of scholarship, such as full tuition, with their numbers of scholarships."""
    return await scholarships.read_scholarship_facet(live_index, filters, "types")


@router.post("/scholarship_related_months")
async def scholarship_related_months(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS
) -> list[ScholarshipFacetValue]:
    """The months in which the studies start, in calendar order, with their numbers of scholarships."""
    return await scholarships.read_scholarship_facet(live_index, filters, "months")


@router.post("/scholarship_related_years")
async def scholarship_related_years(
    live_index: LiveIndexDep, filters: ScholarshipFilters = NO_FILTERS
) -> list[ScholarshipFacetValue]:
    """The years in which the studies start, in ascending order, with their numbers of scholarships."""
    return await scholarships.read_scholarship_facet(live_index, filters, "years")


@router.get("/{scholarship:reference}", responses={**ONE_ROW, **DATABASE_UNAVAILABLE})
async def scholarship_detail(connection: SnapshotDep, scholarship: str) -> ScholarshipDetail:
    """All data of a published scholarship, by id or slug. Former slugs are accepted."""
    return await read_scholarship_detail(connection, scholarship)
