"""Edited scholarships: translations, currency, campus, and the imported values that an edit replaces."""

import pytest

from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_created_content import (
    find,
    load_catalogue_to_edit,
    publish_scholarship,
)
from tests.integration.account.staff.test_edited_institutes import REPLACED
from tests.integration.account.staff.test_editing import press, save


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_catalogue_to_edit(database_url)
    return database_url


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM scholarship WHERE slug LIKE 'green-%%'")


async def test_a_scholarship_is_translated_and_shown_in_english_without_a_translation(
    stage: Stage, editor: Person
) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    address = await publish_scholarship(stage, browser, amount="900 per year")
    texts = {
        "ur.name": "سبز وظیفہ",
        "ur.amount": "900 سالانہ",
        "ur.description": "<p>درخت لگانے والوں کے لیے</p><script>alert(1)</script>",
        "ar.name": "منحة خضراء",
    }
    saved = await save(browser, address, **texts, then="preview")
    assert "درخت لگانے والوں کے لیے" in (await browser.get(saved.headers["location"])).text
    assert (await visitor.get("/api/scholarship/green-grant")).json()["translations"] == {}
    stage.execute("DELETE FROM outbox")
    await press(browser, address, "publish")
    assert stage.read("SELECT count(*) FROM outbox WHERE noun = 'scholarship'") > 0
    public = (await visitor.get("/api/scholarship/green-grant")).json()
    assert public["name"] == "Green grant"
    assert public["eligibility"] is None
    assert public["translations"] == {
        "ur": {
            "name": "سبز وظیفہ",
            "amount": "900 سالانہ",
            "description": "<p>درخت لگانے والوں کے لیے</p>",
        },
        "ar": {"name": "منحة خضراء"},
    }
    stage.execute("UPDATE scholarship SET translations = jsonb_set(translations, '{ur,eligibility}', %s) "
                  "WHERE slug = 'green-grant'", '"<b onclick=x>سب</b>"')  # fmt: skip
    translated = (await visitor.get("/api/scholarship/green-grant")).json()["translations"]["ur"]
    assert translated["eligibility"] == "<b>سب</b>"
    await save(browser, address, **dict.fromkeys((*texts, "ur.eligibility"), ""))
    await press(browser, address, "publish")
    assert (await visitor.get("/api/scholarship/green-grant")).json()["translations"] == {}


async def test_a_scholarship_has_a_currency_and_one_campus(stage: Stage, editor: Person) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    row = stage.connection.execute(
        "SELECT institute.slug, campus.slug, campus.name, (SELECT slug FROM campus AS other WHERE "
        "other.institute_id <> institute.id AND status = 'published' LIMIT 1), (SELECT min(code) FROM currency) "
        "FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE institute.status = 'published' AND campus.status = 'published' LIMIT 1"
    ).fetchone()
    assert row is not None
    institute, campus, campus_name, other, code = row
    address = await publish_scholarship(stage, browser, institutes=institute)
    assert campus in await find(browser, address, **{"institutes": institute, "find.campus": campus_name})
    assert code.lower() in await find(browser, address, **{"find.currency": code})
    for wrong, reason in (
        ({"campus": other}, "Choose campuses of the chosen institution"),
        ({"campus": f"{campus};{other}"}, "Choose only one"),
        ({"currency": code.lower()}, '<a href="#amount">'),
        ({"currency": "zzz", "amount": "9"}, "Choose rows that the search finds"),
    ):
        refused = await save(browser, address, **wrong)
        assert refused.status_code == 422, wrong
        assert reason in refused.text, wrong
    saved = await save(browser, address, campus=campus, currency=code.lower(), amount="1,000 per year")
    assert saved.status_code == 303, saved.text
    assert (await visitor.get("/api/scholarship/green-grant")).json()["currency"] is None
    await press(browser, address, "publish")
    public = (await visitor.get("/api/scholarship/green-grant")).json()
    assert (public["campus"]["slug"], public["currency"]) == (campus, code)
    revision = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    await press(browser, address, f"versions/{revision}/restore")
    await press(browser, address, "publish")
    public = (await visitor.get("/api/scholarship/green-grant")).json()
    assert (public["campus"], public["currency"]) == (None, None)


async def test_the_form_of_an_imported_scholarship_shows_the_values_that_an_edit_replaces(
    stage: Stage, editor: Person
) -> None:
    browser = editor.browser
    found = stage.connection.execute(
        "SELECT id, name, provider_name, (SELECT slug FROM country WHERE id NOT IN "
        "(SELECT country_id FROM scholarship_host_country WHERE scholarship_id = scholarship.id) LIMIT 1), "
        "read_content_relations('scholarship', id)->'host_countries'->>0 FROM scholarship "
        "WHERE status = 'published' AND id IN (SELECT scholarship_id FROM scholarship_host_country) LIMIT 1"
    ).fetchone()
    assert found is not None
    row, name, provider, country, replaced = found
    address = f"/admin/content/scholarship/{row}"
    await save(browser, address, name=name, provider_name="Edited", host_countries=country)
    await press(browser, address, "publish")
    form = (await browser.get(address)).text
    assert form.count(REPLACED) == 2
    assert f"{REPLACED}: <bdi>{provider}</bdi>" in form
    assert f"{REPLACED}: <bdi>{replaced}" in form
    await press(browser, address, "withdraw")
    assert f"{REPLACED}: <bdi>Published</bdi>" in (await browser.get(address)).text
    revision = stage.read("SELECT min(revision) FROM content_version WHERE is_public")
    await press(browser, address, f"versions/{revision}/restore")
    await press(browser, address, "publish")
    assert stage.read("SELECT register_values FROM scholarship WHERE id = %s", row) == {}
    assert REPLACED not in (await browser.get(await publish_scholarship(stage, browser))).text
