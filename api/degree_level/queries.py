from api.counts.catalogue_counts import Counts
from api.database import Connection, read_rows
from schemas.contracts.listing.facets import DegreeLevelFacet, DegreeLevelGroupFacet
from schemas.documents.scholarship.statements import SCHOLARSHIPS_OF_GROUP

_GROUPS = f"""
SELECT id, slug, name, type, {SCHOLARSHIPS_OF_GROUP} AS scholarship_count FROM degree_level_group ORDER BY id DESC
"""
_LEVELS = """
SELECT degree_level.id, degree_level.slug, degree_level.name, degree_level.display_name, degree_level.group_id,
       degree_level_group.type AS level_type
FROM degree_level
JOIN degree_level_group ON degree_level_group.id = degree_level.group_id
ORDER BY degree_level.position, degree_level.id
"""


async def read_degree_level_groups(connection: Connection, counts: Counts) -> list[DegreeLevelGroupFacet]:
    """Read all level types, such as undergraduate, with their degree levels. Levels without courses are included."""
    groups, levels = await read_rows(connection, _GROUPS), await read_rows(connection, _LEVELS)
    levels_by_group = {
        group["id"]: [each for each in levels if each["group_id"] == group["id"]] for group in groups
    }
    return [
        DegreeLevelGroupFacet(
            id=group["id"],
            slug=group["slug"],
            name=group["name"],
            type=group["type"],
            course_count=sum(counts.get(level["id"], 0) for level in levels_by_group[group["id"]]),
            scholarship_count=group["scholarship_count"],
            degree_levels=[
                DegreeLevelFacet(
                    id=level["id"],
                    slug=level["slug"],
                    name=level["name"],
                    display_name=level["display_name"],
                    level_type=level["level_type"],
                    course_count=counts.get(level["id"], 0),
                    active=False,
                )
                for level in levels_by_group[group["id"]]
            ],
        )
        for group in groups
    ]
