"""The conversion of a course row to its document."""

import orjson

from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.documents.course.conversion import (
    build_course_document,
    encode_course,
    encode_tombstone,
)
from indexer.indexing.documents.course.mapping import COURSE_FIELDS
from schemas.documents.course.listing_card import build_listing_card, build_place_json, join_card_json
from tests.unit.indexer.course_rows import (
    AUSTRALIA,
    BARE,
    COMPUTING,
    NEW_SOUTH_WALES,
    NEWCASTLE,
    ROW,
    SYDNEY,
    named,
)

DOCUMENT = {
    "id": 7,
    "deleted": False,
    "slug": "computer-science-7",
    "name": "Computer Science",
    "course_title": "BSc (Hons)",
    "specialization_names": ["Data Science", "Project Management", "Artificial Intelligence"],
    "discipline_names": ["Computing", "Management"],
    "degree_level_names": ["Bachelor", "Bachelor Degree", "Undergraduate"],
    "institute_names": ["Acme University", "Acme Uni"],
    "campus_names": ["North", "Tower", "Coast"],
    "city_names": ["Sydney", "Newcastle"],
    "state_names": ["New South Wales"],
    "country_names": ["Australia"],
    "exact_names": [
        "Computer Science",
        "BSc (Hons) Computer Science",
        "BSc (Hons) in Computer Science",
        "Computer Science BSc (Hons)",
        "BSc Hons Computer Science",
        "BSc Hons in Computer Science",
        "Computer Science BSc Hons",
        "BSc Computer Science",
        "BSc in Computer Science",
        "Computer Science BSc",
        "Acme University",
        "Acme Uni",
        "North",
        "Tower",
        "Coast",
    ],
    "level_type_id": -1,
    "degree_level_id": 4,
    "discipline_ids": [41, 61],
    "specialization_ids": [120, 301, 302],
    "institute_id": 2,
    "institute_type": "UNIVERSITY",
    "study_mode": "full-time",
    "language": "en",
    "campus_ids": [20, 21, 22],
    "city_ids": [8, 9],
    "state_ids": [5],
    "country_ids": [36],
    "points": [{"lat": -33.9, "lon": 151.2}, {"lat": -32.9, "lon": 151.8}],
    "locations": [
        {"campus_id": 20, "city_id": 9, "state_id": 5, "country_id": 36, "point": {"lat": -33.9, "lon": 151.2}},
        {"campus_id": 21, "city_id": 9, "state_id": 5, "country_id": 36, "point": {"lat": -33.9, "lon": 151.2}},
        {"campus_id": 22, "city_id": 8, "state_id": 5, "country_id": 36, "point": {"lat": -32.9, "lon": 151.8}},
    ],
    "intakes": [2, 7],
    "english_tests": ["ielts", "toefl"],
    "english_minimums": {"ielts": 6.5, "toefl": 79.0},
    "application_deadline": 20_833,
    "fee_pkr": 5_835_480,
    "fee_pkr_unrounded": 5_835_480.0,
    "duration_weeks": 156,
    "tcf_ranking": 12,
    "priority": 3,
    "popularity": 1.5,
    "popular": True,
}  # fmt: skip
CAMPUSES = [
    {
        "id": 20,
        "slug": "north",
        "name": "North",
        "latitude": -33.9,
        "longitude": 151.2,
        "city": SYDNEY,
        "state": NEW_SOUTH_WALES,
        "country": AUSTRALIA,
        "country_iso2": "AU",
    },
    {
        "id": 21,
        "slug": "tower",
        "name": "Tower",
        "latitude": -33.9,
        "longitude": 151.2,
        "city": SYDNEY,
        "state": NEW_SOUTH_WALES,
        "country": AUSTRALIA,
        "country_iso2": "AU",
    },
    {
        "id": 22,
        "slug": "coast",
        "name": "Coast",
        "latitude": -32.9,
        "longitude": 151.8,
        "city": NEWCASTLE,
        "state": NEW_SOUTH_WALES,
        "country": AUSTRALIA,
        "country_iso2": "AU",
    },
]
AUSTRALIAN_DOLLAR = {"id": 1, "code": "AUD", "display_name": "Australian dollar"}
CARD = {
    "id": 7,
    "slug": "computer-science-7",
    "name": "Computer Science",
    "course_title": {"display_name": "BSc (Hons)"},
    "coursetitle_name": "BSc (Hons)",
    "degree_level": {"id": 4, "slug": "bachelor", "display_name": "Bachelor", "level_type": "undergraduate"},
    "degreelevel_name": "Bachelor",
    "specialization": named(302, "Data Science"),
    "specialization_name": "Data Science",
    "discipline": COMPUTING,
    "course_language": "English",
    "study_mode": "Full Time",
    "course_duration": "156 weeks",
    "duration": 3.0,
    "duration_weeks": 156,
    "base_fee": 30000.5,
    "fee_pkr": 5_835_480,
    "fee_rate_date": "2026-09-29",
    "currency": AUSTRALIAN_DOLLAR,
    "course_fee": [
        {"amount": 30000.5, "ceil_value": 30001, "basis": "per_year", "currency": AUSTRALIAN_DOLLAR},
        {"amount": 90001.5, "ceil_value": 90002, "basis": "total_course", "currency": AUSTRALIAN_DOLLAR},
    ],
    "admission_schedule": [{"intake_month": "february"}, {"intake_month": "july"}],
    "english_tests": [
        {"test": "ielts", "minimum_score": 6.5},
        {"test": "toefl", "minimum_score": 79.0},
    ],
    "application_deadline": "2027-01-15",
    "application_fee": {"amount": 100.0, "currency": "AUD"},
    "institute": {
        "id": 2, "institute_name": "Acme University", "slug": "acme", "logo": "logo.svg", "sector": "Public",
        "institute_type": "UNIVERSITY", "established": 1901,
    },
    "institute_slug": "acme",
    "institute_name": "Acme University",
    "logo": "logo.svg",
    "tcf_ranking": 12,
    "priority": 3,
    "popular": True,
    "card_type": "course",
    "grid_card_img_back": None,
    "source": {"name": "CRICOS", "is_sample": False, "note": None, "date": "2023-01-03"},
}  # fmt: skip


def test_a_row_becomes_its_document() -> None:
    document = dict(build_course_document(ROW))
    hashed, card = document.pop("content_hash"), document.pop("card")
    assert document == DOCUMENT
    assert hashed == hash_document({**DOCUMENT, "card": card, "content_hash": ""})


def test_the_stored_card_can_be_joined_with_each_place() -> None:
    card = build_course_document(ROW)["card"]
    choices = orjson.loads(card["choices"])
    institute = CARD["institute"]
    assert choices == {"campuses": CAMPUSES, "country": AUSTRALIA, "institute": institute}
    north = {**CAMPUSES[0], "campus": "North", "institute": institute}
    anywhere = {"country": AUSTRALIA, "campus": north, "campus_count": 3}
    assert orjson.loads(join_card_json(card)) == {**CARD, **anywhere} == build_listing_card(ROW)
    at_coast = {**CAMPUSES[2], "campus": "Coast", "institute": institute}
    coast = {"country": AUSTRALIA, "campus": at_coast, "campus_count": 1}
    assert orjson.loads(join_card_json(card, build_place_json(choices, choices["campuses"][2:]))) == {
        **CARD,
        **coast,
    }
    nowhere = orjson.loads(join_card_json(card, build_place_json(choices, [])))
    assert nowhere == {**CARD, "country": AUSTRALIA, "campus": None, "campus_count": 0}


def test_missing_values_of_a_row_are_null_or_empty() -> None:
    document = build_course_document(BARE)
    assert (document["course_title"], document["fee_pkr"], document["duration_weeks"]) == (None, None, None)
    assert (document["english_tests"], document["english_minimums"]) == (["unknown"], {})
    assert document["application_deadline"] is None
    assert (document["tcf_ranking"], document["intakes"], document["campus_ids"]) == (None, [], [])
    assert (document["points"], document["locations"], document["city_names"]) == ([], [], [])
    assert document["exact_names"] == ["Computer Science", "Acme University"]
    card = orjson.loads(join_card_json(document["card"]))
    assert (card["course_fee"], card["base_fee"], card["currency"], card["fee_rate_date"]) == (
        [],
        None,
        None,
        None,
    )
    assert (card["english_tests"], card["application_deadline"], card["application_fee"]) == ([], None, None)
    assert (card["duration"], card["campus"], card["campus_count"]) == (None, None, 0)


def test_every_field_is_mapped_and_every_mapped_field_is_filled() -> None:
    copied = {"all_text", "all_words", "key_words", "name_words", "subject_text"}
    assert build_course_document(ROW).keys() == COURSE_FIELDS.keys() - copied


def test_the_hash_changes_with_the_row() -> None:
    same, other = build_course_document(ROW), build_course_document(ROW._replace(priority=4))
    assert same["content_hash"] == build_course_document(ROW)["content_hash"]
    assert same["content_hash"] != other["content_hash"]


def test_the_encoded_document_equals_the_built_document() -> None:
    digest, body = encode_course(ROW)
    assert orjson.loads(body) == build_course_document(ROW)
    assert digest == build_course_document(ROW)["content_hash"]


def test_a_name_that_looks_like_the_hash_field_is_unchanged() -> None:
    strange = ROW._replace(name='"content_hash":""')
    assert orjson.loads(encode_course(strange).body) == build_course_document(strange)


def test_a_tombstone_has_only_id_flag_and_hash() -> None:
    digest, body = encode_tombstone(7)
    assert orjson.loads(body) == {"id": 7, "deleted": True, "content_hash": digest}
    assert encode_tombstone(8).content_hash != digest
