"""The requests of the benchmark, and their conversion to the body of each call."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SEARCH, PAGE, PLACES = "search", "page", "places"
"""Three uses of unified search, as the listing of the site sends them.

SEARCH, after a change of text or filters: results with facets, histograms and advice. PAGE, after a change of page or
order: results alone. PLACES, while the tree of places is open: the counts of all places.
"""
UNIFIED_PATH = "/api/search"
FACETS, SUBJECT_LIST, INSTITUTE_LIST, INTAKE_LIST = (
    "base_filters",
    "course_related_specializations_new",
    "course_related_institutes_new",
    "course_related_intakes",
)
"""Older calls, under /api/course/."""
RELATED_LISTS = (SUBJECT_LIST, INSTITUTE_LIST, INTAKE_LIST)

Body = dict[str, Any]


@dataclass(frozen=True)
class BenchRequest:
    """kind: a key of SHARES. call: a key of UNIFIED_BODIES, the name of an older call, or a whole path.

    body: the body of an older call, or the body for the whole path. page: counted from 1.
    """

    kind: str
    call: str
    body: Body
    page: int = 1

    @property
    def path(self) -> str:
        if self.call in UNIFIED_BODIES:
            return UNIFIED_PATH
        return self.call if self.call.startswith("/") else f"/api/course/{self.call}/"

    @property
    def key(self) -> str:
        """Identifies the request. Equal requests have equal keys."""
        return json.dumps((self.call, self.body, self.page), sort_keys=True)

    @property
    def parameters(self) -> Mapping[str, int]:
        """Query parameters. Unified search takes its page in the body instead."""
        return {} if self.path == UNIFIED_PATH else {"page": self.page}

    @property
    def payload(self) -> Body:
        """The body that is sent."""
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
    """Converts text, filters and order from the older calls to unified search."""
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
