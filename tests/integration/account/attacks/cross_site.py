"""Requests that a page of another site sends with the victim's cookies (CSRF), and changes by GET."""

from collections.abc import Awaitable, Callable

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from api.edge.head_requests import HeadRequests
from schemas.forms.enquiry_forms import APPLY
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run, replace
from tests.integration.account.attacks.stage import Stage, is_signed_in, set_cookie
from tests.integration.account.reminders.scholarships import add_scholarship
from tests.integration.account.site import Person, log_in, make_email
from tests.integration.account.test_documents import upload
from tests.integration.account.test_submissions import build_enquiry, submit

FOREIGN_PAGES: tuple[dict[str, str], ...] = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://service.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "http://blog.service"},
)
"""The headers with which browsers send requests of pages of other sites."""
SendRequest = Callable[[Stage, Person, httpx.AsyncClient], Awaitable[object]]
HasHappened = Callable[[Stage, Person], Awaitable[bool]]


def send_from_foreign_pages(send: SendRequest, has_happened: HasHappened) -> Run:
    """Build an attack that sends a request from each foreign page, with the session cookie of the victim."""

    async def run(stage: Stage) -> bool:
        victim = stage.add_person()
        for headers in FOREIGN_PAGES:
            browser = stage.site.open_browser(**headers)
            set_cookie(browser, "session", victim.browser.cookies["session"])
            await send(stage, victim, browser)
            if await has_happened(stage, victim):
                return True
        return False

    return run


async def add_favourite(stage: Stage, victim: Person, browser: httpx.AsyncClient) -> None:
    await browser.post("/crm/favCourse.php", data=build_favourite(stage, victim))


def build_favourite(stage: Stage, person: Person) -> dict[str, str]:
    return {"user_id": str(person.id), "course_id": str(stage.course_id), "fav_check": "1"}


async def has_favourite(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM favourite WHERE person_id = %s", victim.id))


async def rename(_: Stage, victim: Person, browser: httpx.AsyncClient) -> None:
    await browser.post("/crm/editProfile.php", data=build_name(victim))


def build_name(person: Person) -> dict[str, str]:
    return {"user_id": str(person.id), "first_name": "Eve"}


async def is_renamed(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT first_name = 'Eve' FROM person WHERE id = %s", victim.id))


async def apply(_: Stage, victim: Person, browser: httpx.AsyncClient) -> None:
    await submit(browser, APPLY, build_enquiry(APPLY, victim.id))


async def has_applied(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM application WHERE person_id = %s", victim.id))


async def add_document(_: Stage, victim: Person, browser: httpx.AsyncClient) -> None:
    await upload(Person(victim.id, victim.email, browser))


async def has_document(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM document WHERE person_id = %s", victim.id))


async def add_reminder(stage: Stage, _: Person, browser: httpx.AsyncClient) -> None:
    await browser.put(f"/api/account/deadline-reminders/{add_scholarship(stage.connection)}")


async def has_reminder(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM deadline_reminder WHERE person_id = %s", victim.id))


async def follow(stage: Stage, _: Person, browser: httpx.AsyncClient) -> None:
    await browser.put(f"/api/account/followed-institutes/{stage.institute_id}")


async def is_following(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM institute_follow WHERE person_id = %s", victim.id))


async def save_search(_: Stage, __: Person, browser: httpx.AsyncClient) -> None:
    body = {"name": "theirs", "address": "", "request": {}, "frequency": "daily", "time_zone": "UTC"}
    await browser.post("/api/account/saved-searches", json=body)


async def has_saved(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM saved_search WHERE person_id = %s", victim.id))


async def sign_out(_: Stage, __: Person, browser: httpx.AsyncClient) -> None:
    await browser.post("/api/account/sign-out")


async def end_all_sessions(_: Stage, __: Person, browser: httpx.AsyncClient) -> None:
    await browser.post("/api/account/sessions/end-all")


async def is_signed_out(_: Stage, victim: Person) -> bool:
    return not await is_signed_in(victim.browser, victim)


async def order_reset(_: Stage, victim: Person, browser: httpx.AsyncClient) -> None:
    await browser.post("/api/account/password-reset", json={"email": victim.email})


async def is_mailed(stage: Stage, victim: Person) -> bool:
    return bool(stage.read("SELECT count(*) FROM mail WHERE recipient = %s", victim.email))


async def sign_in_as_attacker(stage: Stage) -> bool:
    """Sign the victim's browser in to the attacker's account, so that the victim stores documents there."""
    attacker = stage.add_person()
    for headers in FOREIGN_PAGES:
        browser = stage.site.open_browser(**headers)
        await log_in(browser, attacker.email)
        if await is_signed_in(browser, attacker):
            return True
    return False


async def register_by_form(stage: Stage) -> bool:
    """A foreign site lets the browsers of its visitors request codes, so that no limit per client applies."""
    email = make_email()
    for headers in FOREIGN_PAGES:
        values = {"first_name": "Eve", "last_name": "Eve", "email_address": email, "mobile": "+923001234567",
                  "confirm_password": "a password 1", "source": "Website"}  # fmt: skip
        await stage.site.open_browser(**headers).post("/crm/checkUser_dev.php", data=values)
    return bool(stage.read("SELECT count(*) FROM mail WHERE recipient = %s", email))


def change_by_get(path: str, build: Callable[[Stage, Person], dict[str, str]], happened: HasHappened) -> Run:
    """Build an attack that lets the victim open a link or an image.

    SameSite=Lax does not help, because browsers send Lax cookies with links.
    """

    async def run(stage: Stage) -> bool:
        victim = stage.add_person()
        for method in ("GET", "HEAD"):
            await victim.browser.request(method, path, params=build(stage, victim))
        return await happened(stage, victim)

    return run


def handle_get_as_post(_: Stage, patch: pytest.MonkeyPatch) -> None:
    async def call(middleware: HeadRequests, scope: Scope, receive: Receive, send: Send) -> None:
        is_account_call = scope["type"] == "http" and scope["path"].startswith("/crm/")
        changed = {**scope, "method": "POST"} if is_account_call else scope
        await middleware._app(changed, receive, send)

    patch.setattr(HeadRequests, "__call__", call)


def build(name: str, run: Run, open_guard: OpenGuard | None = None) -> Attack:
    let_through = replace("api.account.cross_site.is_cross_site", lambda *_: False)
    guard = "Origin and Sec-Fetch-Site must name the own site"
    return Attack(Group.CROSS_SITE, name, guard, run, open_guard or let_through)


def build_for_get(name: str, run: Run) -> Attack:
    return Attack(Group.CROSS_SITE, name, "no GET call changes data", run, handle_get_as_post)


ATTACKS = (
    build("add a favourite from another site", send_from_foreign_pages(add_favourite, has_favourite)),
    build("change the profile from another site", send_from_foreign_pages(rename, is_renamed)),
    build("apply from another site", send_from_foreign_pages(apply, has_applied)),
    build("store a document from another site", send_from_foreign_pages(add_document, has_document)),
    build("follow an institute from another site", send_from_foreign_pages(follow, is_following)),
    build("add a reminder from another site", send_from_foreign_pages(add_reminder, has_reminder)),
    build("save a search from another site", send_from_foreign_pages(save_search, has_saved)),
    build("sign a person out from another site", send_from_foreign_pages(sign_out, is_signed_out)),
    build("end all sessions from another site", send_from_foreign_pages(end_all_sessions, is_signed_out)),
    build("request reset links from another site", send_from_foreign_pages(order_reset, is_mailed)),
    build("sign a victim in to the attacker's account", sign_in_as_attacker),
    build("send codes with the browsers of strangers", register_by_form),
    build_for_get(
        "add a favourite with a link", change_by_get("/crm/favCourse.php", build_favourite, has_favourite)
    ),
    build_for_get(
        "change the profile with a link",
        change_by_get("/crm/editProfile.php", lambda _, person: build_name(person), is_renamed),
    ),
    build_for_get(
        "apply with a link",
        change_by_get(
            "/crm/applyToCourse.php", lambda _, person: build_enquiry(APPLY, person.id), has_applied
        ),
    ),
)
