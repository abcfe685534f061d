"""The rows that content is related to: an editor searches their names, and the form sends their slugs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, LiteralString

from psycopg import sql
from psycopg.rows import dict_row

from api.database import Connection, read_rows
from schemas.editing.drafts import Draft, InvalidDraft
from schemas.editing.fields import EditedField, Problem
from schemas.editing.nouns import EditedNoun
from schemas.editing.statements import (
    CURRENCIES,
    FIND_RELATED,
    HAS_COLUMN,
    HAS_OTHER_CAMPUS,
    HAS_ROW,
    IS_RELATED,
    SEARCH_RELATED,
)

FOUND_MAX = 20
_SEARCH_PREFIX = "find."
_SEARCH_MAX_CHARACTERS = 100
_WITH_STATUS = frozenset({"institute", "campus"})
_IS_PUBLISHED = sql.SQL("status = 'published'")
_OF_INSTITUTE = sql.SQL(
    " AND institute_id IN (SELECT id FROM institute WHERE institute.slug = ANY(%(institutes)s))"
)


@dataclass(frozen=True, slots=True)
class Related:
    slug: str
    name: str


@dataclass(frozen=True, slots=True)
class Relation:
    """The chosen rows of a field, and the rows that a search has found.

    searched: the text of the search. None without a search.
    """

    chosen: list[Related]
    searched: str | None = None
    found: list[Related] = field(default_factory=list)


def read_searches(noun: EditedNoun, form: Mapping[str, str]) -> dict[str, str]:
    """Return the texts in the search boxes of relations, by field. Empty boxes are left out."""
    texts = {each.key: form.get(f"{_SEARCH_PREFIX}{each.key}", "") for each in noun.relations}
    cleaned = {key: " ".join(text.replace("\0", "").split()) for key, text in texts.items()}
    return {key: text[:_SEARCH_MAX_CHARACTERS] for key, text in cleaned.items() if text}


async def read_relations(
    connection: Connection, noun: EditedNoun, texts: Mapping[str, str], searches: Mapping[str, str]
) -> dict[str, Relation]:
    """Read the names of the chosen rows, and search more rows. If no row has a chosen slug, the slug is also the name.

    texts: the slugs in each field, separated by semicolons.
    """
    slugs = {each.key: _split(texts.get(each.key, "")) for each in noun.relations}
    institutes = _pick_institutes(noun, slugs)
    relations = {}
    for each in noun.relations:
        chosen = await _read_chosen(connection, each, slugs[each.key])
        searched = searches.get(each.key)
        found = []
        if searched is not None:
            found = await _search(connection, each, searched, slugs[each.key], institutes)
        relations[each.key] = Relation(chosen, searched, found)
    return relations


async def check_relations(connection: Connection, noun: EditedNoun, draft: Draft) -> None:
    """Check the related rows. Raises InvalidDraft for unknown slugs, and for campuses of another institute."""
    problems: dict[str, Problem] = {}
    for each in noun.relations:
        slugs = draft[each.key]
        if len(await _find(connection, each, slugs)) < len(slugs):
            problems[each.key] = Problem.UNKNOWN_RELATION
    institutes = _pick_institutes(noun, draft)
    for each in noun.relations:
        if each.related == "campus" and draft[each.key] and institutes and not problems:
            parameters = {"campuses": draft[each.key], "institutes": institutes}
            (row,) = await read_rows(connection, HAS_OTHER_CAMPUS, parameters)
            if row["has_other"]:
                problems[each.key] = Problem.OTHER_INSTITUTE
    if problems:
        raise InvalidDraft(problems)


async def check_unused(connection: Connection, noun: EditedNoun, draft: Draft) -> None:
    """Raise InvalidDraft if a row has the same values in the unique fields. The error names the last unique field."""
    if not noun.unique:
        return
    related = {field.key: field.related for field in noun.relations}
    conditions = [
        sql.SQL(IS_RELATED if key in related else HAS_COLUMN).format(
            column=sql.Identifier(f"{key}_id" if key in related else key),
            related=sql.Identifier(related.get(key, "")),
            value=sql.Placeholder(key),
        )
        for key in noun.unique
    ]
    statement = sql.SQL(HAS_ROW).format(
        table=sql.Identifier(noun.name), conditions=sql.SQL(" AND ").join(conditions)
    )
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement, {key: draft[key] for key in noun.unique})
        (row,) = await cursor.fetchall()
    if row["is_known"]:
        raise InvalidDraft({noun.unique[-1]: Problem.EXISTS})


def _pick_institutes(noun: EditedNoun, chosen: Mapping[str, Any]) -> list[str]:
    """Return the slugs of the chosen institutes."""
    return [slug for each in noun.relations if each.related == "institute" for slug in chosen[each.key]]


def _split(text: str) -> list[str]:
    return sorted({part.strip() for part in text.split(";")} - {""})


async def _read_chosen(connection: Connection, edited: EditedField, slugs: list[str]) -> list[Related]:
    found = await _find(connection, edited, slugs)
    known = {each.slug for each in found}
    return found + [Related(slug, slug) for slug in slugs if slug not in known]


async def _find(connection: Connection, edited: EditedField, slugs: list[str]) -> list[Related]:
    return await _read(connection, edited, FIND_RELATED, {"slugs": slugs}) if slugs else []


async def _search(
    connection: Connection, edited: EditedField, text: str, chosen: list[str], institutes: list[str]
) -> list[Related]:
    """Find rows that are not chosen yet. Institutes and campuses must be published.

    If institutes are chosen, a search for campuses finds only campuses of these institutes.
    """
    condition = _IS_PUBLISHED if edited.related in _WITH_STATUS else sql.SQL("true")
    composed = condition + _OF_INSTITUTE if edited.related == "campus" and institutes else condition
    parameters = {"text": text, "slugs": chosen, "institutes": institutes, "limit": FOUND_MAX}
    return await _read(connection, edited, SEARCH_RELATED, parameters, composed)


async def _read(
    connection: Connection,
    edited: EditedField,
    statement: LiteralString,
    parameters: dict[str, Any],
    condition: sql.Composable | None = None,
) -> list[Related]:
    composed = sql.SQL(statement).format(
        table=sql.SQL(CURRENCIES) if edited.related == "currency" else sql.Identifier(edited.related),
        condition=condition or sql.SQL("true"),
    )
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(composed, parameters)
        return [Related(row["slug"], row["name"]) for row in await cursor.fetchall()]
