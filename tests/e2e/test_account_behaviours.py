"""Each statement of the accounts specification has a test of the browser, the web, Python, a rule or a call."""

import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from schemas.settings import ROOT
from stack.setup.checkout import WEB
from tests.conftest import SHARED
from tests.contract.calls.call_table import CALLS
from tests.e2e.behaviours import Behaviour
from tests.e2e.browser_tests import read_browser_tests
from tests.e2e.statements import Statement, parse_statements

OPEN_MAX = 0
"""The maximum number of statements without a test. Lower the number when such a statement gets a test."""


@dataclass(frozen=True)
class AccountBehaviour(Behaviour):
    rules: tuple[str, ...]
    """Fields whose rules check this statement, as `form.field`.

    Unit tests of Python and of the web check the examples of these rules.
    """
    units: tuple[str, ...] = ()
    """Unit tests of the web that check this statement, as `file › title`."""
    contracts: tuple[str, ...] = ()
    """Tests of Python that check this statement, as `file::function`."""
    calls: tuple[str, ...] = ()
    """Calls in the table `CALLS` of the contract tests that check this statement, as `GET /api/blog/`."""


@dataclass(frozen=True)
class OpenStatement:
    section: str
    source: str


_LIST = tomllib.loads(Path(__file__).with_name("behaviours-accounts.toml").read_text(encoding="utf-8"))
BEHAVIOURS = TypeAdapter(list[AccountBehaviour]).validate_python(_LIST["behaviour"])
OPEN = TypeAdapter(list[OpenStatement]).validate_python(_LIST.get("open", []))
TESTS = read_browser_tests(WEB / "e2e")
_EXAMPLES = json.loads((ROOT / "tests" / "form_examples.json").read_text(encoding="utf-8"))
RULE_TEXTS = {(f"{form}.{field}", text) for form, field, _, text in _EXAMPLES["wrong"]}


@pytest.fixture(scope="module")
def specified() -> list[Statement]:
    """The statements of the specification. Skips a test when the specification is missing."""
    specification = SHARED / "spec" / "accounts-and-catalogue.md"
    if not specification.is_file():
        pytest.skip(f"the specification {specification} is missing")
    return parse_statements(specification.read_text(encoding="utf-8"))


def test_each_behaviour_has_a_test_that_exists_or_a_rule() -> None:
    without = [
        str(each)
        for each in BEHAVIOURS
        if not each.says or not (each.tests or each.rules or each.units or each.contracts or each.calls)
    ]
    assert without == []
    assert [f"{each}: {name}" for each in BEHAVIOURS for name in each.tests if name not in TESTS] == []


def test_the_unit_tests_of_each_behaviour_exist() -> None:
    missing = []
    for behaviour in BEHAVIOURS:
        for name in behaviour.units:
            file, title = name.split(" › ", 1)
            path = WEB / "src" / file
            if not path.is_file() or f"('{title}'" not in path.read_text(encoding="utf-8"):
                missing.append(f"{behaviour}: {name}")
    assert missing == []


def test_the_tests_of_python_and_the_calls_of_each_behaviour_exist() -> None:
    tested = {call.name for call in CALLS}
    missing = [f"{each}: {call}" for each in BEHAVIOURS for call in each.calls if call not in tested]
    missing += [f"{each}: {name}" for each in BEHAVIOURS for name in each.contracts if not is_test(name)]
    assert missing == []


def is_test(name: str) -> bool:
    """True if the file of a test such as `tests/unit/test_x.py::test_y` defines the function."""
    _, function = name.split("::")
    return re.search(rf"^(?:async )?def {function}\(", read_file_of_test(name), re.MULTILINE) is not None


def read_file_of_test(name: str) -> str:
    path = ROOT / name.split("::")[0]
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def test_the_tests_or_rules_of_each_behaviour_contain_its_texts() -> None:
    missing = [
        f"{each}: “{text}”"
        for each in BEHAVIOURS
        for text in each.texts
        if not any(text in TESTS[name].code for name in each.tests if name in TESTS)
        and not any((rule, text) in RULE_TEXTS for rule in each.rules)
        and not any(text in read_file_of_test(name) for name in each.contracts)
    ]
    assert missing == []


def test_every_statement_is_listed_once(specified: list[Statement]) -> None:
    listed = {(each.section, each.source) for each in BEHAVIOURS}
    still_open = [(each.section, each.source) for each in OPEN]
    assert listed & set(still_open) == set()
    assert listed | set(still_open) == {(each.section, each.source) for each in specified}


def test_no_further_statement_is_open() -> None:
    assert len(OPEN) <= OPEN_MAX
