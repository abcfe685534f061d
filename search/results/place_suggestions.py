"""Converts the places that Elasticsearch has found to suggestions.

A catalogue place is a place with a campus. A town is a city without a campus.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal

from schemas.contracts.listing.location_suggestions import Suggestion
from schemas.filters.declarations import PLACE_KINDS
from schemas.geography import compute_distance_km
from search.elasticsearch_access.client import EsResponse
from search.parsing.place_text import NearPoint
from search.requests.place_suggestions import EXACT, IS_OWN, IS_WHOLE_NAME, IS_WHOLE_OTHER_NAME
from search.results.facet_counts import Counts, FacetCounts
from search.text_folding import fold_text

ENOUGH_EXACT_MATCHES = 3
"""With at least this number of exact matches, matches with typos are left out."""

LARGE_TOWN_PEOPLE_MIN = 500_000
"""From this population on, a town is well known.

A visitor who types the name of a smaller town often means a catalogue place with a similar name: Sidney, Sydney.
"""

Type = Literal["Region", "Country", "State", "City", "auto_location"]
Kind = Literal["region", "country", "state", "city", "town", "postcode"]
TYPES: dict[Kind, Type] = {
    "region": "Region",
    "country": "Country",
    "state": "State",
    "city": "City",
    "town": "auto_location",
    "postcode": "auto_location",
}

CountsByKind = Mapping[str, Counts]


def read_place_counts(responses: Sequence[EsResponse]) -> CountsByKind:
    """Read the course counts of places in the whole catalogue, by kind and id: `{"city": {"12": 340}}`."""
    facets = FacetCounts(responses)
    counts: dict[str, Counts] = {kind: facets.read_counts(key) for key, kind in PLACE_KINDS.items()}
    return {**counts, "region": facets.read_named_counts("regions")}


def build_suggestions(response: EsResponse, counts: CountsByKind, near: NearPoint | None) -> list[Suggestion]:
    """Build the suggestions, sorted by rank. Suggestions of the same rank keep the order of Elasticsearch.

    near: the point from which Elasticsearch has sorted the places by distance. Without a point, catalogue places
    without courses come last within their rank, and places with equal names are sorted by their number of courses.
    """
    hits = sorted(_select_useful_hits(response["hits"]["hits"]), key=_compute_rank)
    found = [(_compute_rank(hit), _build_suggestion(hit["_source"], counts, near)) for hit in hits]
    if near is None:
        found.sort(key=lambda each: (each[0], each[1]["course_count"] == 0))
        return _sort_equal_names(found)
    return [suggestion for _, suggestion in found]


def _sort_equal_names(found: Sequence[tuple["Rank", Suggestion]]) -> list[Suggestion]:
    """Sort places with the same rank and name by their number of courses. All other places keep their positions."""
    positions: dict[tuple[Rank, str], list[int]] = defaultdict(list)
    for position, (rank, suggestion) in enumerate(found):
        positions[rank, fold_text(suggestion["name"])].append(position)
    suggestions = [suggestion for _, suggestion in found]
    for equal in positions.values():
        by_count = sorted((found[each][1] for each in equal), key=lambda each: -(each["course_count"] or 0))
        for position, suggestion in zip(equal, by_count, strict=True):
            suggestions[position] = suggestion
    return suggestions


class Rank(IntEnum):
    """The ranks of a suggestion, from the best to the worst.

    A misspelt name of a catalogue place is often the foreign name of a small town. Therefore a catalogue place that
    matches only with typos ranks above a town that matches exactly, but only by another name.
    """

    EXACT = 0
    SIMILAR_IN_CATALOGUE = 1
    TOWN_BY_ANOTHER_NAME = 2
    SIMILAR_TOWN = 3


def _compute_rank(hit: Mapping[str, Any]) -> Rank:
    in_catalogue = hit["_source"]["in_catalogue"]
    if not _is_exact(hit):
        return Rank.SIMILAR_IN_CATALOGUE if in_catalogue else Rank.SIMILAR_TOWN
    is_country = hit["_source"]["kind"] == "country"
    return Rank.EXACT if in_catalogue or is_country or _is_own(hit) else Rank.TOWN_BY_ANOTHER_NAME


def _is_exact(hit: Mapping[str, Any]) -> bool:
    score: float = hit["sort"][0]
    return score >= EXACT


def _is_own(hit: Mapping[str, Any]) -> bool:
    return _has_clause(hit, IS_OWN)


def _has_clause(hit: Mapping[str, Any], name: str) -> bool:
    """Whether the clause with this name matches the hit."""
    # Elasticsearch leaves out `matched_queries` if no named clause matches.
    return name in hit.get("matched_queries", ())


def _is_certain(hit: Mapping[str, Any]) -> bool:
    """Whether the typed text is the whole name of a country, of a catalogue place or of a large town."""
    is_own = _has_clause(hit, IS_WHOLE_NAME)
    is_whole = is_own or _has_clause(hit, IS_WHOLE_OTHER_NAME)
    is_known = hit["_source"]["in_catalogue"] or hit["_source"]["kind"] == "country"
    is_large = is_own and _read_population(hit) >= LARGE_TOWN_PEOPLE_MIN
    return is_whole and (is_known or is_large) and _is_exact(hit)


def _read_population(hit: Mapping[str, Any]) -> int:
    """Read the population, which is the third sort value from the end. An unknown population is 0."""
    population: int = hit["sort"][-3]
    return max(population, 0)


def _select_useful_hits(hits: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Drop matches with typos if better matches exist.

    All matches with typos are dropped if the first hit has the text as its whole name (`_is_certain`), or if at least
    ENOUGH_EXACT_MATCHES hits have Rank.EXACT. If any place matches exactly, towns that match with typos are dropped,
    because almost every text is similar to the name of a town.
    """
    exact = sum(_compute_rank(hit) is Rank.EXACT for hit in hits)
    if exact >= ENOUGH_EXACT_MATCHES or (hits and _is_certain(hits[0])):
        return [hit for hit in hits if _is_exact(hit)]
    any_exact = any(map(_is_exact, hits))
    return [hit for hit in hits if not any_exact or _compute_rank(hit) is not Rank.SIMILAR_TOWN]


def _build_suggestion(source: Mapping[str, Any], counts: CountsByKind, near: NearPoint | None) -> Suggestion:
    kind = _read_kind(source)
    shown, point = source["shown"], source["point"]
    of_catalogue = TYPES[kind] != "auto_location"
    return Suggestion(
        type=TYPES[kind],
        kind=kind,
        id=None if kind == "postcode" else source["id"],
        slug=shown["slug"] if of_catalogue else None,
        name=shown["name"],
        address=_build_address(kind, shown),
        postcode=shown["code"],
        state_slug=shown["state_slug"] if of_catalogue else None,
        state_name=shown["state_name"],
        country_id=shown["country_id"],
        country_slug=shown["country_slug"],
        country_name=shown["country_name"],
        latitude=point["lat"] if point else None,
        longitude=point["lon"] if point else None,
        distance_km=_compute_distance(point, near),
        course_count=counts[kind].get(str(source["id"]), 0) if of_catalogue else None,
    )


def _read_kind(source: Mapping[str, Any]) -> Kind:
    """Read the kind of the place. A city without a campus has the kind "town"."""
    kind: Kind = source["kind"]
    return "town" if kind == "city" and not source["in_catalogue"] else kind


def _build_address(kind: Kind, shown: Mapping[str, Any]) -> str:
    """Build the address, for example: Barton 0221, Australian Capital Territory, Australia."""
    name = shown["name"] if shown["code"] is None else f"{shown['name']} {shown['code']}"
    around = [] if kind in {"region", "country"} else [shown["state_name"], shown["country_name"]]
    return ", ".join(dict.fromkeys([name, *(each for each in around if each)]))


def _compute_distance(point: Mapping[str, float] | None, near: NearPoint | None) -> float | None:
    if point is None or near is None:
        return None
    return round(compute_distance_km(near.latitude, near.longitude, point["lat"], point["lon"]), 1)
