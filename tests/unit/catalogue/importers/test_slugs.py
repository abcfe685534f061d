"""Slugs of imported rows are valid and unique. The same file gives the same slugs."""

import re

from hypothesis import given
from hypothesis import strategies as st

from indexer.catalogue.importers.parsing.slugs import WORDS_MAX_CHARACTERS, build_slug

VALID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
codes = st.from_regex(r"[0-9]{5}[A-Z]", fullmatch=True)


def test_a_slug_consists_of_the_names_and_the_code() -> None:
    assert build_slug("course", "001357G", "Bachelor of Arts", "Macquarie University") == (
        "bachelor-of-arts-macquarie-university-001357g"
    )


def test_a_long_name_is_cut_at_a_word() -> None:
    made = build_slug("course", "001357G", "Bachelor of Extraordinarily " * 10)
    assert made.endswith("-001357g")
    assert len(made) <= WORDS_MAX_CHARACTERS + len("-001357g")
    assert set(made.removesuffix("-001357g").split("-")) <= {"bachelor", "of", "extraordinarily"}


def test_the_noun_replaces_a_name_without_words() -> None:
    assert build_slug("course", "123", "护理学") == "course-123"
    assert build_slug("course", "123", "2024") == "course-2024-123"


def test_a_reserved_word_gets_the_noun_too() -> None:
    assert build_slug("course", "check", "Spell") == "course-spell-check"
    assert build_slug("campus", "check", "Spell") == "spell-check"


@given(names=st.lists(st.text(), max_size=3), code=codes)
def test_a_slug_is_always_valid_and_never_all_digits(names: list[str], code: str) -> None:
    made = build_slug("course", code, *names)
    assert VALID.fullmatch(made)
    assert not made.replace("-", "").isdigit()


@given(name=st.text(), other=st.text(), first=codes, second=codes)
def test_two_codes_never_share_a_slug(name: str, other: str, first: str, second: str) -> None:
    assert (build_slug("course", first, name) == build_slug("course", second, other)) <= (first == second)
