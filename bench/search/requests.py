"""The requests of the benchmark, and their conversion to the request bodies of the API."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SEARCH, PAGE, PLACES = "search", "page", "places"
"""Three requests for the unified search that the listing of the site sends.

SEARCH: results with facets and histograms, after a change of the text or the filters.
PAGE: only results, after a change of the page or the order.
PLACES: the counts of all places, while the tree of places is open.
"""
UNIFIED_PATH = "/api/search"
FACETS, SUBJECT_LIST, INSTITUTE_LIST, INTAKE_LIST = (
    "base_filters",
    "course_related_specializations_new",
    "course_related_institutes_new",
    "course_related_intakes",
)
"""Older calls under `/api/course/`."""
RELATED_LISTS = (SUBJECT_LIST, INSTITUTE_LIST, INTAKE_LIST)

Body = dict[str, Any]


@dataclass(frozen=True)
class BenchRequest:
    kind: str
    """The group of the request in the figures, in most cases a key of `SHARES` in `workload.py`."""
    call: str
    """A key of UNIFIED_BODIES, the name of an older call, or a whole URL path."""
    body: Body
    """The request body in the form of the older calls. A request with a URL path has its final body."""
    page: int = 1
    """The page number. The first page is 1."""

    @property
    def path(self) -> str:
        if self.call in UNIFIED_BODIES:
            return UNIFIED_PATH
        return self.call if self.call.startswith("/") else f"/api/course/{self.call}/"

    @property
    def key(self) -> str:
        """A text that identifies the request. Equal requests have equal keys."""
        return json.dumps((self.call, self.body, self.page), sort_keys=True)

    @property
    def parameters(self) -> Mapping[str, int]:
        """The query parameters. The unified search has the page in the body instead."""
        return {} if self.path == UNIFIED_PATH else {"page": self.page}

    @property
    def payload(self) -> Body:
        """The body as it is sent."""
        if self.call not in UNIFIED_BODIES:
            return self.body
        page = {} if self.page == 1 else {"page": self.page}
        return {**to_unified_body(self.body), **page, **UNIFIED_BODIES[self.call]}


LISTING_EXTRAS: Body = {
    "facets": ["place_counts", "degree_levels", "disciplines", "institute_types", "intakes", "popular"],
    "place_depth": "countries",
    "histograms": ["fees", "durations"],
    "relax": True,
}
"""The parts of the response that the listing of the site requests together with the results."""
UNIFIED_BODIES: Mapping[str, Body] = {
    SEARCH: LISTING_EXTRAS,
    PAGE: {},
    PLACES: {"results": False, "facets": ["place_counts"]},
}


def to_unified_body(filters: Body) -> Body:
    """Convert the text, filters and order of an older call to the body of the unified search."""
    chosen = dict(filters)
    text, order = chosen.pop("course", ""), chosen.pop("order", None)
    ranges = {key: chosen.pop(key) for key in ("fees", "durations") if key in chosen}
    point = chosen.pop("google_location", None)
    typed: Body = {key: {"include": values} for key, values in chosen.items()}
    typed |= {key: {"lower": lower, "upper": upper} for key, (lower, upper) in ranges.items()}
    if point is not None:
        typed["point"] = {**point, "distance_km": point["distance"]}
        del typed["point"]["distance"]
    return {"text": text, "filters": typed, **({} if order is None else {"order": order})}
