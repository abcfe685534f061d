"""Forms of staff pages are accepted only from this site. A browser header or the token of the page is the proof."""

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio
from fastapi import Request

from api.staff.form_token import is_valid_form_token, make_form_token
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.staff import read_form_token
from tests.integration.account.attacks.stage import Stage, set_cookie
from tests.integration.account.test_profile import build_photo

NOT_FOUND = "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11"
FORMS = (
    "/staff/language", "/staff/filter", "/staff/cases.csv", "/staff/second-factor", f"/staff/cases/{NOT_FOUND}/note",
    "/admin/csv", "/admin/images", "/admin/content/blog/new", "/analytics/views", "/analytics/views/1/delete",
)  # fmt: skip


@pytest_asyncio.fixture(loop_scope="session")
async def browser(stage: Stage) -> httpx.AsyncClient:
    """A signed-in browser that does not send the headers Sec-Fetch-Site and Origin."""
    administrator = stage.add_staff(Role.ADMINISTRATOR)
    browser = stage.site.open_browser(accept="text/html")
    set_cookie(browser, "session", administrator.browser.cookies["session"])
    return browser


@pytest.mark.parametrize("path", FORMS)
async def test_a_form_without_headers_needs_a_token(browser: httpx.AsyncClient, path: str) -> None:
    for form in ({}, {"csrf_token": "é"}, {"csrf_token": "x" * 64}):
        refused = await browser.post(path, data=form)
        assert refused.status_code == 403, path
        assert "The request comes from another site" in refused.text


async def test_the_token_of_a_page_is_accepted(browser: httpx.AsyncClient) -> None:
    first, second = [read_form_token((await browser.get("/admin/images")).text) for _ in range(2)]
    assert first != second
    for token in (first, second):
        sent = await browser.post("/staff/filter", data={"kind": "enquiry", "csrf_token": token})
        assert (sent.status_code, sent.headers["location"]) == (303, "/staff?kind=enquiry")
    image = {"file": ("a.png", build_photo(), "image/png")}
    stored = await browser.post("/admin/images", data={"csrf_token": first}, files=image)
    assert (stored.status_code, stored.headers["location"]) == (303, "/admin/images?done=stored")


async def test_a_new_session_needs_a_new_token(stage: Stage, browser: httpx.AsyncClient) -> None:
    token = read_form_token((await browser.get("/admin/images")).text)
    other = stage.add_staff(Role.ADMINISTRATOR)
    set_cookie(browser, "session", other.browser.cookies["session"])
    assert (await browser.post("/staff/filter", data={"csrf_token": token})).status_code == 403


async def test_a_form_without_a_session_is_refused_before_it_is_read(stage: Stage) -> None:
    random = bytes(16)
    forged = urlsafe_b64encode(random + hmac.digest(b"", random, "sha256"))
    read = []

    async def send_form() -> AsyncIterator[bytes]:
        read.append("form")
        yield b"language=ur&back=/staff&csrf_token=" + forged

    stranger = stage.site.open_browser(accept="text/html")
    form_type = {"content-type": "application/x-www-form-urlencoded"}
    refused = await stranger.post("/staff/language", content=send_form(), headers=form_type)
    assert (refused.status_code, read) == (403, [])


async def test_a_token_without_a_session_is_not_valid(stage: Stage) -> None:
    scope = {"type": "http", "scheme": "https", "headers": [], "app": stage.site.app}
    assert not is_valid_form_token(Request(scope), make_form_token(Request(scope)))


async def test_each_form_that_changes_data_has_a_token(stage: Stage, browser: httpx.AsyncClient) -> None:
    case = stage.add_application(stage.add_person())
    for path in ("/staff", f"/staff/cases/{case}", "/admin/csv", "/admin/images", "/admin/content/blog/new"):
        html = (await browser.get(path)).text
        forms = re.findall(r'<form\b[^>]*method="post"[^>]*>\s*<input type="hidden" name="(\w+)"', html)
        assert len(forms) == html.count('method="post"') >= 2, path
        assert set(forms) == {"csrf_token"}, path
