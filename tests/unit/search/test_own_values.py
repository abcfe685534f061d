"""`finder index explain` can name the value of a course for every filter group."""

import pytest

from schemas.filters.declarations import FILTERS_BY_GROUP, FilterGroup
from search.explanation.sentences import OWN_VALUE


def test_every_group_has_a_description_or_exactly_one_filter() -> None:
    assert [
        group for group in FilterGroup if group not in OWN_VALUE and len(FILTERS_BY_GROUP[group]) != 1
    ] == []


@pytest.mark.parametrize(
    ("group", "course", "expected"),
    [
        (FilterGroup.DEADLINE, {"application_deadline": 20_833}, "application deadline 2027-01-15"),
        (FilterGroup.DEADLINE, {"application_deadline": None}, "unknown"),
        (
            FilterGroup.ENGLISH_TEST,
            {"english_minimums": {"ielts": 6.5, "toefl": 79.0}},
            "ielts 6.5, toefl 79",
        ),
    ],
)
def test_the_own_value_of_a_course_is_readable(
    group: FilterGroup, course: dict[str, object], expected: str
) -> None:
    assert OWN_VALUE[group](course) == expected
