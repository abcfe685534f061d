"""The endpoints for single courses (specification, section 7)."""

from api.course.details import queries, responses
from api.course.details.courses_by_ids import read_courses_page
from api.dependencies import PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.course.details import (
    ComparedCourse,
    CourseDetail,
    CoursesByIds,
    CoursesByIdsPage,
    CrmCourseDetail,
)

router = EitherSlashRouter(
    prefix="/course",
    tags=["course"],
    responses={**INVALID, **DATABASE_UNAVAILABLE},
    route_class=RevalidatedRoute,
)


@router.post("/courses_by_ids/")
async def courses_by_ids(
    connection: SnapshotDep, body: CoursesByIds, page: PageNumber = 1
) -> CoursesByIdsPage:
    """One page of the published courses with the given ids and slugs, in the order of the request."""
    return await read_courses_page(connection, body.courses_ids, page)


@router.get("/{course:reference}", responses=ONE_ROW)
async def course_detail(connection: SnapshotDep, course: str) -> CourseDetail:
    """All data of a published course, by id or slug. Former slugs are accepted."""
    found = await queries.read_published_course(connection, course)
    return responses.build_course_detail(found, await queries.read_detail_facts(connection, found))


@router.get("/{course:reference}/course_compare", responses=ONE_ROW)
async def course_compare(connection: SnapshotDep, course: str) -> ComparedCourse:
    """The data of a published course for the comparison page."""
    found = await queries.read_published_course(connection, course)
    return responses.build_compared_course(found, await queries.read_detail_facts(connection, found))


@router.get("/{course:reference}/crm_course_detail", responses=ONE_ROW)
async def course_crm_detail(connection: SnapshotDep, course: str) -> CrmCourseDetail:
    """The data of a published course that an enquiry form sends."""
    return responses.build_crm_course_detail(await queries.read_published_course(connection, course))
