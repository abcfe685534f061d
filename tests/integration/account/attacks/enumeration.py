"""Finds out whether an address has an account, or whether an application or a document exists.

The sources are responses, mails, and the number of hashes, which affects the response time.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest

from api.account.mails import queue_mail
from api.account.passwords import order_email_code
from api.account.secret_checks import SecretChecks
from api.crm.registration import start_registration
from api.database import Connection, Database, read_rows
from api.refusal import Refusal
from schemas import secret_hashes
from schemas.vocabulary.accounts import MailKind, Message
from schemas.vocabulary.site_languages import SiteLanguage
from tests.integration.account.attacks.attack import Attack, Group, Run, replace
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import (
    PASSWORD,
    check_user,
    count_calls,
    log_in,
    make_email,
    verify,
)
from tests.integration.account.test_documents import upload

Ask = Callable[[Stage, str], Awaitable[httpx.Response]]
"""Sends a request about an address with a new browser."""
WRONG_PASSWORD = "a wrong password 1"
_FIND = "SELECT id FROM person WHERE email = %s"


async def register(stage: Stage, email: str) -> httpx.Response:
    return await check_user(stage.site.open_browser(), email)


async def sign_in(stage: Stage, email: str) -> httpx.Response:
    return await log_in(stage.site.open_browser(), email, WRONG_PASSWORD)


async def order_reset(stage: Stage, email: str) -> httpx.Response:
    return await stage.site.open_browser().post("/api/account/password-reset", json={"email": email})


async def change_address(stage: Stage, email: str) -> httpx.Response:
    change = {"email": email, "current_password": PASSWORD}
    return await stage.add_person().browser.post("/api/account/email", json=change)


async def check_new_address(stage: Stage, email: str) -> httpx.Response:
    return await stage.add_person().browser.post("/crm/checkUser.php", data={"email_address": email})


def compare_responses(ask: Ask) -> Run:
    """Succeeds if the responses for a known and an unknown address differ."""

    async def run(stage: Stage) -> bool:
        known, unknown = await ask(stage, stage.add_person().email), await ask(stage, make_email())
        return describe(known) != describe(unknown)

    return run


def describe(response: httpx.Response) -> tuple[object, ...]:
    """Return the parts of a response that do not change from request to request."""
    headers = {
        key: value for key, value in response.headers.items() if key not in ("x-request-id", "set-cookie")
    }
    return response.status_code, response.content, headers, sorted(response.cookies.keys())


def compare_hashes(ask: Ask) -> Run:
    """Succeeds if a known and an unknown address need different numbers of Argon2 hashes. A hash takes about 20 ms."""

    async def run(stage: Stage) -> bool:
        numbers = []
        for email in (stage.add_person().email, make_email()):
            with pytest.MonkeyPatch.context() as patch:
                calls = [count_calls(patch, name) for name in ("hash_secret", "verify_secret")]
                await ask(stage, email)
            numbers.append([len(each) for each in calls])
        return numbers[0] != numbers[1]

    return run


async def compare_hashes_of_pending_codes(stage: Stage) -> bool:
    """Succeeds if checking a code needs different numbers of hashes with and without a pending registration."""
    known, unknown = make_email(), make_email()
    browser, numbers = stage.add_registration(known), []
    for email in (known, unknown):
        with pytest.MonkeyPatch.context() as patch:
            calls = count_calls(patch, "verify_secret")
            await verify(browser, email, "0000")
        numbers.append(len(calls))
    return numbers[0] != numbers[1]


async def compare_mails(stage: Stage) -> bool:
    """Succeeds if a registration sends different mails to an address with an account and to one without."""
    mails = []
    for email in (stage.add_person().email, make_email()):
        await register(stage, email)
        mails.append([len(text) for text in stage.site.read_mails(email)])
    return mails[0] != mails[1]


async def compare_applications(stage: Stage) -> bool:
    """Succeeds if the responses for another person's application and for a missing application differ."""
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    paths = [f"/api/account/applications/{each}" for each in (application, uuid4())]
    return len({describe(await attacker.browser.get(path))[:2] for path in paths}) > 1


async def compare_documents(stage: Stage) -> bool:
    attacker, document = stage.add_person(), (await upload(stage.add_person())).json()["id"]
    paths = [f"/api/account/documents/{each}" for each in (document, uuid4())]
    return len({describe(await attacker.browser.get(path))[:2] for path in paths}) > 1


async def refuse_known_address(database: Database, *arguments: Any) -> None:
    """A careless site: tell the visitor at once that the address has an account."""
    email = next(each["email_address"] for each in arguments if isinstance(each, dict))
    async with database.transaction() as connection:
        if await read_rows(connection, _FIND, (email,)):
            raise Refusal(400, Message.EMAIL_KNOWN.value)
    await start_registration(database, *arguments)


async def refuse_unknown_address(database: Database, *arguments: Any) -> int:
    """A careless site: name the reason why a sign-in fails."""
    async with database.transaction() as connection:
        is_known = await read_rows(connection, _FIND, (arguments[3],))
    raise Refusal(401, "The password is wrong" if is_known else "No account has this address")


async def refuse_reset(connection: Connection, email: str, language: SiteLanguage) -> None:
    if not await read_rows(connection, _FIND, (email,)):
        raise Refusal(404, "No account has this address")
    await queue_mail(connection, MailKind.PASSWORD_RESET, email, language)


async def refuse_taken_address(database: Database, *arguments: Any) -> None:
    """A careless site: look up the new address before the password is checked."""
    change = arguments[2]
    async with database.transaction() as connection:
        if await read_rows(connection, _FIND, (change.email,)):
            raise Refusal(400, Message.EMAIL_KNOWN.value)
    await order_email_code(database, *arguments)


def refuse_taken_address_at_check(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    def find_problems(_: object, values: dict[str, str]) -> dict[str, str]:
        is_known = stage.read(_FIND, values["email_address"]) is not None
        return {"email_address": Message.EMAIL_KNOWN.value} if is_known else {}

    patch.setattr("api.crm.parameters.find_form_problems", find_problems)


def hash_code_of_unknown_address_at_check(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    """A careless site: create the code during the check of the form, but only for an address without an account."""

    def find_problems(_: object, values: dict[str, str]) -> dict[str, str]:
        if stage.read(_FIND, values["email_address"]) is None:
            secret_hashes.hash_secret("4711")
        return {}

    patch.setattr("api.crm.parameters.find_form_problems", find_problems)


def skip_hash_without_account(_: Stage, patch: pytest.MonkeyPatch) -> None:
    """A careless site: compute no hash if there is no stored hash."""
    original = SecretChecks.verify

    async def verify_stored(checks: SecretChecks, secret_hash: str | None, secret: str) -> bool:
        return secret_hash is not None and await original(checks, secret_hash, secret)

    patch.setattr(SecretChecks, "verify", verify_stored)


async def refuse_foreign_application(connection: Connection, _: int, application_id: UUID) -> None:
    is_known = await read_rows(connection, "SELECT id FROM application WHERE id = %s", (application_id,))
    raise Refusal(403 if is_known else 404, "You cannot read this application")


async def refuse_foreign_document(database: Database, _: object, __: int, document_id: UUID) -> None:
    async with database.transaction() as connection:
        is_known = await read_rows(connection, "SELECT id FROM document WHERE id = %s", (document_id,))
    raise Refusal(403 if is_known else 404, "You cannot read this document")


build = partial(Attack, Group.ENUMERATION)


SAME_TEXT, SAME_HASHES = "known and unknown addresses get the same response", "the same number of hashes"
_REFUSE_KNOWN = replace("api.crm.endpoints.start_registration", refuse_known_address)
ATTACKS = (
    build("register, and read the response", SAME_TEXT, compare_responses(register), _REFUSE_KNOWN),
    build(
        "sign in, and read the response",
        SAME_TEXT,
        compare_responses(sign_in),
        replace("api.crm.endpoints.sign_in", refuse_unknown_address),
    ),
    build(
        "request a reset link, and read the response",
        SAME_TEXT,
        compare_responses(order_reset),
        replace("api.account.endpoints.order_reset", refuse_reset),
    ),
    build(
        "change to an address, and read the response",
        SAME_TEXT,
        compare_responses(change_address),
        replace("api.account.endpoints.order_email_code", refuse_taken_address),
    ),
    build(
        "check a new address, and read the response",
        SAME_TEXT,
        compare_responses(check_new_address),
        refuse_taken_address_at_check,
    ),
    build("register, and count the mails", "every address gets a code", compare_mails, _REFUSE_KNOWN),
    build("register, and measure the time", SAME_HASHES, compare_hashes(register), _REFUSE_KNOWN),
    build("sign in, and measure the time", SAME_HASHES, compare_hashes(sign_in), skip_hash_without_account),
    build(
        "change to an address, and measure the time",
        SAME_HASHES,
        compare_hashes(change_address),
        replace("api.account.endpoints.order_email_code", refuse_taken_address),
    ),
    build(
        "check a new address, and measure the time",
        SAME_HASHES,
        compare_hashes(check_new_address),
        hash_code_of_unknown_address_at_check,
    ),
    build(
        "enter a code, and measure the time",
        SAME_HASHES,
        compare_hashes_of_pending_codes,
        skip_hash_without_account,
    ),
    build(
        "find out the ids of applications",
        "foreign and missing applications get the same response",
        compare_applications,
        replace("api.application.endpoints.read_application", refuse_foreign_application),
    ),
    build(
        "find out the ids of documents",
        "foreign and missing documents get the same response",
        compare_documents,
        replace("api.document.endpoints.read_document", refuse_foreign_document),
    ),
)
