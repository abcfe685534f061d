"""Courses in the editor: texts, fees, durations, the values of the register, conflicts, withdrawal and CSV."""

import csv
import io
import re
from typing import Any

import pytest

from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_created_content import load_catalogue_to_edit
from tests.integration.account.staff.test_editing import press, publish_due, read_hidden, save
from tests.integration.account.staff.test_editing_tools import change_by_csv

COURSE = "/admin/content/course"
REPLACED = "Value of the import, which your change replaces"
BEHIND = "SELECT register_values FROM course WHERE id = %s"
FEE_IDS = "SELECT array_agg(id ORDER BY id) FROM course_fee WHERE course_id = %s"
FEES = {"fee_per_year": 30000, "fee_total": 90000, "fee_currency": ["aud"]}


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_catalogue_to_edit(database_url)
    return database_url


@pytest.fixture
def row(stage: Stage) -> int:
    """A published course with the imported values."""
    found = stage.read("SELECT min(id) FROM course")
    assert isinstance(found, int)
    stage.execute(
        "UPDATE institute SET name = 'Quokka University', slug = 'quokka', status = 'published' "
        "WHERE id = (SELECT institute_id FROM course WHERE id = %s)",
        found,
    )
    stage.execute(
        "UPDATE course SET name = 'Bachelor of Burrows', slug = 'burrows', course_title = NULL, description = 'Dug', "
        "duration_weeks = 156, course_duration = '156 weeks', study_mode = NULL, course_language = 'Auslan', "
        "url = NULL, register_values = '{}', status = 'published' WHERE id = %s",
        found,
    )
    stage.execute("SELECT setval('course_fee_id_seq', max(id)) FROM course_fee")
    stage.execute("DELETE FROM course_fee WHERE course_id = %s", found)
    stage.execute(
        "INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base) "
        "SELECT %s, amount, currency.id, basis, audience, is_base FROM currency, (VALUES "
        "(30000, 'per_year', 'international', true), (90000, 'total_course', 'international', false), "
        "(5000, 'per_year', 'domestic', false)) AS fee (amount, basis, audience, is_base) WHERE code = 'AUD'",
        found,
    )
    stage.execute("TRUNCATE content_entry, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM audit_entry")
    return found


async def read_course(stage: Stage, *keys: str) -> list[Any]:
    public = (await stage.site.open_browser().get("/api/course/burrows")).json()
    return [public[key] for key in keys]


async def test_a_course_is_drafted_previewed_published_and_restored(
    stage: Stage, editor: Person, row: int
) -> None:
    browser, address = editor.browser, f"{COURSE}/{row}"
    form = (await browser.get(address)).text
    assert "<dt>Institution</dt><dd><bdi>Quokka University</bdi></dd>" in form
    assert form.count("From the import. Later imports keep your change.") == 7
    assert '<a href="/course-detail/burrows">Open on the site</a>' in form
    assert "<option selected>Auslan</option>" in form
    texts = {
        "name": "Bachelor of Digging", "course_title": "BDig", "description": "Dug by hand", "fee_per_year": "31500.50",
        "fee_total": "", "fee_currency": ";usd", "duration_weeks": "104", "study_mode": "Part Time",
        "course_language": "German", "url": "https://course.example",
    }  # fmt: skip
    saved = await save(browser, address, **texts, then="preview")
    preview = (await browser.get(saved.headers["location"])).text
    for text in ("Bachelor of Digging", "Dug by hand", "31500.5", "USD", "104", "Part time", "German"):
        assert text in preview, text
    shown = ("name", "base_fee", "duration_weeks", "course_duration", "course_language", "study_mode", "url")
    before = ["Bachelor of Burrows", 30000, 156, "156 weeks", "Auslan", None, None]
    assert await read_course(stage, *shown) == before
    assert stage.read("SELECT count(*) FROM outbox") == 0

    assert (await press(browser, address, "publish")).status_code == 303
    assert await read_course(stage, *shown) == [
        "Bachelor of Digging", 31500.5, 104, "104 weeks", "German", "Part Time", "https://course.example",
    ]  # fmt: skip
    (fees,) = await read_course(stage, "fees")
    assert [(fee["amount"], fee["currency"]["code"], fee["basis"], fee["audience"]) for fee in fees] == [
        (31500.5, "USD", "per_year", "international"), (5000, "AUD", "per_year", "domestic"),
    ]  # fmt: skip
    assert stage.read("SELECT count(*) FROM outbox WHERE noun = 'course' AND row_id = %s", row) >= 1
    assert stage.read(BEHIND, row) == {
        "name": "Bachelor of Burrows", "course_language": "Auslan", "duration_weeks": 156,
        "course_duration": "156 weeks", **FEES,
    }  # fmt: skip
    form = (await browser.get(address)).text
    for text in ("Bachelor of Burrows", "Auslan", "156", "30000", "90000", "aud"):
        assert f"{REPLACED}: <bdi>{text}</bdi>" in form, text

    await press(browser, address, "versions/1/restore")
    await press(browser, address, "publish")
    assert await read_course(stage, *shown) == before
    (fees,) = await read_course(stage, "fees")
    assert len(fees) == 3
    assert stage.read(BEHIND, row) == {}


async def test_a_course_is_found_by_words_of_its_name_and_institute(editor: Person, row: int) -> None:
    for text in ("burrows quokka", "quokka", "BURROWS"):
        page = (await editor.browser.get("/admin", params={"noun": "course", "text": text})).text
        assert f'href="{COURSE}/{row}"' in page, text
        assert "Quokka University: Bachelor of Burrows" in page, text
    for text in ("burrows monash", "bur_ows", "bur%ows", "b\\"):
        page = (await editor.browser.get("/admin", params={"noun": "course", "text": text})).text
        assert "Found: 0" in page, text


async def test_a_change_of_a_name_leaves_fees_and_unknown_languages_as_they_are(
    stage: Stage, editor: Person, row: int
) -> None:
    """A browser sends all fields of the form, and the radio button that is selected."""
    address = f"{COURSE}/{row}"
    form = (await editor.browser.get(address)).text
    fees = stage.read(FEE_IDS, row)
    texts = dict(re.findall(r'<input id="(\w+)" name="\w+" value="([^"]*)"', form))
    assert texts["fee_per_year"] == "30000"
    texts |= {"name": "Bachelor of Digging", "fee_currency": ";aud", "course_language": "Auslan"}
    await save(editor.browser, address, **texts)
    await press(editor.browser, address, "publish")
    assert await read_course(stage, "name", "course_language") == ["Bachelor of Digging", "Auslan"]
    assert stage.read(FEE_IDS, row) == fees
    assert stage.read(BEHIND, row) == {"name": "Bachelor of Burrows"}


async def test_fees_are_removed_and_tuition_is_free(stage: Stage, editor: Person, row: int) -> None:
    address = f"{COURSE}/{row}"
    await save(editor.browser, address, fee_per_year="", fee_total="", fee_currency=";")
    await press(editor.browser, address, "publish")
    assert await read_course(stage, "base_fee", "currency", "course_fee") == [None, None, []]
    await save(editor.browser, address, fee_per_year="0", fee_currency=";usd")
    await press(editor.browser, address, "publish")
    assert await read_course(stage, "base_fee") == [0]
    assert 'value="0"' in (await editor.browser.get(address)).text
    assert stage.read(BEHIND, row) == FEES


async def test_a_duration_is_removed(stage: Stage, editor: Person, row: int) -> None:
    address = f"{COURSE}/{row}"
    await save(editor.browser, address, duration_weeks="")
    await press(editor.browser, address, "publish")
    assert await read_course(stage, "duration_weeks", "course_duration") == [None, None]
    await save(editor.browser, address, duration_weeks="156")
    await press(editor.browser, address, "publish")
    assert await read_course(stage, "duration_weeks", "course_duration") == [156, "156 weeks"]
    assert stage.read(BEHIND, row) == {}


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"name": " "}, "name"), ({"name": "x" * 301}, "name"),
        ({"fee_per_year": "-1"}, "fee_per_year"), ({"fee_per_year": "30,000"}, "fee_per_year"),
        ({"fee_per_year": "NaN"}, "fee_per_year"), ({"fee_per_year": "1e5"}, "fee_per_year"),
        ({"fee_total": "1.234"}, "fee_total"), ({"fee_total": "1234567890"}, "fee_total"),
        ({"fee_currency": ""}, "fee_currency"), ({"fee_currency": "xxx"}, "fee_currency"),
        ({"fee_currency": "aud;usd"}, "fee_currency"), ({"fee_per_year": "", "fee_total": ""}, "fee_currency"),
        ({"fee_per_year": "0", "fee_total": "", "fee_currency": ""}, "fee_currency"),
        ({"duration_weeks": "0"}, "duration_weeks"), ({"duration_weeks": "1041"}, "duration_weeks"),
        ({"duration_weeks": "3 years"}, "duration_weeks"), ({"study_mode": "Evening"}, "study_mode"),
        ({"course_language": "Klingon"}, "course_language"), ({"url": "javascript:alert(1)"}, "url"),
        ({"description": "a\x00b"}, "description"), ({"status": ""}, "status"),
    ],
)  # fmt: skip
async def test_an_invalid_value_is_named_and_nothing_is_saved(
    stage: Stage, editor: Person, row: int, wrong: dict[str, str], named: str
) -> None:
    refused = await save(editor.browser, f"{COURSE}/{row}", **wrong)
    assert refused.status_code == 422
    assert f'<a href="#{named}">' in refused.text
    assert stage.read("SELECT count(*) FROM content_entry") == 0


async def test_only_editors_change_courses_and_nobody_creates_one(
    stage: Stage, editor: Person, row: int
) -> None:
    address = f"{COURSE}/{row}"
    assert (await editor.browser.get(f"{COURSE}/new")).status_code == 404
    for person in (stage.add_person(), stage.add_staff(Role.COUNSELLOR)):
        assert (await person.browser.get(address)).status_code == 404
        assert (await person.browser.post(address, data={"name": "Stolen"})).status_code == 404
        assert (await person.browser.get("/admin/csv/course.csv")).status_code == 404
    form = read_hidden((await editor.browser.get(address)).text)
    other_site = {"sec-fetch-site": "cross-site"}
    forged = await editor.browser.post(address, data={**form, "name": "Forged"}, headers=other_site)
    assert forged.status_code == 403
    assert stage.read("SELECT count(*) FROM content_entry") == 0


async def test_two_editors_and_an_import_do_not_overwrite_each_other(
    stage: Stage, editor: Person, row: int
) -> None:
    address, colleague = f"{COURSE}/{row}", stage.add_staff(Role.EDITOR)
    form = read_hidden((await editor.browser.get(address)).text)
    await save(colleague.browser, address, fee_per_year="31000")
    refused = await editor.browser.post(address, data={**form, "name": "Mine"})
    assert refused.status_code == 409
    assert "Fee per year for international students" in refused.text
    stage.execute("UPDATE course_fee SET amount = 32000 WHERE course_id = %s AND is_base", row)
    refused = await press(colleague.browser, address, "publish")
    assert refused.status_code == 409
    assert "the public text changed after this draft began" in refused.text
    await press(colleague.browser, address, "state", state="discarded")
    form = read_hidden((await editor.browser.get(address)).text)
    stage.execute("UPDATE course_fee SET amount = 33000 WHERE course_id = %s AND is_base", row)
    refused = await editor.browser.post(address, data={**form, "name": "Mine"})
    assert refused.status_code == 409
    assert await read_course(stage, "name", "base_fee") == ["Bachelor of Burrows", 33000]


async def test_a_second_person_publishes_a_course_and_the_schedule_does(
    stage: Stage, editor: Person, row: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, colleague = f"{COURSE}/{row}", stage.add_staff(Role.EDITOR)
    reviewed = stage.site.settings.model_copy(update={"finder_content_review": True})
    monkeypatch.setitem(stage.site.app.state._state, "settings", reviewed)
    await save(editor.browser, address, fee_per_year="31000")
    assert (await press(editor.browser, address, "publish")).status_code == 409
    assert (await press(colleague.browser, address, "publish")).status_code == 303
    assert await read_course(stage, "base_fee") == [31000]
    await save(editor.browser, address, fee_per_year="32000")
    stage.execute("UPDATE content_entry SET state = 'scheduled', publish_at = now()")
    assert publish_due(stage) == 1
    assert await read_course(stage, "base_fee") == [32000]


async def test_a_course_is_withdrawn_and_brought_back(stage: Stage, editor: Person, row: int) -> None:
    address, visitor = f"{COURSE}/{row}", stage.site.open_browser()
    assert (await press(editor.browser, address, "withdraw")).status_code == 303
    assert (await visitor.get("/api/course/burrows")).status_code == 410
    assert stage.read(BEHIND, row) == {"status": "published"}
    assert stage.read("SELECT count(*) FROM course_fee WHERE course_id = %s", row) == 3
    assert f"{REPLACED}: <bdi>Published</bdi>" in (await editor.browser.get(address)).text
    await save(editor.browser, address, status="published")
    await press(editor.browser, address, "publish")
    assert (await visitor.get("/api/course/burrows")).status_code == 200


async def test_a_course_of_a_withdrawn_institute_is_changed_and_stays_hidden(
    stage: Stage, editor: Person, row: int
) -> None:
    address = f"{COURSE}/{row}"
    stage.execute("UPDATE institute SET status = 'withdrawn' WHERE slug = 'quokka'")
    form = (await editor.browser.get(address)).text
    assert "The institution is not on the site, so visitors do not see this." in form
    assert "Open on the site" not in form
    await save(editor.browser, address, name="Bachelor of Digging")
    await press(editor.browser, address, "publish")
    assert (await stage.site.open_browser().get("/api/course/burrows")).status_code in (404, 410)
    assert stage.read("SELECT name FROM course WHERE id = %s", row) == "Bachelor of Digging"


async def test_courses_are_changed_by_csv(stage: Stage, editor: Person, row: int) -> None:
    browser = editor.browser
    assert (await browser.get("/admin/csv/course.csv")).text.count("\n") > 2
    exported = (await browser.get("/admin/csv/course.csv?text=burrows+quokka")).text.removeprefix("\ufeff")
    (line,) = csv.DictReader(io.StringIO(exported))
    assert line == {
        "id": str(row), "place": "Quokka University", "name": "Bachelor of Burrows", "course_title": "",
        "description": "Dug", "fee_per_year": "30000", "fee_total": "90000", "fee_currency": "aud",
        "duration_weeks": "156", "study_mode": "", "course_language": "Auslan", "url": "", "status": "published",
    }  # fmt: skip
    assert "Nothing was changed" in (await change_by_csv(browser, exported, "publish", "course")).text
    text = f"id,fee_per_year,fee_currency,duration_weeks\n{row},31000,USD,104\n"
    shown = await change_by_csv(browser, text, "dry_run", "course")
    assert "Currency of the fee" in shown.text
    assert await read_course(stage, "base_fee", "duration_weeks") == [30000, 156]
    for wrong, reason in (
        (f"id,fee_currency\n{row},XXX\n", "fee_currency"),
        (f"id,fee_currency\n{row},\n", "fee_currency"),
        (f"id,fee_per_year\n{row},free\n", "fee_per_year"),
        (f"id,duration_weeks\n{row},3 years\n", "duration_weeks"),
        (f"id,institute\n{row},1\n", "Not known: institute"),
        (f"id,name\n{'9' * 5000},A\n", "unknown"),
    ):
        refused = await change_by_csv(browser, wrong, "publish", "course")
        assert refused.status_code == 422, wrong
        assert reason in refused.text, wrong
    assert (await change_by_csv(browser, text, "publish", "course")).status_code == 200
    assert await read_course(stage, "base_fee", "duration_weeks", "course_duration") == [
        31000,
        104,
        "104 weeks",
    ]
    assert stage.read(BEHIND, row)["fee_per_year"] == 30000
