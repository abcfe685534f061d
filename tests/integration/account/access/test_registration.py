"""Registration with a one-time code. The folder `attacks` contains the attacks on codes."""

from pathlib import Path
from typing import Any

import psycopg
import pytest

from schemas.vocabulary.accounts import CONSENT_VERSION
from tests.integration.account.site import (
    PASSWORD,
    URDU_DIGITS,
    Person,
    Site,
    build_registration,
    check_user,
    log_in,
    make_email,
    make_wrong_codes,
    open_site,
    register,
    verify,
)

CHECKED = {
    "status": 200,
    "user_id": None,
    "OTP": None,
    "field": None,
    "message": "Enter the code that we sent to your email address",
    "local_mailbox": True,
}


def count_rows(connection: psycopg.Connection, statement: str, *values: Any) -> int:
    row = connection.execute(statement.encode(), values).fetchone()
    assert row is not None
    return int(row[0])


async def test_a_code_completes_the_registration_and_signs_in(
    site: Site, connection: psycopg.Connection
) -> None:
    browser, email = site.open_browser(), make_email()
    assert (await check_user(browser, email)).json() == CHECKED
    verified = await verify(browser, email, site.read_code(email))
    assert verified.json() == {
        "status": 200,
        "user_id": verified.json()["user_id"],
        "message": "OTP MATCHED",
    }
    current = (await browser.get("/api/account/session")).json()["person"]
    assert (current["user_id"], current["email"], current["first_name"]) == (
        verified.json()["user_id"],
        email,
        "Ayesha",
    )
    person = verified.json()["user_id"]
    assert count_rows(connection, "SELECT count(*) FROM pending_registration WHERE email = %s", email) == 0
    consents = connection.execute(
        "SELECT document, version, now() - accepted_at < INTERVAL '1 minute' FROM consent WHERE person_id = %s",
        (person,),
    ).fetchall()
    assert consents == [("terms", CONSENT_VERSION, True)]


async def test_a_site_with_a_mail_server_does_not_name_the_local_mailbox(
    accounts_url: str, broker_url: str, tmp_path: Path
) -> None:
    async with open_site(accounts_url, broker_url, tmp_path, smtp_host="mail.example") as site:
        browser = site.open_browser()
        assert (await check_user(browser, make_email())).json() == {**CHECKED, "local_mailbox": False}
        assert (await browser.get("/api/account/session")).json()["local_mailbox"] is False


async def test_parameters_may_stand_in_the_query(site: Site) -> None:
    browser, email = site.open_browser(), make_email()
    checked = await browser.post("/crm/checkUser_dev.php/", params=build_registration(email))
    assert checked.json() == CHECKED
    code = {"email_address": email, "otp": site.read_code(email), "std_password": "another password 1"}
    assert (await browser.post("/crm/verifyOTP_dev.php", params=code)).status_code == 200
    login = {"email_address": email.upper(), "password": PASSWORD}
    assert (await site.open_browser().post("/crm/userLogin.php", params=login)).status_code == 200


async def test_a_known_address_is_refused_only_after_its_code(site: Site, person: Person) -> None:
    browser = site.open_browser()
    assert (await check_user(browser, person.email)).json() == CHECKED
    known = await verify(browser, person.email, site.read_code(person.email))
    assert known.status_code == 400
    assert known.json()["message"] == "User already existed, Kindly login"
    assert known.json()["field"] == "email"
    assert (await browser.get("/api/account/session")).json()["person"] is None
    assert (await log_in(site.open_browser(), person.email)).status_code == 200


async def test_a_wrong_code_does_not_match(site: Site, connection: psycopg.Connection) -> None:
    browser, email = site.open_browser(), make_email()
    await check_user(browser, email)
    wrong = await verify(browser, email, next(make_wrong_codes(site.read_code(email))))
    assert wrong.status_code == 400
    assert wrong.json() == {
        "status": 400,
        "field": "otp",
        "message": "OTP NOT MATCHED",
        "detail": "OTP NOT MATCHED.",
        "fields": [{"field": "otp", "reason": "OTP NOT MATCHED"}],
    }
    assert count_rows(connection, "SELECT count(*) FROM person WHERE email = %s", email) == 0


async def test_a_code_can_be_typed_in_urdu_digits(site: Site) -> None:
    browser, email = site.open_browser(), make_email()
    await check_user(browser, email)
    code = site.read_code(email).translate(URDU_DIGITS)
    assert (await verify(browser, email, code)).status_code == 200


@pytest.mark.parametrize("code", ["", "12", "12345", "abcd", "١٢٣", "12 4", "-123", "0x1f"])
async def test_a_code_has_exactly_four_digits(site: Site, code: str) -> None:
    response = await verify(site.open_browser(), make_email(), code)
    assert (response.status_code, response.json()["message"]) == (400, "OTP NOT MATCHED")


async def test_restarting_in_the_same_browser_keeps_the_count_of_guesses(
    site: Site, connection: psycopg.Connection
) -> None:
    browser, email = site.open_browser(), make_email()
    for _ in range(2):
        await check_user(browser, email)
        await verify(browser, email, next(make_wrong_codes(site.read_code(email))))
    assert count_rows(connection, "SELECT sum(guesses) FROM one_time_code WHERE email = %s", email) == 2


async def test_a_new_code_voids_the_old_one(site: Site) -> None:
    browser, email = site.open_browser(), make_email()
    await check_user(browser, email)
    old = site.read_code(email)
    resent = await browser.post(
        "/crm/checkUser_dev.php", data={"email_address": email, "source": "Website", "mobile": ""}
    )
    assert resent.json() == CHECKED
    new = site.read_code(email)
    if old != new:
        assert (await verify(browser, email, old)).status_code == 400
    assert (await verify(browser, email, new)).status_code == 200


async def test_a_resend_without_a_registration_looks_the_same_and_sends_nothing(site: Site) -> None:
    email = make_email()
    resent = await site.open_browser().post("/crm/checkUser_dev.php", data={"email_address": email})
    assert resent.json() == CHECKED
    assert site.read_mails(email) == []


async def test_the_victim_of_a_parallel_registration_still_gets_in(site: Site) -> None:
    attacker, victim, email = site.open_browser(), site.open_browser(), make_email()
    await check_user(victim, email)
    code = site.read_code(email)
    await check_user(attacker, email, confirm_password="the attacker's 1")
    site.send_mails()
    assert (await verify(victim, email, code)).status_code == 200
    assert (await log_in(site.open_browser(), email, "the attacker's 1")).status_code == 401


async def test_the_database_has_no_code_and_no_password(site: Site, connection: psycopg.Connection) -> None:
    browser, email = site.open_browser(), make_email()
    await check_user(browser, email)
    code = site.read_code(email)
    rows = connection.execute(
        "SELECT to_jsonb(mail)::text || to_jsonb(one_time_code)::text || to_jsonb(pending_registration)::text "
        "FROM mail JOIN one_time_code ON one_time_code.id = code_id "
        "JOIN pending_registration ON pending_registration.id = registration_id WHERE recipient = %s",
        (email,),
    ).fetchall()
    assert len(rows) == 1
    assert f'"{code}"' not in rows[0][0]
    assert PASSWORD not in rows[0][0]
    assert "$argon2id$" in rows[0][0]


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("first_name", "", "*required"),
        ("first_name", "Ayesha7", "Invalid - should be a character"),
        ("last_name", "x" * 26, "At most 25 characters"),
        ("email_address", "ayesha@", "Invalid email address"),
        ("email_address", "a@example.org\r\nBcc: b@example.org", "Contains a control character"),
        ("mobile", "", "*required"),
        ("mobile", "12", "Invalid phone number"),
        ("confirm_password", "short 1", "Password must be more than 8 characters"),
        ("confirm_password", "without a digit", "Password must contain a number"),
        ("confirm_password", "Password1", "This password is too common"),
        ("city", "Lahore 5", "Enter valid city name"),
        ("terms", "0", "Please first  agree to the terms and services to receive OTP"),
        ("role", "administrator", "unknown key"),
        ("user_id", "1", "unknown key"),
    ],
)
async def test_a_wrong_value_is_refused_with_its_text(site: Site, field: str, value: str, text: str) -> None:
    response = await check_user(site.open_browser(), make_email(), **{field: value})
    assert response.status_code == 400
    assert response.json()["fields"] == [{"field": field, "reason": text}]
    assert (response.json()["field"], response.json()["message"]) == (field, text)


async def test_a_repeated_parameter_is_refused(site: Site) -> None:
    body = "email_address=a%40example.org&email_address=b%40example.org"
    headers = {"content-type": "application/x-www-form-urlencoded"}
    response = await site.open_browser().post("/crm/checkUser_dev.php", content=body, headers=headers)
    assert response.json()["fields"] == [{"field": "email_address", "reason": "Given more than once"}]


async def test_a_body_of_another_kind_is_refused(site: Site) -> None:
    response = await site.open_browser().post("/crm/checkUser_dev.php", json=build_registration(make_email()))
    assert (response.status_code, response.json()["status"]) == (400, 400)


async def test_mails_come_in_the_language_of_the_visitor(site: Site) -> None:
    person = await register(site, **{"accept-language": "ur-PK,en;q=0.8"})
    assert "کوڈ" in site.read_mails(person.email)[0]
