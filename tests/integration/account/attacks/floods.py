"""Many requests: guessed passwords and codes, floods of mails, forms and files.

`Stage.exhaust` counts as many requests as the limit allows, so that an attack needs only one more request.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from api.throttling import limits
from api.throttling.limits import Limit, Throttle
from schemas.forms.enquiry_forms import APPLY
from schemas.vocabulary.documents import DOCUMENTS_MAX
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run, replace
from tests.integration.account.attacks.stage import Stage, find_address
from tests.integration.account.site import PASSWORD, Person, check_user, log_in, make_email, verify
from tests.integration.account.test_documents import upload
from tests.integration.account.test_profile import build_photo
from tests.integration.account.test_profile import upload as upload_photo
from tests.integration.account.test_submissions import build_enquiry, submit

Request = Callable[[httpx.AsyncClient, str], Awaitable[httpx.Response]]
"""Sends a request with a browser. The text is the attacked mail address."""
TOKEN = "x" * 43
COMMON_PASSWORD = "Summer2026!"


def count_nothing(_: Stage, patch: pytest.MonkeyPatch) -> None:
    async def enforce(*_: object) -> None:
        """A careless site: allow every request."""

    patch.setattr(Throttle, "enforce", enforce)


def request_for_one_address(limit: Limit, send: Request) -> Run:
    """Build an attack on one address from many clients."""

    async def run(stage: Stage) -> bool:
        email = make_email()
        await stage.exhaust(limit, email)
        return (await send(stage.site.open_browser(), email)).status_code != 429

    return run


def request_for_many_addresses(limit: Limit, send: Request) -> Run:
    """Build an attack on many addresses from one client."""

    async def run(stage: Stage) -> bool:
        browser = stage.site.open_browser()
        await stage.exhaust(limit, find_address(browser))
        return (await send(browser, make_email())).status_code != 429

    return run


def request_as_person(limit: Limit, send: Callable[[Person], Awaitable[httpx.Response]]) -> Run:
    """Build an attack with the session of one person. An attacker may have stolen the session."""

    async def run(stage: Stage) -> bool:
        person = stage.add_person()
        await stage.exhaust(limit, str(person.id))
        return (await send(person)).status_code != 429

    return run


async def resend_code(browser: httpx.AsyncClient, email: str) -> httpx.Response:
    return await browser.post("/crm/checkUser_dev.php", data={"email_address": email})


async def guess_password(browser: httpx.AsyncClient, email: str) -> httpx.Response:
    return await log_in(browser, email, COMMON_PASSWORD)


async def guess_password_in_capitals(browser: httpx.AsyncClient, email: str) -> httpx.Response:
    return await log_in(browser, f" {email.upper()}", COMMON_PASSWORD)


async def guess_code(browser: httpx.AsyncClient, email: str) -> httpx.Response:
    return await verify(browser, email, "0000")


async def order_reset(browser: httpx.AsyncClient, email: str) -> httpx.Response:
    return await browser.post("/api/account/password-reset", json={"email": email})


async def guess_reset_token(browser: httpx.AsyncClient, _: str) -> httpx.Response:
    new = {"token": TOKEN, "password": PASSWORD}
    return await browser.post("/api/account/password-reset/confirm", json=new)


async def order_email_codes(stage: Stage) -> bool:
    """Send codes to the address of a stranger from the accounts of several persons."""
    person, stranger = stage.add_person(), make_email()
    await stage.exhaust(limits.CODE_BY_ADDRESS, stranger)
    change = {"email": stranger, "current_password": PASSWORD}
    return (await person.browser.post("/api/account/email", json=change)).status_code != 429


async def guess_in_password_change(person: Person) -> httpx.Response:
    change = {"current_password": COMMON_PASSWORD, "password": "a new password 2"}
    return await person.browser.post("/api/account/password", json=change)


async def guess_in_email_change(person: Person) -> httpx.Response:
    change = {"email": make_email(), "current_password": COMMON_PASSWORD}
    return await person.browser.post("/api/account/email", json=change)


async def guess_in_deletion(person: Person) -> httpx.Response:
    deletion = {"current_password": COMMON_PASSWORD}
    return await person.browser.post("/api/account/own-data/delete", json=deletion)


async def submit_forms(stage: Stage) -> bool:
    person = stage.add_person()
    await stage.exhaust(limits.SUBMIT_BY_CLIENT, find_address(person.browser))
    return (await submit(person.browser, APPLY, build_enquiry(APPLY, person.id))).status_code != 429


async def export_again(person: Person) -> httpx.Response:
    return await person.browser.post("/api/account/own-data/export")


async def change_photo(person: Person) -> httpx.Response:
    return await upload_photo(person, build_photo(size=(32, 32)))


async def store_too_many_documents(stage: Stage) -> bool:
    person = stage.add_person()
    stage.execute(
        "INSERT INTO document (person_id, kind, name, content_type, size_bytes, storage_key) "
        "SELECT %s, 'other', 'a.pdf', 'application/pdf', 1, md5(%s || number::text) FROM generate_series(1, %s) number",
        *(person.id, person.email, DOCUMENTS_MAX),
    )
    return (await upload(person)).status_code != 409


async def guess_with_forged_address(stage: Stage) -> bool:
    """Send another X-Forwarded-For with each request, so that each request seems to come from another client."""
    browser = stage.site.open_browser(**{"x-forwarded-for": "198.51.100.7"})
    await stage.exhaust(limits.SIGN_IN_BY_CLIENT, find_address(browser))
    return (await guess_password(browser, make_email())).status_code != 429


def trust_every_proxy(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    app: Any = stage.site.app
    patch.setattr(stage.site, "app", ProxyHeadersMiddleware(app, trusted_hosts="*"))


def build(name: str, limit: Limit, run: Run, open_guard: OpenGuard = count_nothing) -> Attack:
    return Attack(Group.FLOOD, name, f"the limit {limit.name}", run, open_guard)


def build_for_address(name: str, limit: Limit, send: Request) -> Attack:
    return build(name, limit, request_for_one_address(limit, send))


def build_for_client(name: str, limit: Limit, send: Request) -> Attack:
    return build(name, limit, request_for_many_addresses(limit, send))


def build_for_person(name: str, limit: Limit, send: Callable[[Person], Awaitable[httpx.Response]]) -> Attack:
    return build(name, limit, request_as_person(limit, send))


ATTACKS = (
    build_for_address("flood an address with codes", limits.CODE_BY_ADDRESS, check_user),
    build_for_client("send codes to many addresses", limits.CODE_BY_CLIENT, check_user),
    build_for_address("flood an address by resending codes", limits.CODE_BY_ADDRESS, resend_code),
    build("flood an address with codes for a new address", limits.CODE_BY_ADDRESS, order_email_codes),
    build_for_address("flood an address with reset links", limits.RESET_BY_ADDRESS, order_reset),
    build_for_client("send reset links to many addresses", limits.RESET_BY_CLIENT, order_reset),
    build_for_address("guess passwords of one address", limits.SIGN_IN_BY_ADDRESS, guess_password),
    build_for_client("spray a password over many addresses", limits.SIGN_IN_BY_CLIENT, guess_password),
    build(
        "guess passwords with other spellings of the address",
        limits.SIGN_IN_BY_ADDRESS,
        request_for_one_address(limits.SIGN_IN_BY_ADDRESS, guess_password_in_capitals),
        replace("api.crm.endpoints.normalise_email", str),
    ),
    build(
        "spray a password with forged X-Forwarded-For headers",
        limits.SIGN_IN_BY_CLIENT,
        guess_with_forged_address,
        trust_every_proxy,
    ),
    build_for_client("guess the codes of many addresses", limits.GUESS_BY_CLIENT, guess_code),
    build_for_client("guess the tokens of reset links", limits.GUESS_BY_CLIENT, guess_reset_token),
    build_for_person(
        "guess the password with a stolen session, in the password change",
        limits.PASSWORD_BY_PERSON,
        guess_in_password_change,
    ),
    build_for_person(
        "guess the password with a stolen session, in the address change",
        limits.PASSWORD_BY_PERSON,
        guess_in_email_change,
    ),
    build_for_person(
        "guess the password with a stolen session, in the deletion",
        limits.PASSWORD_BY_PERSON,
        guess_in_deletion,
    ),
    build("flood the counsellors with forms", limits.SUBMIT_BY_CLIENT, submit_forms),
    build_for_person("flood the store with documents", limits.UPLOAD_BY_PERSON, upload),
    build_for_person("load the server with photos", limits.UPLOAD_BY_PERSON, change_photo),
    build_for_person("load the server with exports", limits.EXPORT_BY_PERSON, export_again),
    Attack(
        Group.FLOOD,
        "store more documents than a person may have",
        "DOCUMENTS_MAX",
        store_too_many_documents,
        replace("api.document.queries.DOCUMENTS_MAX", 10_000),
    ),
)
