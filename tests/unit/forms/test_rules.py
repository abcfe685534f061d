"""Every rule of every form accepts a correct value and rejects a wrong one.

The specification fixes the error text.
"""

import json

import pytest
from babel import Locale

from schemas.forms.account_forms import ACCOUNT_FORMS, REGISTRATION
from schemas.forms.enquiry_forms import (
    APPLY,
    COUNSELLING,
    ELIGIBILITY,
    ENQUIRIES,
    REQUEST_INFO,
)
from schemas.forms.rules import Field, Form, Rule
from schemas.forms.validation import find_form_problems, normalise_phone
from schemas.settings import ROOT

EXAMPLES = json.loads((ROOT / "tests" / "form_examples.json").read_text("utf-8"))
"""Correct and wrong values for each rule. A test of the web (TypeScript) reads the same file."""
FORMS = {form.name: form for form in (*ACCOUNT_FORMS, *ENQUIRIES)}
VALID: dict[str, str] = EXAMPLES["valid"]
LEVEL: dict[str, str] = EXAMPLES["level_c"]
"""A correct value of the field `level_c` for each form that has rules for the field."""
RIGHT: list[tuple[str, str, str]] = EXAMPLES["right"]
"""Values that a rule accepts, such as a name of exactly 25 characters, and the first and the last choice."""
WITHOUT_ROW = frozenset({"user_id", "course_id", "submission_id", "language", "no_exam"})
"""Keys without a rule in section 5 of the specification. `no_exam` depends on several fields and has its own test."""
SPECIFIED = [(FORMS[form], field, value, text) for form, field, value, text in EXAMPLES["wrong"]]


def build_valid_values(form: Form) -> dict[str, str]:
    values = {key: value for key, value in VALID.items() if key in form.keys}
    return values | ({"level_c": LEVEL[form.name]} if form.name in LEVEL else {})


@pytest.mark.parametrize("form", [*ACCOUNT_FORMS, *ENQUIRIES], ids=lambda form: form.name)
def test_valid_values_are_accepted(form: Form) -> None:
    assert find_form_problems(form, build_valid_values(form)) == {}


@pytest.mark.parametrize(
    ("form", "field", "value", "text"), SPECIFIED, ids=[f"{f.name}-{k}-{v[:12]}" for f, k, v, _ in SPECIFIED]
)
def test_a_wrong_value_gets_the_text_of_the_specification(
    form: Form, field: str, value: str, text: str
) -> None:
    assert find_form_problems(form, {**build_valid_values(form), field: value}) == {field: text}


@pytest.mark.parametrize(("form", "field", "value"), RIGHT, ids=[f"{f}-{k}-{v[:12]}" for f, k, v in RIGHT])
def test_a_value_on_the_right_side_of_a_rule_is_accepted(form: str, field: str, value: str) -> None:
    values = build_valid_values(FORMS[form]) | {field: value}
    problems = find_form_problems(FORMS[form], values)
    assert field not in problems


@pytest.mark.parametrize(
    ("name", "is_letters"),
    [
        ("José", True), ("Zoë-Marie", True), ("O'Neill", True), ("O’Neill", True), ("محمد علی", True),
        ("नरेंद्र", True), ("Ali  Khan", False), ("-Ali", False), ("Ali-", False), ("Ali.", False), ("<b>Ali</b>", False),
        ("Ali;DROP", False), ("Ali\u200b", False), ("😀", False), ("Ali٣", False),
    ],
)  # fmt: skip
def test_names_have_letters_of_every_script(name: str, is_letters: bool) -> None:
    problems = find_form_problems(REGISTRATION, {**build_valid_values(REGISTRATION), "first_name": name})
    assert (problems == {}) is is_letters


@pytest.mark.parametrize("name", ["Ali Khan", "Noor", "Abdul Rehman Khan", "محمد علی"])
def test_four_letters_count_over_the_whole_name(name: str) -> None:
    assert find_form_problems(REQUEST_INFO, {**build_valid_values(REQUEST_INFO), "full_name": name}) == {}


def test_no_exam_needs_no_result() -> None:
    values = build_valid_values(COUNSELLING) | {"sat": "0", "no_exam": "1", "result_c": ""}
    assert find_form_problems(COUNSELLING, values) == {}
    values["no_exam"] = "0"
    assert find_form_problems(COUNSELLING, values) == {"no_exam": "required", "result_c": "required"}


def test_no_english_test_needs_no_date() -> None:
    values = build_valid_values(ELIGIBILITY) | {"english_test": "no", "english_test_schedule_date": ""}
    assert find_form_problems(ELIGIBILITY, values) == {}


@pytest.mark.parametrize("key", ["bachelors_degree", "college_qualification", "masters_degree"])
def test_one_qualification_is_enough(key: str) -> None:
    values = build_valid_values(ELIGIBILITY) | {"bachelors_degree": "", key: "yes"}
    assert find_form_problems(ELIGIBILITY, values) == {}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a\0b", "Contains a control character"), ("a\nb", "Contains a control character"),
        ("\ud800", "Contains a control character"), ("a\u2028b", "Contains a control character"),
        ("x" * 301, "At most 300 characters"),
    ],
)  # fmt: skip
def test_text_that_could_not_be_stored_or_mailed_is_refused(value: str, text: str) -> None:
    values = {**build_valid_values(APPLY), "nationality": value}
    assert find_form_problems(APPLY, values) == {"nationality": text}


def test_a_message_may_have_lines_and_5_000_characters() -> None:
    values = {**build_valid_values(APPLY), "message": "a\r\nb\n" + "x" * 4_995}
    assert find_form_problems(APPLY, values) == {}
    values["message"] += "x"
    assert find_form_problems(APPLY, values) == {"message": "At most 5000 characters"}


def test_every_country_of_the_world_can_be_preferred() -> None:
    territories = Locale("en").territories
    countries = ", ".join(name for code, name in territories.items() if len(code) == 2 and code.isalpha())
    values = {**build_valid_values(REQUEST_INFO), "country_pref": countries}
    assert find_form_problems(REQUEST_INFO, values) == {}


def test_an_unknown_key_is_refused() -> None:
    values = {**build_valid_values(APPLY), "is_admin": "1"}
    assert find_form_problems(APPLY, values) == {"is_admin": "unknown key"}


@pytest.mark.parametrize(
    ("typed", "stored"),
    [("0300 1234567", "+923001234567"), ("+44 20 7946 0018", "+442079460018"), ("12", "12")],
)
def test_phone_numbers_are_stored_in_one_spelling(typed: str, stored: str) -> None:
    assert normalise_phone(typed) == stored


def test_every_rule_of_section_5_has_a_wrong_value_above() -> None:
    """Each rule of a key outside WITHOUT_ROW has a wrong value in SPECIFIED. If not, add one for the new rule."""
    tested = {(form.name, field, text) for form, field, _, text in SPECIFIED}
    missing = [
        (form.name, field.key, rule.text)
        for form in FORMS.values()
        for field, rule in _list_rules(form)
        if field.key not in WITHOUT_ROW and (form.name, field.key, rule.text) not in tested
    ]
    assert missing == []


def _list_rules(form: Form) -> list[tuple[Field, Rule]]:
    return [(field, rule) for field in form.fields for rule in field.rules]
