"""Builders for the fields that several forms share."""

from schemas.forms.rules import Field, Rule, RuleKind
from schemas.vocabulary.accounts import NAME_MAX_CHARACTERS, Message

REQUIRED = "required"
EMPTY = "*required"
NOT_LETTERS = "Invalid - should be a character"
INVALID_PHONE = "Invalid phone number"
UNKNOWN_CHOICE = "Choose one of the listed values"


def build_required(text: str) -> Rule:
    return Rule(RuleKind.REQUIRED, text)


def build_choice(*values: str) -> Rule:
    return Rule(RuleKind.CHOICE, UNKNOWN_CHOICE, choices=values)


def build_text(key: str, required: str | None = None, *rules: Rule) -> Field:
    return Field(key, ((build_required(required),) if required else ()) + rules)


def build_name(key: str, empty: str, not_letters: str) -> Field:
    longest = Rule(
        RuleKind.MAX_LENGTH, f"At most {NAME_MAX_CHARACTERS} characters", limit=NAME_MAX_CHARACTERS
    )
    return Field(key, (build_required(empty), Rule(RuleKind.LETTERS, not_letters), longest))


def build_full_name() -> Field:
    rules = (Rule(RuleKind.NO_DIGITS, NOT_LETTERS), Rule(RuleKind.FULL_NAME, "incorrect name"))
    return Field("full_name", (build_required("Name is required"), *rules))


def build_email(empty: str = "Email is required", invalid: str = "Invalid email address") -> Field:
    live = "Invalid email address" if invalid != "Invalid email address" else None
    return Field("email_address", (build_required(empty), Rule(RuleKind.EMAIL, invalid, live_text=live)))


def build_phone(empty: str, no_country: str | None = None) -> Field:
    country = (Rule(RuleKind.COUNTRY_CODE, no_country),) if no_country else ()
    return Field("mobile", (build_required(empty), *country, Rule(RuleKind.PHONE, INVALID_PHONE)))


def build_terms(text: str = REQUIRED) -> Field:
    return Field("terms", (Rule(RuleKind.CHECKED, text),))


def build_user_id() -> Field:
    text = Message.SIGN_IN_NEEDED.value
    return Field("user_id", (Rule(RuleKind.REQUIRED, text), Rule(RuleKind.ROW_ID, text)))
