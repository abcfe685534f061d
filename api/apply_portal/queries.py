from api.database import Connection, read_rows
from schemas.contracts.catalogue.home_lists import ListedApplyPortal

_PORTALS = "SELECT id, slug, name, logo, summary FROM apply_portal ORDER BY position, id"


async def read_apply_portals(connection: Connection) -> list[ListedApplyPortal]:
    return [
        ListedApplyPortal(
            id=row["id"], slug=row["slug"], name=row["name"], logo=row["logo"], summary=row["summary"]
        )
        for row in await read_rows(connection, _PORTALS)
    ]
