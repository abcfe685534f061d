from api.database import Connection, read_rows
from schemas.contracts.catalogue.home_lists import ListedInstituteGroup

_GROUPS = """
SELECT institute_group.id, institute_group.slug, institute_group.name, institute_group.logo, institute_group.summary,
       count(institute.id) AS institute_count
FROM institute_group
LEFT JOIN institute_group_member ON institute_group_id = institute_group.id
LEFT JOIN institute ON institute.id = institute_id AND institute.status = 'published'
GROUP BY institute_group.id
HAVING count(institute.id) > 0
ORDER BY institute_group.position, institute_group.id
"""


async def read_institute_groups(connection: Connection) -> list[ListedInstituteGroup]:
    """Read the groups that have a published institute."""
    return [
        ListedInstituteGroup(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            logo=row["logo"],
            summary=row["summary"],
            institute_count=row["institute_count"],
        )
        for row in await read_rows(connection, _GROUPS)
    ]
