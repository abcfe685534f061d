"""Validates the values of a form."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from datetime import date

import phonenumbers

from schemas.forms.common_passwords import is_common_password
from schemas.forms.rules import Field, Form, Rule, RuleKind
from schemas.vocabulary.accounts import (
    EMAIL_MAX_CHARACTERS,
    FORM_MESSAGE_MAX_CHARACTERS,
    FORM_VALUE_MAX_CHARACTERS,
    PASSWORD_MAX_CHARACTERS,
    PHONE_COUNTRY,
)

EMAIL_PATTERN = (
    r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$"
)
"""The pattern of a mail address. The web uses the same pattern. The domain münchen.de must be in Punycode:
xn--mnchen-3ya.de."""
UNKNOWN_KEY = "unknown key"
TOO_LONG = "At most {limit} characters"
CONTROL_CHARACTER = "Contains a control character"

_EMAIL = re.compile(EMAIL_PATTERN)
_LETTER_SEPARATORS = frozenset(" -'’")
_LINE_BREAKS = frozenset("\n\r\t")
_ROW_ID = re.compile(r"[1-9][0-9]{0,9}", re.ASCII)
_ROW_ID_MAX = 2**31 - 1
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_UUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", re.ASCII)
_YEAR = re.compile(r"(19[5-9][0-9]|20[0-9]{2}|2100)", re.ASCII)
_CODE = re.compile(r"[0-9]{4}", re.ASCII)
_UNSET = frozenset({"", "0"})
_FULL_NAME_WORDS_MAX, _FULL_NAME_LETTERS_MIN = 3, 4


def find_form_problems(form: Form, values: Mapping[str, str]) -> dict[str, str]:
    """Return the error text of each invalid field, in the order of the form. Unknown keys come last."""
    problems = {}
    for field in form.fields:
        text = _find_field_problem(field, values)
        if text is not None:
            problems[field.key] = text
    return problems | {key: UNKNOWN_KEY for key in values if key not in form.keys}


def normalise_email(text: str) -> str:
    """Convert an address to the stored form: lower case, without surrounding spaces."""
    return text.strip().lower()


def normalise_phone(text: str) -> str:
    """Convert a number to E.164, such as +923001234567. An invalid number is returned unchanged."""
    number = _parse_phone(text)
    return text if number is None else phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)


def convert_digits(text: str) -> str:
    """Convert the decimal digits of any script to 0 to 9."""
    return re.sub(r"\d", lambda digit: str(int(digit[0])), text)


def _find_field_problem(field: Field, values: Mapping[str, str]) -> str | None:
    if field.may_be_absent and field.key not in values:
        return None
    value = values.get(field.key, "")
    limit = _find_limit(field)
    if _has_control_character(value, field):
        return CONTROL_CHARACTER
    if len(value) > limit:
        return TOO_LONG.format(limit=limit)
    if field.unless is not None and values.get(field.unless[0]) == field.unless[1]:
        return None
    return next((rule.text for rule in field.rules if not follows_rule(rule, value, values)), None)


def follows_rule(rule: Rule, value: str, values: Mapping[str, str]) -> bool:
    if rule.kind is RuleKind.ONE_OF:
        return any(values.get(key, "") not in _UNSET for key in rule.fields)
    if rule.kind is RuleKind.CHECKED:
        return value == "1"
    if value == "":
        return rule.kind is not RuleKind.REQUIRED
    return _CHECKS[rule.kind](rule, value)


def _find_limit(field: Field) -> int:
    if field.is_secret:
        return PASSWORD_MAX_CHARACTERS
    return FORM_MESSAGE_MAX_CHARACTERS if field.is_multiline else FORM_VALUE_MAX_CHARACTERS


def _has_control_character(value: str, field: Field) -> bool:
    """True if the value contains a character that the field does not allow.

    - No value may contain NUL or a surrogate, because PostgreSQL cannot store them.
    - A value that is not secret may not contain other control characters. Only a multiline field may contain line
      feeds, carriage returns and tabs.
    """
    if field.is_secret:
        return any(unicodedata.category(character) == "Cs" or character == "\0" for character in value)
    allowed = _LINE_BREAKS if field.is_multiline else frozenset[str]()
    return any(
        unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") and character not in allowed
        for character in value
    )


def _is_letter(character: str) -> bool:
    return unicodedata.category(character)[0] in "LM"


def _has_only_letters(value: str) -> bool:
    """True if the value has only letters and single separators between letters, such as "Anne-Marie O'Neill"."""
    previous = " "
    for character in value:
        if not _is_letter(character) and (
            character not in _LETTER_SEPARATORS or previous in _LETTER_SEPARATORS
        ):
            return False
        previous = character
    return previous not in _LETTER_SEPARATORS


def _has_digit(value: str) -> bool:
    return any(unicodedata.category(character) == "Nd" for character in value)


def _is_full_name(value: str) -> bool:
    letters = sum(1 for character in value if _is_letter(character))
    return (
        _has_only_letters(value)
        and len(value.split(" ")) <= _FULL_NAME_WORDS_MAX
        and letters >= _FULL_NAME_LETTERS_MIN
    )


def _parse_phone(text: str) -> phonenumbers.PhoneNumber | None:
    try:
        number = phonenumbers.parse(text, PHONE_COUNTRY)
    except phonenumbers.NumberParseException:
        return None
    return number if phonenumbers.is_valid_number(number) else None


def _is_date(value: str) -> bool:
    if _DATE.fullmatch(value) is None:
        return False
    try:
        date.fromisoformat(value)
    except ValueError:
        return False
    return True


_CHECKS: dict[RuleKind, Callable[[Rule, str], bool]] = {
    RuleKind.REQUIRED: lambda _, value: value != "",
    RuleKind.LETTERS: lambda _, value: _has_only_letters(value),
    RuleKind.NO_DIGITS: lambda _, value: not _has_digit(value),
    RuleKind.HAS_DIGIT: lambda _, value: _has_digit(value),
    RuleKind.FULL_NAME: lambda _, value: _is_full_name(value),
    RuleKind.EMAIL: lambda _, value: (
        len(value) <= EMAIL_MAX_CHARACTERS and _EMAIL.fullmatch(value) is not None
    ),
    RuleKind.COUNTRY_CODE: lambda _, value: value.startswith("+"),
    RuleKind.PHONE: lambda _, value: _parse_phone(value) is not None,
    RuleKind.CODE: lambda _, value: _CODE.fullmatch(value) is not None,
    RuleKind.CHOICE: lambda rule, value: value in rule.choices,
    RuleKind.YEAR: lambda _, value: _YEAR.fullmatch(value) is not None,
    RuleKind.ROW_ID: lambda _, value: _ROW_ID.fullmatch(value) is not None and int(value) <= _ROW_ID_MAX,
    RuleKind.DATE: lambda _, value: _is_date(value),
    RuleKind.UUID: lambda _, value: _UUID.fullmatch(value) is not None,
    RuleKind.UNCOMMON: lambda _, value: not is_common_password(value),
    RuleKind.MIN_LENGTH: lambda rule, value: len(value) >= (rule.limit or 0),
    RuleKind.MAX_LENGTH: lambda rule, value: len(value) <= (rule.limit or 0),
}
