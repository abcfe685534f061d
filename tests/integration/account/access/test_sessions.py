"""Sessions: cookies, expiry and lists. The folder `attacks` contains the attacks on sessions."""

from pathlib import Path

import httpx
import psycopg
import pytest

from tests.integration.account.site import (
    PASSWORD,
    Person,
    Site,
    check_user,
    log_in,
    make_email,
    open_site,
    verify,
)

SESSION = "/api/account/session"


async def is_signed_in(browser: httpx.AsyncClient) -> bool:
    return (await browser.get(SESSION)).json()["person"] is not None


async def test_signing_in_and_out(site: Site, person: Person) -> None:
    browser = site.open_browser()
    signed_in = await log_in(browser, person.email)
    assert signed_in.json() == {"status": 200, "user_id": person.id, "message": "You are signed in"}
    assert await is_signed_in(browser)
    token = browser.cookies["session"]
    assert (await browser.post("/api/account/sign-out")).status_code == 200
    assert not await is_signed_in(browser)
    browser.cookies.set("session", token)
    assert not await is_signed_in(browser)
    assert (await browser.get("/api/account/sessions")).status_code == 401


async def test_the_cookie_is_closed_to_scripts_and_other_sites(site: Site, person: Person) -> None:
    cookie = (await log_in(site.open_browser(), person.email)).headers["set-cookie"]
    assert cookie.startswith("session=")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts


@pytest.mark.parametrize(
    ("scheme", "site_url"),
    [("https", None), ("http", "https://service")],
    ids=["https", "behind a proxy"],
)
async def test_over_https_the_cookie_is_secure_and_bound_to_the_host(
    accounts_url: str, broker_url: str, tmp_path: Path, scheme: str, site_url: str | None
) -> None:
    async with open_site(
        accounts_url, broker_url, tmp_path, f"{scheme}://service", finder_site_url=site_url
    ) as site:
        email = make_email()
        checked = await check_user(site.open_browser(), email)
        assert "__Host-registration=" in checked.headers["set-cookie"]
        cookie = checked.headers["set-cookie"].partition(";")[0]
        await verify(site.open_browser(cookie=cookie), email, site.read_code(email))
        response = await log_in(site.open_browser(), email)
        assert response.headers["set-cookie"].startswith("__Host-session=")
        assert "; Secure" in response.headers["set-cookie"]
        token = response.headers["set-cookie"].partition(";")[0].partition("=")[2]
        assert await is_signed_in(site.open_browser(cookie=f"__Host-session={token}"))
        assert not await is_signed_in(site.open_browser(cookie=f"session={token}"))


async def test_a_session_lasts_90_days_and_with_a_role_12_hours(
    person: Person, connection: psycopg.Connection
) -> None:
    seconds = "SELECT max(extract(epoch FROM expires_at - created_at)) FROM session WHERE person_id = %s"
    row = connection.execute(seconds, (person.id,)).fetchone()
    assert row is not None
    assert abs(float(row[0]) - 90 * 86_400) < 60
    connection.execute("UPDATE person SET role = 'counsellor' WHERE id = %s", (person.id,))
    connection.execute("DELETE FROM session WHERE person_id = %s", (person.id,))
    await log_in(person.browser, person.email)
    row = connection.execute(seconds, (person.id,)).fetchone()
    assert row is not None
    assert abs(float(row[0]) - 12 * 3_600) < 60


@pytest.mark.parametrize(
    ("change", "is_active"),
    [
        ("last_used_at = now() - INTERVAL '29 days 23 hours 59 minutes'", True),
        ("last_used_at = now() - INTERVAL '30 days'", False),
        ("expires_at = now() + INTERVAL '1 minute'", True),
        ("expires_at = now()", False),
    ],
)
async def test_a_session_ends_after_30_idle_days_or_at_its_end(
    person: Person, connection: psycopg.Connection, change: str, is_active: bool
) -> None:
    connection.execute(f"UPDATE session SET {change} WHERE person_id = %s".encode(), (person.id,))
    assert await is_signed_in(person.browser) is is_active


async def test_sessions_are_listed_and_revoked(site: Site, person: Person, other: Person) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    second = site.open_browser(**{"user-agent": agent})
    await log_in(second, person.email)
    listed = (await person.browser.get("/api/account/sessions")).json()["results"]
    assert [each["client"] for each in listed] == ["Firefox on Linux", "Unknown client"]
    assert [each["is_current"] for each in listed] == [False, True]
    path = f"/api/account/sessions/{listed[0]['id']}"
    assert (await other.browser.delete(path)).status_code == 404
    assert await is_signed_in(second)
    assert (await person.browser.delete(path)).json() == {"ended": 1}
    assert not await is_signed_in(second)
    assert await is_signed_in(person.browser)


async def test_signing_out_everywhere(site: Site, person: Person) -> None:
    second = site.open_browser()
    await log_in(second, person.email)
    assert (await person.browser.post("/api/account/sessions/end-all")).json() == {"ended": 2}
    assert not await is_signed_in(person.browser)
    assert not await is_signed_in(second)


async def test_an_outdated_hash_is_replaced_at_sign_in(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    from argon2 import PasswordHasher

    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    connection.execute("UPDATE person SET password_hash = %s WHERE id = %s", (old, person.id))
    assert (await log_in(site.open_browser(), person.email)).status_code == 200
    row = connection.execute("SELECT password_hash FROM person WHERE id = %s", (person.id,)).fetchone()
    assert row is not None
    assert "m=19456,t=2,p=1" in row[0]


async def test_the_database_has_no_token(person: Person, connection: psycopg.Connection) -> None:
    token = person.browser.cookies["session"]
    row = connection.execute("SELECT to_jsonb(session)::text FROM session WHERE person_id = %s", (person.id,))
    assert token not in str(row.fetchall())


@pytest.mark.parametrize("token", ["", "x" * 5_000, "%00", "a b", "ü"])
async def test_a_made_up_token_opens_nothing(site: Site, token: str) -> None:
    response = await site.open_browser().get(
        "/api/account/sessions", headers={b"cookie": f"session={token}".encode("latin-1")}
    )
    assert response.status_code == 401
