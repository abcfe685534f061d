"""Valid values for random requests, such as ids and slugs of the catalogue, so that more requests are valid."""

import re
from typing import Any

import psycopg
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from schemas.vocabulary.months import MONTHS
from tests.fuzz.operations import AnyCase, Operation, list_body_keys, takes_json
from tests.integration.search.facts import Pools

KnownValues = dict[str, list[str]]
"""Valid values by their kind, for example `{"country": ["1", "australia"]}`."""

SINGULAR = {
    "countries": "country", "states": "state", "cities": "city", "degree_levels_types": "degree_level_type",
    "degreelevel_type": "degree_level_type", "degree_levels": "degree_level", "degreelevel": "degree_level",
    "levels": "degree_level", "disciplines": "discipline", "specializations": "specialization",
    "campuses": "campus", "institutes": "institute", "regions": "region", "courses": "course",
    "intakes": "intake_month", "courses_ids": "course",
}  # fmt: skip
"""The key in KnownValues, by the name of a parameter, of a body key, or of the path segment before an id."""


def read_known_values(pools: Pools, connection: psycopg.Connection) -> KnownValues:
    known = {
        SINGULAR[key]: [text for value in values[:40] for text in (str(value.id), value.slug)]
        for key, values in pools.values.items()
    }
    courses = connection.execute(
        "SELECT id::text, slug FROM course JOIN fact USING (id) ORDER BY id LIMIT 40"
    )
    known["course"] = [text for row in courses for text in row]
    known["intake_month"] = list(MONTHS)
    known["search"] = ["nursing", "sydney", "law in london", "univ"]
    known["fee_range"] = ["100000-900000", "-2000000", "300000-"]
    known["course_duration"] = ["1-3", "2-", "-1.5"]
    return known


def find_noun(operation: Operation, parameter: str) -> str:
    """Return the key in KnownValues for a parameter, for example `countries` → `country`.

    For a parameter such as `id`, the key comes from the path: `/country/{id}` → `country`.
    """
    before = re.search(rf"([\w-]+)/\{{{re.escape(parameter)}\}}", operation.path)
    name = (
        before.group(1)
        if before and parameter in ("id", "slug", "parse_reference", "reference")
        else parameter
    )
    return SINGULAR.get(name, name)


@st.composite
def cases(draw: DrawFn, operation: Operation, known: KnownValues, drawn: SearchStrategy[AnyCase]) -> AnyCase:
    """Draw a request with Schemathesis. Replace some of its values by valid values, and add keys to a JSON body."""
    case = draw(drawn)
    for part in (case.path_parameters, case.query, case.body):
        if isinstance(part, dict):
            for key in list(part):
                _maybe_set_known_value(draw, part, key, known.get(find_noun(operation, key)))
    if takes_json(operation) and isinstance(case.body, dict):
        for key in list_body_keys(operation):
            if key not in case.body and draw(st.integers(0, 5)) == 0:
                _maybe_set_known_value(draw, case.body, key, known.get(find_noun(operation, key)))
    return case


def _maybe_set_known_value(draw: DrawFn, part: dict[str, Any], key: str, values: list[str] | None) -> None:
    if values is None or not draw(st.booleans()):
        return
    one = draw(st.sampled_from(values))
    part[key] = one if isinstance(part.get(key, []), str) else [one]
