"""When nothing is found: what dropping each single filter would give, the best first."""

from collections.abc import Sequence
from dataclasses import replace

from schemas.contracts.search import SearchFilters, SearchRequest
from schemas.contracts.search_response import FilterName, RelaxedFilter
from search.elasticsearch_access.client import Answer, Body
from search.elasticsearch_access.search_plan import Plan
from search.parsing.filter_table import FILTERS_OF_GROUP, Group
from search.parsing.search_query import Question
from search.requests.filter_clauses import filtered

_UNSET = SearchFilters()
_KEYS: dict[Group, tuple[str, ...]] = {
    group: tuple(each.key for each in filters) for group, filters in FILTERS_OF_GROUP.items()
} | {
    Group.FEE: ("fees",),
    Group.DURATION: ("durations",),
}
_KEYS[Group.PLACE] += ("region", "point")
_NAMES: dict[Group, FilterName] = {
    Group.PLACE: "place",
    Group.LEVEL: "level",
    Group.DISCIPLINE: "discipline",
    Group.SPECIALIZATION: "specialization",
    Group.CAMPUS: "campus",
    Group.INSTITUTE: "institute",
    Group.INSTITUTE_TYPE: "institute type",
    Group.INTAKE: "intake",
    Group.POPULAR: "popular",
    Group.FEE: "fee",
    Group.DURATION: "duration",
}


def relax_plan(request: SearchRequest, question: Question) -> Plan[list[RelaxedFilter]]:
    """One search that only counts for the text and for each filter that is set."""
    bodies = [_counting(filtered(question, group)) for group in question.groups]
    names = [(_NAMES[group], _keys(group, request)) for group in question.groups]
    if question.text:
        bodies.insert(0, _counting(filtered(replace(question, text=None))))
        names.insert(0, ("text", ["text"]))

    def read(answers: Sequence[Answer]) -> list[RelaxedFilter]:
        relaxed = [
            RelaxedFilter(filter=name, keys=keys, course_count=answer["hits"]["total"]["value"])
            for (name, keys), answer in zip(names, answers, strict=True)
        ]
        return sorted(relaxed, key=lambda each: -each["course_count"])

    return Plan(bodies, read)


def _keys(group: Group, request: SearchRequest) -> list[str]:
    """The keys of the body by which the group's filter was set."""
    return [f"filters.{key}" for key in _KEYS[group] if getattr(request.filters, key) != getattr(_UNSET, key)]


def _counting(query: Body) -> Body:
    return {"size": 0, "query": query}
