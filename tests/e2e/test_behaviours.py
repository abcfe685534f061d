"""Every statement of the specification about what a person meets has a browser test that asserts it."""

from collections import Counter
from pathlib import Path

import pytest

from stack.setup.checkout import WEB
from tests.conftest import SHARED
from tests.e2e.behaviours import behaviours
from tests.e2e.browser_tests import browser_tests
from tests.e2e.statements import Statement, statements

LIST = behaviours(Path(__file__).with_name("behaviours.toml"))
TESTS = browser_tests(WEB / "e2e")
CHAPTERS = {"2", "4", "5", "8", "9"}


@pytest.fixture(scope="module")
def specified() -> list[Statement]:
    """The statements that the list is about; skipped where the specification is absent."""
    specification = SHARED / "spec" / "discovery.md"
    if not specification.is_file():
        pytest.skip(f"needs the specification in {specification}, which is not there")
    found = statements(specification.read_text(encoding="utf-8"))
    return [each for each in found if each.section.split()[0] in CHAPTERS]


def test_each_has_words_and_a_test() -> None:
    assert [str(each) for each in LIST if not each.says or not each.tests] == []


def test_its_tests_exist() -> None:
    assert [f"{each}: {name}" for each in LIST for name in each.tests if name not in TESTS] == []


def test_its_tests_assert_its_texts() -> None:
    unread = [
        f"{each}: “{text}”"
        for each in LIST
        for text in each.texts
        if not any(text in TESTS[name].code for name in each.tests if name in TESTS)
    ]
    assert unread == []


def test_nothing_is_said_twice() -> None:
    said = Counter((each.section, each.says) for each in LIST if each.says)
    assert [says for says, times in said.items() if times > 1] == []


def test_every_statement_is_listed_in_its_place(specified: list[Statement]) -> None:
    listed = list(dict.fromkeys((each.section, each.source) for each in LIST))
    assert listed == [(each.section, each.source) for each in specified]


def test_it_has_words_of_its_own(specified: list[Statement]) -> None:
    sentences = {each.text for each in specified}
    assert [each.says for each in LIST if each.says in sentences] == []
