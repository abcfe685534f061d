"""Facets that always list all of their values."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import orjson
import pytest

from schemas.contracts.unified.request import SearchRequest
from schemas.documents.value_name.document import ValueKind
from schemas.filters.declarations import FacetName
from search.calls.unified.facets import build_wanted_facets, read_facets
from search.parsing.search_query import SearchQuery
from search.results.degree_levels import build_degree_level_groups
from search.results.facet_counts import FacetCounts
from search.results.flagged_counts import FlaggedCounts
from search.results.option_facets import build_option_facets
from search.results.short_facets import build_degree_level_options
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from tests.unit.search.small_value_names import value

DIFFICULT_NAMES = ("100 % sure", "%d of %b", 'A "quote"', "back\\slash", "nul \0 1\0", "دانشگاه", "emoji 🎓")
COMPLETE_FACETS = (
    FacetName.DEGREE_LEVELS,
    FacetName.DISCIPLINES,
    FacetName.INSTITUTE_TYPES,
    FacetName.INTAKES,
)


def build_value_names() -> ValueNames:
    values = [
        *(
            value("discipline", number, name, extra={"logo": None, "icon": None})
            for number, name in enumerate(DIFFICULT_NAMES, 1)
        ),
        value("degree_level_group", 1, "100 % taught", extra={"type": "postgraduate"}),
        value("degree_level_group", 2, "None yet", extra={"type": "other"}),
        value(
            "degree_level",
            7,
            "Master's",
            {"degree_level_group": 1},
            {"display_name": "50 % longer", "level_type": "postgraduate"},
        ),
    ]
    return ValueNames(VersionStamp("vocabulary-1", 1, 1.0, 1.0), values)


def build_response(counts: dict[str, int]) -> dict[str, Any]:
    buckets = [{"key": key, "doc_count": count} for key, count in counts.items()]
    return {"buckets": buckets, "sum_other_doc_count": 0, "doc_count_error_upper_bound": 0}


@pytest.mark.parametrize("factor", [1, 1_000])
def test_the_counts_of_a_complete_facet_do_not_depend_on_the_selection(factor: int) -> None:
    request, value_names = SearchRequest(facets=COMPLETE_FACETS), build_value_names()
    found = FacetCounts(
        [
            {
                "aggregations": {
                    "degree_levels_types": build_response({"1": 5 * factor}),
                    "degree_levels": build_response({"7": 5 * factor}),
                    "disciplines": build_response({"2": 3 * factor, "5": factor, "99": 1}),
                    "institute_type": build_response({"UNIVERSITY": 4 * factor}),
                    "intakes": build_response({"2": 6 * factor, "12": factor}),
                    "intakes_unknown": {"doc_count": 8 * factor},
                }
            }
        ]
    )
    plain = read_facets(request, SearchQuery(), value_names, found, ())
    with_selection = SearchQuery(
        terms={
            "degree_levels": (-1,), "disciplines": (-1,), "institute_type": ("?",), "intakes": (-1,),
        }
    )  # fmt: skip
    selected = read_facets(request, with_selection, value_names, found, ())
    assert orjson.loads(orjson.dumps(plain)) == orjson.loads(orjson.dumps(selected))
    assert orjson.loads(orjson.dumps(plain))["disciplines"][1]["name"] in DIFFICULT_NAMES


def test_a_facet_aggregation_is_built_once_per_generation() -> None:
    request = SearchRequest(facets=COMPLETE_FACETS)
    one, other = build_value_names(), build_value_names()
    first, again = (build_wanted_facets(request, SearchQuery(), one, 1) for _ in range(2))
    assert [id(facet) for facet in first[:3]] == [id(facet) for facet in again[:3]]
    assert first == build_wanted_facets(request, SearchQuery(), other, 1)


def test_values_and_kinds_of_a_newer_release_are_ignored() -> None:
    """During an upgrade, a site searches the index of a newer release until the site is replaced."""
    flagged = FlaggedCounts({"full-time": 2, "by-post": 3}, frozenset(), frozenset(), frozenset())
    options = build_option_facets(lambda _: flagged)["study_modes"]
    assert {each["slug"]: each["course_count"] for each in options} == {
        "full-time": 2, "part-time": 0, "online": 0, "unknown": 0,
    }  # fmt: skip
    kind = cast(ValueKind, "planet")
    values = [value(kind, 1, "Mars", {"star": 5}), value("discipline", 2, "Law")]
    names = ValueNames(VersionStamp("vocabulary-000001", 2, 1.0, 1.0), values)
    assert [each.name for each in names.list_values("discipline")] == ["Law"]


@pytest.mark.parametrize("build", [build_degree_level_groups, build_degree_level_options])
def test_level_types_of_an_older_release_have_no_scholarships(
    build: Callable[[ValueNames, FlaggedCounts, FlaggedCounts], Sequence[Mapping[str, Any]]],
) -> None:
    """A site searches the index of an older release while a release is undone."""
    counts = FlaggedCounts({"1": 5}, frozenset(), frozenset(), frozenset())
    groups = build(build_value_names(), counts, counts)
    assert [(group["course_count"], group["scholarship_count"]) for group in groups] == [(5, 0), (0, 0)]
