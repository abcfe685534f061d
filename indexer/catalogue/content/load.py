"""Inserts the articles and pages of this folder. Each is a TOML file, and the name of the file is the slug."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import psycopg
from psycopg.types.json import Jsonb

from schemas.html import sanitise_html, sanitise_translations

FOLDER = Path(__file__).parent
_BLOG = """
INSERT INTO blog (slug, name, heading, summary, content, published_on, status, translations)
VALUES (%(slug)s, %(name)s, %(heading)s, %(summary)s, %(content)s, %(published_on)s, 'published', %(translations)s)
"""
_PAGE = """
INSERT INTO page (slug, category, name, heading, summary, content, position, status, translations)
VALUES (%(slug)s, %(category)s, %(name)s, %(heading)s, %(summary)s, %(content)s, %(position)s, 'published',
        %(translations)s)
"""


def load_content_if_empty(connection: psycopg.Connection[Any]) -> bool:
    """Insert the articles if there is none, and the pages if there is none. Returns True if rows were inserted.

    Rows that the team has edited or withdrawn therefore stay as they are.
    """
    with connection.transaction(), connection.cursor() as cursor:
        cursor.execute("LOCK TABLE blog, page IN SHARE ROW EXCLUSIVE MODE")
        empty = [
            (statement, folder)
            for table, statement, folder in (("blog", _BLOG, "blogs"), ("page", _PAGE, "pages"))
            if cursor.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is None
        ]
        for statement, folder in empty:
            cursor.executemany(statement, list(_read_texts(FOLDER / folder)))
    return bool(empty)


def _read_texts(folder: Path) -> Iterator[Mapping[str, Any]]:
    """Yield the columns of each file. All HTML is sanitised."""
    for file in sorted(folder.glob("*.toml")):
        text = tomllib.loads(file.read_text("utf-8"))
        yield {
            **text,
            "slug": file.stem,
            "content": sanitise_html(text["content"]),
            "translations": Jsonb(sanitise_translations(text.get("translations", {}))),
        }
