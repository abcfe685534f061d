"""Scholarships and advertisements that editors create: relations that are searched by name, publication, withdrawal."""

import re
from typing import Any

import httpx
import psycopg
import pytest

from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_editing import press, publish_new, read_hidden, save
from tests.integration.search.catalogues import load_generated

NEW_SCHOLARSHIP = "/admin/content/scholarship/new"
NEW_ADVERT = "/admin/content/marketing-card/new"
SCHOLARSHIP = {
    "slug": "green-grant",
    "name": "Green grant",
    "provider_name": "Ministry of Forests",
    "description": "<p>For all who plant trees.</p>",
    "type": "research",
    "month": "9",
    "year": "2027",
    "status": "published",
}
ADVERT = {
    "heading": "Study by the sea",
    "list_card_img_front": "/a.jpg",
    "list_card_img_back": "/b.jpg",
    "grid_card_img_front": "/c.jpg",
    "grid_card_img_back": "/d.jpg",
    "position": "1",
    "status": "published",
}


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue, whose rows the new content is related to."""
    load_catalogue_to_edit(database_url)
    return database_url


def load_catalogue_to_edit(database_url: str) -> None:
    load_generated(database_url)
    with psycopg.connect(database_url) as connection:
        # The generated rows have ids that the sequence does not know.
        connection.execute("SELECT setval('scholarship_id_seq', max(id)) FROM scholarship")


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM scholarship WHERE slug LIKE 'green-%%'")
    stage.execute("DELETE FROM marketing_card WHERE heading = %s", ADVERT["heading"])


@pytest.mark.parametrize("slug", ["all", "search"])
async def test_a_scholarship_with_the_word_of_a_call_is_refused(editor: Person, slug: str) -> None:
    refused = await save(editor.browser, NEW_SCHOLARSHIP, **{**SCHOLARSHIP, "slug": slug})
    assert refused.status_code == 422
    assert "The site uses this slug for an address of its own. Choose another slug" in refused.text


def read_pair(stage: Stage, table: str) -> tuple[str, str]:
    """Return the slug and the name of a row that is public."""
    condition = "status = 'published'" if table in ("institute", "campus") else "true"
    row = stage.connection.execute(
        f"SELECT slug, name FROM {table} WHERE {condition} ORDER BY id LIMIT 1".encode()
    ).fetchone()
    assert row is not None
    return row[0], row[1]


async def find(browser: httpx.AsyncClient, address: str, **texts: str) -> list[str]:
    """Search with the form, and return the values that can be chosen."""
    page = await browser.get(address)
    shown = await browser.post(address, data={**read_hidden(page.text), **texts})
    assert shown.status_code == 200, shown.text
    return re.findall(r'type="(?:checkbox|radio)" name="[a-z_]+" value="([^"]*)"', shown.text)


async def publish_scholarship(stage: Stage, browser: httpx.AsyncClient, **more: Any) -> str:
    texts = {**SCHOLARSHIP, "host_countries": read_pair(stage, "country")[0], **more}
    return await publish_new(browser, NEW_SCHOLARSHIP, **texts)


async def test_a_scholarship_is_created_with_rows_that_were_found_by_name(
    stage: Stage, editor: Person
) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    institute, institute_name = read_pair(stage, "institute")
    country, country_name = read_pair(stage, "country")
    found = await find(browser, NEW_SCHOLARSHIP, **{**SCHOLARSHIP, "find.institutes": institute_name.upper()})
    assert found[0] == institute
    assert stage.read("SELECT count(*) FROM content_entry") == 0
    assert await find(browser, NEW_SCHOLARSHIP, **{"find.institutes": "%_no such <b>"}) == []

    boxes = {"host_countries": ["", country], "institutes": ["", institute]}
    form = read_hidden((await browser.get(NEW_SCHOLARSHIP)).text)
    saved = await browser.post(NEW_SCHOLARSHIP, data={**SCHOLARSHIP, **form, **boxes, "then": "preview"})
    preview = await browser.get(saved.headers["location"])
    assert country_name in preview.text
    assert institute_name in preview.text
    assert (await visitor.get("/api/scholarship/green-grant")).status_code == 404
    address = saved.headers["location"].removesuffix("/preview?done=saved")
    published = await press(browser, address, "publish")
    assert published.status_code == 303
    public = (await visitor.get("/api/scholarship/green-grant")).json()
    assert public["name"] == "Green grant"
    assert institute_name in str(public)
    assert stage.read("SELECT count(*) FROM outbox WHERE noun = 'scholarship'") > 0
    assert stage.read("SELECT month || '/' || year FROM scholarship WHERE slug = 'green-grant'") == "9/2027"
    assert stage.read("SELECT source.slug FROM source JOIN scholarship ON source_id = source.id "
                      "WHERE scholarship.slug = 'green-grant'") == "editors"  # fmt: skip


async def test_relations_change_with_the_form_and_come_back_with_a_version(
    stage: Stage, editor: Person
) -> None:
    institute = read_pair(stage, "institute")[0]
    address = await publish_scholarship(stage, editor.browser, institutes=institute)
    links = (
        "SELECT count(*) FROM scholarship_institute JOIN scholarship ON id = scholarship_id "
        "WHERE slug = 'green-grant'"
    )
    assert stage.read(links) == 1
    stage.execute("UPDATE institute SET slug = 'another-slug' WHERE slug = %s", institute)
    saved = await save(editor.browser, address, institutes="", amount="Up to 100")
    assert saved.status_code == 303, saved.text
    await press(editor.browser, address, "publish")
    assert stage.read(links) == 0
    revision = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    restored = await press(editor.browser, address, f"versions/{revision}/restore")
    assert restored.status_code == 303, restored.text
    stage.execute("UPDATE institute SET slug = %s WHERE slug = 'another-slug'", institute)
    assert (await press(editor.browser, address, "publish")).status_code == 303
    assert stage.read(links) == 1


async def test_a_created_scholarship_is_withdrawn_and_brought_back(stage: Stage, editor: Person) -> None:
    visitor = stage.site.open_browser()
    address = await publish_scholarship(stage, editor.browser)
    withdrawn = await press(editor.browser, address, "withdraw")
    assert withdrawn.headers["location"] == f"{address}?done=published"
    assert (await visitor.get("/api/scholarship/green-grant")).status_code == 410
    again = await press(editor.browser, address, "withdraw")
    assert again.status_code == 409
    assert "Not withdrawn" in again.text
    version = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    await press(editor.browser, address, f"versions/{version}/restore")
    await press(editor.browser, address, "publish")
    assert (await visitor.get("/api/scholarship/green-grant")).status_code == 200


async def test_invalid_scholarships_are_refused_with_the_field_and_the_reason(
    stage: Stage, editor: Person
) -> None:
    await publish_scholarship(stage, editor.browser)
    country = read_pair(stage, "country")[0]
    empty = await save(editor.browser, NEW_SCHOLARSHIP)
    assert empty.status_code == 422
    for name in ("slug", "name", "provider_name", "description", "host_countries"):
        assert f'<a href="#{name}">' in empty.text, name
    for changes, reason in (
        ({"host_countries": country}, "Another row or draft has this slug"),
        ({"slug": "green-two", "host_countries": "atlantis"}, "Choose rows that the search finds"),
        ({"slug": "green-two", "host_countries": "<b>1</b>"}, "Choose rows that the search finds"),
        ({"slug": "green-two", "host_countries": ""}, "Enter a value"),
        ({"slug": "green-two", "host_countries": country, "month": "13"}, "Enter a positive number"),
        ({"slug": "green-two", "host_countries": country, "year": "27"}, "Enter a positive number"),
    ):
        refused = await save(editor.browser, NEW_SCHOLARSHIP, **{**SCHOLARSHIP, **changes})
        assert refused.status_code == 422, changes
        assert reason in refused.text, changes
        assert "<b>1</b>" not in refused.text
    assert stage.read("SELECT count(*) FROM content_entry") == 1


async def test_a_chosen_row_that_was_deleted_stops_the_publication(stage: Stage, editor: Person) -> None:
    stage.execute("INSERT INTO discipline SELECT (json_populate_record(discipline, "
                  "'{\"id\": 9999, \"slug\": \"deleted-later\", \"name\": \"Deleted\", \"isced_code\": \"999\"}')).* "
                  "FROM discipline ORDER BY id LIMIT 1")  # fmt: skip
    texts = {**SCHOLARSHIP, "host_countries": read_pair(stage, "country")[0], "disciplines": "deleted-later"}
    saved = await save(editor.browser, NEW_SCHOLARSHIP, **texts)
    assert saved.status_code == 303, saved.text
    stage.execute("DELETE FROM discipline WHERE slug = 'deleted-later'")
    refused = await press(editor.browser, saved.headers["location"].partition("?")[0], "publish")
    assert refused.status_code == 409
    assert "no longer exists" in refused.text
    assert stage.read("SELECT count(*) FROM scholarship WHERE slug = 'green-grant'") == 0


async def test_an_advertisement_is_created_for_campuses_of_its_institute_and_withdrawn(
    stage: Stage, editor: Person
) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    row = stage.connection.execute(
        "SELECT institute.slug, campus.slug, campus.name FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE institute.status = 'published' AND campus.status = 'published' ORDER BY campus.id LIMIT 1"
    ).fetchone()
    assert row is not None
    institute, campus, campus_name = row
    other = stage.read(
        "SELECT campus.slug FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE institute.slug <> %s LIMIT 1",
        institute,
    )
    assert campus in await find(browser, NEW_ADVERT, **{"institute": institute, "find.campuses": campus_name})
    assert campus not in await find(
        browser, NEW_ADVERT, **{"institute": "none", "find.campuses": campus_name}
    )
    for wrong, reason in (
        ({"institute": institute, "campuses": other}, "Choose campuses of the chosen institution"),
        ({"institute": f"{institute};another"}, "Choose only one"),
        ({}, '<a href="#institute">'),
    ):
        refused = await save(browser, NEW_ADVERT, **{**ADVERT, **wrong})
        assert refused.status_code == 422, wrong
        assert reason in refused.text, wrong
    saved = await save(browser, NEW_ADVERT, **ADVERT, institute=institute, campuses=campus)
    assert ADVERT["heading"] not in (await visitor.get("/api/marketing-card/")).text
    published = await press(browser, saved.headers["location"].partition("?")[0], "publish")
    address = published.headers["location"].partition("?")[0]
    path = f"/marketing-detail?id={address.rpartition('/')[2]}"
    assert f'<a href="{path}">Open on the site</a>' in (await browser.get(address)).text
    (card,) = [each for each in (await visitor.get("/api/marketing-card/")).json()["results"]
               if each["heading"] == ADVERT["heading"]]  # fmt: skip
    assert card["institute_campus_slug"] == [campus]
    assert (await press(browser, address, "withdraw")).status_code == 303
    assert ADVERT["heading"] not in (await visitor.get("/api/marketing-card/")).text
    assert (await visitor.get(f"/api/marketing-card/{card['id']}")).status_code == 410


async def test_created_rows_are_changed_by_csv_and_keep_their_relations(stage: Stage, editor: Person) -> None:
    address = await publish_scholarship(stage, editor.browser)
    row = address.rpartition("/")[2]
    exported = (await editor.browser.get("/admin/csv/scholarship.csv")).text
    assert "green-grant" in exported
    assert "host_countries" not in exported
    changed = await editor.browser.post(
        "/admin/csv",
        data={"noun": "scholarship", "mode": "publish"},
        files={"file": ("a.csv", f"id,amount\n{row},Up to 900\n".encode(), "text/csv")},
    )
    assert changed.status_code == 200, changed.text
    assert stage.read("SELECT amount FROM scholarship WHERE slug = 'green-grant'") == "Up to 900"
    links = "SELECT count(*) FROM scholarship_host_country WHERE scholarship_id = %s"
    assert stage.read(links, int(row)) == 1


async def test_a_second_reviewer_also_confirms_a_withdrawal(
    stage: Stage, editor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await publish_scholarship(stage, editor.browser)
    reviewed = stage.site.settings.model_copy(update={"finder_content_review": True})
    monkeypatch.setitem(stage.site.app.state._state, "settings", reviewed)
    waiting = await press(editor.browser, address, "withdraw")
    assert waiting.status_code == 409
    assert "a second person has to publish" in waiting.text
    assert stage.read("SELECT status FROM scholarship WHERE slug = 'green-grant'") == "published"
    second = stage.add_staff(Role.EDITOR)
    assert (await press(second.browser, address, "publish")).status_code == 303
    assert stage.read("SELECT status FROM scholarship WHERE slug = 'green-grant'") == "withdrawn"
