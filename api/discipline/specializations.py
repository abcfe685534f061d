"""The specializations of a discipline in PostgreSQL."""

from fastapi import HTTPException

from api.counts.catalogue_counts import Counts
from api.database import Connection, rows_of
from api.name_order import by_name
from api.references import id_of
from schemas.contracts.catalogue import SpecializationList
from schemas.contracts.facets import SpecializationFacet
from search.results.facet_page import FacetPageRequest

_DISCIPLINE = "SELECT id FROM discipline WHERE id = %s"
_SPECIALIZATIONS = "SELECT id, slug, name, discipline_id FROM specialization WHERE discipline_id = %s"


async def specialization_page(
    connection: Connection, reference: str, counts: Counts, wanted: FacetPageRequest
) -> SpecializationList:
    """HTTPException 404 when there is no such discipline."""
    discipline = await id_of(connection, "discipline", reference)
    if discipline is None or not await rows_of(connection, _DISCIPLINE, (discipline,)):
        raise HTTPException(404, "There is no such discipline")
    rows = await rows_of(connection, _SPECIALIZATIONS, (discipline,))
    listed = by_name(
        SpecializationFacet(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            discipline_id=row["discipline_id"],
            type="specialization",
            course_count=counts[row["id"]],
        )
        for row in rows
        if row["id"] in counts and wanted.admits(row["name"])
    )
    return SpecializationList(
        count=len(listed),
        results=list(wanted.slice(listed)),
        next=wanted.link(len(listed))["next"],
    )
