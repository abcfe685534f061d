"""One-time codes last 10 minutes, and allow 5 guesses each and 10 wrong guesses per address and day."""

import httpx
import psycopg
import pytest

from tests.integration.account.site import Site, check_user, make_email, make_wrong_codes, verify


async def enter_wrong_codes(browser: httpx.AsyncClient, email: str, right: str, number: int) -> None:
    wrong = make_wrong_codes(right)
    for _ in range(number):
        assert (await verify(browser, email, next(wrong))).status_code == 400


@pytest.mark.parametrize(("wrong", "status"), [(4, 200), (5, 400)])
async def test_a_code_allows_five_guesses(site: Site, wrong: int, status: int) -> None:
    browser, email = site.open_browser(), make_email()
    await check_user(browser, email)
    code = site.read_code(email)
    await enter_wrong_codes(browser, email, code, wrong)
    assert (await verify(browser, email, code)).status_code == status


@pytest.mark.parametrize(("wrong", "status"), [((5, 4), 200), ((5, 5), 400)])
async def test_an_address_allows_ten_wrong_guesses_a_day(
    site: Site, connection: psycopg.Connection, wrong: tuple[int, int], status: int
) -> None:
    email = make_email()
    for number in wrong:
        browser = site.open_browser()
        await check_user(browser, email)
        await enter_wrong_codes(browser, email, site.read_code(email), number)
    browser = site.open_browser()
    await check_user(browser, email)
    code = site.read_code(email)
    assert (await verify(browser, email, code)).status_code == status
    if status == 400:
        connection.execute(
            "UPDATE one_time_code SET created_at = now() - INTERVAL '1 day' WHERE email = %s AND guesses > 0",
            (email,),
        )
        assert (await verify(browser, email, code)).status_code == 200


async def test_a_code_is_valid_for_ten_minutes(site: Site, connection: psycopg.Connection) -> None:
    browser, email = site.open_browser(), make_email()
    await check_user(browser, email)
    code = site.read_code(email)
    row = connection.execute(
        "SELECT extract(epoch FROM expires_at - now()) FROM one_time_code WHERE email = %s", (email,)
    ).fetchone()
    assert row is not None
    assert 9 * 60 < row[0] <= 10 * 60
    connection.execute("UPDATE one_time_code SET expires_at = now() WHERE email = %s", (email,))
    assert (await verify(browser, email, code)).status_code == 400
    connection.execute(
        "UPDATE one_time_code SET expires_at = now() + INTERVAL '1 minute' WHERE email = %s", (email,)
    )
    assert (await verify(browser, email, code)).status_code == 200
