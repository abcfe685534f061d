"""For texts whose meaning a person wrote down, every part of the search response equals the result of SQL.

A search with few results is widened: it drops conditions step by step.
"""

from collections.abc import Mapping
from typing import Any

import httpx
import pytest
from hypothesis import given, note, settings

from schemas.vocabulary.months import MONTHS
from tests.integration.search.conftest import Indexed
from tests.integration.search.random_unified_requests import UnifiedChoice
from tests.integration.search.sample.interpreted.cases import CASES
from tests.integration.search.sample.interpreted.leftover_text import LeftoverText
from tests.integration.search.sample.interpreted.meanings import Case
from tests.integration.search.sample.interpreted.requests import Json, build_full_choice, send
from tests.integration.search.sample.interpreted.text_parts import draw_cases
from tests.integration.search.sample.interpreted.widened_brute_force import Expected, expect, resolve
from tests.integration.search.test_equals_brute_force import EXAMPLES, EXAMPLES_OF_EACH
from tests.integration.search.unified_brute_force import UnifiedBruteForce
from tests.integration.search.unified_response_checks import (
    check_histograms,
    check_long_facets,
    check_map,
    check_page,
    check_places,
    check_short_facets,
    compute_slider_end,
)

TEXTS_MIN = 40
FEW_EXAMPLES = settings(EXAMPLES, max_examples=EXAMPLES_OF_EACH // 2)

pytestmark = pytest.mark.timeout(1800)


def test_there_are_enough_texts() -> None:
    assert len({case.text for case in CASES}) >= TEXTS_MIN


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text)
async def test_an_interpreted_text_gives_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, leftover: LeftoverText, case: Case
) -> None:
    await _check_response(indexed, service, leftover, case)


@FEW_EXAMPLES
@given(case=draw_cases())
async def test_a_text_of_several_parts_gives_the_results_of_sql(
    indexed: Indexed, service: httpx.AsyncClient, leftover: LeftoverText, case: Case
) -> None:
    note(f"{case}")
    await _check_response(indexed, service, leftover, case)


async def _check_response(
    indexed: Indexed, service: httpx.AsyncClient, leftover: LeftoverText, case: Case
) -> None:
    slider_end = compute_slider_end(indexed)
    expected = expect(case, indexed.connection, leftover, slider_end)
    choice = build_full_choice(case, expected.order)
    choice.included = resolve(case.chosen, indexed.connection)
    choice.excluded = resolve(case.excluded, indexed.connection)
    choice.point = case.point
    choice.fee = (*(case.chosen_fee or (None, None)), None)
    choice.years = (*(case.chosen_years or (None, None)), None)
    result = await send(service, choice.body)
    _check_parts(result, expected)
    check_page(result, choice, expected.shown, expected.shown.list_ids())
    facets = result["facets"]
    check_places(facets, choice, expected.shown)
    _check_interpreted(facets, expected.values)
    check_short_facets(facets, choice, expected.shown)
    _check_institutes(facets, choice, expected)
    check_histograms(result["histograms"], choice, expected.shown, slider_end)
    check_map(result["map"], choice, expected.shown)
    visitor = UnifiedBruteForce(indexed.connection, choice, None, slider_end)
    _check_relaxed_filters(result["relax"], visitor, expected)


def _check_parts(result: Json, expected: Expected) -> None:
    """Courses that meet all conditions of the meaning come first.

    A widened response has the number of these courses (`full_total`).
    """
    first = expected.full.list_ids()
    page = [card["id"] for card in result["results"]]
    assert set(page[: len(first)]) <= set(first)
    assert set(page[len(first) :]).isdisjoint(first)
    widening = result["interpretation"]["widening"]
    assert (widening and widening["full_total"]) == (len(first) if expected.number else None)


def _check_relaxed_filters(
    relaxed: list[Json] | None, visitor: UnifiedBruteForce, expected: Expected
) -> None:
    """Without results, the response lists what can be removed: the text, and filters that the visitor chose.

    Filters that come from the text are not listed.
    """
    if expected.shown.list_ids():
        assert relaxed is None
        return
    assert relaxed is not None
    assert {each["filter"]: each["course_count"] for each in relaxed} == {
        "text": visitor.count(""),
        **{name: expected.shown.count(name) for name in visitor.filters},
    }
    assert all(each["keys"] for each in relaxed)


def _check_interpreted(facets: Json, values: Mapping[str, Any]) -> None:
    """Exactly the facet values that come from the text have the mark `interpreted`."""
    types, countries = facets["degree_levels"], facets["locations"]
    states = [state for country in countries for state in country["states"]]
    listed: dict[str, list[Json]] = {
        "countries": countries,
        "states": states,
        "cities": [city for state in states for city in state["cities"]],
        "degree_levels_types": types,
        "degree_levels": [level for each in types for level in each["degree_levels"]],
        "institutes": facets["institutes"]["chosen"],
        "study_mode": facets["study_modes"],
        "language": facets["languages"],
        "english_test": facets["english_tests"],
        "intakes": [
            {**month, "id": MONTHS.index(month["month"]) + 1}
            for key, quarter in facets["intakes"].items()
            if key != "unknown_count"
            for month in quarter
        ],
    }
    for key, options in listed.items():
        marked = {each.get("id", each.get("slug")) for each in options if each["interpreted"]}
        assert marked == set(values.get(key, ())), key


def _check_institutes(facets: Json, choice: UnifiedChoice, expected: Expected) -> None:
    """The facet lists institutes from the text among the chosen institutes, even if no visitor selected them."""
    institutes = facets["institutes"]
    meant = set(expected.values.get("institutes", ()))
    chosen = [each for each in institutes["chosen"] if each["id"] not in meant]
    assert len(chosen) == len(institutes["chosen"]) - len(meant)
    counts = expected.shown.count_by("institute", "institute")
    for each in institutes["chosen"]:
        assert each["course_count"] == counts.get(each["id"], 0)
    missing = len(meant - counts.keys())
    check_long_facets(
        {**facets, "institutes": {**institutes, "chosen": chosen, "count": institutes["count"] - missing}},
        choice,
        expected.shown,
    )
