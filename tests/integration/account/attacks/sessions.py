"""Stolen, planted and ended sessions."""

from typing import Any

import httpx
import pytest

from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run, open_all, replace
from tests.integration.account.attacks.stage import (
    Stage,
    format_hash_as_token,
    is_signed_in,
    read_hash_from_token,
    set_cookie,
)
from tests.integration.account.site import PASSWORD, Person, log_in, make_email

PLANTED = "planted-by-the-attacker"
NEW_PASSWORD = "a new password 2"


async def do_nothing(*_: object, **__: object) -> None:
    """Replaces a guard that raises an exception, or that finds or ends a session."""


async def count_none(*_: object, **__: object) -> int:
    return 0


def steal_session(stage: Stage, person: Person) -> httpx.AsyncClient:
    """Return another browser with the cookie of the person."""
    thief = stage.site.open_browser()
    set_cookie(thief, "session", person.browser.cookies["session"])
    return thief


async def plant_session(stage: Stage) -> bool:
    """Set a cookie in the victim's browser before the victim signs in."""
    victim, browser, attacker = stage.add_person(), stage.site.open_browser(), stage.site.open_browser()
    set_cookie(browser, "session", PLANTED)
    await log_in(browser, victim.email)
    set_cookie(attacker, "session", PLANTED)
    return await is_signed_in(attacker, victim)


def adopt_planted_token(_: Stage, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("api.account.sessions.make_token", lambda: PLANTED)


async def plant_session_from_subdomain(stage: Stage) -> bool:
    """Let another host of the domain set the cookie of the attacker's account, without the prefix __Host-."""
    attacker = stage.add_person()
    victim = stage.site.open_browser()
    victim.base_url = httpx.URL("https://service")
    set_cookie(victim, "session", attacker.browser.cookies["session"])
    return await is_signed_in(victim, attacker)


async def use_after_signing_in_again(stage: Stage) -> bool:
    person = stage.add_person()
    thief = steal_session(stage, person)
    await log_in(person.browser, person.email)
    assert await is_signed_in(person.browser, person)
    return await is_signed_in(thief, person)


def use_after(path: str, body: dict[str, str] | None = None) -> Run:
    """Use a stolen session after the person has sent a request that must end it."""

    async def run(stage: Stage) -> bool:
        person = stage.add_person()
        thief = steal_session(stage, person)
        response = await person.browser.post(path, json=body)
        assert response.status_code == 200, response.text
        return await is_signed_in(thief, person)

    return run


async def use_after_reset(stage: Stage) -> bool:
    person = stage.add_person()
    new = {"token": stage.add_reset(person), "password": NEW_PASSWORD}
    response = await stage.site.open_browser().post("/api/account/password-reset/confirm", json=new)
    assert response.status_code == 200, response.text
    return await is_signed_in(person.browser, person)


async def use_after_revocation(stage: Stage) -> bool:
    person, thief = stage.add_person(), stage.site.open_browser()
    stage.add_session(person, thief)
    stolen = (await thief.get("/api/account/sessions")).json()["results"]
    session = next(each["id"] for each in stolen if each["is_current"])
    assert (await person.browser.delete(f"/api/account/sessions/{session}")).status_code == 200
    return await is_signed_in(thief, person)


def use_old_session(change: str) -> Run:
    async def run(stage: Stage) -> bool:
        person = stage.add_person()
        stage.execute(f"UPDATE session SET {change} WHERE person_id = %s", person.id)
        return await is_signed_in(person.browser, person)

    return run


async def use_stored_session_hash(stage: Stage) -> bool:
    """Use a session hash as the cookie. The attacker has read the table `session`, for example in a backup."""
    victim, thief = stage.add_person(), stage.site.open_browser()
    stored = stage.read("SELECT token_hash FROM session WHERE person_id = %s", victim.id)
    set_cookie(thief, "session", format_hash_as_token(bytes(stored)))
    return await is_signed_in(thief, victim)


async def use_stored_reset_hash(stage: Stage) -> bool:
    """Use a reset hash as the token. The attacker has read the table `password_reset`."""
    victim = stage.add_person()
    stage.add_reset(victim)
    stored = stage.read("SELECT token_hash FROM password_reset WHERE person_id = %s", victim.id)
    new = {"token": format_hash_as_token(bytes(stored)), "password": NEW_PASSWORD}
    response = await stage.site.open_browser().post("/api/account/password-reset/confirm", json=new)
    return response.status_code == 200


async def change_password(stage: Stage) -> bool:
    person = stage.add_person()
    change = {"current_password": "a guess 1", "password": NEW_PASSWORD}
    response = await steal_session(stage, person).post("/api/account/password", json=change)
    return response.status_code == 200


async def change_address(stage: Stage) -> bool:
    person, own = stage.add_person(), make_email()
    change = {"email": own, "current_password": "a guess 1"}
    await steal_session(stage, person).post("/api/account/email", json=change)
    return bool(stage.read("SELECT count(*) FROM mail WHERE recipient = %s", own))


async def delete_account(stage: Stage) -> bool:
    person = stage.add_person()
    deletion = {"current_password": "a guess 1"}
    await steal_session(stage, person).post("/api/account/own-data/delete", json=deletion)
    return stage.read("SELECT id FROM person WHERE id = %s", person.id) is None


def build(name: str, guard: str, run: Run, *guards: OpenGuard) -> Attack:
    return Attack(Group.SESSION, name, guard, run, open_all(*guards))


def keep_cookie_name(_: object, name: str) -> str:
    return name


async def revoke_nothing(*_: Any) -> bool:
    return True


ATTACKS = (
    build("plant a session before the sign-in", "a new token", plant_session, adopt_planted_token),
    build(
        "plant a session from another host of the domain",
        "the cookie prefix __Host-",
        plant_session_from_subdomain,
        replace("api.account.cookies._get_full_name", keep_cookie_name),
    ),
    build(
        "use a stolen session after the person has signed in again",
        "signing in ends the earlier session",
        use_after_signing_in_again,
        replace("api.account.sessions.find_session", do_nothing),
    ),
    build(
        "use a session after signing out",
        "signing out deletes the session",
        use_after("/api/account/sign-out"),
        replace("api.account.endpoints.end_session", do_nothing),
    ),
    build(
        "use a session after signing out everywhere",
        "signing out everywhere deletes all sessions",
        use_after("/api/account/sessions/end-all"),
        replace("api.account.endpoints.end_sessions", count_none),
    ),
    build(
        "use a session that the person has ended in the list",
        "a revoked session is deleted",
        use_after_revocation,
        replace("api.account.endpoints.revoke_session", revoke_nothing),
    ),
    build(
        "use a session after a change of the password",
        "a new password ends all sessions",
        use_after("/api/account/password", {"current_password": PASSWORD, "password": NEW_PASSWORD}),
        replace("api.account.passwords.end_sessions", count_none),
        replace("api.account.sessions.find_session", do_nothing),
    ),
    build(
        "use a session after a reset of the password",
        "a new password ends all sessions",
        use_after_reset,
        replace("api.account.passwords.end_sessions", count_none),
    ),
    build(
        "use a session after 90 days",
        "expires_at",
        use_old_session("expires_at = now()"),
        replace("api.account.sessions._ACTIVE", "true"),
    ),
    build(
        "use a session that was idle for 30 days",
        "last_used_at",
        use_old_session("last_used_at = now() - INTERVAL '30 days 1 second'"),
        replace("api.account.sessions._ACTIVE", "true"),
    ),
    build(
        "sign in with the stored hash of a session",
        "only hashes of tokens are stored",
        use_stored_session_hash,
        replace("api.account.sessions.hash_token", read_hash_from_token),
    ),
    build(
        "reset a password with the stored hash of a link",
        "only hashes of tokens are stored",
        use_stored_reset_hash,
        replace("api.account.passwords.hash_token", read_hash_from_token),
    ),
    build(
        "change the password with a stolen session",
        "the current password is needed",
        change_password,
        replace("api.account.passwords.check_password", do_nothing),
    ),
    build(
        "change the mail address with a stolen session",
        "the current password is needed",
        change_address,
        replace("api.account.passwords.check_password", do_nothing),
    ),
    build(
        "delete the account with a stolen session",
        "the current password is needed",
        delete_account,
        replace("api.own_data.deletion.check_password", do_nothing),
    ),
)
