from psycopg.rows import DictRow

from api.content_texts import pick_listed_translations, read_content
from api.database import Connection, read_rows
from api.references import find_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.catalogue.content import ListedPage, PageDetail, PageList
from schemas.vocabulary.limits import LISTING_PAGE_SIZE

_PUBLISHED = (
    "FROM page WHERE status = 'published' AND (%(category)s::text IS NULL OR category = %(category)s)"
)
_COUNT = f"SELECT count(*) AS count {_PUBLISHED}"
_LIST = f"""
SELECT id, slug, category, name, heading, summary, translations
{_PUBLISHED}
ORDER BY category, position, id
LIMIT %(limit)s OFFSET %(first)s
"""
_DETAIL = "SELECT * FROM page WHERE status = 'published' AND id = %s"


async def read_pages(connection: Connection, category: str | None, page: int) -> PageList:
    """Read one page of the list. The first page is 1."""
    parameters = {
        "category": category,
        "limit": LISTING_PAGE_SIZE,
        "first": (page - 1) * LISTING_PAGE_SIZE,
    }
    (counted,) = await read_rows(connection, _COUNT, parameters)
    rows = await read_rows(connection, _LIST, parameters)
    return PageList(count=counted["count"], results=[_build_page(row) for row in rows])


async def read_page(connection: Connection, reference: str) -> PageDetail:
    """Read a published page by id, slug or former slug. Raises HTTPException 410 for a withdrawn one, or 404."""
    page = await find_id(connection, "page", reference)
    rows = [] if page is None else await read_rows(connection, _DETAIL, (page,))
    if not rows:
        raise await build_missing_error(connection, "page", page, "page")
    (row,) = rows
    return {**_build_page(row), **read_content(row)}


def _build_page(row: DictRow) -> ListedPage:
    return ListedPage(
        id=row["id"],
        slug=row["slug"],
        name=row["name"],
        category=row["category"],
        heading=row["heading"],
        summary=row["summary"],
        translations=pick_listed_translations(row["translations"]),
    )
