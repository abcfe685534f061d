"""The application with accounts, the browsers of its visitors, and the task of the worker that sends mails."""

import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from fastapi import FastAPI

from api.app import create_app
from indexer.delivery.database import connect
from indexer.delivery.mail.mailbox import read_mailbox
from indexer.delivery.mail.sending import MailsSent, send_due_mails
from schemas import secret_hashes
from schemas.settings import Settings

NO_ELASTICSEARCH = "http://127.0.0.1:1"
PASSWORD = "correct horse 7 battery"
URDU_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
OWN_PAGE = {"sec-fetch-site": "same-origin"}
"""The header that a browser sends with a request from a page of the site."""
_ADDRESSES = (f"10.{a}.{b}.{c}" for a in count(1) for b in range(256) for c in range(1, 255))


@dataclass
class Site:
    """The application, and what its worker does. Each opened browser has its own cookies and its own IP address."""

    app: FastAPI
    settings: Settings
    base_url: str
    opened: list[httpx.AsyncClient] = field(default_factory=list)

    def open_browser(self, **headers: str) -> httpx.AsyncClient:
        """Open a browser that sends the given headers. Without headers, it sends OWN_PAGE."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(next(_ADDRESSES), 1234))
        browser = httpx.AsyncClient(transport=transport, base_url=self.base_url, headers=headers or OWN_PAGE)
        self.opened.append(browser)
        return browser

    def send_mails(self) -> MailsSent:
        """Send the waiting mails, as the worker's task does."""
        with connect(self.settings) as connection:
            return send_due_mails(connection, self.settings)

    def read_mails(self, recipient: str) -> list[str]:
        """Send the waiting mails, and return the texts for one recipient, newest first."""
        while self.send_mails() != MailsSent():
            """One call sends only a limited number of mails, so call again until nothing is sent."""
        return [each.text for each in read_mailbox(self.settings.var_folder) if each.recipient == recipient]

    def read_code(self, recipient: str) -> str:
        """Return the one-time code of four digits in the newest mail to the recipient."""
        found = re.search(r"\b([0-9]{4})\b", self.read_mails(recipient)[0])
        assert found is not None
        return found[1]


@asynccontextmanager
async def open_site(
    database_url: str, broker_url: str | None, var: Path, base_url: str = "http://service", **given: Any
) -> AsyncIterator[Site]:
    """Start the application without the web."""
    settings = Settings(
        _env_file=None,
        database_url=database_url,
        broker_url=broker_url,
        finder_var=var,
        **{"elasticsearch_url": NO_ELASTICSEARCH, **given},
    )
    async with start_site(settings, base_url, Path("no-web")) as site:
        yield site


@asynccontextmanager
async def start_site(settings: Settings, base_url: str, web_folder: Path) -> AsyncIterator[Site]:
    app = create_app(settings, web_folder)
    site = Site(app, settings, base_url)
    async with app.router.lifespan_context(app):
        yield site
        for browser in site.opened:
            await browser.aclose()


def make_email() -> str:
    return f"student-{uuid4().hex[:10]}@example.org"


def build_registration(email: str, **changes: str) -> dict[str, str]:
    return {
        "first_name": "Ayesha",
        "last_name": "Khan",
        "email_address": email,
        "mobile": "+923001234567",
        "source": "Website",
        "confirm_password": PASSWORD,
        "terms": "1",
        **changes,
    }


async def check_user(browser: httpx.AsyncClient, email: str, **changes: str) -> httpx.Response:
    return await browser.post("/crm/checkUser_dev.php", data=build_registration(email, **changes))


async def verify(browser: httpx.AsyncClient, email: str, code: str) -> httpx.Response:
    return await browser.post("/crm/verifyOTP_dev.php", data={"email_address": email, "otp": code})


async def log_in(browser: httpx.AsyncClient, email: str, password: str = PASSWORD) -> httpx.Response:
    return await browser.post("/crm/userLogin.php", data={"email_address": email, "password": password})


@dataclass(frozen=True)
class Person:
    id: int
    email: str
    browser: httpx.AsyncClient


async def register(site: Site, **headers: str) -> Person:
    """Register a new person with a new browser. Afterwards the browser is signed in."""
    browser, email = site.open_browser(**headers), make_email()
    assert (await check_user(browser, email)).status_code == 200
    verified = await verify(browser, email, site.read_code(email))
    assert verified.status_code == 200, verified.text
    return Person(verified.json()["user_id"], email, browser)


def make_wrong_codes(right: str) -> Iterator[str]:
    return (code for number in range(10_000) if (code := f"{number:04d}") != right)


def count_calls(monkeypatch: pytest.MonkeyPatch, function: str) -> list[str]:
    """Return a list that grows with each call of a function in schemas.secret_hashes.

    The function itself still runs.
    """
    original: Callable[..., Any] = getattr(secret_hashes, function)
    calls: list[str] = []

    def count_and_call(*arguments: Any) -> Any:
        calls.append(function)
        return original(*arguments)

    monkeypatch.setattr(secret_hashes, function, count_and_call)
    return calls
