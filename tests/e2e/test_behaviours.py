"""Every statement of the specification about the site has a browser test that asserts it."""

from collections import Counter
from pathlib import Path

import pytest

from stack.setup.checkout import WEB
from tests.conftest import SHARED
from tests.e2e.behaviours import read_behaviours
from tests.e2e.browser_tests import browser_tests
from tests.e2e.statements import Statement, statements

LIST = read_behaviours(Path(__file__).with_name("behaviours.toml"))
TESTS = browser_tests(WEB / "e2e")
CHAPTERS = {"2", "4", "5", "8", "9"}


@pytest.fixture(scope="module")
def specified() -> list[Statement]:
    """The statements of the specification. Tests are skipped without the specification."""
    specification = SHARED / "spec" / "discovery.md"
    if not specification.is_file():
        pytest.skip(f"needs the specification in {specification}, which is not there")
    found = statements(specification.read_text(encoding="utf-8"))
    return [each for each in found if each.section.split()[0] in CHAPTERS]


def test_each_behaviour_has_a_text_and_a_test() -> None:
    assert [str(each) for each in LIST if not each.says or not each.tests] == []


def test_the_tests_of_each_behaviour_exist() -> None:
    assert [f"{each}: {name}" for each in LIST for name in each.tests if name not in TESTS] == []


def test_the_tests_of_each_behaviour_contain_its_texts() -> None:
    unread = [
        f"{each}: “{text}”"
        for each in LIST
        for text in each.texts
        if not any(text in TESTS[name].code for name in each.tests if name in TESTS)
    ]
    assert unread == []


def test_no_behaviour_is_listed_twice() -> None:
    said = Counter((each.section, each.says) for each in LIST if each.says)
    assert [says for says, times in said.items() if times > 1] == []


def test_every_statement_is_listed_under_its_heading(specified: list[Statement]) -> None:
    listed = list(dict.fromkeys((each.section, each.source) for each in LIST))
    assert listed == [(each.section, each.source) for each in specified]


def test_behaviours_do_not_copy_the_specification(specified: list[Statement]) -> None:
    sentences = {each.text for each in specified}
    assert [each.says for each in LIST if each.says in sentences] == []
