"""What a form consists of: fields, rules and texts."""

from dataclasses import dataclass
from enum import StrEnum


class RuleKind(StrEnum):
    """All rules except REQUIRED, CHECKED and ONE_OF accept an empty value.

    REQUIRED: not empty. CHECKED: the value is '1'. ONE_OF: at least one of `fields` is not empty and not '0'.
    LETTERS: Unicode letters and marks, with single spaces, hyphens or apostrophes between them.
    NO_DIGITS and HAS_DIGIT: decimal digits of any script.
    FULL_NAME: 1 to 3 words of letters, at least 4 letters in all.
    EMAIL: see EMAIL_PATTERN. COUNTRY_CODE: begins with '+'. PHONE: a number that libphonenumber considers valid.
    CODE: exactly 4 ASCII digits. CHOICE: one of `choices`. YEAR: four digits from 1950 to 2100.
    ROW_ID: a whole number from 1 to 2,147,483,647. DATE: ISO 8601, such as 2026-06-30.
    UNCOMMON: not in the list of common passwords.
    MIN_LENGTH and MAX_LENGTH: `limit` characters (Unicode code points).
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
    """text: shown under the field. live_text: shown before the form is submitted, where the specification differs."""

    kind: RuleKind
    text: str
    live_text: str | None = None
    limit: int | None = None
    choices: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One parameter of a form. The first rule that fails gives the text.

    unless: (field, value): the rules do not apply while that field has that value.
    may_be_absent: clients of the specification do not send the parameter. Its rules apply only when it is sent.
    is_secret: surrounding spaces belong to the value, and any character is allowed except NUL.
    is_multiline: the value may contain line breaks and up to FORM_MESSAGE_MAX_CHARACTERS characters.
    """

    key: str
    rules: tuple[Rule, ...] = ()
    unless: tuple[str, str] | None = None
    may_be_absent: bool = False
    is_multiline: bool = False
    is_secret: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """name: the key in the exported JSON. source: the value of `source` or `type` that selects the form.

    needs_account: the request needs a session, and its user_id must be the session's own.
    """

    name: str
    fields: tuple[Field, ...]
    source: str | None = None
    needs_account: bool = True

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(field.key for field in self.fields)
