"""The SQL that reads the values of each kind. `{only}` is replaced by a condition on ids, or by `true`.

Value names are the names of countries, subjects, articles and other things that searches use.
"""

from schemas.documents.scholarship.statements import SCHOLARSHIPS_OF_GROUP
from schemas.documents.value_name.document import ValueKind

_OLD_SLUGS = """
    ARRAY(SELECT slug_redirect.slug FROM slug_redirect
          WHERE slug_redirect.noun = '{table}' AND slug_redirect.row_id = {table}.id ORDER BY 1) AS old_slugs
"""

HAS_CAMPUS: dict[str, str] = {
    "region": "EXISTS (SELECT FROM campus JOIN city ON city.id = campus.city_id "
    "JOIN region_country ON region_country.country_id = city.country_id "
    "WHERE region_country.region_id = region.id AND campus.status = 'published')",
    "country": "EXISTS (SELECT FROM campus JOIN city ON city.id = campus.city_id "
    "WHERE city.country_id = country.id AND campus.status = 'published')",
    "state": "EXISTS (SELECT FROM campus JOIN city ON city.id = campus.city_id "
    "WHERE city.state_id = state.id AND campus.status = 'published')",
    "city": "EXISTS (SELECT FROM campus WHERE campus.city_id = city.id AND campus.status = 'published')",
}
"""The SQL condition that a place has a published campus.

States and cities without a published campus get no value name document.
"""


def _select(table: str, columns: str, rest: str = "", condition: str = "true", position: str = "0") -> str:
    return (
        f"SELECT {table}.id, {table}.name, {position} AS position, {columns}, {_OLD_SLUGS.format(table=table)} "
        f"FROM {table} {rest} WHERE {condition} AND {{only}} ORDER BY {table}.id"
    )


def _select_content(table: str, condition: str) -> str:
    """Select rows that the site search finds by name. These rows are not filter values, so they need no old slugs."""
    names = (
        f"ARRAY(SELECT texts ->> 'name' FROM jsonb_each({table}.translations) AS each (language, texts) "
        "WHERE texts ->> 'name' IS NOT NULL ORDER BY language)"
    )
    return (
        f"SELECT {table}.id, {table}.name, {table}.slug, 0 AS position, ARRAY[]::text[] AS old_slugs, "
        f"{names} AS other_names "
        f"FROM {table} WHERE {condition} AND {{only}} ORDER BY {table}.id"
    )


STATEMENTS: dict[ValueKind, str] = {
    "region": _select(
        "region",
        "region.slug, region.type, ARRAY(SELECT country_id FROM region_country WHERE region_id = region.id ORDER BY 1) "
        "AS countries",
    ),
    "country": _select("country", "country.slug, iso2, iso3, continent, currency_id, country.other_names"),
    "state": _select(
        "state",
        "state.slug, code, state.other_names, state.country_id AS country",
        condition=HAS_CAMPUS["state"],
    ),
    "city": _select(
        "city",
        "city.slug, latitude, longitude, population, city.other_names, city.country_id AS country, "
        "city.state_id AS state",
        condition=HAS_CAMPUS["city"],
    ),
    "discipline": _select("discipline", "discipline.slug, logo, icon"),
    "specialization": _select(
        "specialization",
        "specialization.slug, is_field, specialization.isced_code, specialization.discipline_id AS discipline",
    ),
    "degree_level_group": _select(
        "degree_level_group",
        f"degree_level_group.slug, type, {SCHOLARSHIPS_OF_GROUP} AS scholarship_count",
        position="-degree_level_group.id",
    ),
    "degree_level": _select(
        "degree_level",
        "degree_level.slug, display_name, degree_level_group.type AS level_type, "
        "degree_level.group_id AS degree_level_group",
        rest="JOIN degree_level_group ON degree_level_group.id = degree_level.group_id",
        position="degree_level.position",
    ),
    "institute": _select(
        "institute",
        "institute.slug, logo, institute_type, trading_name, tcf_ranking IS NOT NULL AS has_ranking, "
        "institute.country_id AS country",
        condition="institute.status = 'published'",
    ),
    "campus": _select(
        "campus",
        "campus.slug, latitude, longitude, campus.institute_id AS institute, campus.city_id AS city",
        rest="JOIN institute ON institute.id = campus.institute_id AND institute.status = 'published'",
        condition="campus.status = 'published'",
    ),
    "currency": (
        "SELECT currency.id, currency.display_name AS name, 0 AS position, lower(currency.code) AS slug, code, "
        "description, value_to_pkr, rate_date, ARRAY[]::text[] AS old_slugs "
        "FROM currency WHERE {only} ORDER BY currency.id"
    ),
    "institute_group": _select_content("institute_group", "institute_group.status = 'published'"),
    "blog": _select_content("blog", "blog.status = 'published'"),
    "page": _select_content("page", "page.status = 'published' AND page.category = 'what-is-interesting'"),
    "scholarship": _select_content("scholarship", "scholarship.status = 'published'"),
    "accepted_phrase": (
        "SELECT accepted_phrase.id, text AS name, 'phrase-' || accepted_phrase.id AS slug, 0 AS position, meaning, "
        "ARRAY[]::text[] AS old_slugs FROM vocabulary_decision AS accepted_phrase "
        "WHERE decision = 'accepted' AND withdrawn_at IS NULL AND {only} ORDER BY accepted_phrase.id"
    ),
}
