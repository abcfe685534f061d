"""The demand for subjects and countries, compared with the number of courses."""

from api.analytics.supply import add_courses, sum_courses

NAMES = [
    {"kind": "discipline", "id": 1, "name": "Nursing"},
    {"kind": "specialization", "id": 1, "name": "nursing"},
    {"kind": "specialization", "id": 2, "name": "Law"},
    {"kind": "country", "id": 1, "name": "Nursing"},
]


def test_a_subject_with_two_ids_has_the_larger_number() -> None:
    by_kind = {"discipline": {1: 40}, "specialization": {1: 7}}
    assert sum_courses(NAMES, by_kind) == {"nursing": 40, "law": 0}
    assert sum_courses(NAMES, {"country": {1: 3}}) == {"nursing": 3}


def test_demand_is_divided_by_supply() -> None:
    rows = [
        {"value": name, "searches": searches} for name, searches in (("NURSING", 90), ("Law", 5), ("Xyz", 2))
    ]
    assert add_courses(rows, {"nursing": 40, "law": 0}) == [
        {"value": "NURSING", "searches": 90, "courses": 40, "searches_per_course": 2.25},
        {"value": "Law", "searches": 5, "courses": 0, "searches_per_course": None},
        {"value": "Xyz", "searches": 2, "courses": None, "searches_per_course": None},
    ]
