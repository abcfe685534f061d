from psycopg.rows import DictRow

from api.content_texts import pick_listed_translations, read_content
from api.database import Connection, read_rows
from api.references import find_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.catalogue.content import BlogDetail, BlogPage, ListedBlog
from schemas.vocabulary.limits import BLOG_PAGE_SIZE

_MATCHING = """
FROM blog
CROSS JOIN LATERAL (
    SELECT lower(regexp_replace(concat_ws(' ', name, heading, summary, content, string_agg(translation.value, ' ')),
                                '<[^>]*>', ' ', 'g')) AS text
    FROM jsonb_each(translations) AS language CROSS JOIN LATERAL jsonb_each_text(language.value) AS translation
) AS searched
WHERE status = 'published' AND NOT EXISTS (
    SELECT FROM unnest(%(words)s::text[]) AS word WHERE strpos(searched.text, lower(word)) = 0
)
"""
_COUNT = f"SELECT count(*) AS count {_MATCHING}"
_LIST = f"""
SELECT id, slug, name, heading, summary, image, published_on, translations
{_MATCHING}
ORDER BY published_on DESC, id DESC
LIMIT %(limit)s OFFSET %(first)s
"""
_DETAIL = "SELECT * FROM blog WHERE status = 'published' AND id = %s"


async def read_blogs(connection: Connection, search: str, page: int) -> BlogPage:
    """Read one page of the published articles that contain all words of `search`. Case is ignored. Pages start at 1."""
    parameters = {
        "words": search.split(),
        "limit": BLOG_PAGE_SIZE,
        "first": (page - 1) * BLOG_PAGE_SIZE,
    }
    (counted,) = await read_rows(connection, _COUNT, parameters)
    rows = await read_rows(connection, _LIST, parameters)
    return BlogPage(count=counted["count"], results=[_build_blog(row) for row in rows])


async def read_blog(connection: Connection, reference: str) -> BlogDetail:
    """Read a published article by id, slug or former slug. Raises HTTPException 410 for a withdrawn one, or 404."""
    blog = await find_id(connection, "blog", reference)
    rows = [] if blog is None else await read_rows(connection, _DETAIL, (blog,))
    if not rows:
        raise await build_missing_error(connection, "blog", blog, "article")
    (row,) = rows
    return {**_build_blog(row), **read_content(row)}


def _build_blog(row: DictRow) -> ListedBlog:
    return ListedBlog(
        id=row["id"],
        slug=row["slug"],
        name=row["name"],
        heading=row["heading"],
        summary=row["summary"],
        image=row["image"],
        published_on=row["published_on"].isoformat(),
        translations=pick_listed_translations(row["translations"]),
    )
