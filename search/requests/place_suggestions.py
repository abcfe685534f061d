"""Builds the search for places by the letters typed so far.

Every prefix of every word of a place's own names is indexed. The score of a place is the sum of fixed weights, without
scripts. A literal match ranks above a match with typos. Then come whole names, places of the catalogue and prefixes of
names. Population breaks ties.
"""

from collections.abc import Iterable, Sequence

from schemas.filters.declarations import PLACE_KINDS, FilterGroup
from search.elasticsearch_access.client import Body
from search.parsing.place_text import NearPoint, PlaceText
from search.parsing.text_units import allows_typos
from search.requests.facets import Facet, build_whole_catalogue_bodies
from search.requests.text_clauses import TYPOS
from search.value_names.value_names import ValueNames

LITERAL = 1000
"""Larger than the sum of all other weights, so the score shows whether a match is literal."""
SIMILAR = 1
IN_CATALOGUE = 50
WHOLE_NAME = 150
WHOLE_OTHER_NAME = 30
WHOLE_OTHER_NAME_IN_CATALOGUE = 140
BEGINNING_OF_NAME = 40
OWN_NAME = 20
"""All typed words are prefixes of words of the place's own names, or of the names of its region."""
SHORT_NAME = 10
"""Weight of a whole name of up to three letters: an abbreviation (UK) or only a prefix (Par)."""

WHOLE_NAME_CHARACTERS_MIN = 4
TYPOS_IN_OTHER_NAMES_CHARACTERS_MIN = 5
"""Many towns have three-letter codes as names, and any four letters are similar to one of them."""

OWN_NAMES = ("names",)
NAMES = ("names", "other_names")

IS_OWN = "own"
"""Name of the query that matches a place's own names, reported in the hit. The score shows literal matches."""

SHOWN_FIELDS = ["kind", "id", "in_catalogue", "point", "shown"]


def build_suggestion_body(typed: PlaceText, near: NearPoint | None, size: int) -> Body:
    """Sorts by score. With a point, sorts literal matches by distance first, then the others by distance."""
    ties: list[Body] = [{"population": "desc"}, {"breadth": "desc"}, {"id": "asc"}]
    if near is None:
        own, merits, order = OWN_NAME, _build_bonus_clauses(typed), ties
    else:
        centre = {"lat": near.latitude, "lon": near.longitude}
        own, merits = 0, []
        order = [{"_geo_distance": {"point": centre, "order": "asc", "unit": "km"}}, *ties]
    return {
        "size": size,
        "_source": SHOWN_FIELDS,
        "track_total_hits": False,
        "query": {
            "bool": {"must": [{"dis_max": {"queries": _build_match_clauses(typed, own)}}], "should": merits}
        },
        "sort": [{"_score": "desc"}, *order],
    }


def build_place_count_bodies(value_names: ValueNames) -> list[Body]:
    """Counts the courses of every place of the catalogue. Elasticsearch caches these responses between writes."""
    countries = {
        str(region.id): {"terms": {"country_ids": sorted(region.parents["countries"])}}
        for region in value_names.list_values("region")
    }
    regions = Facet("regions", FilterGroup.PLACE, {"filters": {"filters": countries}}, len(countries))
    return build_whole_catalogue_bodies(PLACE_KINDS, value_names, [regions] if countries else [])


def _build_match_clauses(typed: PlaceText, own: float) -> list[Body]:
    """The best matching clause gives the score. own: weight of a match in the place's own names."""
    ways = [_build_constant_score(_match_all_words(typed, OWN_NAMES, typos=False), LITERAL + own, IS_OWN)]
    if len(typed.words) > 1:
        ways.append(_build_constant_score(_match_all_words(typed, NAMES, typos=False), LITERAL))
    elif _is_prefix_useful("other_names", typed.words[0]):
        ways.append(_build_constant_score(_match_prefix("other_names", typed.words[0]), LITERAL))
    if any(allows_typos(word) for word in typed.words):
        ways.append(_build_constant_score(_match_all_words(typed, NAMES, typos=True), SIMILAR))
    return ways


def _match_all_words(typed: PlaceText, names: Sequence[str], *, typos: bool) -> Body:
    """Every word begins a word of the place's names or of what it lies in, and one at least of its names. A single word
    with typos is not looked for to the letter again: that is the other way to match."""
    if len(typed.words) == 1:
        return (_match_similar_in if typos else _match_prefix_in)(names, typed.words[0])
    anywhere = [_match_word((*names, "parents"), word, typos=typos) for word in typed.words]
    of_name = _build_any_of(_match_word(names, word, typos=typos) for word in typed.words)
    return {"bool": {"filter": [*anywhere, of_name]}}


def _match_word(fields: Sequence[str], word: str, *, typos: bool) -> Body:
    begun = _match_prefix_in(fields, word)
    return _build_any_of([begun, _match_similar_in(fields, word)]) if typos and allows_typos(word) else begun


def _match_prefix_in(fields: Sequence[str], word: str) -> Body:
    return _build_any_of(_match_prefix(field, word) for field in fields if _is_prefix_useful(field, word))


def _match_similar_in(fields: Sequence[str], word: str) -> Body:
    return _build_any_of(_match_similar(field, word) for field in fields if _allows_similar(field, word))


def _match_prefix(field: str, word: str) -> Body:
    if field == "names":
        return {"match": {field: {"query": word, "operator": "and"}}}
    return {"match_bool_prefix": {field: {"query": word, "operator": "and"}}}


def _match_similar(field: str, word: str) -> Body:
    return {"match": {field: {"query": word, "operator": "and", **TYPOS}}}


def _is_prefix_useful(field: str, word: str) -> bool:
    """One Latin letter begins some name in some language of nearly every place."""
    return field == "names" or len(word) > 1 or not word.isascii()


def _allows_similar(field: str, word: str) -> bool:
    return field != "other_names" or len(word) >= TYPOS_IN_OTHER_NAMES_CHARACTERS_MIN


def _build_bonus_clauses(typed: PlaceText) -> list[Body]:
    """What lifts a place above others; fixed scores that add up."""
    long_enough = len(typed.whole) >= WHOLE_NAME_CHARACTERS_MIN
    in_catalogue: Body = {"term": {"in_catalogue": True}}
    whole_other: Body = {"term": {"other_names.whole": typed.whole}}
    merits = [
        _build_constant_score(in_catalogue, IN_CATALOGUE),
        _build_constant_score(
            {"term": {"names.whole": typed.whole}}, WHOLE_NAME if long_enough else SHORT_NAME
        ),
        _build_constant_score(whole_other, WHOLE_OTHER_NAME if long_enough else SHORT_NAME),
        _build_constant_score({"prefix": {"names.whole": typed.whole}}, BEGINNING_OF_NAME),
    ]
    known_so = {"bool": {"filter": [in_catalogue, whole_other]}}
    return [*merits, _build_constant_score(known_so, WHOLE_OTHER_NAME_IN_CATALOGUE)]


def _build_constant_score(clause: Body, boost: float, name: str | None = None) -> Body:
    named = {} if name is None else {"_name": name}
    return {"constant_score": {"filter": clause, "boost": boost, **named}}


def _build_any_of(clauses: Iterable[Body]) -> Body:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}
