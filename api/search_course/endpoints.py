"""The calls search-course/… (specification, section 7): each part of the path is an id or a slug."""

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
    """Countries with courses."""
    return await search_course.list_countries(live_index)


@router.get(f"{COUNTRY}/disciplines")
async def search_course_disciplines(live_index: LiveIndexDep, country: str) -> DisciplineChoices:
    """Disciplines of the courses in a country."""
    return await search_course.list_disciplines(live_index, {"countries": country})


@router.get(f"{DISCIPLINE}/degree_levels")
async def search_course_degree_levels(
    live_index: LiveIndexDep, country: str, discipline: str
) -> DegreeLevelChoices:
    """Degree levels of the courses of a discipline in a country."""
    return await search_course.list_degree_levels(
        live_index, {"countries": country, "disciplines": discipline}
    )


@router.get(f"{DEGREE_LEVEL}/campuses")
async def search_course_campuses(
    live_index: LiveIndexDep, country: str, discipline: str, degree_level: str
) -> CampusChoices:
    """Campuses in the country with courses of the discipline and level."""
    path = {"countries": country, "disciplines": discipline, "degree_levels": degree_level}
    return await search_course.list_campuses(live_index, path)


@router.get(f"{CAMPUS}/specializations/")
async def search_course_specializations(
    live_index: LiveIndexDep, country: str, discipline: str, degree_level: str, campus: str
) -> SpecializationChoices:
    """Specializations of the discipline with courses of the level at the campus."""
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
    """One page of the courses that match all parts of the path."""
    path = {
        "countries": country, "disciplines": discipline, "degree_levels": degree_level, "campuses": campus,
        "specializations": specialization,
    }  # fmt: skip
    return await search_course.read_courses(live_index, path, page)
