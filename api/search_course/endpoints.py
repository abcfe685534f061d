"""The endpoints under search-course/ (specification, section 7). Each path parameter is an id or a slug."""

from api.dependencies import LiveIndexDep, PageNumber
from api.errors import INVALID, NOT_FOUND, UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.course.card import CourseSearchPage
from schemas.contracts.search_course import (
    CampusChoices,
    CountryChoices,
    DegreeLevelChoices,
    DisciplineChoices,
    SpecializationChoices,
)
from search.calls import search_course

router = EitherSlashRouter(
    validate_responses=False,
    prefix="/search-course",
    tags=["search-course"],
    responses={**INVALID, **NOT_FOUND, **UNAVAILABLE},
)

COUNTRY = "/country/{country}"
DISCIPLINE = f"{COUNTRY}/discipline/{{discipline}}"
DEGREE_LEVEL = f"{DISCIPLINE}/degree_level/{{degree_level}}"
CAMPUS = f"{DEGREE_LEVEL}/campus/{{campus}}"
SPECIALIZATION = f"{CAMPUS}/specialization/{{specialization}}"


@router.get("/countries")
async def search_course_countries(live_index: LiveIndexDep) -> CountryChoices:
    """The countries that have courses."""
    return await search_course.list_countries(live_index)


@router.get(f"{COUNTRY}/disciplines")
async def search_course_disciplines(live_index: LiveIndexDep, country: str) -> DisciplineChoices:
    """The disciplines that have courses in a country."""
    return await search_course.list_disciplines(live_index, {"countries": country})


@router.get(f"{DISCIPLINE}/degree_levels")
async def search_course_degree_levels(
    live_index: LiveIndexDep, country: str, discipline: str
) -> DegreeLevelChoices:
    """The degree levels of the courses of a discipline in a country."""
    return await search_course.list_degree_levels(
        live_index, {"countries": country, "disciplines": discipline}
    )


@router.get(f"{DEGREE_LEVEL}/campuses")
async def search_course_campuses(
    live_index: LiveIndexDep, country: str, discipline: str, degree_level: str
) -> CampusChoices:
    """The campuses in the country that teach the discipline at the degree level."""
    path = {"countries": country, "disciplines": discipline, "degree_levels": degree_level}
    return await search_course.list_campuses(live_index, path)


@router.get(f"{CAMPUS}/specializations/")
async def search_course_specializations(
    live_index: LiveIndexDep, country: str, discipline: str, degree_level: str, campus: str
) -> SpecializationChoices:
    """The specializations of the discipline that the campus teaches at the degree level."""
    path = {
        "countries": country, "disciplines": discipline, "degree_levels": degree_level, "campuses": campus,
    }  # fmt: skip
    return await search_course.list_specializations(live_index, path)


@router.get(f"{SPECIALIZATION}/courses")
async def search_course_courses(
    live_index: LiveIndexDep,
    country: str,
    discipline: str,
    degree_level: str,
    campus: str,
    specialization: str,
    page: PageNumber = 1,
) -> CourseSearchPage:
    """One page of the courses that match all values in the path."""
    path = {
        "countries": country, "disciplines": discipline, "degree_levels": degree_level, "campuses": campus,
        "specializations": specialization,
    }  # fmt: skip
    return await search_course.read_courses(live_index, path, page)
