"""If a search has no results, the response lists the text and the filters of the request that can be removed.

Filters that come from the text are not listed.
"""

from schemas.contracts.unified.request import SearchRequest
from search.calls.unified.relaxed_filters import build_relax_plan
from search.parsing.unified_request import parse_unified_request
from search.requests.filter_clauses import LIVE
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names


def test_only_the_text_and_the_filters_of_the_request_are_named() -> None:
    request = SearchRequest.model_validate(
        {
            "text": "masters nursing canada september",
            "interpret": True,
            "filters": {"study_mode": {"include": ["online"]}},
        }
    )
    plan = build_relax_plan(request, parse_unified_request(request, build_sample_value_names()))
    without_text, without_mode = (body["query"]["bool"]["filter"] for body in plan.searches)
    assert without_text == [LIVE, {"terms": {"study_mode": ["online"]}}]
    assert {"terms": {"study_mode": ["online"]}} not in without_mode
    relaxed = plan.read([{"hits": {"total": {"value": total}}} for total in (3, 5)])
    assert relaxed == [
        {"filter": "study mode", "keys": ["filters.study_mode"], "course_count": 5},
        {"filter": "text", "keys": ["text"], "course_count": 3},
    ]
