"""The endpoints under /country (specification, section 7)."""

from typing import Annotated

from fastapi import Query

from api.costs.queries import read_country_overview
from api.country import fee_slider, guide, queries, scholarships
from api.dependencies import CountsDep, PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND
from api.institute.listing import InstituteList, read_institute_page
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.home_lists import ScholarshipCountry
from schemas.contracts.catalogue.lists import CountryTree, ListedCountry, ListedState, MaxFee
from schemas.contracts.catalogue.places import (
    CatalogueOverview,
    CountryCoursesOverview,
    CountryDetail,
    CountryDisciplines,
    CountryInstituteFilter,
    CountryQuestion,
    InstitutePage,
)
from schemas.vocabulary.kinds import InstituteOrder
from schemas.vocabulary.site_languages import SiteLanguage

router = EitherSlashRouter(
    tags=["country"], responses={**INVALID, **DATABASE_UNAVAILABLE}, route_class=RevalidatedRoute
)

CountryReference = Annotated[str, Query(min_length=1, max_length=200, description="An id, or a slug.")]


@router.get("/country/all-countries")
async def country_all(connection: SnapshotDep, counts: CountsDep) -> list[ListedCountry]:
    """All countries of the world, with and without courses, sorted by name."""
    return await queries.read_countries(connection, await counts.places.get(connection))


@router.get("/country/countries_states_cities")
async def country_tree(connection: SnapshotDep, counts: CountsDep) -> list[CountryTree]:
    """The countries, states and cities that have a published course. Each list is sorted by name."""
    return await queries.read_country_trees(connection, await counts.places.get(connection))


@router.get("/country/max_fee")
async def country_max_fee(connection: SnapshotDep, counts: CountsDep) -> MaxFee:
    """The upper end of the slider of the fee filter, in Pakistani rupees and in US dollars."""
    return await fee_slider.read_max_fee(connection, await counts.greatest_fee.get(connection))


@router.get("/country/courses_overview")
async def country_all_courses_overview(connection: SnapshotDep, counts: CountsDep) -> CatalogueOverview:
    """The fees per year by country, and the months in which courses start, for the whole catalogue."""
    return await counts.overview.get(connection)


@router.get("/country/scholarships/")
async def country_scholarships(connection: SnapshotDep) -> list[ScholarshipCountry]:
    """The countries whose scholarships the home page lists, in the order that the team has chosen."""
    return await scholarships.read_scholarship_countries(connection)


@router.post("/course/country_states/", responses=NOT_FOUND)
async def course_country_states(
    connection: SnapshotDep, counts: CountsDep, country_id: CountryReference
) -> dict[str, ListedState]:
    """The states of a country that have a published course, with their cities. The keys are the slugs of the states."""
    return await queries.read_states(connection, country_id, await counts.places.get(connection))


@router.get("/country/{country:reference}", responses=NOT_FOUND)
async def country_detail(connection: SnapshotDep, counts: CountsDep, country: str) -> CountryDetail:
    """A country by id or slug, with the facts of its guide, its visa guide and its numbers of courses."""
    return await guide.read_country_detail(connection, country, await counts.places.get(connection))


@router.get("/country/{country:reference}/country_faqa", responses=NOT_FOUND)
async def country_questions(
    connection: SnapshotDep, country: str, language: SiteLanguage = SiteLanguage.ENGLISH
) -> list[CountryQuestion]:
    """Questions about studying in a country, with their answers.

    If the country has no questions in the requested language, they are in English.
    """
    return await guide.read_country_questions(connection, country, language)


@router.get("/country/{country:reference}/disciplines", responses=NOT_FOUND)
async def country_disciplines(connection: SnapshotDep, country: str) -> CountryDisciplines:
    """The disciplines of the published courses in a country, sorted by name."""
    return await guide.read_country_disciplines(connection, country)


@router.get("/country/{country:reference}/courses_overview", responses=NOT_FOUND)
async def country_courses_overview(connection: SnapshotDep, country: str) -> CountryCoursesOverview:
    """The fees by level type and discipline, the start months and the durations of the courses in a country."""
    return await read_country_overview(connection, await guide.find_country_id(connection, country))


@router.get("/country/{country:reference}/institutes/rankings", responses=NOT_FOUND)
async def country_rankings(
    connection: SnapshotDep,
    counts: CountsDep,
    country: str,
    page: PageNumber = 1,
    order: InstituteOrder = InstituteOrder.RANKING,
) -> InstitutePage:
    """One page of the institutes with a published course in a country. By default, the best rank is first."""
    country_id = await guide.find_country_id(connection, country)
    return await read_institute_page(
        connection, counts, InstituteList(country_id, CountryInstituteFilter(), order, page)
    )


@router.post("/country/{country:reference}/institutes/", responses=NOT_FOUND)
async def country_institutes(
    connection: SnapshotDep,
    counts: CountsDep,
    country: str,
    filters: CountryInstituteFilter | None = None,
    page: PageNumber = 1,
    order: InstituteOrder = InstituteOrder.RANKING,
) -> InstitutePage:
    """One page of the institutes with a published course in the country that meets all filters."""
    country_id = await guide.find_country_id(connection, country)
    return await read_institute_page(
        connection, counts, InstituteList(country_id, filters or CountryInstituteFilter(), order, page)
    )
