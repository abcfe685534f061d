"""The type of the rows in the table of attacks."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

import pytest

from tests.integration.account.attacks.stage import Stage

Run = Callable[[Stage], Awaitable[bool]]
OpenGuard = Callable[[Stage, pytest.MonkeyPatch], None]


class Group(StrEnum):
    FOREIGN_USER_ID = "another person's user_id"
    OBJECT_REFERENCE = "objects of another person"
    CODE = "one-time codes"
    FLOOD = "floods and guessing"
    SESSION = "sessions"
    CROSS_SITE = "requests from other sites"
    ENUMERATION = "finding out who has an account"
    SCRIPT = "scripts in fields and file names"
    UPLOAD = "hostile files"
    SIZE = "oversized requests"
    INJECTION = "headers, mails and logs"
    MASS_ASSIGNMENT = "columns that a form does not have"
    REPLAY = "repeated and forged tokens"
    STAFF = "pages for staff"


@dataclass(frozen=True)
class Attack:
    group: Group
    name: str
    """What the attacker tries."""
    guard: str
    """What stops the attack."""
    run: Run
    """Tries the attack. True if the attack succeeds."""
    open_guard: OpenGuard
    """Replaces the guard with code that lets the attack succeed, as on a careless site."""


def replace(target: str, value: object) -> OpenGuard:
    """Build a function that replaces an attribute, such as "api.crm.endpoints.sign_in"."""

    def open_guard(_: Stage, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(target, value)

    return open_guard


def open_all(*guards: OpenGuard) -> OpenGuard:
    def open_guard(stage: Stage, patch: pytest.MonkeyPatch) -> None:
        for each in guards:
            each(stage, patch)

    return open_guard


def accept_all_values() -> OpenGuard:
    """Build a function that disables the rules of all forms, including the check for unknown keys."""
    return replace("api.crm.parameters.find_form_problems", lambda *_: {})
