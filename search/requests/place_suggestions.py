"""Builds the search for places whose names match the typed text. A typed word can be the start of a word of a name.

A place document has three name fields:
- `names` has the names of the place. Every prefix of every word is indexed.
- `other_names` has short forms and names in other languages.
- `parents` has the names of the state and the country.

The score is a sum of the weights below. An exact match scores higher than a match with typos. The population decides
between equal scores.
"""

from collections.abc import Iterable, Sequence

from schemas.filters.declarations import PLACE_KINDS, FilterGroup
from search.elasticsearch_access.client import Body
from search.parsing.place_text import NearPoint, PlaceText
from search.parsing.text_units import allows_typos
from search.requests.facets import Facet, build_whole_catalogue_bodies
from search.requests.text_clauses import TYPOS
from search.value_names.value_names import ValueNames

EXACT = 1000
"""Weight of an exact match. A score of at least this weight shows that the match is exact."""
SIMILAR = 1
IN_CATALOGUE = 50
WHOLE_NAME = 150
WHOLE_OTHER_NAME = 30
WHOLE_OTHER_NAME_IN_CATALOGUE = 140
BEGINNING_OF_NAME = 40
OWN_NAME = 20
"""Added weight of an exact match in `names`, which has the names that the site shows."""
SHORT_NAME = 10
"""Weight of a whole name of up to three letters. Such a text can also be the start of a longer name: `par` → Paris."""

WHOLE_NAME_CHARACTERS_MIN = 4
TYPOS_IN_OTHER_NAMES_CHARACTERS_MIN = 5
"""Minimum length of a word that matches `other_names` with typos.

Many of the names in `other_names` are codes of three letters, and almost every word of four letters resembles such a
code.
"""

OWN_NAMES = ("names",)
NAMES = ("names", "other_names")

IS_OWN = "own"
"""The name of the clause for exact matches in `names`. A hit lists the names of its matching clauses."""

IS_WHOLE_NAME, IS_WHOLE_OTHER_NAME = "whole name", "whole other name"
"""The names of the clauses that match if the text is a whole name of the place."""

SHOWN_FIELDS = ["kind", "id", "in_catalogue", "point", "shown"]


def build_suggestion_body(typed: PlaceText, near: NearPoint | None, size: int) -> Body:
    """Build the search. Hits are sorted by score.

    near: if this point is given, exact matches come before all other matches. The exact matches are sorted by distance,
    and so are the other matches.
    """
    ties: list[Body] = [{"population": "desc"}, {"breadth": "desc"}, {"id": "asc"}]
    if near is None:
        own, bonus, order = OWN_NAME, _build_bonus_clauses(typed), ties
    else:
        centre = {"lat": near.latitude, "lon": near.longitude}
        own, bonus = 0, []
        order = [{"_geo_distance": {"point": centre, "order": "asc", "unit": "km"}}, *ties]
    return {
        "size": size,
        "_source": SHOWN_FIELDS,
        "track_total_hits": False,
        "query": {
            "bool": {"must": [{"dis_max": {"queries": _build_match_clauses(typed, own)}}], "should": bonus}
        },
        "sort": [{"_score": "desc"}, *order],
    }


def build_place_count_bodies(value_names: ValueNames) -> list[Body]:
    """Count the courses of each place of the catalogue. Elasticsearch caches the responses until the next write."""
    countries = {
        str(region.id): {"terms": {"country_ids": sorted(region.parents["countries"])}}
        for region in value_names.list_values("region")
    }
    regions = Facet("regions", FilterGroup.PLACE, {"filters": {"filters": countries}}, len(countries))
    return build_whole_catalogue_bodies(PLACE_KINDS, value_names, [regions] if countries else [])


def _build_match_clauses(typed: PlaceText, own: float) -> list[Body]:
    """Build alternative clauses. The matching clause with the highest score counts.

    own: the additional weight of an exact match in `names`.
    """
    clauses = [_build_constant_score(_match_all_words(typed, OWN_NAMES, typos=False), EXACT + own, IS_OWN)]
    if len(typed.words) > 1:
        clauses.append(_build_constant_score(_match_all_words(typed, NAMES, typos=False), EXACT))
    elif _is_prefix_useful("other_names", typed.words[0]):
        clauses.append(_build_constant_score(_match_prefix("other_names", typed.words[0]), EXACT))
    if any(allows_typos(word) for word in typed.words):
        clauses.append(_build_constant_score(_match_all_words(typed, NAMES, typos=True), SIMILAR))
    return clauses


def _match_all_words(typed: PlaceText, name_fields: Sequence[str], *, typos: bool) -> Body:
    """Match each typed word in `name_fields` or `parents`, and at least one typed word in `name_fields`."""
    # A separate clause matches a single word exactly, so the clause for typos omits the exact match.
    if len(typed.words) == 1:
        return (_match_similar_in if typos else _match_prefix_in)(name_fields, typed.words[0])
    anywhere = [_match_word((*name_fields, "parents"), word, typos=typos) for word in typed.words]
    of_name = _build_any_of(_match_word(name_fields, word, typos=typos) for word in typed.words)
    return {"bool": {"filter": [*anywhere, of_name]}}


def _match_word(fields: Sequence[str], word: str, *, typos: bool) -> Body:
    exact = _match_prefix_in(fields, word)
    return _build_any_of([exact, _match_similar_in(fields, word)]) if typos and allows_typos(word) else exact


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
    """Whether a prefix search in the field excludes most places.

    A prefix of one Latin letter in `other_names` or `parents` excludes too few places.
    """
    return field == "names" or len(word) > 1 or not word.isascii()


def _allows_similar(field: str, word: str) -> bool:
    return field != "other_names" or len(word) >= TYPOS_IN_OTHER_NAMES_CHARACTERS_MIN


def _build_bonus_clauses(typed: PlaceText) -> list[Body]:
    """Build the clauses whose weights are added to the score of the match."""
    long_enough = len(typed.whole) >= WHOLE_NAME_CHARACTERS_MIN
    in_catalogue: Body = {"term": {"in_catalogue": True}}
    whole_other: Body = {"term": {"other_names.whole": typed.whole}}
    bonus = [
        _build_constant_score(in_catalogue, IN_CATALOGUE),
        _build_constant_score(
            {"term": {"names.whole": typed.whole}}, WHOLE_NAME if long_enough else SHORT_NAME, IS_WHOLE_NAME
        ),
        _build_constant_score(
            whole_other, WHOLE_OTHER_NAME if long_enough else SHORT_NAME, IS_WHOLE_OTHER_NAME
        ),
        _build_constant_score({"prefix": {"names.whole": typed.whole}}, BEGINNING_OF_NAME),
    ]
    known_by_other_name = {"bool": {"filter": [in_catalogue, whole_other]}}
    return [*bonus, _build_constant_score(known_by_other_name, WHOLE_OTHER_NAME_IN_CATALOGUE)]


def _build_constant_score(clause: Body, boost: float, name: str | None = None) -> Body:
    named = {} if name is None else {"_name": name}
    return {"constant_score": {"filter": clause, "boost": boost, **named}}


def _build_any_of(clauses: Iterable[Body]) -> Body:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}
