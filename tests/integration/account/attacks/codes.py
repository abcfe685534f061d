"""Guesses and reuse of one-time codes."""

import asyncio
from functools import partial
from uuid import UUID

import httpx
import pytest

from api.account import code_guesses
from api.account.code_guesses import CodeOwner
from api.database import Connection, Database, read_rows
from schemas.vocabulary.accounts import CODE_GUESSES_MAX
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, replace
from tests.integration.account.attacks.stage import CODE, Stage
from tests.integration.account.site import PASSWORD, log_in, make_email, make_wrong_codes, verify

ATTACKERS_PASSWORD = "the attacker's 1"
PARALLEL = CODE_GUESSES_MAX + 3
WAIT_SECONDS = 60
_NEWEST_OF_ADDRESS = """
SELECT id, email, language FROM pending_registration
WHERE %s::bytea IS NOT NULL AND email = %s ORDER BY created_at DESC LIMIT 1
"""
_READ_GUESSES = """
SELECT id, code_hash, guesses FROM one_time_code WHERE email = %s AND guesses < %s ORDER BY created_at DESC LIMIT 1
"""


async def enter_wrong_codes(browser: httpx.AsyncClient, email: str, number: int) -> None:
    wrong = make_wrong_codes(CODE)
    for _ in range(number):
        await verify(browser, email, next(wrong))


async def is_accepted(browser: httpx.AsyncClient, email: str) -> bool:
    return (await verify(browser, email, CODE)).status_code == 200


async def guess_after_the_last_guess(stage: Stage) -> bool:
    email = make_email()
    browser = stage.add_registration(email)
    await enter_wrong_codes(browser, email, CODE_GUESSES_MAX)
    return await is_accepted(browser, email)


async def guess_with_new_registrations(stage: Stage) -> bool:
    """Guess the codes of several registrations.

    Each code allows new guesses, but all guesses for an address count together.
    """
    email = make_email()
    for _ in range(3):
        await enter_wrong_codes(stage.add_registration(email), email, 4)
    return await is_accepted(stage.add_registration(email), email)


async def guess_with_deleted_accounts(stage: Stage) -> bool:
    """Guess the codes for a new address with several accounts, and delete each account after its guesses."""
    email = make_email()
    for _ in range(3):
        person = stage.add_person()
        stage.add_email_code(person, email)
        wrong = make_wrong_codes(CODE)
        for _ in range(4):
            await person.browser.post("/api/account/email/confirm", json={"code": next(wrong)})
        deletion = {"current_password": PASSWORD}
        assert (await person.browser.post("/api/account/own-data/delete", json=deletion)).status_code == 200
    last = stage.add_person()
    stage.add_email_code(last, email)
    return (await last.browser.post("/api/account/email/confirm", json={"code": CODE})).status_code == 200


async def guess_in_parallel(stage: Stage) -> bool:
    """Send more concurrent guesses than the code allows.

    Succeeds if the site compares too many guesses with the code.
    """
    email = make_email()
    browser, wrong = stage.add_registration(email), make_wrong_codes(CODE)
    compared: list[str | None] = []
    original = stage.site.app.state.secret_checks.verify

    async def count_comparison(secret_hash: str | None, secret: str) -> bool:
        compared.append(secret_hash)
        return bool(await original(secret_hash, secret))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage.site.app.state.secret_checks, "verify", count_comparison)
        await asyncio.gather(*(verify(browser, email, next(wrong)) for _ in range(PARALLEL)))
    assert len(compared) == PARALLEL
    return len([each for each in compared if each is not None]) > CODE_GUESSES_MAX


def read_and_write_guesses_separately(_: Stage, patch: pytest.MonkeyPatch) -> None:
    """Read the number of guesses, then write it. All parallel requests read the number before any of them writes it."""
    everybody = asyncio.Barrier(PARALLEL)

    async def take_guess(database: Database, owner: CodeOwner) -> object:
        async with database.transaction() as connection:
            rows = await read_rows(connection, _READ_GUESSES, (owner.email, CODE_GUESSES_MAX))
        await asyncio.wait_for(everybody.wait(), WAIT_SECONDS)
        async with database.transaction() as connection:
            await connection.execute(
                "UPDATE one_time_code SET guesses = %s WHERE id = %s", (rows[0]["guesses"] + 1, rows[0]["id"])
            )
        return rows[0]

    patch.setattr(code_guesses, "_take_guess", take_guess)


async def use_code_twice(stage: Stage) -> bool:
    """Enter the code twice at the same time. Succeeds if both requests find the code valid."""
    email = make_email()
    browser = stage.add_registration(email)
    responses = await asyncio.gather(*(verify(browser, email, CODE) for _ in range(2)))
    return "OTP NOT MATCHED" not in [each.json()["message"] for each in responses]


def accept_used_codes(_: Stage, patch: pytest.MonkeyPatch) -> None:
    """Accept a code without marking the code as used.

    Each request continues only after both requests have compared the code.
    """
    both = asyncio.Barrier(2)

    async def use_code(_: Connection, __: UUID) -> bool:
        await asyncio.wait_for(both.wait(), WAIT_SECONDS)
        return True

    patch.setattr("api.crm.registration.use_code", use_code)


async def use_expired_code(stage: Stage) -> bool:
    email = make_email()
    browser = stage.add_registration(email)
    stage.execute("UPDATE one_time_code SET expires_at = now() WHERE email = %s", email)
    return await is_accepted(browser, email)


async def use_older_code(stage: Stage) -> bool:
    """Enter an older code after a new code was requested."""
    email = make_email()
    browser = stage.add_registration(email)
    stage.execute(
        "INSERT INTO one_time_code (registration_id, email, code_hash, expires_at) "
        "SELECT registration_id, email, 'another code', expires_at FROM one_time_code WHERE email = %s",
        email,
    )
    stage.execute(
        "UPDATE one_time_code SET voided_at = now() WHERE email = %s AND code_hash <> 'another code'", email
    )
    return await is_accepted(browser, email)


def accept_older_codes(_: Stage, patch: pytest.MonkeyPatch) -> None:
    oldest = code_guesses._TAKE_GUESS.replace("DESC", "ASC").replace("AND voided_at IS NULL", "")
    patch.setattr(code_guesses, "_TAKE_GUESS", oldest)
    patch.setattr(code_guesses, "_USE", code_guesses._USE.replace("AND voided_at IS NULL", ""))


async def register_victim_with_own_password(stage: Stage) -> bool:
    """The attacker registers the victim's address with a password of the attacker.

    The victim, who is also registering, enters the code of the attacker's registration.
    """
    email = make_email()
    victim = stage.add_registration(email)
    stage.add_registration(email, ATTACKERS_PASSWORD)
    await verify(victim, email, CODE)
    return (await log_in(stage.site.open_browser(), email, ATTACKERS_PASSWORD)).status_code == 200


async def complete_registration_of_another_browser(stage: Stage) -> bool:
    """The attacker has seen a victim's code, and enters the code in a browser with a different registration."""
    attacker, email = stage.add_registration(make_email()), make_email()
    stage.add_registration(email)
    await verify(attacker, email, CODE)
    return stage.read("SELECT id FROM person WHERE email = %s", email) is not None


build = partial(Attack, Group.CODE)


def change_statement(name: str, old: str, new: str) -> OpenGuard:
    def open_guard(_: Stage, patch: pytest.MonkeyPatch) -> None:
        statement = getattr(code_guesses, name)
        assert old in statement
        patch.setattr(code_guesses, name, statement.replace(old, new))

    return open_guard


ATTACKS = (
    build(
        "guess a code more than five times",
        "CODE_GUESSES_MAX",
        guess_after_the_last_guess,
        replace("api.account.code_guesses.CODE_GUESSES_MAX", 10_000),
    ),
    build(
        "guess with the codes of new registrations",
        "CODE_GUESSES_PER_DAY_MAX",
        guess_with_new_registrations,
        replace("api.account.code_guesses.CODE_GUESSES_PER_DAY_MAX", 10_000),
    ),
    build(
        "guess with the codes of deleted accounts",
        "CODE_GUESSES_PER_DAY_MAX",
        guess_with_deleted_accounts,
        replace("api.account.code_guesses.CODE_GUESSES_PER_DAY_MAX", 10_000),
    ),
    build(
        "guess in parallel",
        "one statement counts and locks",
        guess_in_parallel,
        read_and_write_guesses_separately,
    ),
    build(
        "use a code twice at the same time",
        "used_at is set once",
        use_code_twice,
        accept_used_codes,
    ),
    build(
        "use an expired code",
        "expires_at",
        use_expired_code,
        change_statement("_TAKE_GUESS", "AND expires_at > now()", ""),
    ),
    build("use an older code", "a new code voids the older one", use_older_code, accept_older_codes),
    build(
        "let the victim confirm an account with the attacker's password",
        "the cookie of the browser that registered",
        register_victim_with_own_password,
        replace("api.crm.registration._FIND", _NEWEST_OF_ADDRESS),
    ),
    build(
        "complete a registration that another browser started",
        "the cookie of the browser that registered",
        complete_registration_of_another_browser,
        replace("api.crm.registration._FIND", _NEWEST_OF_ADDRESS),
    ),
)
