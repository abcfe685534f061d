"""Attacks on the pages of counsellors: roles, second factors, foreign forms, and scripts and formulas in cases."""

import csv
import io
import re
from uuid import uuid4

import httpx
import pytest
from jinja2 import Environment, FileSystemLoader

from api.staff import pages
from api.throttling.limits import SECOND_FACTOR_BY_PERSON
from indexer.delivery.counselling.people import set_role
from indexer.delivery.database import connect
from schemas.counselling.cases import LIST_CASES
from schemas.encryption import TextEncryption
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run, open_all, replace
from tests.integration.account.attacks.cross_site import FOREIGN_PAGES
from tests.integration.account.attacks.scripts import FORMULA, SCRIPT
from tests.integration.account.attacks.sessions import do_nothing
from tests.integration.account.attacks.stage import RECOVERY_CODE, Stage, make_code, set_cookie
from tests.integration.account.site import PASSWORD, Person

FACTOR = "/staff/second-factor"


async def may_open_list(browser: httpx.AsyncClient) -> bool:
    return (await browser.get("/staff")).status_code == 200


async def open_without_role(stage: Stage) -> bool:
    """Open the list and a case with the session of a student, and with the session of an editor."""
    case = stage.add_application(stage.add_person())
    for person in (stage.add_person(), stage.add_staff(Role.EDITOR)):
        for path in ("/staff", f"/staff/cases/{case}"):
            if (await person.browser.get(path)).status_code == 200:
                return True
    return False


async def move_own_application(stage: Stage) -> bool:
    """As a student, set the state of one's own application to "offer"."""
    student = stage.add_person()
    case = stage.add_application(student)
    await student.browser.post(f"/staff/cases/{case}/move", data={"state": "offer", "seen": "submitted"})
    return bool(stage.read("SELECT state = 'offer' FROM application WHERE id = %s", case))


async def open_without_second_factor(stage: Stage) -> bool:
    """Open the pages with the password alone."""
    return await may_open_list(stage.add_staff(has_confirmed=False).browser)


def use_twice(make: str) -> Run:
    """Use a code that the person has already entered, as an attacker who has watched the person could."""

    async def run(stage: Stage) -> bool:
        victim = stage.add_staff(has_confirmed=False)
        thief = Person(victim.id, victim.email, stage.site.open_browser())
        stage.add_session(thief, thief.browser)
        stage.execute("UPDATE session SET role = 'counsellor' WHERE person_id = %s", victim.id)
        code = {"code": make or make_code()}
        assert (await victim.browser.post(FACTOR, data=code)).status_code == 303
        await thief.browser.post(FACTOR, data=code)
        return await may_open_list(thief.browser)

    return run


async def guess_codes(stage: Stage) -> bool:
    """Find the right code after as many guesses as the limit allows."""
    victim = stage.add_staff(has_confirmed=False)
    await stage.exhaust(SECOND_FACTOR_BY_PERSON, str(victim.id))
    await victim.browser.post(FACTOR, data={"code": make_code()})
    return await may_open_list(victim.browser)


async def enrol_with_stolen_session(stage: Stage) -> bool:
    """Enrol the attacker's authenticator app with the session of a person who has no second factor yet."""
    victim = stage.add_staff(is_enrolled=False)
    started = await victim.browser.post(f"{FACTOR}/start", data={"password": "a guess 1"})
    return "<svg" in started.text


async def enrol_secret_of_attacker(stage: Stage) -> bool:
    """With the session of the victim, confirm a secret that the site made for the attacker."""
    attacker, victim = stage.add_staff(is_enrolled=False), stage.add_staff(is_enrolled=False)
    started = await attacker.browser.post(f"{FACTOR}/start", data={"password": PASSWORD})
    sealed, secret = read_enrolment_form(started.text)
    confirm = {"sealed": sealed, "code": make_code(secret)}
    await victim.browser.post(f"{FACTOR}/confirm", data=confirm)
    return bool(stage.read("SELECT count(*) FROM second_factor WHERE person_id = %s", victim.id))


def read_enrolment_form(html: str) -> tuple[str, str]:
    """Return the encrypted and the plain secret of the page that shows a new secret."""
    sealed = re.search(r'name="sealed" value="([^"]+)"', html)
    secret = re.search(r"<code>([A-Z2-7 ]+)</code>", html)
    assert sealed is not None
    assert secret is not None
    return sealed[1], secret[1].replace(" ", "")


async def use_after_role_removal(stage: Stage) -> bool:
    counsellor = stage.add_staff()
    with connect(stage.site.settings) as connection:
        set_role(connection, counsellor.email, Role.STUDENT, "operator")
    return await may_open_list(counsellor.browser)


def keep_old_sessions(_: Stage, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("indexer.delivery.counselling.people._END_SESSIONS", "SELECT %s::int")
    careless = "SELECT id, person_id, role, true AS has_second_factor FROM session WHERE token_hash = %s AND "
    patch.setattr("api.account.sessions._FIND", careless)


async def show_script(stage: Stage) -> bool:
    """Put a script into a name, a value and a note, and let a counsellor open the list and the case."""
    counsellor = stage.add_staff()
    case = stage.add_application(
        stage.add_person(), full_name=SCRIPT, message=SCRIPT, email_address="a@example.org"
    )
    await counsellor.browser.post(f"/staff/cases/{case}/note", data={"text": SCRIPT})
    shown = [(await counsellor.browser.get(path)).text for path in ("/staff", f"/staff/cases/{case}")]
    assert all("onerror" in each for each in shown)
    return any(SCRIPT in each for each in shown)


def escape_nothing(_: Stage, patch: pytest.MonkeyPatch) -> None:
    loader = FileSystemLoader(pages.FOLDER)
    careless = Environment(loader=loader, autoescape=False)  # the attack needs unescaped text
    patch.setattr("api.staff.pages._get_environment", lambda: careless)


async def export_formula(stage: Stage) -> bool:
    counsellor = stage.add_staff()
    stage.add_application(stage.add_person(), full_name=FORMULA, **{FORMULA: "x"})
    exported = await counsellor.browser.post("/staff/cases.csv", data={"text": FORMULA})
    rows = list(csv.reader(io.StringIO(exported.text.removeprefix("\ufeff"))))
    assert len(rows) > 1
    return any(cell.startswith("=") for row in rows for cell in row)


async def redirect_to_other_site(stage: Stage) -> bool:
    for target in ("https://evil.example/", "//evil.example", "/\\evil.example", "/staff/..//evil.example"):
        victim = stage.add_staff(has_confirmed=False)
        response = await victim.browser.post(FACTOR, data={"code": make_code(), "next": target})
        if response.headers.get("location", "").startswith(target):
            return True
    return False


async def add_note_from_foreign_page(stage: Stage) -> bool:
    counsellor = stage.add_staff()
    case = stage.add_application(stage.add_person())
    for headers in FOREIGN_PAGES:
        browser = stage.site.open_browser(**headers)
        set_cookie(browser, "session", counsellor.browser.cookies["session"])
        await browser.post(f"/staff/cases/{case}/note", data={"text": "planted"})
    return bool(stage.read("SELECT count(*) FROM staff_note WHERE submission_id = %s", case))


async def add_note_without_headers(stage: Stage) -> bool:
    """Send a form of another site with a browser that does not send the header with the origin of the form."""
    counsellor, attacker = stage.add_staff(), stage.add_staff()
    case = stage.add_application(stage.add_person())
    stolen = read_form_token((await attacker.browser.get(f"/staff/cases/{case}")).text)
    browser = stage.site.open_browser(accept="text/html")
    set_cookie(browser, "session", counsellor.browser.cookies["session"])
    for token in ({}, {"csrf_token": ""}, {"csrf_token": stolen}):
        await browser.post(f"/staff/cases/{case}/note", data={"text": "planted", **token})
    return bool(stage.read("SELECT count(*) FROM staff_note WHERE submission_id = %s", case))


def read_form_token(html: str) -> str:
    """Return the token of the first form of a page."""
    found = re.search(r'<input type="hidden" name="csrf_token" value="([^"]+)">', html)
    assert found is not None
    return found[1]


async def read_message_to_crm(stage: Stage) -> bool:
    """Open the message about a deleted account, which is not a case for counsellors."""
    counsellor, message = stage.add_staff(), str(uuid4())
    stage.execute(
        "INSERT INTO submission (id, call, form, content) VALUES (%s, 'deletePerson.php', 'delete_person', '{}')",
        message,
    )
    return (await counsellor.browser.get(f"/staff/cases/{message}")).status_code == 200


def build(name: str, guard: str, run: Run, *guards: OpenGuard) -> Attack:
    return Attack(Group.STAFF, name, guard, run, open_all(*guards))


def accept_every_role() -> OpenGuard:
    return open_all(
        replace("api.account.roles.may_act_as", lambda *_: True),
        replace("api.account.roles.check_second_factor", lambda _: None),
    )


def open_messages(_: Stage, patch: pytest.MonkeyPatch) -> None:
    careless = LIST_CASES.replace("submission.call NOT IN ('favCourse.php', 'deletePerson.php')", "true")
    patch.setattr("api.staff.cases.LIST_CASES", careless)


def without_owner(encryption: TextEncryption, _: int, sealed: str) -> str:
    return encryption.decrypt(sealed).partition(" ")[2]


ATTACKS = (
    build(
        "open the pages for staff without their role", "require_role", open_without_role, accept_every_role()
    ),
    build("move the own application", "require_role", move_own_application, accept_every_role()),
    build(
        "open the pages for staff with the password alone",
        "require_role also needs the second factor",
        open_without_second_factor,
        replace("api.account.roles.check_second_factor", lambda _: None),
    ),
    build(
        "use a watched code of the second factor again",
        "last_period",
        use_twice(""),
        replace(
            "api.staff.second_factor._TAKE_PERIOD",
            "UPDATE second_factor SET last_period = %(period)s WHERE person_id = %(person)s RETURNING person_id",
        ),
    ),
    build(
        "use a recovery code twice",
        "used_at",
        use_twice(RECOVERY_CODE),
        replace(
            "api.staff.second_factor._TAKE_RECOVERY_CODE",
            "UPDATE recovery_code SET used_at = now() WHERE code_hash = %s AND person_id = %s RETURNING person_id",
        ),
    ),
    build(
        "guess the code of a second factor",
        "5 guesses in 15 minutes",
        guess_codes,
        replace("api.staff.second_factor_endpoints.limit_guesses", do_nothing),
    ),
    build(
        "enrol a second factor with a stolen session",
        "the password is needed",
        enrol_with_stolen_session,
        replace("api.staff.second_factor_endpoints.check_password", do_nothing),
    ),
    build(
        "enrol the attacker's secret for the victim",
        "the encrypted secret names its person",
        enrol_secret_of_attacker,
        replace("api.staff.second_factor_endpoints.read_enrolment", without_owner),
    ),
    build(
        "use a session of staff after the role was taken away",
        "a new role ends the sessions",
        use_after_role_removal,
        keep_old_sessions,
    ),
    build("put scripts into names and notes", "Jinja escapes values", show_script, escape_nothing),
    build(
        "put a formula into the CSV file of a counsellor",
        "protect_cell",
        export_formula,
        replace("schemas.counselling.csv_rows.protect_cell", str),
    ),
    build(
        "send a counsellor to another site after the code",
        "only pages that need a role",
        redirect_to_other_site,
        replace("api.staff.second_factor_endpoints._NEXT", re.compile(r".*")),
    ),
    build(
        "add a note from the page of another site",
        "CrossSiteProtection",
        add_note_from_foreign_page,
        replace("api.account.cross_site.is_cross_site", lambda *_: False),
    ),
    build(
        "add a note with a form that has no token of the session",
        "the token in each form",
        add_note_without_headers,
        replace("api.staff.form_token.is_valid_form_token", lambda *_: True),
    ),
    build(
        "read a message to the CRM as if it were an enquiry",
        "only forms are cases",
        read_message_to_crm,
        open_messages,
    ),
)
