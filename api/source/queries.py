from api.database import Connection, read_rows
from schemas.contracts.catalogue.lists import ListedSource

_SOURCES = """
SELECT id, slug, name, licence, url, is_sample, note
FROM source
WHERE EXISTS (
    SELECT FROM course JOIN institute ON institute.id = institute_id AND institute.status = 'published'
    WHERE course.source_id = source.id AND course.status = 'published'
)
ORDER BY is_sample, name, id
"""


async def read_sources(connection: Connection) -> list[ListedSource]:
    return [
        ListedSource(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            licence=row["licence"],
            url=row["url"],
            is_sample=row["is_sample"],
            note=row["note"],
        )
        for row in await read_rows(connection, _SOURCES)
    ]
