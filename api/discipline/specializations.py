from fastapi import HTTPException

from api.counts.catalogue_counts import Counts
from api.database import Connection, read_rows
from api.name_order import sort_by_name
from api.references import find_id
from schemas.contracts.catalogue.lists import SpecializationList
from schemas.contracts.listing.facets import SpecializationFacet
from search.results.facet_page import FacetPageRequest

_DISCIPLINE = "SELECT id FROM discipline WHERE id = %s"
_SPECIALIZATIONS = "SELECT id, slug, name, discipline_id FROM specialization WHERE discipline_id = %s"


async def find_discipline_id(connection: Connection, reference: str) -> int:
    """Find a discipline by id or slug. Raises HTTPException 404 for other ids and slugs."""
    discipline = await find_id(connection, "discipline", reference)
    if discipline is None or not await read_rows(connection, _DISCIPLINE, (discipline,)):
        raise HTTPException(404, "There is no such discipline")
    return discipline


async def read_specialization_page(
    connection: Connection, reference: str, counts: Counts, page_request: FacetPageRequest
) -> SpecializationList:
    """Read one page of the specializations that have courses and match the requested text.

    Raises HTTPException 404 for an unknown discipline.
    """
    discipline = await find_discipline_id(connection, reference)
    rows = await read_rows(connection, _SPECIALIZATIONS, (discipline,))
    listed = sort_by_name(
        SpecializationFacet(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            discipline_id=row["discipline_id"],
            type="specialization",
            course_count=counts[row["id"]],
        )
        for row in rows
        if row["id"] in counts and page_request.matches(row["name"])
    )
    return SpecializationList(
        count=len(listed),
        results=list(page_request.slice(listed)),
        next=page_request.build_link(len(listed))["next"],
    )
