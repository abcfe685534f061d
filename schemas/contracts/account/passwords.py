"""Change and reset of a password, and the change of the mail address."""

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from schemas.contracts.base import Input, Output
from schemas.forms.account_forms import PASSWORD_RULES
from schemas.forms.rules import Rule, RuleKind
from schemas.forms.validation import follows_rule, normalise_email
from schemas.vocabulary.accounts import (
    CODE_DIGITS,
    EMAIL_MAX_CHARACTERS,
    PASSWORD_MAX_CHARACTERS,
    MailLanguage,
)

_EMAIL_RULE = Rule(RuleKind.EMAIL, "Invalid email address")


def _check_email(text: str) -> str:
    if not text or not follows_rule(_EMAIL_RULE, text, {}):
        raise ValueError(_EMAIL_RULE.text)
    return normalise_email(text)


def _check_password(password: str) -> str:
    if "\0" in password:
        raise ValueError("the password contains a NUL character")
    for rule in PASSWORD_RULES:
        if not follows_rule(rule, password, {}):
            raise ValueError(rule.text)
    return password


Email = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=EMAIL_MAX_CHARACTERS),
    AfterValidator(_check_email),
]
Password = Annotated[str, StringConstraints(max_length=PASSWORD_MAX_CHARACTERS)]
ChosenPassword = Annotated[Password, AfterValidator(_check_password)]
ResetToken = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
Code = Annotated[str, StringConstraints(pattern=rf"^[0-9]{{{CODE_DIGITS}}}$")]


class ResetRequest(Input):
    """The response is the same for a known and for an unknown address."""

    email: Email
    language: MailLanguage | None = None


class NewPassword(Input):
    """token: from the fragment of the mailed link. All sessions of the person end."""

    token: ResetToken
    password: ChosenPassword


class PasswordChange(Input):
    """All other sessions of the person end, and this one gets a new token."""

    current_password: Password
    password: ChosenPassword


class EmailChange(Input):
    """The new address counts after the code mailed to it is confirmed."""

    email: Email
    current_password: Password
    language: MailLanguage | None = None


class EmailCode(Input):
    code: Code


class AccountMessage(Output):
    """message: the text to show."""

    message: str
