"""The signed callback of the CRM changes the state of applications.

Wrong, old and repeated callbacks change nothing.
"""

import json
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
import pytest_asyncio

from api.crm.signed_callback import CLOCK_SECONDS, SIGNATURE_HEADER, TIMESTAMP_HEADER, sign_callback
from tests.integration.account.site import Site, open_site, register
from tests.integration.account.test_applications import apply

CALLBACK = "/crm/applicationState"
KEY = "a key of the CRM with 40 characters ....."


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def signed_site(accounts_url: str, broker_url: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    var = tmp_path_factory.mktemp("var")
    async with open_site(accounts_url, broker_url, var, crm_callback_key=KEY) as site:
        yield site


def build_body(application: str, state: str = "in_review", **values: Any) -> bytes:
    return json.dumps({"application_id": application, "state": state, **values}).encode()


async def call(
    site: Site, body: bytes, *, timestamp: str | None = None, signature: str | None = None, key: str = KEY
) -> httpx.Response:
    given = timestamp if timestamp is not None else str(int(time.time()))
    headers = {
        "content-type": "application/json",
        TIMESTAMP_HEADER: given,
        SIGNATURE_HEADER: signature if signature is not None else sign_callback(key, given, body),
    }
    return await site.open_browser().post(CALLBACK, content=body, headers=headers)


async def test_the_crm_moves_an_application_once(signed_site: Site, connection: psycopg.Connection) -> None:
    person = await register(signed_site)
    application = await apply(person, connection)
    path = f"/api/account/applications/{application}"
    now = str(int(time.time()))
    body = build_body(application, note="Welcome")
    assert (await call(signed_site, body, timestamp=now)).status_code == 200
    replayed = await call(signed_site, body, timestamp=now)
    assert (replayed.status_code, replayed.json()["status"]) == (409, 409)
    assert (await call(signed_site, body, timestamp=str(int(now) - 1))).status_code == 200
    detail = (await person.browser.get(path)).json()
    assert [(each["state"], each["actor"], each["note"]) for each in detail["history"][1:]] == [
        ("in_review", "crm", "Welcome")
    ]
    assert (await call(signed_site, build_body(application, "enrolled"))).status_code == 409
    assert (await call(signed_site, build_body(application, "offer"))).status_code == 200
    assert (await person.browser.get(path)).json()["state"] == "offer"


async def test_a_wrong_or_old_signature_is_refused(signed_site: Site, connection: psycopg.Connection) -> None:
    person = await register(signed_site)
    application = await apply(person, connection)
    body, now = build_body(application), int(time.time())
    right = sign_callback(KEY, str(now), body)
    attempts: list[dict[str, str]] = [
        {"key": "another key of 40 characters ..........."},
        {"signature": ""},
        {"signature": "0" * 64},
        {"timestamp": str(now - CLOCK_SECONDS - 5)},
        {"timestamp": str(now + CLOCK_SECONDS + 60)},
        {"timestamp": "", "signature": right},
        {"timestamp": "-1"},
        {"timestamp": f"{now}.0"},
        {"timestamp": "9" * 400},
        {"timestamp": str(now + 1), "signature": right},
    ]
    for attempt in attempts:
        assert (await call(signed_site, body, **attempt)).status_code == 401, attempt
    changed = await call(signed_site, build_body(application, "offer"), timestamp=str(now), signature=right)
    assert changed.status_code == 401
    assert (await person.browser.get(f"/api/account/applications/{application}")).json()[
        "state"
    ] == "submitted"


async def test_wrong_values_are_named(signed_site: Site) -> None:
    assert (await call(signed_site, build_body(str(uuid4())))).status_code == 404
    for body, field in (
        (build_body("1"), "application_id"),
        (build_body(str(uuid4()), "lost"), "state"),
        (build_body(str(uuid4()), person_id=1), "person_id"),
        (build_body(str(uuid4()), note="x" * 1_001), "note"),
    ):
        response = await call(signed_site, body)
        assert (response.status_code, response.json()["fields"][0]["field"]) == (422, field)


async def test_without_a_key_there_is_no_callback(accounts_url: str, broker_url: str, tmp_path: Path) -> None:
    async with open_site(accounts_url, broker_url, tmp_path) as site:
        assert (await call(site, build_body(str(uuid4())))).status_code == 404
