"""The endpoints under /country (specification, section 7)."""

from typing import Annotated

from fastapi import Query

from api.country import fee_slider, queries, scholarships
from api.dependencies import CountsDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, NOT_FOUND
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.home_lists import ScholarshipCountry
from schemas.contracts.catalogue.lists import CountryTree, ListedCountry, ListedState, MaxFee

router = EitherSlashRouter(
    tags=["country"], responses={**INVALID, **DATABASE_UNAVAILABLE}, route_class=RevalidatedRoute
)

CountryReference = Annotated[str, Query(min_length=1, max_length=200, description="An id, or a slug.")]


@router.get("/country/all-countries")
async def country_all(connection: SnapshotDep, counts: CountsDep) -> list[ListedCountry]:
    """All countries of the world, sorted by name."""
    return await queries.read_countries(connection, await counts.places.get(connection))


@router.get("/country/countries_states_cities")
async def country_tree(connection: SnapshotDep, counts: CountsDep) -> list[CountryTree]:
    """The countries, states and cities that have a published course. Each list is sorted by name."""
    return await queries.read_country_trees(connection, await counts.places.get(connection))


@router.get("/country/max_fee")
async def country_max_fee(connection: SnapshotDep, counts: CountsDep) -> MaxFee:
    """The upper end of the fee slider, in Pakistani rupees and in US dollars."""
    return await fee_slider.read_max_fee(connection, await counts.greatest_fee.get(connection))


@router.get("/country/scholarships/")
async def country_scholarships(connection: SnapshotDep) -> list[ScholarshipCountry]:
    """The countries with scholarships on the home page, sorted by `position`."""
    return await scholarships.read_scholarship_countries(connection)


@router.post("/course/country_states/", responses=NOT_FOUND)
async def course_country_states(
    connection: SnapshotDep, counts: CountsDep, country_id: CountryReference
) -> dict[str, ListedState]:
    """The states of a country that have a published course, by slug. Each state contains its cities."""
    return await queries.read_states(connection, country_id, await counts.places.get(connection))
