"""Names of languages as registers write them are converted to codes such as `en`."""

import pytest

from schemas.vocabulary.languages import LANGUAGE_NAMES, find_language_code


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("English", "en"), (" ENGLISH ", "en"), ("Mandarin", "zh"), ("Bahasa Malaysia", "ms"),
        ("Norwegian Bokmål", "nb"), ("Auslan", "other"), ("English and French", "other"), (None, "unknown"),
    ],
)  # fmt: skip
def test_a_name_leads_to_its_code(name: str | None, code: str) -> None:
    assert find_language_code(name) == code


def test_every_english_name_leads_to_its_own_code() -> None:
    assert {find_language_code(name): name for name in LANGUAGE_NAMES.values()} == LANGUAGE_NAMES
