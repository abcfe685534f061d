"""Finds links and images in content whose address on this site has no page and no image."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from typing import Any, LiteralString
from urllib.parse import unquote, urljoin, urlsplit
from uuid import UUID

from psycopg import sql
from psycopg.rows import dict_row

from api.database import Connection, read_rows
from api.page_route.table import RouteTable
from api.pages.aliases import find_alias, find_joined_campus
from api.pages.content_pages import read_content_page
from api.pages.indexed import is_site_page
from api.pages.page_address import PageAddress, parse_page_address
from api.pages.queries import read_page_facts
from schemas.editing.fields import FieldKind
from schemas.editing.nouns import NOUNS, EditedNoun
from schemas.vocabulary.page_types import PAGE_TYPES

LINKS_MAX = 2_000
"""The highest number of different addresses that are checked at a time."""
_LINK = re.compile(r"""\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')""", re.IGNORECASE)
_OTHER_SITE = re.compile(r"//|[a-z][a-z0-9+.-]*:", re.IGNORECASE)
_SAME_PAGE = ("", "#", "?")
"""The first characters of addresses that lead to the page itself."""
_MEDIA = re.compile(r"/api/media/([0-9a-f-]{36})\.jpg")
_HAS_IMAGE: LiteralString = "SELECT id FROM media_image WHERE id = %s"
_ROWS: LiteralString = """
SELECT {noun} AS noun, public_row.id AS row_id, NULL::integer AS entry_id, to_jsonb(public_row) AS fields
FROM {table} AS public_row WHERE {condition}
UNION ALL
SELECT noun, row_id, id, draft FROM content_entry WHERE noun = {noun} AND draft IS NOT NULL
"""


@dataclass(frozen=True, slots=True)
class BrokenLink:
    """A broken link.

    - key: the last part of the content's URL under /admin.
    - address: the address as the content has it. It can be relative.
    - is_draft: the link is in a draft.
    """

    noun: EditedNoun
    key: str
    title: str
    address: str
    is_draft: bool


def list_links(html: str) -> list[str]:
    """Return the addresses on this site in the links and images of an HTML text.

    A relative address such as `www.gov.uk/visas` is on this site too. Links to the page itself are left out.
    """
    found = (unescape(double or single).strip() for double, single in _LINK.findall(html))
    return list(
        dict.fromkeys(each for each in found if each[:1] not in _SAME_PAGE and not _OTHER_SITE.match(each))
    )


async def find_broken_links(connection: Connection, routes: RouteTable) -> list[BrokenLink]:
    """Check the links in all public content and in all drafts, at most LINKS_MAX different addresses."""
    known: dict[str, bool] = {}
    broken = []
    for noun in NOUNS.values():
        for row in await _read_noun(connection, noun):
            fields = row["fields"]
            for address in list_links(" ".join(_list_html(noun, fields))):
                resolved = _resolve(noun, fields, address)
                if resolved not in known and len(known) < LINKS_MAX:
                    known[resolved] = await leads_somewhere(connection, routes, resolved)
                if not known.get(resolved, True):
                    key = str(row["row_id"] or f"draft-{row['entry_id']}")
                    title = str(fields.get(noun.title) or "")
                    broken.append(BrokenLink(noun, key, title, address, row["entry_id"] is not None))
    return broken


async def leads_somewhere(connection: Connection, routes: RouteTable, address: str) -> bool:
    """True if the site has a page, a list, an image or a redirect to a page at the address.

    Other addresses of files and of the API are not checked: the result is True.
    """
    parts = urlsplit(address)
    path = unquote(parts.path)
    media = _MEDIA.fullmatch(path)
    if media is not None:
        return _is_uuid(media[1]) and bool(await read_rows(connection, _HAS_IMAGE, (UUID(media[1]),)))
    root, *rest = path.strip("/").split("/")
    renamed = routes.find_renamed(root)
    root = root if renamed is None else renamed
    page_type = PAGE_TYPES.get(routes.find_page_type(root) or "")
    if path.startswith("/api/") or (page_type is None and "." in path.rpartition("/")[2]):
        return True
    if page_type is None or "." in path.rpartition("/")[2]:
        # A path with a file extension is never a page.
        return False
    path = "/" + "/".join((root, *rest)) if root else "/"
    if not routes.is_page(path):
        target = await find_alias(connection, page_type.name, rest)
        return target is not None and await leads_somewhere(connection, routes, routes.localize(target))
    found = parse_page_address(path, parts.query, routes)
    if found is not None:
        return await _has_row(connection, found)
    page = await read_content_page(connection, page_type.name, page_type.slug, rest, parts.query, "")
    return page is None or page.head is not None


async def _has_row(connection: Connection, address: PageAddress) -> bool:
    """True if the address has a public row, or leads to the page of a campus. Lists have a page in any case."""
    if address.noun in ("courses", "list_page"):
        return True
    facts = await read_page_facts(connection, address)
    if facts is None and address.noun == "institute" and not address.rest:
        return await find_joined_campus(connection, address.reference) is not None
    return facts is not None and not facts.get("is_gone")


def _resolve(noun: EditedNoun, fields: Mapping[str, Any], address: str) -> str:
    """Resolve a relative address, as a browser does on the page of the row: `visas` → /blog-detail/visas."""
    if address.startswith("/"):
        return address
    # The last segment of a path does not change the result, so its placeholder is not replaced.
    return urljoin("/" if noun.path is None or is_site_page(fields) else noun.path, address)


def _list_html(noun: EditedNoun, fields: Mapping[str, Any]) -> Iterator[str]:
    """Yield the HTML texts of a row in all languages, and an img element for each path of an image of the row."""
    translations: Iterable[Mapping[str, Any]] = (fields.get("translations") or {}).values()
    for field in noun.fields:
        if field.kind is FieldKind.HTML:
            yield fields.get(field.key) or ""
            yield from (texts.get(field.key) or "" for texts in translations)
        elif field.kind is FieldKind.PATH and fields.get(field.key):
            yield f'<img src="{fields[field.key]}">'


async def _read_noun(connection: Connection, noun: EditedNoun) -> list[dict[str, Any]]:
    if not any(field.kind in (FieldKind.HTML, FieldKind.PATH) for field in noun.fields):
        return []
    statement = sql.SQL(_ROWS).format(
        noun=sql.Literal(noun.name),
        table=sql.Identifier(noun.name),
        condition=sql.SQL("public_row.status = 'published'" if noun.has_status else "true"),
    )
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement)
        return await cursor.fetchall()


def _is_uuid(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True
