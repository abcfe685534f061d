"""The endpoints under /discipline (specification, section 7)."""

from api.costs.queries import read_discipline_overview
from api.dependencies import CountsDep, FacetPageDep, SnapshotDep
from api.discipline import queries, specializations
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.lists import DisciplineList, DisciplineWithLevels, SpecializationList
from schemas.contracts.catalogue.places import CoursesOverview

router = EitherSlashRouter(
    prefix="/discipline",
    tags=["discipline"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.get("/")
async def discipline_list(connection: SnapshotDep) -> DisciplineList:
    """All disciplines, sorted by name."""
    return await queries.read_discipline_list(connection)


@router.get("/all")
async def discipline_all(connection: SnapshotDep, counts: CountsDep) -> list[DisciplineWithLevels]:
    """All disciplines, sorted by name, with their degree levels and their numbers of published courses."""
    return await queries.read_disciplines_with_levels(connection, await counts.disciplines.get(connection))


@router.get("/{discipline:reference}", responses=NOT_FOUND)
async def discipline_detail(
    connection: SnapshotDep, counts: CountsDep, discipline: str
) -> DisciplineWithLevels:
    """One discipline by id or slug, with its degree levels and its number of published courses."""
    return await queries.read_discipline_with_levels(
        connection, discipline, await counts.disciplines.get(connection)
    )


@router.get("/{discipline:reference}/specializations/", responses=NOT_FOUND)
async def discipline_specializations(
    connection: SnapshotDep, counts: CountsDep, discipline: str, page_request: FacetPageDep
) -> SpecializationList:
    """One page of the specializations of a discipline that have published courses, sorted by name."""
    course_counts = await counts.specializations.get(connection)
    return await specializations.read_specialization_page(connection, discipline, course_counts, page_request)


@router.get("/{discipline:reference}/courses_overview", responses=NOT_FOUND)
async def discipline_courses_overview(connection: SnapshotDep, discipline: str) -> CoursesOverview:
    """The fees per year by country, the start months and the durations of the courses of a discipline."""
    return await read_discipline_overview(
        connection, await specializations.find_discipline_id(connection, discipline)
    )
