"""The ranking version follows the code that ranks, and ignores its prose."""

import pytest

from search.requests.ranking_version import list_statements

CODE = '''"""Ranks courses."""

BOOST = 2.0
"""How much a name counts."""


def score(name: str) -> float:
    """Return the score."""
    # Longer names count more.
    return BOOST * len(name)
'''


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
