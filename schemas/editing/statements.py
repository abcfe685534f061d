"""The SQL of drafts and versions, for the API, the worker and `finder`.

Some statements call database functions. Migration 0029 introduced most of these functions.
A noun is a kind of content that editors can change, such as `blog`. Each noun has one table.
"""

import re
from collections.abc import Mapping
from typing import LiteralString

SAVE: LiteralString = """
SELECT entry_id, outcome
FROM save_content_draft(%(noun)s, %(row)s, %(entry)s, %(revision)s, %(draft)s, %(actor)s, %(operator)s)
"""
CREATE: LiteralString = """
SELECT entry_id, outcome
FROM save_content_draft(%(noun)s, NULL, NULL, 0, %(draft)s, %(actor)s, NULL, %(creation_key)s)
"""
"""Saves a new draft. A second call with the same key creates no second draft."""
PUBLISH: LiteralString = """
SELECT public_id, outcome
FROM publish_content(%(entry)s, %(revision)s, %(needs_reviewer)s, %(actor)s, %(operator)s)
"""
MOVE: LiteralString = """
SELECT public_id, outcome
FROM move_content_draft(%(entry)s, %(revision)s, %(state)s, %(publish_at)s, %(needs_reviewer)s, %(actor)s)
"""
PUBLISH_DUE: LiteralString = "SELECT publish_due_content() AS published"

READ_ENTRY: LiteralString = """
SELECT content_entry.*, trim(concat_ws(' ', first_name, last_name)) AS changed_by_name
FROM content_entry LEFT JOIN person ON person.id = changed_by
WHERE noun = %(noun)s AND (content_entry.id = %(entry)s OR row_id = %(row)s)
"""
FIND_CREATED: LiteralString = """
SELECT id, row_id FROM content_entry
WHERE noun = %(noun)s AND creation_key = %(creation_key)s AND state <> 'discarded'
"""
READ_VERSIONS: LiteralString = """
SELECT revision, is_public, fields, replaced_at, trim(concat_ws(' ', first_name, last_name)) AS replaced_by_name
FROM content_version LEFT JOIN person ON person.id = replaced_by
WHERE entry_id = %(entry)s AND (%(revision)s::int IS NULL OR revision = %(revision)s)
ORDER BY revision DESC
LIMIT 50
"""
READ_ROW: LiteralString = (
    "SELECT to_jsonb(found_content) || read_content_relations({noun}, id) AS found "
    "FROM {table} AS found_content WHERE id = %(row)s"
)
"""Reads a row. `{table}` is the table of the noun, and `{noun}` is the name of the noun, such as `blog`."""
FIND_SLUG: LiteralString = """
SELECT EXISTS (SELECT FROM {table} AS other_row
               WHERE lower(slug) = lower(%(slug)s) AND id IS DISTINCT FROM %(row)s
                     AND to_jsonb(other_row)->>'page_type' IS DISTINCT FROM 'course_no_slug')
    OR EXISTS (SELECT FROM content_entry
               WHERE noun = %(noun)s AND lower(draft->>'slug') = lower(%(slug)s)
                     AND id IS DISTINCT FROM %(entry)s
                     AND (row_id IS NULL OR row_id IS DISTINCT FROM %(row)s)) AS is_taken
"""
"""Reads whether another row or another draft has the slug. The draft of the row itself is ignored.

As in the unique index of `page_route`, the page type `course_no_slug` is ignored. It has the same slug as the listing.
"""
FIND_RELATED: LiteralString = """
SELECT slug, name FROM {table} AS related WHERE slug = ANY(%(slugs)s) ORDER BY name, slug
"""
SEARCH_RELATED: LiteralString = """
SELECT slug, name FROM {table} AS related
WHERE {condition} AND (strpos(lower(name), lower(%(text)s)) > 0 OR slug = lower(%(text)s)) AND slug <> ALL(%(slugs)s)
ORDER BY (lower(name) = lower(%(text)s)) DESC, strpos(lower(name), lower(%(text)s)), length(name), name, slug
LIMIT %(limit)s
"""
"""Searches the rows that an editor can choose for a relation. `slugs` are the slugs that are already chosen."""
CURRENCIES: LiteralString = """
(SELECT lower(code) AS slug, concat(code, ', ', description) AS name FROM currency)
"""
"""A subquery that gives currencies the columns `slug` and `name` of the other related tables."""
HAS_OTHER_CAMPUS: LiteralString = """
SELECT EXISTS (SELECT FROM campus JOIN institute ON institute.id = institute_id
               WHERE campus.slug = ANY(%(campuses)s) AND institute.slug <> ALL(%(institutes)s)) AS has_other
"""
HAS_ROW: LiteralString = "SELECT EXISTS (SELECT FROM {table} WHERE {conditions}) AS is_known"
"""Reads whether a row with the same values exists."""
HAS_COLUMN: LiteralString = "{column} = {value}"
IS_RELATED: LiteralString = "{column} = ANY(SELECT id FROM {related} WHERE slug = ANY({value}))"
PLACE_NAMES: Mapping[str | None, LiteralString] = {
    "country": "(SELECT country.name FROM country WHERE country.id = public_row.country_id)",
    "city": """(SELECT concat_ws(', ', city.name, country.name)
                FROM city JOIN country ON country.id = city.country_id WHERE city.id = public_row.city_id)""",
    "discipline": "(SELECT discipline.name FROM discipline WHERE discipline.id = public_row.discipline_id)",
    "institute": "(SELECT institute.name FROM institute WHERE institute.id = public_row.institute_id)",
    None: "NULL::text",
}
"""For each kind of place, SQL for the name of the place that a row of `public_row` is about."""
READ_SUBJECT: LiteralString = """
SELECT country.slug AS country_slug, country.name AS country, city.name AS city, currency.code AS currency,
       source.name AS source, institute.slug AS institute_slug, institute.name AS institute,
       institute.status AS institute_status, discipline.slug AS discipline_slug, discipline.name AS discipline
FROM (VALUES (%(country_id)s::int, %(city_id)s::int, %(currency_id)s::int, %(source_id)s::int, %(institute_id)s::int,
              %(discipline_id)s::int))
     AS given (country_id, city_id, currency_id, source_id, institute_id, discipline_id)
LEFT JOIN city ON city.id = given.city_id
LEFT JOIN country ON country.id = coalesce(given.country_id, city.country_id)
LEFT JOIN currency ON currency.id = given.currency_id
LEFT JOIN source ON source.id = given.source_id
LEFT JOIN institute ON institute.id = given.institute_id
LEFT JOIN discipline ON discipline.id = given.discipline_id
"""
ROW_TITLE: LiteralString = "coalesce(entry.draft->>{title}, public_row.{title_column}::text)"
ROW_STATE: LiteralString = """
coalesce(CASE WHEN entry.state IN ('draft', 'review', 'scheduled') THEN entry.state END, {status})
"""
"""The title and the state that the list shows for a row: those of its draft if there is one."""
MATCHES_PATTERNS: LiteralString = "LIKE ALL (string_to_array(lower(%(patterns)s), ' '))"
"""The condition that a text in lower case contains all words. `patterns` is a text of `build_patterns`."""
LIST_NOUN: LiteralString = f"""
SELECT {{noun}} AS noun, public_row.id AS row_id, entry.id AS entry_id,
       {ROW_TITLE} AS title, {{place}} AS place, {{official_url}} AS official_url, {ROW_STATE} AS state,
       entry.publish_at, entry.problem, entry.changed_at,
       (SELECT trim(concat_ws(' ', first_name, last_name)) FROM person WHERE person.id = entry.changed_by) AS changed_by
FROM {{table}} AS public_row
FULL JOIN (SELECT * FROM content_entry WHERE noun = {{noun}} AND state <> 'discarded') AS entry
    ON entry.row_id = public_row.id
WHERE entry.id IS NULL OR public_row.id IS NOT NULL OR entry.row_id IS NULL
"""
"""The rows of a noun with their drafts, and the drafts of new rows."""


def build_patterns(text: str) -> str:
    """Build a pattern for each word, separated by spaces: "monash law" → "%monash% %law%"."""
    escaped = (re.sub(r"([\\%_])", r"\\\1", word) for word in text.split())
    return " ".join(f"%{word}%" for word in escaped)
