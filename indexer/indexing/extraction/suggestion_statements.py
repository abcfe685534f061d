"""The SQL that reads the places of each kind. `{only}` is replaced by a condition on ids, or by `true`.

A state with the name of its country (Singapore) is not suggested, because the country is suggested.
"""

from indexer.indexing.extraction.value_name_statements import HAS_CAMPUS
from schemas.documents.suggestion.document import SuggestionKind

_NO_STATE = "NULL AS state_slug, NULL AS state_name"
_NO_COUNTRY = "NULL::integer AS country_id, NULL AS country_slug, NULL AS country_name"
_OF_COUNTRY = "country.id AS country_id, country.slug AS country_slug, country.name AS country_name"
# The document of every state, city and postcode contains the names of its country, so long lists of names would enlarge
# the index. Of the other names, only names in plain letters (such as UK) are used.
_NAMES_OF_COUNTRY = (
    "country.name || ARRAY[country.iso2, country.iso3]::text[] || "
    "ARRAY(SELECT short FROM unnest(country.other_names) AS short WHERE short ~ '^[A-Za-z. ]+$')"
)


def _build_largest_city_sql(condition: str) -> str:
    """Build SQL for the total population of a place's cities, and for the point of its largest city."""
    return (
        "CROSS JOIN LATERAL (SELECT coalesce(sum(city.population), 0) AS population, "
        "(array_agg(city.latitude ORDER BY city.population DESC, city.id))[1] AS latitude, "
        "(array_agg(city.longitude ORDER BY city.population DESC, city.id))[1] AS longitude "
        f"FROM city WHERE {condition}) AS largest"
    )


_OF_CITIES = "largest.population::bigint AS population, largest.latitude, largest.longitude"

STATEMENTS: dict[SuggestionKind, str] = {
    "region": f"""
        SELECT region.id, region.name, region.slug, NULL AS code, ARRAY[region.name] AS names,
               ARRAY[]::text[] AS other_names, ARRAY[]::text[] AS parents,
               (SELECT coalesce(sum(city.population), 0) FROM city JOIN region_country USING (country_id)
                WHERE region_id = region.id)::bigint AS population,
               NULL::double precision AS latitude, NULL::double precision AS longitude,
               {HAS_CAMPUS["region"]} AS in_catalogue, {_NO_STATE}, {_NO_COUNTRY}
        FROM region WHERE {{only}} ORDER BY region.id""",
    "country": f"""
        SELECT country.id, country.name, country.slug, NULL AS code, ARRAY[country.name] AS names,
               country.other_names || ARRAY[country.iso2, country.iso3]::text[] AS other_names,
               ARRAY[]::text[] AS parents, {_OF_CITIES}, {HAS_CAMPUS["country"]} AS in_catalogue,
               {_NO_STATE}, {_OF_COUNTRY}
        FROM country {_build_largest_city_sql("city.country_id = country.id")} WHERE {{only}} ORDER BY country.id""",
    "state": f"""
        SELECT state.id, state.name, state.slug, NULL AS code, ARRAY[state.name] AS names, state.other_names,
               {_NAMES_OF_COUNTRY} AS parents, {_OF_CITIES}, true AS in_catalogue, {_NO_STATE}, {_OF_COUNTRY}
        FROM state JOIN country ON country.id = state.country_id {_build_largest_city_sql("city.state_id = state.id")}
        WHERE {HAS_CAMPUS["state"]} AND state.name <> country.name AND {{only}} ORDER BY state.id""",
    "city": f"""
        SELECT city.id, city.name, city.slug, NULL AS code, ARRAY[city.name] AS names, city.other_names,
               state.name || state.other_names || {_NAMES_OF_COUNTRY} AS parents,
               city.population::bigint AS population, city.latitude, city.longitude,
               {HAS_CAMPUS["city"]} AS in_catalogue, state.slug AS state_slug, state.name AS state_name, {_OF_COUNTRY}
        FROM city JOIN state ON state.id = city.state_id JOIN country ON country.id = city.country_id
        WHERE {{only}} ORDER BY city.id""",
    "postcode": f"""
        SELECT postcode.id, postcode.place AS name, NULL AS slug, postcode.code,
               CASE WHEN postcode.is_first THEN ARRAY[postcode.code, replace(postcode.code, ' ', ''), postcode.place]
                    ELSE ARRAY[postcode.place] END AS names,
               ARRAY[]::text[] AS other_names,
               ARRAY[postcode.code, postcode.state_name]::text[] || {_NAMES_OF_COUNTRY} AS parents,
               0::bigint AS population, postcode.latitude, postcode.longitude, false AS in_catalogue,
               NULL AS state_slug, postcode.state_name, {_OF_COUNTRY}
        FROM postcode JOIN country ON country.id = postcode.country_id
        WHERE {{only}} ORDER BY postcode.id""",
}
