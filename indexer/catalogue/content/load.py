"""Inserts the articles and pages of this folder. Each is a TOML file, and the name of the file is the slug.

A translation has the fields name, heading, summary and optionally content. It also has the field `reviewed`: "yes" if a
speaker of the language has checked the translation, otherwise "no".
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, LiteralString

import psycopg
from psycopg import sql
from psycopg.rows import dict_row
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
_TABLES: tuple[tuple[LiteralString, LiteralString, str], ...] = (
    ("blog", _BLOG, "blogs"),
    ("page", _PAGE, "pages"),
)
"""The table, the statement that inserts a row, and the folder with the files."""
_STORED: LiteralString = """
WITH stored AS (
    SELECT slug, id, name, heading, summary, content, translations,
           (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_array(language, field)), '[]')
            FROM content_version JOIN content_entry ON content_entry.id = entry_id,
                 jsonb_each(fields->'translations') AS translation (language, texts),
                 jsonb_object_keys(texts) AS field
            WHERE is_public AND noun = %(table)s AND row_id = public_row.id) AS earlier
    FROM {table} AS public_row
)
SELECT * FROM stored
UNION ALL
SELECT slug_redirect.slug, id, name, heading, summary, content, translations, earlier
FROM slug_redirect JOIN stored ON stored.id = row_id
WHERE noun = %(table)s
"""
"""Reads the rows with their present and former slugs.

`earlier` lists the translated fields of all earlier public versions, as pairs such as ["ur", "heading"].
"""
_FIELDS = ("name", "heading", "summary", "content")
"""The fields that can have a translation."""
_OPTIONAL = "content"
"""The field that a translation may lack. The page then shows the English content with a notice."""


class InvalidTranslation(Exception):
    """A translation lacks a required field or has an unknown one, or its field `reviewed` is neither "yes" nor "no"."""


def load_content(connection: psycopg.Connection[Any]) -> int:
    """Insert the missing texts, and add missing translations to stored texts. Returns the number of written rows.

    Raises InvalidTranslation. Stored English texts stay as they are. A translated field is added only if the stored
    English field equals the field in the file. A field that an editor removed is not added again. If an editor changed
    the slug of a text, the old slug still leads to the text, so the text is not inserted again.
    """
    written = 0
    with connection.transaction(), connection.cursor(row_factory=dict_row) as cursor:
        cursor.execute("LOCK TABLE blog, page IN SHARE ROW EXCLUSIVE MODE")
        for table, statement, folder in _TABLES:
            stored = _read_stored(cursor, table)
            for text in read_texts(FOLDER / folder):
                row = stored.get(text["slug"])
                if row is None:
                    cursor.execute(statement, {**text, "translations": Jsonb(text["translations"])})
                    written += 1
                elif row["translations"] != (completed := _complete(row, text)):
                    parameters = (Jsonb(completed), row["id"])
                    cursor.execute(f"UPDATE {table} SET translations = %s WHERE id = %s", parameters)
                    written += 1
    return written


def read_texts(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the row of each file: its columns and their values. All HTML is sanitised. Raises InvalidTranslation."""
    for file in sorted(folder.glob("*.toml")):
        text = tomllib.loads(file.read_text("utf-8"))
        for language, fields in text["translations"].items():
            if fields.pop("reviewed", None) not in ("yes", "no") or {*fields, _OPTIONAL} != set(_FIELDS):
                raise InvalidTranslation(f"{file.name}: {language}")
        yield {
            **text,
            "slug": file.stem,
            "content": sanitise_html(text["content"]),
            "translations": sanitise_translations(text["translations"]),
        }


def _read_stored(cursor: psycopg.Cursor[dict[str, Any]], table: LiteralString) -> dict[str, dict[str, Any]]:
    """Read the stored rows. The keys are the present and the former slugs of each row."""
    cursor.execute(sql.SQL(_STORED).format(table=sql.Identifier(table)), {"table": table})
    return {row["slug"]: row for row in cursor}


def _complete(row: Mapping[str, Any], text: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Add missing translated fields.

    A field is added only if the stored English field equals the field in the file, and if no earlier public version of
    the row had the field. Otherwise an editor has removed the field.
    """
    same = [field for field in _FIELDS if row[field] == text[field]]
    translations: dict[str, dict[str, str]] = dict(row["translations"])
    for language, fields in text["translations"].items():
        missing = {
            field: fields[field]
            for field in same
            if field in fields and [language, field] not in row["earlier"]
        }
        translations[language] = {**missing, **translations.get(language, {})}
    return {language: fields for language, fields in translations.items() if fields}
