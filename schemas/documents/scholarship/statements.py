"""The SQL that reads published scholarships. `{only}` is replaced by a condition on ids, or by `true`.

The indexer builds the documents from these rows, and the API reads the details with the same columns.
"""

PUBLISHED_SCHOLARSHIP_IDS = "SELECT id FROM scholarship WHERE status = 'published'"

SCHOLARSHIPS_OF_GROUP = """
    (SELECT count(*)::integer FROM scholarship
     WHERE scholarship.status = 'published'
       AND (EXISTS (SELECT FROM scholarship_degree_level JOIN degree_level ON degree_level.id = degree_level_id
                    WHERE scholarship_id = scholarship.id AND degree_level.group_id = degree_level_group.id)
            OR NOT EXISTS (SELECT FROM scholarship_degree_level WHERE scholarship_id = scholarship.id)))
"""
"""SQL for the number of published scholarships of a row of degree_level_group.

A scholarship without degree levels is open to all of them.
"""


def _list_values(table: str, link: str, columns: str, condition: str = "true") -> str:
    """Build SQL for the linked values of a scholarship as JSON, sorted by name."""
    return f"""
    (SELECT coalesce(json_agg(json_build_object('id', {table}.id, 'slug', {table}.slug, {columns})
                              ORDER BY {table}.name COLLATE "C", {table}.id), '[]')
     FROM {link} JOIN {table} ON {table}.id = {link}.{table}_id
     WHERE {link}.scholarship_id = scholarship.id AND {condition})"""


def _list_ids(table: str, link: str) -> str:
    """Build SQL for the ids of the linked values. A scholarship without linked values is open to all values."""
    return f"""
    CASE WHEN EXISTS (SELECT FROM {link} WHERE scholarship_id = scholarship.id)
         THEN ARRAY(SELECT {table}_id FROM {link} WHERE scholarship_id = scholarship.id ORDER BY 1)
         ELSE ARRAY(SELECT id FROM {table} ORDER BY 1) END"""


_INSTITUTES = _list_values(
    "institute",
    "scholarship_institute",
    "'name', institute.name, 'trading_name', institute.trading_name",
    "institute.status = 'published'",
)
_COUNTRIES = _list_values(
    "country",
    "scholarship_host_country",
    "'name', country.name, 'iso2', country.iso2, 'iso3', country.iso3, 'other_names', country.other_names",
)
_DISCIPLINES = _list_values("discipline", "scholarship_discipline", "'name', discipline.name")
_DEGREE_LEVELS = _list_values(
    "degree_level",
    "scholarship_degree_level",
    "'name', degree_level.display_name, 'full_name', degree_level.name",
)

SCHOLARSHIPS = f"""
SELECT scholarship.id, scholarship.slug, scholarship.name, scholarship.provider_name, scholarship.type,
       scholarship.month, scholarship.year, scholarship.amount, currency.code AS currency, scholarship.deadline,
       scholarship.translations, source.is_sample,
       {_INSTITUTES} AS institutes,
       {_COUNTRIES} AS countries,
       {_DISCIPLINES} AS disciplines,
       {_DEGREE_LEVELS} AS degree_levels,
       {_list_ids("discipline", "scholarship_discipline")} AS discipline_ids,
       {_list_ids("degree_level", "scholarship_degree_level")} AS degree_level_ids
FROM scholarship
JOIN source ON source.id = scholarship.source_id
LEFT JOIN currency ON currency.id = scholarship.currency_id
WHERE scholarship.status = 'published' AND {{only}}
ORDER BY scholarship.id
"""
