"""The pages of editors: drafts, publication, versions, schedules and reviews."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import psycopg
import pytest

from indexer.delivery.database import connect
from schemas.editing.statements import PUBLISH_DUE
from schemas.settings import Settings
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person

ARTICLE = {
    "slug": "visa-tips",
    "name": "Visa tips",
    "heading": "Tips for your visa",
    "summary": "What helps.",
    "content": "<h2>First</h2><p>Read <a href='/blog'>more</a>.</p>",
    "published_on": "2026-11-01",
    "status": "published",
    "ur.heading": "ویزا کے مشورے",
}


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry, blog, page, institute_group, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM audit_entry")
    stage.execute("DELETE FROM slug_redirect")


def read_hidden(html: str) -> dict[str, str]:
    """Return the revision, the fingerprint and the key of the form."""
    return dict(re.findall(r'name="(revision|fingerprint|creation_key)" value="([^"]*)"', html))


async def save(browser: httpx.AsyncClient, address: str, **texts: str) -> httpx.Response:
    """Open the form and save it with other texts."""
    page = await browser.get(address)
    assert page.status_code == 200, page.text
    return await browser.post(address, data={**read_hidden(page.text), **texts})


async def press(browser: httpx.AsyncClient, address: str, button: str, **values: str) -> httpx.Response:
    hidden = read_hidden((await browser.get(address)).text)
    return await browser.post(f"{address}/{button}", data={"revision": hidden["revision"], **values})


async def add_article(browser: httpx.AsyncClient, **changes: str) -> str:
    """Publish a new article and return the address of its form."""
    return await publish_new(browser, "/admin/content/blog/new", **{**ARTICLE, **changes})


async def publish_new(browser: httpx.AsyncClient, new: str, **texts: Any) -> str:
    """Create and publish a row. new: the address of the empty form. Returns the address of the row's form."""
    saved = await save(browser, new, **texts)
    assert saved.status_code == 303, saved.text
    published = await press(browser, saved.headers["location"].partition("?")[0], "publish")
    assert published.status_code == 303, published.text
    address: str = published.headers["location"].partition("?")[0]
    return address


async def test_an_article_is_drafted_previewed_published_changed_and_restored(
    stage: Stage, editor: Person
) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    saved = await save(browser, "/admin/content/blog/new", **ARTICLE, then="preview")
    assert saved.headers["location"] == "/admin/content/blog/draft-1/preview?done=saved"
    preview = await browser.get(saved.headers["location"])
    assert "<h2>First</h2>" in preview.text
    assert "ویزا کے مشورے" in preview.text
    assert stage.read("SELECT count(*) FROM blog") == 0
    address = "/admin/content/blog/draft-1"
    published = await press(browser, address, "publish")
    assert published.headers["location"] == "/admin/content/blog/1?done=published"
    assert (await browser.get(address)).headers["location"] == "/admin/content/blog/1"
    public = (await visitor.get("/api/blog/visa-tips")).json()
    assert public["heading"] == "Tips for your visa"
    assert public["translations"] == {"ur": {"heading": "ویزا کے مشورے"}}
    assert stage.read("SELECT count(*) FROM outbox WHERE noun = 'blog' AND row_id = 1") == 1

    address = "/admin/content/blog/1"
    await save(browser, address, heading="New tips", slug="new-tips")
    assert (await visitor.get("/api/blog/1")).json()["heading"] == "Tips for your visa"
    form = (await browser.get(address)).text
    assert "The draft changes: Slug in the address, Heading" in " ".join(form.split())
    assert (await press(browser, address, "publish")).status_code == 303
    assert (await visitor.get("/api/blog/visa-tips")).json()["slug"] == "new-tips"
    page = await browser.get(f"{address}/versions/3")
    assert "Tips for your visa" in page.text
    assert (await press(browser, address, "versions/3/restore")).headers["location"].endswith("done=saved")
    assert (await press(browser, address, "publish")).status_code == 303
    assert (await visitor.get("/api/blog/1")).json()["slug"] == "visa-tips"
    actions = stage.connection.execute(
        "SELECT action, count(*) FROM audit_entry WHERE actor_id = %s GROUP BY action", (editor.id,)
    ).fetchall()
    counts: dict[Any, Any] = dict(actions)
    assert counts["content_saved"] == 3
    assert counts["content_published"] == 3
    assert counts["content_read"] > 5


async def test_a_draft_from_before_a_release_with_a_new_field_is_published(
    stage: Stage, editor: Person
) -> None:
    """The test removes a field from the stored drafts, as if an earlier release without this field had written them."""
    address = await add_article(editor.browser, slug="open-draft")
    await save(editor.browser, address, heading="Changed before the release")
    stage.execute("UPDATE content_entry SET draft = draft - 'summary', base = base - 'summary'")
    stage.execute("UPDATE content_version SET fields = fields - 'summary'")
    await save(editor.browser, address, heading="Changed after the release")
    stage.execute("UPDATE blog SET summary = 'By SQL' WHERE slug = 'open-draft'")
    refused = await press(editor.browser, address, "publish")
    assert refused.status_code == 409
    assert "the public text changed after this draft began" in refused.text
    stage.execute("UPDATE blog SET summary = %s WHERE slug = 'open-draft'", ARTICLE["summary"])
    assert (await press(editor.browser, address, "publish")).status_code == 303
    public = (await editor.browser.get("/api/blog/open-draft")).json()
    assert public["heading"] == "Changed after the release"
    assert public["summary"] == ARTICLE["summary"]
    versions = re.findall(rf"{address}/versions/\d+", (await editor.browser.get(address)).text)
    earliest = (await editor.browser.get(versions[-1])).text
    assert "Tips for your visa" in earliest
    assert ARTICLE["summary"] not in earliest


async def test_a_form_that_was_built_from_older_values_is_rejected(stage: Stage, editor: Person) -> None:
    colleague = stage.add_staff(Role.EDITOR)
    stage.execute("UPDATE person SET first_name = 'Bilal', last_name = 'Ahmed' WHERE id = %s", colleague.id)
    address = await add_article(editor.browser)
    form = read_hidden((await editor.browser.get(address)).text)
    await save(colleague.browser, address, summary="Bilal's summary")
    refused = await editor.browser.post(address, data={**form, "heading": "<b>Mine</b>"})
    assert refused.status_code == 409
    assert "Bilal Ahmed" in refused.text
    assert re.search(r"UTC</bdi>:\s*<span>Summary</span></p>", refused.text)
    assert "&lt;b&gt;Mine&lt;/b&gt;" in refused.text
    assert stage.read("SELECT draft->>'heading' FROM content_entry") == ARTICLE["heading"]
    publish = {"revision": form["revision"]}
    assert (await editor.browser.post(f"{address}/publish", data=publish)).status_code == 409
    assert (await editor.browser.post(f"{address}/publish", data={})).status_code == 409

    stage.execute("UPDATE blog SET heading = 'By SQL'")
    changed = await press(editor.browser, address, "publish")
    assert changed.status_code == 409
    assert "the public text changed after this draft began" in changed.text
    await press(editor.browser, address, "state", state="discarded")
    form = read_hidden((await editor.browser.get(address)).text)
    stage.execute("UPDATE blog SET heading = 'By SQL again'")
    refused = await editor.browser.post(address, data={**form, "summary": "Mine"})
    assert refused.status_code == 409
    assert "Somebody outside these pages" in refused.text


async def test_invalid_values_are_named_and_nothing_is_saved(stage: Stage, editor: Person) -> None:
    await add_article(editor.browser)
    wrong = {
        "slug": "Visa Tips", "name": "", "heading": "x" * 301, "summary": "a\x00b", "content": "<script>1</script>",
        "image": "//evil.example/a.png", "published_on": "31 May", "status": "secret", "ur.content": "\x07",
    }  # fmt: skip
    refused = await save(editor.browser, "/admin/content/blog/new", **wrong)
    assert refused.status_code == 422
    for name in wrong:
        assert f'<a href="#{name}">' in refused.text, name
    for slug in ("visa-tips", "12345", "-a", "a" * 201):
        assert (
            await save(editor.browser, "/admin/content/blog/new", **{**ARTICLE, "slug": slug})
        ).status_code == 422
    await save(editor.browser, "/admin/content/blog/new", **{**ARTICLE, "slug": "other"})
    taken_by_draft = await save(editor.browser, "/admin/content/blog/new", **{**ARTICLE, "slug": "other"})
    assert "Another row or draft has this slug" in taken_by_draft.text
    assert stage.read("SELECT count(*) FROM content_entry") == 2
    stage.execute("INSERT INTO blog (slug, name, heading, summary, content, published_on) "
                  "VALUES ('other', 'a', 'a', 'a', 'a', '2026-01-01')")  # fmt: skip
    refused = await press(editor.browser, "/admin/content/blog/draft-2", "publish")
    assert refused.status_code == 409
    assert "another row has the same slug" in refused.text
    for address in (
        "blog/99",
        "blog/draft-99",
        "blog/0",
        "person/1",
        "blog/1;",
        "city-living-cost/new",
        "page-route/1",
    ):
        assert (await editor.browser.get(f"/admin/content/{address}")).status_code == 404, address


async def test_a_scheduled_draft_is_published_when_its_time_has_come(stage: Stage, editor: Person) -> None:
    address = await add_article(editor.browser)
    await save(editor.browser, address, heading="Later")
    for past in ("", "tomorrow", "2020-01-01T00:00"):
        assert (
            await press(editor.browser, address, "state", state="scheduled", publish_at=past)
        ).status_code == 422
    at = (datetime.now(UTC) + timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M")
    assert (
        await press(editor.browser, address, "state", state="scheduled", publish_at=at)
    ).status_code == 303
    assert "Scheduled" in (await editor.browser.get(address)).text
    assert publish_due(stage) == 0
    stage.execute("UPDATE content_entry SET publish_at = now() WHERE state = 'scheduled'")
    assert publish_due(stage) == 1
    assert stage.read("SELECT heading FROM blog") == "Later"

    stage.execute("INSERT INTO blog (slug, name, heading, summary, content, published_on) "
                  "VALUES ('taken', 'a', 'a', 'a', 'a', '2026-01-01')")  # fmt: skip
    await save(editor.browser, address, heading="Too late")
    await press(editor.browser, address, "state", state="scheduled", publish_at=at)
    stage.execute("UPDATE content_entry SET publish_at = now(), draft = draft || '{\"slug\": \"taken\"}' "
                  "WHERE state = 'scheduled'")  # fmt: skip
    assert publish_due(stage) == 0
    assert stage.read("SELECT state FROM content_entry") == "draft"
    assert "uq_blog_slug" in (await editor.browser.get(address)).text
    assert stage.read("SELECT heading FROM blog WHERE id = 1") == "Later"


async def test_a_second_person_publishes_if_the_setting_asks_for_it(
    stage: Stage, editor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await add_article(editor.browser)
    reviewed = stage.site.settings.model_copy(update={"finder_content_review": True})
    monkeypatch.setitem(stage.site.app.state._state, "settings", reviewed)
    await save(editor.browser, address, heading="Reviewed")
    at = (datetime.now(UTC) + timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M")
    assert (await press(editor.browser, address, "publish")).status_code == 409
    assert (
        await press(editor.browser, address, "state", state="scheduled", publish_at=at)
    ).status_code == 409
    assert (await press(editor.browser, address, "state", state="review")).status_code == 303
    colleague = stage.add_staff(Role.EDITOR)
    assert "Waiting for review" in (await colleague.browser.get("/admin?state=review")).text
    assert (await press(colleague.browser, address, "publish")).status_code == 303
    assert stage.read("SELECT heading FROM blog") == "Reviewed"


async def test_the_list_is_filtered_and_only_administrators_see_page_routes(
    stage: Stage, editor: Person
) -> None:
    await add_article(editor.browser)
    await save(editor.browser, "/admin/content/institute-group/new", slug="russell", name="Russell <i>Group</i>",
               summary="Members.", position="1", status="published")  # fmt: skip
    page = (await editor.browser.get("/admin")).text
    assert "Found: 2" in page
    assert "Russell &lt;i&gt;Group&lt;/i&gt;" in page
    assert (
        "Found: 1" in (await editor.browser.get("/admin?noun=institute-group&state=draft&text=RUSSELL")).text
    )
    assert "Found: 0" in (await editor.browser.get("/admin?noun=blog&state=draft&text=%25")).text
    for page in ("x", "0", "9" * 5_000):
        assert "Found: 2" in (await editor.browser.get(f"/admin?noun=person&state=lost&page={page}")).text
    administrator = stage.add_staff(Role.ADMINISTRATOR)
    route = stage.read("SELECT id FROM page_route WHERE page_type = 'careers'")
    assert "Found: 1" in (await administrator.browser.get("/admin?noun=page-route&text=careers")).text
    address = f"/admin/content/page-route/{route}"
    for slug in ("admin", "contact-us", "1234", "a b"):
        assert (await save(administrator.browser, address, slug=slug)).status_code == 422, slug
    assert (await save(administrator.browser, address, slug="Jobs")).status_code == 303
    assert (await press(administrator.browser, address, "publish")).status_code == 303
    assert stage.read("SELECT slug FROM page_route WHERE page_type = 'careers'") == "Jobs"
    stage.execute("UPDATE page_route SET slug = 'careers' WHERE page_type = 'careers'")


async def test_the_listing_gets_its_default_slug_back(stage: Stage) -> None:
    browser = stage.add_staff(Role.ADMINISTRATOR).browser
    route = stage.read("SELECT id FROM page_route WHERE page_type = 'course'")
    for slug in ("programs", "course"):
        assert (await save(browser, f"/admin/content/page-route/{route}", slug=slug)).status_code == 303, slug
        await press(browser, f"/admin/content/page-route/{route}", "publish")
    assert stage.read("SELECT slug FROM page_route WHERE page_type = 'course'") == "course"


async def test_the_pages_are_in_urdu_too(editor: Person) -> None:
    address = await add_article(editor.browser)
    editor.browser.headers["Accept-Language"] = "ur"
    for path in ("/admin", address, f"{address}/preview"):
        page = await editor.browser.get(path)
        assert 'dir="rtl"' in page.text, path
        assert page.headers["cache-control"] == "no-store"
        assert "unsafe-inline" not in page.headers["content-security-policy"]
        assert "style-src 'self' 'sha256-" in page.headers["content-security-policy"]


def publish_due(stage: Stage) -> int:
    """Publish the due drafts, as the task of the worker does. Returns the number of published drafts."""
    with connect(stage.site.settings) as connection:
        row = connection.cursor(row_factory=psycopg.rows.scalar_row).execute(PUBLISH_DUE).fetchone()
    assert isinstance(row, int)
    return row


def test_the_setting_is_off_by_default() -> None:
    assert not Settings(_env_file=None).finder_content_review
