"""The pages of counsellors: the list with its filter, a case, and what a counsellor does with a case."""

import csv
import io
import re
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
import pytest_asyncio

from api.staff.filters import FORMS, ListFilter
from api.staff.pages import find_arabic_font
from schemas.applications.moves import MOVE_APPLICATION, build_move_parameters
from schemas.encryption import TextEncryption
from schemas.texts.reading import TEXTS
from schemas.vocabulary.applications import ApplicationActor, ApplicationState
from schemas.vocabulary.site_languages import SiteLanguage
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person

ADD = (
    "INSERT INTO submission (id, person_id, call, form, content, created_at) VALUES (%s, %s, %s, %s, %s, %s)"
)


@pytest.fixture(autouse=True)
def no_cases(stage: Stage) -> None:
    stage.execute("DELETE FROM submission")
    stage.execute("DELETE FROM audit_entry")


@pytest_asyncio.fixture(loop_scope="session")
async def counsellor(stage: Stage) -> Person:
    return stage.add_staff()


def add_enquiry(stage: Stage, name: str, form: str = "need_assistance", day: str = "2026-11-01") -> str:
    case = str(uuid4())
    content = f'{{"full_name": "{name}", "email_address": "{name.split()[0].lower()}@example.org", "mobile": "+92300"}}'
    stage.execute(ADD, case, None, "createCase.php", form, content, f"{day} 12:00")
    return case


def read_audit(stage: Stage) -> list[tuple[Any, ...]]:
    return stage.connection.execute(
        "SELECT action, subject, person_id, actor_id, operator FROM audit_entry ORDER BY created_at, id"
    ).fetchall()


async def filter_cases(browser: httpx.AsyncClient, **values: str) -> list[str]:
    """Send the filter form, and return the ids in the list."""
    sent = await browser.post("/staff/filter", data=values)
    assert sent.status_code == 303, sent.text
    assert "@" not in sent.headers["location"]
    assert "zainab" not in sent.headers["location"].lower()
    page = await browser.get(sent.headers["location"])
    assert page.status_code == 200, page.text
    return re.findall(r"/staff/cases/([0-9a-f-]{36})", page.text)


async def test_the_list_is_filtered_and_each_shown_case_is_audited(stage: Stage, counsellor: Person) -> None:
    student, colleague = stage.add_person(), stage.add_staff()
    application = stage.add_application(student, full_name="Bilal Ahmed", email_address="b@example.org")
    enquiry = add_enquiry(stage, "Zainab Noor")
    review = add_enquiry(stage, "Omar Ali", "review", "2026-10-01")
    stage.execute("INSERT INTO submission_assignment VALUES (%s, %s)", review, colleague.id)
    browser = counsellor.browser
    assert await filter_cases(browser) == [application, enquiry, review]
    assert await filter_cases(browser, kind="application") == [application]
    assert await filter_cases(browser, kind="enquiry", assignee="nobody") == [enquiry]
    assert await filter_cases(browser, state="submitted") == [application]
    assert await filter_cases(browser, state="offer") == []
    assert await filter_cases(browser, form="review") == [review]
    assert await filter_cases(browser, assignee=str(colleague.id)) == [review]
    assert await filter_cases(browser, assignee="me") == []
    assert await filter_cases(browser, since="2026-10-02", until="2026-11-01") == [enquiry]
    assert await filter_cases(browser, text="ZAINAB@example") == [enquiry]
    assert await filter_cases(browser, text="100%") == []
    assert await filter_cases(browser, state="lost", since="1 May", assignee="x", text="\0") == [
        application, enquiry, review,
    ]  # fmt: skip
    audit = read_audit(stage)
    assert audit[0] == ("staff_listed", f"submission {application}", student.id, counsellor.id, None)
    assert len(audit) == 3 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 3
    assert (
        f"/staff/cases/{enquiry}"
        not in (await browser.get("/staff?text=forged&page=x")).text.split("<main")[0]
    )


async def test_the_list_has_pages_and_a_case_leads_back_to_its_page(stage: Stage, counsellor: Person) -> None:
    for number in range(27):
        add_enquiry(stage, f"Person {number:02}", day=f"2026-09-{number + 1:02}")
    first = await counsellor.browser.get("/staff?kind=enquiry")
    assert len(re.findall("<li>", first.text)) == 25
    following = re.search(r'href="([^"]+)" rel="next"', first.text)
    assert following is not None
    second = await counsellor.browser.get(following[1].replace("&amp;", "&"))
    ids = re.findall(r"/staff/cases/([0-9a-f-]{36})", second.text)
    assert len(ids) == 2
    assert 'rel="next"' not in second.text
    case = await counsellor.browser.get(f"/staff/cases/{ids[0]}")
    assert 'href="/staff?kind=enquiry&amp;page=2"' in case.text
    assert (await counsellor.browser.get("/staff?kind=enquiry&page=99")).text.count("<li>") == 2


async def test_a_counsellor_assigns_notes_replies_and_moves(stage: Stage, counsellor: Person) -> None:
    student = stage.add_person()
    stage.execute("UPDATE person SET language = 'ur' WHERE id = %s", student.id)
    case = stage.add_application(student, full_name="Bilal", email_address="bilal@example.org")
    browser, path = counsellor.browser, f"/staff/cases/{case}"
    for address, values in (
        ("assign", {"counsellor": str(counsellor.id)}),
        ("note", {"text": "Called\r\nthe student"}),
        ("reply", {"text": "Dear Bilal,\r\n<b>welcome</b>"}),
        ("move", {"state": "in_review", "seen": "submitted", "note": "We read it"}),
    ):
        sent = await browser.post(f"{path}/{address}", data=values)
        assert (sent.status_code, sent.headers["location"]) == (303, path), sent.text
    page = (await browser.get(path)).text
    shown = (
        "Called\nthe student",
        "&lt;b&gt;welcome&lt;/b&gt;",
        "We read it",
        "waiting to be sent",
        counsellor.email,
    )
    assert [text for text in shown if text not in page] == []
    assert '<option value="withdrawn">' not in page
    actions = ("staff_assigned", "staff_noted", "staff_replied", "application_moved", "staff_read")
    assert read_audit(stage) == [
        (action, f"submission {case}", student.id, counsellor.id, None) for action in actions
    ]
    assert (
        stage.read("SELECT actor_id FROM application_change WHERE application_id = %s", case) == counsellor.id
    )
    (mail,) = stage.site.read_mails("bilal@example.org")
    assert "Dear Bilal,\r\n<b>welcome</b>" in mail
    assert "مشیر" in mail
    assert "· sent</p>" in (await browser.get(path)).text
    await browser.post(f"{path}/assign", data={"counsellor": ""})
    assert stage.read("SELECT count(*) FROM submission_assignment") == 0


async def test_a_reply_that_is_sent_twice_is_one_mail(stage: Stage, counsellor: Person) -> None:
    path, other = (f"/staff/cases/{add_enquiry(stage, name)}" for name in ("Zainab Noor", "Omar Ali"))
    keys = []
    for page in (path, other, path):
        found = re.search(r'name="key" value="([0-9a-f-]{36})"', (await counsellor.browser.get(page)).text)
        assert found is not None
        keys.append(found[1])
    assert len(set(keys)) == 3
    stage.execute("DELETE FROM audit_entry")
    texts = ("Welcome", "Welcome", "Welcome\r\n", "Come soon")
    for text, key in [*((each, keys[0]) for each in texts), ("Welcome", keys[2])]:
        sent = await counsellor.browser.post(f"{path}/reply", data={"text": text, "key": key})
        assert (sent.status_code, sent.headers["location"]) == (303, path), sent.text
    rejected = await counsellor.browser.post(f"{path}/reply", data={"text": "Hello", "key": "1"})
    assert rejected.status_code == 422
    mailed = stage.connection.execute(
        "SELECT text FROM staff_reply JOIN mail ON reply_id = staff_reply.id ORDER BY staff_reply.created_at"
    ).fetchall()
    assert mailed == [("Welcome",), ("Come soon",), ("Welcome",)]
    assert stage.read("SELECT count(*) FROM staff_reply") == 3
    assert [entry[0] for entry in read_audit(stage)] == ["staff_replied"] * 3


async def test_a_page_with_an_older_state_cannot_change_the_state(stage: Stage, counsellor: Person) -> None:
    case = stage.add_application(stage.add_person())
    path = f"/staff/cases/{case}"
    seen = re.search(r'name="seen" value="(\w+)"', (await counsellor.browser.get(path)).text)
    assert seen is not None
    moved = await counsellor.browser.post(f"{path}/move", data={"state": "offer", "seen": seen[1]})
    assert moved.status_code == 303
    stale = await counsellor.browser.post(f"{path}/move", data={"state": "in_review", "seen": seen[1]})
    assert stale.status_code == 409
    assert TEXTS[SiteLanguage.ENGLISH].staff.texts["conflict"] in stale.text
    assert "The application is offer now" in stale.text
    assert stage.read("SELECT state FROM application WHERE id = %s", case) == "offer"
    assert stage.read("SELECT count(*) FROM application_change WHERE application_id = %s", case) == 1
    assert stage.read("SELECT count(*) FROM mail WHERE application_change_id IS NOT NULL") == 1


def test_the_statement_too_compares_the_state_with_the_page(stage: Stage) -> None:
    """A colleague can change the state after the first check of the request."""
    case = stage.add_application(stage.add_person())
    for seen, is_moved in (("in_review", False), ("submitted", True)):
        parameters = build_move_parameters(
            UUID(case), ApplicationState.OFFER, ApplicationActor.COUNSELLOR, seen=ApplicationState(seen)
        )
        row = stage.connection.execute(MOVE_APPLICATION, parameters).fetchone()
        assert row == ("submitted", is_moved)


async def test_wrong_changes_are_rejected_and_change_nothing(stage: Stage, counsellor: Person) -> None:
    student = stage.add_person()
    case, enquiry = stage.add_application(student), add_enquiry(stage, "Zainab Noor")
    for path, values, status in (
        (f"{case}/move", {"state": "enrolled", "seen": "submitted"}, 409),
        (f"{case}/move", {"state": "withdrawn", "seen": "submitted"}, 409),
        (f"{case}/move", {"state": "lost", "seen": "submitted"}, 422),
        (f"{case}/move", {"state": "offer", "seen": "submitted", "note": "x" * 1001}, 422),
        (f"{case}/move", {"state": "offer", "seen": "lost"}, 422),
        (f"{case}/move", {"state": "offer"}, 422),
        (f"{enquiry}/move", {"state": "offer", "seen": "submitted"}, 404),
        (f"{case}/assign", {"counsellor": str(student.id)}, 422),
        (f"{case}/assign", {"counsellor": "-1"}, 422),
        (f"{case}/note", {"text": " \n"}, 422),
        (f"{case}/note", {"text": "a\0b"}, 422),
        (f"{case}/reply", {"text": "x" * 5001}, 422),
        (f"{case}/reply", {"text": "The form has no address"}, 422),
        (f"{uuid4()}/note", {"text": "x"}, 404),
        ("1/note", {"text": "x"}, 404),
    ):
        response = await counsellor.browser.post(f"/staff/cases/{path}", data=values)
        assert response.status_code == status, (path, values)
        assert response.headers["content-type"].startswith("text/html")
    for unknown in (str(uuid4()), "1", "%00"):
        assert (await counsellor.browser.get(f"/staff/cases/{unknown}")).status_code == 404
    assert read_audit(stage) == []
    assert stage.read("SELECT count(*) FROM staff_note") == 0


async def test_the_export_has_the_columns_of_the_command(stage: Stage, counsellor: Person) -> None:
    enquiry = add_enquiry(stage, "Zainab Noor")
    add_enquiry(stage, "Omar Ali", "review")
    exported = await counsellor.browser.post("/staff/cases.csv", data={"form": "need_assistance"})
    assert exported.headers["content-type"].startswith("text/csv")
    assert exported.content.startswith(b"\xef\xbb\xbf")
    (row,) = csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff")))
    assert (row["id"], row["name"], row["mobile"]) == (enquiry, "Zainab Noor", "'+92300")
    assert [entry[0] for entry in read_audit(stage)] == ["staff_exported"]


async def test_the_pages_are_in_the_languages_of_the_site(counsellor: Person) -> None:
    browser = counsellor.browser
    assert '<html lang="en" dir="ltr">' in (await browser.get("/staff")).text
    for language in (SiteLanguage.URDU, SiteLanguage.ARABIC):
        sent = await browser.post("/staff/language", data={"language": language, "back": "//evil.example"})
        assert sent.headers["location"] == "/staff"
        page = await browser.get("/staff")
        texts = TEXTS[language].staff.texts
        assert f'<html lang="{language}" dir="rtl">' in page.text
        assert texts["cases"] in page.text
        missing = await browser.get("/staff/cases/999999999")
        assert (missing.status_code, texts["not_found"] in missing.text) == (404, True)
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert "<script" not in page.text
    assert set(TEXTS[SiteLanguage.ENGLISH].staff.forms) == set(FORMS)


async def test_forms_of_other_sites_are_rejected(counsellor: Person) -> None:
    for path in ("filter", "cases.csv", "language", "second-factor", "cases/1/note"):
        sent = await counsellor.browser.post(f"/staff/{path}", headers={"origin": "https://evil.example"})
        assert sent.status_code == 403


def test_urdu_pages_use_the_font_of_the_built_site(tmp_path: Path) -> None:
    assert find_arabic_font(tmp_path) is None
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "noto-naskh-arabic-arabic-wght-normal-x1.woff2").touch()
    assert find_arabic_font(tmp_path / "built") == "/assets/noto-naskh-arabic-arabic-wght-normal-x1.woff2"


def test_an_address_hides_the_text_and_opens_the_same_filter() -> None:
    encryption = TextEncryption(["k" * 32], b"test")
    chosen = ListFilter.from_form({"kind": "enquiry", "text": "زینب @example.org", "since": "2026-11-01"})
    query = dict(httpx.URL(chosen.build_address(encryption, 3)).params)
    assert ListFilter.from_address(query, encryption) == chosen
    assert query["page"] == "3"
    assert ListFilter.from_address({**query, "text": "forged"}, encryption).text == ""
