"""Institutes and campuses in the editor: texts, translations, the values of the register, withdrawal and CSV."""

import csv
import io

import pytest

from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_created_content import load_catalogue_to_edit
from tests.integration.account.staff.test_editing import add_article, press, publish_due, save
from tests.integration.account.staff.test_editing_tools import change_by_csv

INSTITUTE = "/admin/content/institute"
CAMPUS = "/admin/content/campus"
REPLACED = "Value of the import, which your change replaces"


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_catalogue_to_edit(database_url)
    return database_url


@pytest.fixture
def row(stage: Stage) -> int:
    """A published institute with the imported values."""
    found = stage.read("SELECT min(institute_id) FROM campus WHERE status = 'published' "
                       "AND institute_id IN (SELECT id FROM institute WHERE status = 'published')")  # fmt: skip
    assert isinstance(found, int)
    stage.execute(
        "UPDATE institute SET name = 'Quokka University', slug = 'quokka', website = 'https://import.example', "
        "description = 'From the import', short_description = NULL, translations = '{}', register_values = '{}', "
        "status = 'published' WHERE id = %s",
        found,
    )
    stage.execute("TRUNCATE content_entry, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM audit_entry")
    return found


async def test_an_institute_is_drafted_previewed_published_and_restored(
    stage: Stage, editor: Person, row: int
) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    address = f"{INSTITUTE}/{row}"
    page = (await browser.get("/admin?noun=institute&text=quokka")).text
    assert "Found: 1" in page
    assert f'href="{address}"' in page
    form = (await browser.get(address)).text
    assert form.count("From the import. Later imports keep your change.") == 3
    assert '<a href="/university-details/quokka">Open on the site</a>' in form
    texts = {
        "description": "Written by an editor", "logo": "/api/media/a.jpg", "website": "https://edited.example",
        "established": "1901", "ur.name": "کواکا یونیورسٹی", "ur.description": "مدیر کا متن",
    }  # fmt: skip
    saved = await save(browser, address, **texts, then="preview")
    preview = (await browser.get(saved.headers["location"])).text
    assert "Written by an editor" in preview
    assert "کواکا یونیورسٹی" in preview
    assert (await visitor.get("/api/institute/quokka")).json()["institute_description"] == "From the import"
    assert stage.read("SELECT count(*) FROM outbox") == 0

    assert (await press(browser, address, "publish")).status_code == 303
    public = (await visitor.get("/api/institute/quokka")).json()
    assert [public[key] for key in ("institute_description", "logo", "website", "established")] == [
        "Written by an editor", "/api/media/a.jpg", "https://edited.example", 1901,
    ]  # fmt: skip
    assert stage.read("SELECT count(*) FROM outbox WHERE noun = 'institute' AND row_id = %s", row) == 1
    assert stage.read("SELECT register_values FROM institute WHERE id = %s", row) == {
        "website": "https://import.example"
    }
    form = (await browser.get(address)).text
    assert f"{REPLACED}: <bdi>https://import.example</bdi>" in form
    assert form.count(REPLACED) == 1
    assert stage.read("SELECT string_agg(action, ',' ORDER BY action) FROM audit_entry "
                      "WHERE action IN ('content_saved', 'content_published')") == (
        "content_published,content_saved")  # fmt: skip

    version = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    await press(browser, address, f"versions/{version}/restore")
    await press(browser, address, "publish")
    assert (await visitor.get("/api/institute/quokka")).json()["website"] == "https://import.example"
    assert stage.read("SELECT translations FROM institute WHERE id = %s", row) == {}
    assert stage.read("SELECT register_values FROM institute WHERE id = %s", row) == {}


async def test_an_institute_is_withdrawn_and_brought_back(stage: Stage, editor: Person, row: int) -> None:
    visitor = stage.site.open_browser()
    address = f"{INSTITUTE}/{row}"
    assert (await press(editor.browser, address, "withdraw")).headers[
        "location"
    ] == f"{address}?done=published"
    assert (await visitor.get("/api/institute/quokka")).status_code == 410
    assert stage.read("SELECT register_values FROM institute WHERE id = %s", row) == {"status": "published"}
    form = (await editor.browser.get(address)).text
    assert f"{REPLACED}: <bdi>Published</bdi>" in form
    await save(editor.browser, address, status="published")
    stage.execute("UPDATE content_entry SET state = 'scheduled', publish_at = now()")
    assert publish_due(stage) == 1
    assert (await visitor.get("/api/institute/quokka")).status_code == 200
    assert stage.read("SELECT register_values FROM institute WHERE id = %s", row) == {}


async def test_a_campus_is_named_by_its_institute_and_changed(stage: Stage, editor: Person, row: int) -> None:
    campus = stage.read("SELECT min(id) FROM campus WHERE institute_id = %s AND status = 'published'", row)
    stage.execute("UPDATE campus SET name = 'Burrow', slug = 'burrow', address = '1 Hole St', suburb = NULL, "
                  "register_values = '{}' WHERE id = %s", campus)  # fmt: skip
    address = f"{CAMPUS}/{campus}"
    assert "Quokka University: Burrow" in (await editor.browser.get("/admin?noun=campus&text=quokka")).text
    form = (await editor.browser.get(address)).text
    assert "<dt>Institution</dt><dd><bdi>Quokka University</bdi></dd>" in form
    assert '<a href="/university-details/quokka/burrow">Open on the site</a>' in form
    saved = await save(editor.browser, address, suburb="Rottnest", **{"ur.name": "بل"})
    assert saved.status_code == 303, saved.text
    await press(editor.browser, address, "publish")
    public = (await stage.site.open_browser().get("/api/campus/burrow")).json()
    assert (public["suburb"], public["address"]) == ("Rottnest", "1 Hole St")
    assert stage.read("SELECT translations FROM campus WHERE id = %s", campus) == {"ur": {"name": "بل"}}
    assert f"{REPLACED}: <bdi>empty</bdi>" in (await editor.browser.get(address)).text


async def test_invalid_values_and_new_institutes_are_refused(editor: Person, row: int) -> None:
    address = f"{INSTITUTE}/{row}"
    wrong = {"name": " ", "website": "javascript:alert(1)", "logo": "//evil.example/a.png", "established": "99999",
             "status": "secret", "ur.name": "x" * 301}  # fmt: skip
    refused = await save(editor.browser, address, **wrong)
    assert refused.status_code == 422
    for name in wrong:
        assert f'<a href="#{name}">' in refused.text, name
    assert (await editor.browser.get(f"{INSTITUTE}/new")).status_code == 404
    assert (await editor.browser.get(f"{CAMPUS}/new")).status_code == 404


async def test_institutes_are_changed_by_csv(stage: Stage, editor: Person, row: int) -> None:
    exported = (await editor.browser.get("/admin/csv/institute.csv")).text.removeprefix("\ufeff")
    (line,) = [each for each in csv.DictReader(io.StringIO(exported)) if each["id"] == str(row)]
    assert (line["name"], line["description"]) == ("Quokka University", "From the import")
    text = f"id,description,website,ur.name\n{row},By file,https://file.example,کواکا\n"
    assert (await change_by_csv(editor.browser, text, "publish", "institute")).status_code == 200
    values = "SELECT description || ' ' || (translations->'ur'->>'name') FROM institute WHERE id = %s"
    assert stage.read(values, row) == "By file کواکا"
    assert stage.read("SELECT register_values FROM institute WHERE id = %s", row) == {
        "website": "https://import.example"
    }


async def test_a_link_with_the_joined_slugs_of_a_campus_is_not_broken(
    stage: Stage, editor: Person, row: int
) -> None:
    campus = stage.read("SELECT min(id) FROM campus WHERE institute_id = %s AND status = 'published'", row)
    stage.execute("UPDATE campus SET slug = 'burrow' WHERE id = %s", campus)
    addresses = [f"/university-details/quokka{slug}" for slug in ("burrow", "warren")]
    await add_article(editor.browser, content="".join(f"<a href='{each}'>a</a>" for each in addresses))
    page = (await editor.browser.get("/admin/links")).text
    assert [each in page for each in addresses] == [False, True]
