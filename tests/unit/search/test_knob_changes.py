"""Changes to the knobs (constants) of the ranking: which changes are valid, and what Elasticsearch then receives.

The ranking version changes with the code that ranks, and not with its comments.
"""

from typing import Any

import pytest

from search.parsing.search_query import SearchQuery, SearchText
from search.parsing.text_units import Unit
from search.requests import ranking_knobs
from search.requests.course_page import build_hits_body
from search.requests.knob_changes import (
    InvalidKnobs,
    RankingKnobs,
    build_knobs,
    compute_ranking_version,
    parse_knob_changes,
    read_constants,
)
from search.requests.ranking_version import RANKING_VERSION, list_statements

QUERY = SearchQuery(text=SearchText("nursing", (Unit(("nursing",)),)))
CODE = '''"""Ranks courses."""

BOOST = 2.0
"""How much a name counts."""


def score(name: str) -> float:
    """Return the score."""
    # Longer names count more.
    return BOOST * len(name)
'''


def test_the_protocol_has_every_knob() -> None:
    assert set(RankingKnobs.__annotations__) == set(read_constants())


def test_changed_knobs_change_only_their_clauses() -> None:
    changes = parse_knob_changes({"SCORED_FIELDS": {"name": 16, "country_names": 0}, "EXACT_NAME_BOOST": 7})
    plain = str(build_hits_body(QUERY, 0, 27))
    changed = str(build_hits_body(QUERY, 0, 27, build_knobs(changes)))
    assert changed == (
        plain.replace("'name^8'", "'name^16'").replace(", 'country_names^1'", "").replace("100000.0", "7.0")
    )
    assert str(build_hits_body(QUERY, 0, 27, ranking_knobs)) == plain


def test_the_version_depends_on_the_changes_alone() -> None:
    versions = [
        compute_ranking_version(parse_knob_changes(content))
        for content in (
            {"AWARD_BOOST": 1, "SCORED_FIELDS": {"name": 1, "city_names": 2}},
            {"SCORED_FIELDS": {"city_names": 2.0, "name": 1.0}, "AWARD_BOOST": 1.0},
            {"SCORED_FIELDS": {"city_names": 2, "name": 1, "institute_names": 3}, "AWARD_BOOST": 1},
            {"AWARD_BOOST": 1},
        )
    ]
    assert versions[0] == versions[1] == versions[2], "3 is the ordinary boost of institute_names"
    assert len({*versions, RANKING_VERSION}) == 3


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "not an object"),
        ({}, "no knob has another value"),
        ({"SUBJECT_SHARE": ranking_knobs.SUBJECT_SHARE, "SCORED_FIELDS": {"name": 8}}, "no knob has another value"),
        ({"RANKING_BOOST": 1}, "no knob RANKING_BOOST"),
        ({"SUBJECT_SHARE": True}, "SUBJECT_SHARE: True"),
        ({"SUBJECT_SHARE": "1"}, "SUBJECT_SHARE: '1'"),
        ({"AWARD_BOOST": -1}, "AWARD_BOOST: -1 is not a number from 0 to 1e+06"),
        ({"AWARD_BOOST": float("inf")}, "AWARD_BOOST: inf"),
        ({"AWARD_BOOST": 10**400}, "AWARD_BOOST: 1000"),
        ({"AWARD_BOOST": {"name": 1}}, "AWARD_BOOST: {"),
        ({"SCORED_FIELDS": 3}, "SCORED_FIELDS: the value is not an object"),
        ({"SCORED_FIELDS": {"name": 1_001}}, "SCORED_FIELDS name: 1001 is not a number from 0 to 1000"),
        ({"SCORED_FIELDS": {"title": 1}}, "SCORED_FIELDS: there is no field title"),
        (
            {"SUBJECT_SCORED_FIELDS": {"name": 0, "course_title": 0, "specialization_names": 0}},
            "SUBJECT_SCORED_FIELDS: at least one field",
        ),
    ],
)  # fmt: skip
def test_invalid_changes_are_named(content: Any, reason: str) -> None:
    with pytest.raises(InvalidKnobs) as error:
        parse_knob_changes(content)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Ranks courses.", "Sorts courses."),
        ("How much a name counts.", "The weight of a name."),
        ("Return the score.", "Return the score of a name."),
        ("# Longer names count more.", "# Short names count less."),
        ("BOOST * len(name)", "(\n        BOOST * len(name)\n    )"),
    ],
)
def test_prose_and_layout_do_not_change_the_version(before: str, after: str) -> None:
    assert before in CODE
    assert list_statements(CODE.replace(before, after)) == list_statements(CODE)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2.0", "2.5"),
        ("BOOST *", "BOOST +"),
        ("len(name)", 'len(name or "a text")'),
        ("def score", "def rank"),
    ],
)
def test_a_changed_statement_changes_the_version(before: str, after: str) -> None:
    assert before in CODE
    assert list_statements(CODE.replace(before, after)) != list_statements(CODE)
