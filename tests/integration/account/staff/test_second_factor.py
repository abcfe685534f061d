"""The page of the second factor: enrolment, codes, recovery codes, limits and the next page."""

import re

import pytest

from api.account.roles import NO_PAGE, SecondFactorNeeded, require_role
from api.account.sessions import SignedIn
from api.refusal import Refusal
from api.staff.second_factor import find_period, normalise_code
from schemas.vocabulary.roles import RECOVERY_CODES, Role
from tests.integration.account.attacks.staff import read_enrolment_form
from tests.integration.account.attacks.stage import SECRET, Stage, make_code
from tests.integration.account.site import PASSWORD, log_in, open_site
from tests.integration.account.test_commands import Finder, finder

__all__ = ["finder"]
FACTOR = "/staff/second-factor"


async def test_a_counsellor_enrols_and_signs_in_with_codes_that_work_once(stage: Stage) -> None:
    counsellor = stage.add_staff(is_enrolled=False)
    browser, first_token = counsellor.browser, counsellor.browser.cookies["session"]
    opened = await browser.get("/staff/cases/0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11")
    assert (opened.status_code, opened.headers["location"].partition("?")[0]) == (303, FACTOR)
    page = await browser.get(opened.headers["location"])
    assert 'name="password"' in page.text
    assert page.headers["cache-control"] == "no-store"
    assert (await browser.post(f"{FACTOR}/start", data={"password": "wrong one 1"})).status_code == 401
    shown = await browser.post(f"{FACTOR}/start", data={"password": PASSWORD, "next": "/staff"})
    sealed, secret = read_enrolment_form(shown.text)
    assert secret not in sealed
    assert "<svg" in shown.text

    again = await browser.post(f"{FACTOR}/confirm", data={"sealed": sealed, "code": "000 00"})
    assert (again.status_code, read_enrolment_form(again.text)) == (401, (sealed, secret))
    code = make_code(secret)
    done = await browser.post(f"{FACTOR}/confirm", data={"sealed": sealed, "code": code, "next": "/staff"})
    codes = re.findall(r"<code>([A-Z2-7-]{19})</code>", done.text)
    assert len(set(codes)) == RECOVERY_CODES
    assert browser.cookies["session"] != first_token
    assert (await browser.get("/staff")).status_code == 200
    stored = stage.read("SELECT secret FROM second_factor WHERE person_id = %s", counsellor.id)
    assert secret not in stored
    is_short = "SELECT expires_at <= now() + INTERVAL '12 hours' FROM session WHERE person_id = %s"
    assert stage.read(is_short, counsellor.id)

    await log_in(browser, counsellor.email)
    assert 'autocomplete="one-time-code"' in (await browser.get(FACTOR)).text
    assert (await browser.post(FACTOR, data={"code": code})).status_code == 401
    written = f" {codes[0].lower().replace('-', ' ')} "
    assert (await browser.post(FACTOR, data={"code": written})).headers["location"] == "/staff"
    await log_in(browser, counsellor.email)
    blocked = await browser.post(FACTOR, data={"code": codes[1]})
    assert (blocked.status_code, "Retry-After" in blocked.headers) == (303, False)
    await log_in(browser, counsellor.email)
    blocked = await browser.post(FACTOR, data={"code": codes[2]})
    assert (blocked.status_code, "Retry-After" in blocked.headers) == (429, True)
    actions = stage.connection.execute(
        "SELECT action FROM audit_entry WHERE person_id = %s AND action ~ 'factor|recovery' ORDER BY created_at",
        (counsellor.id,),
    ).fetchall()
    assert [action for (action,) in actions] == [
        "second_factor_failed", "second_factor_enrolled", "second_factor_failed", "recovery_code_used",
        "second_factor_passed", "recovery_code_used", "second_factor_passed",
    ]  # fmt: skip


async def test_without_a_role_there_is_no_page(stage: Stage) -> None:
    student = stage.add_person()
    for browser in (stage.site.open_browser(), student.browser):
        for path in ("/staff", FACTOR, "/staff/cases/0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11"):
            assert (await browser.get(path)).status_code == 404
        assert (await browser.post("/staff/cases.csv")).status_code == 404
    editor, analyst = stage.add_staff(Role.EDITOR), stage.add_staff(Role.ANALYST)
    for person in (editor, analyst):
        assert (await person.browser.get("/staff")).status_code == 404
    assert (await analyst.browser.get(FACTOR)).headers["location"] == "/analytics"
    assert (await editor.browser.get(FACTOR)).headers["location"] == "/admin"
    assert (await editor.browser.get(f"{FACTOR}?next=/admin/pages")).headers["location"] == "/admin/pages"


async def test_after_the_code_a_page_keeps_its_filter(stage: Stage) -> None:
    asked = stage.add_staff(Role.ANALYST, has_confirmed=False).browser
    sent_on = (await asked.get("/analytics/zero?since=2026-10-01&text=a%26b")).headers["location"]
    confirmed = stage.add_staff(Role.ANALYST).browser
    assert (await confirmed.get(sent_on)).headers["location"] == "/analytics/zero?since=2026-10-01&text=a%26b"
    for elsewhere in ("/analytics?//evil.example", "/analytics?a=\r\nb", "/analytics\\evil.example?a=b"):
        response = await confirmed.get(FACTOR, params={"next": elsewhere})
        assert response.headers["location"] == "/analytics", elsewhere


async def test_without_keys_no_secret_is_stored_in_plain_text(
    accounts_url: str, broker_url: str, stage: Stage
) -> None:
    counsellor = stage.add_staff(is_enrolled=False)
    async with open_site(accounts_url, broker_url, stage.site.settings.finder_var) as site:
        browser = site.open_browser()
        stage.add_session(counsellor, browser)
        stage.execute("UPDATE session SET role = 'counsellor' WHERE person_id = %s", counsellor.id)
        assert (await browser.get(FACTOR)).status_code == 503


def test_finder_resets_a_second_factor(finder: Finder, stage: Stage) -> None:
    person = stage.add_staff()
    assert finder("people", "totp", person.email) == (
        0, {"has_second_factor": True, "recovery_codes": 1, "reset": False},
    )  # fmt: skip
    assert finder("people", "totp", person.email, "--reset")[1]["reset"] is True
    assert stage.read("SELECT count(*) FROM session WHERE person_id = %s", person.id) == 0
    assert finder("people", "totp", person.email, "--reset") == (
        0, {"has_second_factor": False, "recovery_codes": 0, "reset": False},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("role", "has_factor", "needed", "status"),
    [
        (Role.EDITOR, True, Role.EDITOR, 200),
        (Role.ADMINISTRATOR, True, Role.ANALYST, 200),
        (Role.EDITOR, False, Role.EDITOR, 403),
        (Role.COUNSELLOR, True, Role.EDITOR, 404),
        (Role.STUDENT, True, Role.ANALYST, 404),
        (None, False, Role.COUNSELLOR, 404),
    ],
)
async def test_a_dependency_requires_a_role_and_the_second_factor(
    role: Role | None, has_factor: bool, needed: Role, status: int, stage: Stage
) -> None:
    session = None if role is None else SignedIn(stage.read("SELECT gen_random_uuid()"), 1, role, has_factor)
    require = require_role(needed)
    if status == 200:
        assert await require(session) is session
        return
    with pytest.raises(Refusal) as refused:
        await require(session)
    assert refused.value.status == status
    assert isinstance(refused.value, SecondFactorNeeded) is (status == 403)
    assert (refused.value.message == NO_PAGE) is (status == 404)


def test_codes_are_read_in_all_scripts() -> None:
    code = make_code()
    urdu = code.translate({ord(str(digit)): 0x06F0 + digit for digit in range(10)})
    assert normalise_code(f" {urdu[:3]} {urdu[3:]}\n") == code
    assert find_period(SECRET, code) is not None
    assert find_period(SECRET, "\ud800") is None
