"""Scripts and other active text in fields and file names."""

import csv
from collections.abc import MutableMapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from indexer.delivery.counselling.cases import export_cases
from indexer.delivery.counselling.csv_export import write_csv
from indexer.delivery.database import connect
from indexer.delivery.mail.message import build_message
from schemas.counselling.cases import CaseFilter, CaseKind
from schemas.forms.enquiry_forms import APPLY, ENQUIRIES
from schemas.forms.rules import RuleKind
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import SiteLanguage
from tests.integration.account.attacks.attack import Attack, Group, Run, accept_all_values, replace
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import check_user, log_in, make_email
from tests.integration.account.test_documents import upload
from tests.integration.account.test_submissions import CALLS, build_enquiry, submit

SCRIPT = "<img src=x onerror=alert(1)>"
"""Contains no slash, so that it can also be a file name."""
FORMULA = "=cmd|' /C calc'!A0"
CLEAR_SCREEN = "\x1b[2J"
"""A control sequence that clears the terminal of an operator."""


async def register_with_script(stage: Stage) -> bool:
    """Put a script in each field of the registration that is shown to counsellors."""
    for field in ("first_name", "last_name", "city", "mobile"):
        email = make_email()
        await check_user(stage.site.open_browser(), email, **{field: SCRIPT[:25]})
        if stage.read("SELECT count(*) FROM pending_registration WHERE email = %s", email):
            return True
    return False


async def rename_to_script(stage: Stage) -> bool:
    person = stage.add_person()
    for field in ("first_name", "last_name"):
        values = {"user_id": str(person.id), field: SCRIPT[:25]}
        await person.browser.post("/crm/editProfile.php", data=values)
    return bool(stage.read("SELECT first_name <> 'Ayesha' FROM person WHERE id = %s", person.id))


async def submit_name_with_script(stage: Stage) -> bool:
    """Put a script in each name of each form."""
    person = stage.add_person()
    for form in ENQUIRIES:
        for field in {"full_name", "first_name", "last_name"} & form.keys:
            values = build_enquiry(form, person.id, **{field: SCRIPT})
            await person.browser.post(f"/crm/{CALLS[form.name]}", data=values)
    return bool(stage.read("SELECT count(*) FROM submission WHERE person_id = %s", person.id))


def runs_script(response: httpx.Response) -> bool:
    """True if a browser that opens the response runs the script in it."""
    is_page = response.headers["content-type"].startswith("text/html")
    return SCRIPT in response.text and (is_page or "x-content-type-options" not in response.headers)


async def send_script_in_every_field(stage: Stage) -> bool:
    """Put a script in every free text of every form, and open all responses that contain texts of the person."""
    person = stage.add_person()
    responses = []
    for form in ENQUIRIES:
        free = {
            field.key: SCRIPT
            for field in form.fields
            if field.key not in ("source", "type")
            and all(rule.kind is RuleKind.REQUIRED for rule in field.rules)
        }
        values = build_enquiry(form, person.id) | free
        responses.append(await person.browser.post(f"/crm/{CALLS[form.name]}", data=values))
    stored = stage.read("SELECT count(*) FROM submission WHERE person_id = %s", person.id)
    assert stored == len(ENQUIRIES), [each.text for each in responses]
    listed = (await person.browser.get("/api/account/applications")).json()["results"]
    responses.append(await person.browser.get(f"/api/account/applications/{listed[0]['id']}"))
    return any(runs_script(each) for each in responses)


async def send_script_as_key(stage: Stage) -> bool:
    """Send a script as an unknown key, because the error contains the key."""
    person = stage.add_person()
    response = await submit(person.browser, APPLY, build_enquiry(APPLY, person.id, **{SCRIPT: "1"}))
    return runs_script(response)


async def send_script_as_file_name(stage: Stage) -> bool:
    person = stage.add_person()
    stored = await upload(person, name=f"{SCRIPT}.pdf")
    assert stored.status_code == 200, stored.text
    return runs_script(await person.browser.get("/api/account/documents"))


def send_pages(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    """A careless site: each response has the type of an HTML page, and no header prevents guessing the type."""
    app = stage.site.app

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_page(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                encoding = [header for header in message["headers"] if header[0] == b"content-encoding"]
                message["headers"] = [*encoding, (b"content-type", b"text/html; charset=utf-8")]
            await send(message)

        await app(scope, receive, send_page)

    patch.setattr(stage.site, "app", call)


def store_file_name(name: str, hostile_part: str) -> Run:
    """Upload a file. Succeeds if the stored name contains the hostile part."""

    async def run(stage: Stage) -> bool:
        person = stage.add_person()
        await upload(person, name=name)
        return hostile_part in stage.read("SELECT name FROM document WHERE person_id = %s", person.id)

    return run


async def mail_script(_: Stage) -> bool:
    details = {"state": "S", "course": SCRIPT}
    message = build_message(
        MailKind.APPLICATION_CHANGED, SiteLanguage.ENGLISH, "a@example.org", "b@example.org", "", details
    )
    html = message.get_body(("html",))
    return html is not None and SCRIPT in html.get_content()


async def export_formula(stage: Stage) -> bool:
    """Submit a formula, which a spreadsheet runs when a counsellor opens the exported file."""
    person = stage.add_person()
    await submit(person.browser, APPLY, build_enquiry(APPLY, person.id, message=FORMULA))
    with TemporaryDirectory() as folder, connect(stage.site.settings) as connection:
        file = Path(folder) / "cases.csv"
        write_csv(file, export_cases(connection, CaseKind.APPLICATION, CaseFilter(), "operator"))
        with file.open(encoding="utf-8-sig", newline="") as opened:
            return FORMULA in [row["message"] for row in csv.DictReader(opened)]


async def clear_terminal(stage: Stage) -> bool:
    person = stage.add_person()
    await submit(person.browser, APPLY, build_enquiry(APPLY, person.id, message=f"Hello{CLEAR_SCREEN}"))
    stored = stage.read("SELECT content->>'message' FROM submission WHERE person_id = %s", person.id)
    return CLEAR_SCREEN in str(stored)


async def list_hostile_client(stage: Stage) -> bool:
    """Sign in with hostile text as the browser's name, which the list of sessions shows."""
    person = stage.add_person()
    browser = stage.site.open_browser(**{"user-agent": SCRIPT})
    assert (await log_in(browser, person.email)).status_code == 200
    return SCRIPT in (await browser.get("/api/account/sessions")).text


build = partial(Attack, Group.SCRIPT)


_KEEP_NAME = replace("api.document.upload.clean_file_name", lambda name, _: name)
LETTERS, TYPES = "names consist of letters", "JSON with nosniff"
ATTACKS = (
    build("register with a script as name", LETTERS, register_with_script, accept_all_values()),
    build("change the name to a script", LETTERS, rename_to_script, accept_all_values()),
    build("submit forms with a script as name", LETTERS, submit_name_with_script, accept_all_values()),
    build("send a script in every free text of every form", TYPES, send_script_in_every_field, send_pages),
    build("send a script as an unknown key", TYPES, send_script_as_key, send_pages),
    build("send a script as file name", TYPES, send_script_as_file_name, send_pages),
    build(
        "upload a file with a path as name",
        "only the last part of the name is kept",
        store_file_name("../../../etc/cron.d/evil.pdf", "../"),
        _KEEP_NAME,
    ),
    build(
        "upload a file with the extension of a page",
        "the content determines the extension",
        store_file_name("transcript.html", ".html"),
        _KEEP_NAME,
    ),
    build(
        "upload a file whose name hides the extension",
        "invisible characters are removed",
        store_file_name("transcript\u202efdp.exe", "\u202e"),
        _KEEP_NAME,
    ),
    build(
        "put a script in a mail",
        "values are escaped in HTML",
        mail_script,
        replace("indexer.delivery.mail.message.escape", str),
    ),
    build(
        "put a formula in the export of a counsellor",
        "an apostrophe before formulas",
        export_formula,
        replace("schemas.counselling.csv_rows.protect_cell", str),
    ),
    build(
        "clear the terminal of an operator",
        "control characters are refused",
        clear_terminal,
        replace("schemas.forms.validation._has_control_character", lambda *_: False),
    ),
    build(
        "put a script in the list of sessions",
        "only known browsers and systems are named",
        list_hostile_client,
        replace("api.account.sessions.describe_client", str),
    ),
)
