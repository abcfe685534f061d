"""The types of a form: Form, Field and Rule."""

from dataclasses import dataclass
from enum import StrEnum


class RuleKind(StrEnum):
    """The kinds of rules. An empty value breaks only REQUIRED, CHECKED and ONE_OF.

    - REQUIRED: the value is not empty.
    - CHECKED: the value is '1'.
    - ONE_OF: at least one of `fields` is neither empty nor '0'.
    - LETTERS: Unicode letters and marks. A single space, hyphen or apostrophe between letters is allowed.
    - NO_DIGITS: no decimal digit of any script.
    - HAS_DIGIT: at least one decimal digit of any script.
    - FULL_NAME: 1 to 3 words of letters, with 4 letters or more in total.
    - EMAIL: at most EMAIL_MAX_CHARACTERS characters that match EMAIL_PATTERN.
    - COUNTRY_CODE: begins with '+'.
    - PHONE: libphonenumber accepts the number.
    - CODE: exactly 4 ASCII digits. Digits of other scripts are converted before this check and the check of YEAR.
    - CHOICE: one of `choices`.
    - YEAR: 1950 to 2100.
    - ROW_ID: a whole number from 1 to 2,147,483,647.
    - DATE: ISO 8601, such as 2026-06-30.
    - UUID: such as 123e4567-e89b-12d3-a456-426614174000.
    - UNCOMMON: the list of common passwords does not contain the value.
    - MIN_LENGTH, MAX_LENGTH: `limit` is the number of Unicode code points.
    """

    REQUIRED = "required"
    CHECKED = "checked"
    ONE_OF = "one_of"
    LETTERS = "letters"
    NO_DIGITS = "no_digits"
    HAS_DIGIT = "has_digit"
    FULL_NAME = "full_name"
    EMAIL = "email"
    COUNTRY_CODE = "country_code"
    PHONE = "phone"
    CODE = "code"
    CHOICE = "choice"
    YEAR = "year"
    ROW_ID = "row_id"
    DATE = "date"
    UUID = "uuid"
    UNCOMMON = "uncommon"
    MIN_LENGTH = "min_length"
    MAX_LENGTH = "max_length"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule and its error text.

    The web shows `live_text` instead of `text` until the form is submitted. Most rules have only `text`.
    """

    kind: RuleKind
    text: str
    live_text: str | None = None
    limit: int | None = None
    choices: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One parameter of a form. The first broken rule determines the error text.

    A value that is too long or has a control character is rejected before the rules are checked.

    - unless: the key and value of another field. The rules are skipped if the other field has this value.
    - may_be_absent: the rules are skipped if the request does not contain the parameter.
    - is_secret: spaces at both ends are part of the value. All characters except NUL and surrogates are allowed.
    - is_multiline: line breaks and tabs are allowed, and the value may have FORM_MESSAGE_MAX_CHARACTERS characters.
    """

    key: str
    rules: tuple[Rule, ...] = ()
    unless: tuple[str, str] | None = None
    may_be_absent: bool = False
    is_multiline: bool = False
    is_secret: bool = False

    @property
    def has_digits_only(self) -> bool:
        return any(rule.kind in (RuleKind.CODE, RuleKind.YEAR) for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Form:
    """A form with its fields.

    - name: the key in the exported JSON.
    - source: several forms have the same URL. This value of the parameter `source` or `type` selects the form.
    - needs_account: the request needs a session, and user_id must be the person of the session.
    - confirms_age: true if `terms` also confirms that the person is older than 16.
    """

    name: str
    fields: tuple[Field, ...]
    source: str | None = None
    needs_account: bool = True
    confirms_age: bool = False

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(field.key for field in self.fields)
