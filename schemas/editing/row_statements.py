"""Fills in the statements that read rows for the list and the CSV files of editors."""

from typing import LiteralString

from psycopg import sql

from schemas.editing.nouns import EditedNoun
from schemas.editing.statements import PLACE_NAMES


def format_row_statement(statement: LiteralString, noun: EditedNoun) -> sql.Composed:
    """Fill in LIST_NOUN or READ_ROWS for the table of the noun."""
    has_official_url = any(field.key == "official_url" for field in noun.fields)
    return sql.SQL(statement).format(
        noun=sql.Literal(noun.name),
        table=sql.Identifier(noun.name),
        title=sql.Literal(noun.title),
        title_column=sql.Identifier(noun.title),
        place=sql.SQL(PLACE_NAMES[noun.place]),
        official_url=sql.SQL("public_row.official_url" if has_official_url else "NULL"),
        status=sql.SQL("public_row.status" if noun.has_status else "'published'"),
    )
