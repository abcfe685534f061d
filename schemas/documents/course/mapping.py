"""The mapping of the courses index: strict, so that a field nobody declared is an error and not a guess."""

from typing import Any

_KEYWORD = {"type": "keyword"}
_COPIED = ["all_text", "all_words"]


def _scored(**more: Any) -> dict[str, Any]:
    """A text field that only scores; what matches is decided on all_text and all_words."""
    return {"type": "text", "analyzer": "stems", "search_analyzer": "stems_query", "copy_to": _COPIED, **more}


COURSE_PROPERTIES: dict[str, Any] = {
    "id": {"type": "integer"},
    "deleted": {"type": "boolean"},
    "content_hash": {"type": "keyword", "index": False},
    "slug": _KEYWORD,
    "name": _scored(),
    "course_title": _scored(),
    "specialization_names": _scored(),
    "discipline_names": _scored(),
    "degree_level_names": _scored(),
    "institute_names": _scored(),
    "campus_names": _scored(),
    "city_names": _scored(),
    "state_names": _scored(),
    "country_names": _scored(),
    "all_text": {"type": "text", "analyzer": "stems", "search_analyzer": "stems_query", "norms": False},
    "all_words": {"type": "text", "analyzer": "words", "norms": False, "index_options": "docs"},
    "exact_names": {"type": "keyword", "normalizer": "folded"},
    "level_type_id": _KEYWORD,
    "degree_level_id": _KEYWORD,
    "discipline_ids": _KEYWORD,
    "specialization_ids": _KEYWORD,
    "institute_id": _KEYWORD,
    "institute_type": _KEYWORD,
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
