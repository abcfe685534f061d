"""The mapping of the courses index: strict, so that a field nobody declared is an error and not a guess."""

from typing import Any

_KEYWORD = {"type": "keyword"}
_COPIED = ["all_text", "all_words"]


def _scored(**more: Any) -> dict[str, Any]:
    """A text field that only scores; what matches is decided on all_text and all_words."""
    return {"type": "text", "analyzer": "stems", "search_analyzer": "stems_query", "copy_to": _COPIED, **more}


def _key_name() -> dict[str, Any]:
    """One of the names by which courses are looked for; they score with typos too, which on every field costs much."""
    return _scored(copy_to=[*_COPIED, "key_words"])


COURSE_PROPERTIES: dict[str, Any] = {
    "id": {"type": "integer"},
    "deleted": {"type": "boolean"},
    "content_hash": {"type": "keyword", "index": False},
    "slug": _KEYWORD,
    "name": _key_name(),
    "course_title": _key_name(),
    "specialization_names": _key_name(),
    "discipline_names": _key_name(),
    "degree_level_names": _scored(),
    "institute_names": _key_name(),
    "campus_names": _scored(),
    "city_names": _scored(),
    "state_names": _scored(),
    "country_names": _scored(),
    "all_text": {"type": "text", "analyzer": "stems", "search_analyzer": "stems_query", "norms": False},
    "key_words": {"type": "text", "analyzer": "words", "norms": False, "index_options": "freqs"},
    "all_words": {"type": "text", "analyzer": "words", "norms": False, "index_options": "docs"},
    "exact_names": {"type": "keyword", "normalizer": "folded"},
    "level_type_id": _KEYWORD,
    "degree_level_id": _KEYWORD,
    "discipline_ids": _KEYWORD,
    "specialization_ids": _KEYWORD,
    "institute_id": _KEYWORD,
    "institute_type": _KEYWORD,
    "study_mode": _KEYWORD,
    "campus_ids": _KEYWORD,
    "city_ids": _KEYWORD,
    "state_ids": _KEYWORD,
    "country_ids": _KEYWORD,
    "points": {"type": "geo_point"},
    "locations": {
        "type": "nested",
        "dynamic": "strict",
        "properties": {
            "campus_id": _KEYWORD,
            "city_id": _KEYWORD,
            "state_id": _KEYWORD,
            "country_id": _KEYWORD,
            "point": {"type": "geo_point"},
        },
    },
    "intakes": _KEYWORD,
    "fee_pkr": {"type": "long"},
    "duration_weeks": {"type": "integer"},
    "tcf_ranking": {"type": "integer"},
    "priority": {"type": "integer"},
    "popularity": {"type": "double"},
    "popular": {"type": "boolean"},
    "card": {"type": "object", "enabled": False},
}

COURSE_MAPPING: dict[str, Any] = {"dynamic": "strict", "properties": COURSE_PROPERTIES}

COURSE_ORDER: dict[str, Any] = {
    "sort.field": ["priority", "popularity", "id"],
    "sort.order": ["desc", "desc", "asc"],
}
"""Documents stand in the listing's own order, so that a page of it is read from their beginning."""
