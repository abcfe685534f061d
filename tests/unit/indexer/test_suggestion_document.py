"""The conversion of a place row to its suggestion document."""

from typing import Any

from indexer.indexing.documents.suggestion.conversion import (
    add_spellings_without_apostrophe,
    build_suggestion_document,
)

ROW: dict[str, Any] = {
    "id": 7, "name": "Saint John's", "slug": "saint-johns", "code": None, "names": ["Saint John's"],
    "other_names": ["YYT"], "parents": ["Newfoundland", None, ""], "population": 99_182, "latitude": 47.5,
    "longitude": -52.7, "in_catalogue": True, "state_slug": "nl", "state_name": "Newfoundland", "country_id": 3,
    "country_slug": "canada", "country_name": "Canada",
}  # fmt: skip


def test_the_whole_document() -> None:
    assert build_suggestion_document("city", ROW) == {
        "kind": "city", "id": 7, "in_catalogue": True, "population": 99_182, "breadth": 1,
        "point": {"lat": 47.5, "lon": -52.7}, "names": ["Saint John's", "Saint Johns"], "other_names": ["YYT"],
        "parents": ["Newfoundland"],
        "shown": {
            "name": "Saint John's", "slug": "saint-johns", "code": None, "state_slug": "nl",
            "state_name": "Newfoundland", "country_id": 3, "country_slug": "canada", "country_name": "Canada",
        },
    }  # fmt: skip


def test_a_city_outside_the_catalogue_has_no_slug_and_a_region_no_point() -> None:
    assert build_suggestion_document("city", {**ROW, "in_catalogue": False})["shown"]["slug"] is None
    assert (
        build_suggestion_document("country", {**ROW, "in_catalogue": False})["shown"]["slug"] == "saint-johns"
    )
    assert build_suggestion_document("region", {**ROW, "latitude": None, "longitude": None})["point"] is None


def test_a_name_with_an_apostrophe_is_also_spelled_without_it() -> None:
    assert add_spellings_without_apostrophe(["L’Aquila", None, "Rome", "Rome"]) == [
        "L’Aquila",
        "Rome",
        "LAquila",
    ]
