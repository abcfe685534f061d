"""The list of all content, with its filter."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import urlencode

from psycopg import sql
from psycopg.rows import DictRow, dict_row

from api.database import Connection
from schemas.editing.nouns import NOUNS_BY_URL, EditedNoun
from schemas.editing.row_statements import format_row_statement
from schemas.editing.statements import LIST_NOUN, MATCHES_PATTERNS, build_patterns

PAGE_SIZE = 25
TEXT_MAX = 100
STATES = ("draft", "review", "scheduled", "published", "withdrawn")
_PAGE = re.compile("0*[1-9][0-9]{0,8}")
_PAGES_MAX = 10_000
_SELECT = f"""
WITH content AS ({{contents}})
SELECT *, count(*) OVER () AS total FROM content
WHERE lower(concat_ws(' ', place, title, official_url)) {MATCHES_PATTERNS}
  AND (%(state)s = '' OR state = %(state)s)
ORDER BY (state IN ('draft', 'review', 'scheduled')) DESC, changed_at DESC NULLS LAST, noun, place, title, row_id
LIMIT %(limit)s OFFSET %(first)s
"""


@dataclass(frozen=True, slots=True)
class ContentFilter:
    """The values of the form. An empty value does not restrict the list. Pages start at 1.

    text: words. Each word must occur in the title, in the name of the place of the row, or in its official URL.
    """

    noun: str = ""
    state: str = ""
    text: str = ""
    page: int = 1

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Read the query of an address. Invalid values are ignored."""
        page = given.get("page", "")
        return cls(
            noun=given.get("noun", "") if given.get("noun", "") in NOUNS_BY_URL else "",
            state=given.get("state", "") if given.get("state", "") in STATES else "",
            text=given.get("text", "").replace("\0", "").strip()[:TEXT_MAX],
            page=min(int(page), _PAGES_MAX) if _PAGE.fullmatch(page) else 1,
        )

    def build_address(self, page: int) -> str:
        return f"/admin?{_build_query(noun=self.noun, state=self.state, text=self.text, page=str(page))}"

    def build_csv_address(self) -> str:
        """Build the address of the CSV file with the rows of the list. Drafts of new rows have no line in the file."""
        query = _build_query(state=self.state, text=self.text)
        return f"/admin/csv/{self.noun}.csv{'?' if query else ''}{query}"


ALL_CONTENT = ContentFilter()


@dataclass(frozen=True, slots=True)
class ContentPage:
    rows: list[DictRow]
    total: int
    page: int

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // PAGE_SIZE))


async def list_content(
    connection: Connection, chosen: ContentFilter, editable: Sequence[EditedNoun]
) -> ContentPage:
    """Read one page of the list. Content with a draft is first. A page after the last one is empty.

    editable: the kinds of content that the person can change.
    """
    nouns = [noun for noun in editable if chosen.noun in ("", noun.url_name)]
    if not nouns:
        return ContentPage([], 0, chosen.page)
    contents = [format_row_statement(LIST_NOUN, noun) for noun in nouns]
    statement = sql.SQL(_SELECT).format(contents=sql.SQL(" UNION ALL ").join(contents))
    parameters: dict[str, Any] = {
        "patterns": build_patterns(chosen.text),
        "state": chosen.state,
        "limit": PAGE_SIZE,
        "first": (chosen.page - 1) * PAGE_SIZE,
    }
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement, parameters)
        rows = await cursor.fetchall()
    return ContentPage(rows, rows[0]["total"] if rows else 0, chosen.page)


def _build_query(**values: str) -> str:
    """Build the query of an address. Empty values are left out."""
    return urlencode({key: value for key, value in values.items() if value})
