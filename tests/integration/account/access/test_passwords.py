"""Reset and change of passwords, and the change of the mail address. The folder `attacks` contains the attacks."""

import asyncio
import re
from typing import Any

import psycopg
import pytest

from api.account.secret_checks import SecretChecks
from tests.integration.account.site import (
    PASSWORD,
    URDU_DIGITS,
    Person,
    Site,
    log_in,
    make_email,
    make_wrong_codes,
)

ORDER = "/api/account/password-reset"
CONFIRM = "/api/account/password-reset/confirm"
NEW = "a new password 2"


async def order_link(site: Site, email: str) -> str:
    """Request a password reset. Returns the token in the mailed link."""
    response = await site.open_browser().post(ORDER, json={"email": email})
    assert response.status_code == 200
    found = re.search(r"/reset-password#token=([A-Za-z0-9_-]{43})\b", site.read_mails(email.lower())[0])
    assert found is not None
    return found[1]


async def test_a_link_sets_a_new_password_and_ends_all_sessions(site: Site, person: Person) -> None:
    token = await order_link(site, person.email.upper())
    done = await site.open_browser().post(CONFIRM, json={"token": token, "password": NEW})
    assert done.json() == {"message": "Your new password is saved"}
    assert (await person.browser.get("/api/account/sessions")).status_code == 401
    assert (await log_in(site.open_browser(), person.email)).status_code == 401
    assert (await log_in(site.open_browser(), person.email, NEW)).status_code == 200
    assert "was changed" in site.read_mails(person.email)[0]


async def test_a_link_is_valid_for_30_minutes(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    token = await order_link(site, person.email)
    row = connection.execute(
        "SELECT extract(epoch FROM expires_at - now()) FROM password_reset WHERE person_id = %s", (person.id,)
    ).fetchone()
    assert row is not None
    assert 29 * 60 < row[0] <= 30 * 60
    connection.execute(
        "UPDATE password_reset SET expires_at = now() + INTERVAL '1 minute' WHERE person_id = %s",
        (person.id,),
    )
    done = await site.open_browser().post(CONFIRM, json={"token": token, "password": NEW})
    assert done.status_code == 200


async def test_an_expired_or_unknown_link_is_refused(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    token = await order_link(site, person.email)
    connection.execute("UPDATE password_reset SET expires_at = now() WHERE person_id = %s", (person.id,))
    for each in (token, "x" * 43):
        response = await site.open_browser().post(CONFIRM, json={"token": each, "password": NEW})
        assert response.status_code == 410
        assert response.json()["detail"] == "This link has expired or was used already."


async def test_an_unknown_address_gets_no_mail_and_the_same_response(site: Site, person: Person) -> None:
    unknown = make_email()
    browser = site.open_browser()
    responses = [
        (await browser.post(ORDER, json={"email": email})).content for email in (unknown, person.email)
    ]
    assert responses[0] == responses[1]
    assert site.read_mails(unknown) == []
    assert "reset-password" in site.read_mails(person.email)[0]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"token": "x" * 43, "password": "short 1"}, "password"),
        ({"token": "x" * 43, "password": "no digit at all"}, "password"),
        ({"token": "x" * 43, "password": "password1"}, "password"),
        ({"token": "short", "password": NEW}, "token"),
        ({"token": "x" * 43, "password": NEW, "person_id": 1}, "person_id"),
    ],
)
async def test_a_wrong_reset_names_the_field(site: Site, body: dict[str, str], field: str) -> None:
    response = await site.open_browser().post(CONFIRM, json=body)
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == [field]


async def test_changing_the_password_ends_other_sessions(site: Site, person: Person) -> None:
    second = site.open_browser()
    await log_in(second, person.email)
    old = person.browser.cookies["session"]
    change = {"current_password": PASSWORD, "password": NEW}
    assert (await person.browser.post("/api/account/password", json=change)).status_code == 200
    assert person.browser.cookies["session"] != old
    assert (await person.browser.get("/api/account/sessions")).status_code == 200
    assert (await second.get("/api/account/sessions")).status_code == 401
    assert (await log_in(site.open_browser(), person.email, NEW)).status_code == 200


async def test_changing_the_password_needs_the_current_one(site: Site, person: Person) -> None:
    change = {"current_password": "wrong 1", "password": NEW}
    response = await person.browser.post("/api/account/password", json=change)
    assert response.status_code == 401
    assert response.json()["fields"][0]["field"] == "current_password"
    assert (await log_in(site.open_browser(), person.email)).status_code == 200


async def test_a_sign_in_with_the_old_password_fails_if_a_reset_is_running(
    site: Site, person: Person, accounts_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    verify = SecretChecks.verify
    with psycopg.connect(accounts_url) as reset:

        async def verify_before_reset(*given: Any) -> bool:
            is_right = await verify(*given)
            reset.execute("UPDATE person SET password_hash = 'another' WHERE id = %s", (person.id,))
            reset.execute("DELETE FROM session WHERE person_id = %s", (person.id,))
            asyncio.get_running_loop().call_later(0.2, reset.commit)
            return is_right

        monkeypatch.setattr(SecretChecks, "verify", verify_before_reset)
        assert (await log_in(site.open_browser(), person.email)).status_code == 401
        left = reset.execute("SELECT count(*) FROM session WHERE person_id = %s", (person.id,)).fetchone()
    assert left == (0,)


async def test_a_new_address_counts_after_its_code(site: Site, person: Person) -> None:
    new = make_email()
    change = {"email": new.upper(), "current_password": PASSWORD}
    assert (await person.browser.post("/api/account/email", json=change)).status_code == 200
    assert (await log_in(site.open_browser(), new)).status_code == 401
    code = site.read_code(new)
    wrong = {"code": next(make_wrong_codes(code))}
    assert (await person.browser.post("/api/account/email/confirm", json=wrong)).status_code == 400
    typed = {"code": code.translate(URDU_DIGITS)}
    confirmed = await person.browser.post("/api/account/email/confirm", json=typed)
    assert confirmed.json() == {"message": "Successfully updated."}
    assert (await log_in(site.open_browser(), new)).status_code == 200
    assert "was changed to another one" in site.read_mails(person.email)[0]
    assert (await person.browser.post("/api/account/email/confirm", json={"code": code})).status_code == 400


async def test_the_address_of_another_person_is_refused_only_after_its_code(
    site: Site, person: Person, other: Person
) -> None:
    change = {"email": other.email, "current_password": PASSWORD}
    assert (await person.browser.post("/api/account/email", json=change)).status_code == 200
    code = site.read_code(other.email)
    taken = await person.browser.post("/api/account/email/confirm", json={"code": code})
    assert (taken.status_code, taken.json()["detail"]) == (400, "User already existed, Kindly login.")
    assert (await log_in(site.open_browser(), other.email)).json()["user_id"] == other.id
