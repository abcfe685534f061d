"""Every statement about the site in the specification has a browser test."""

from collections import Counter
from pathlib import Path

import pytest

from stack.setup.checkout import WEB
from tests.conftest import SHARED
from tests.e2e.behaviours import read_behaviours
from tests.e2e.browser_tests import read_browser_tests
from tests.e2e.statements import Statement, parse_statements

BEHAVIOURS = read_behaviours(Path(__file__).with_name("behaviours.toml"))
TESTS = read_browser_tests(WEB / "e2e")
CHAPTERS = {"2", "4", "5", "8", "9"}


@pytest.fixture(scope="module")
def specified() -> list[Statement]:
    """The statements of the specification. If the specification is missing, the test is skipped."""
    specification = SHARED / "spec" / "discovery.md"
    if not specification.is_file():
        pytest.skip(f"the specification {specification} is missing")
    statements = parse_statements(specification.read_text(encoding="utf-8"))
    return [each for each in statements if each.section.split()[0] in CHAPTERS]


def test_each_behaviour_has_a_text_and_a_test() -> None:
    assert [str(each) for each in BEHAVIOURS if not each.says or not each.tests] == []


def test_the_tests_of_each_behaviour_exist() -> None:
    assert [f"{each}: {name}" for each in BEHAVIOURS for name in each.tests if name not in TESTS] == []


def test_the_tests_of_each_behaviour_contain_its_texts() -> None:
    missing = [
        f"{each}: “{text}”"
        for each in BEHAVIOURS
        for text in each.texts
        if not any(text in TESTS[name].code for name in each.tests if name in TESTS)
    ]
    assert missing == []


def test_no_behaviour_is_listed_twice() -> None:
    counts = Counter((each.section, each.says) for each in BEHAVIOURS if each.says)
    assert [says for says, count in counts.items() if count > 1] == []


def test_every_statement_is_listed_under_its_heading(specified: list[Statement]) -> None:
    listed = list(dict.fromkeys((each.section, each.source) for each in BEHAVIOURS))
    assert listed == [(each.section, each.source) for each in specified]


def test_behaviours_do_not_copy_the_specification(specified: list[Statement]) -> None:
    sentences = {each.text for each in specified}
    assert [each.says for each in BEHAVIOURS if each.says in sentences] == []
