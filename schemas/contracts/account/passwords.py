"""The requests to change or reset a password, and to change the mail address."""

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from schemas.contracts.base import Input, Output
from schemas.forms.account_forms import PASSWORD_RULES
from schemas.forms.rules import Rule, RuleKind
from schemas.forms.validation import convert_digits, follows_rule, normalise_email
from schemas.vocabulary.accounts import CODE_DIGITS, EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS
from schemas.vocabulary.site_languages import SiteLanguage

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
Code = Annotated[str, StringConstraints(pattern=rf"^\d{{{CODE_DIGITS}}}$"), AfterValidator(convert_digits)]


class ResetRequest(Input):
    """The request for a mail with a link that resets the password. `language` is the language of the mail."""

    email: Email
    language: SiteLanguage | None = None


class NewPassword(Input):
    """The request to set a new password. `token` is the token at the end of the mailed link (#token=…)."""

    token: ResetToken
    password: ChosenPassword


class PasswordChange(Input):
    """The request to change the password of the signed-in person. `password` is the new password."""

    current_password: Password
    password: ChosenPassword


class EmailChange(Input):
    """The request to change the mail address to `email`. `language` is the language of the mail with the code."""

    email: Email
    current_password: Password
    language: SiteLanguage | None = None


class EmailCode(Input):
    code: Code


class AccountMessage(Output):
    """The result of a request, as a text that the site shows to the person."""

    message: str
