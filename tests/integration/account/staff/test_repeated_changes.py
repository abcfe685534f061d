"""Forms that are sent twice, such as after a double click."""

import asyncio

import pytest

from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_editing import ARTICLE, add_article, press, read_hidden, save


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry, blog, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM slug_redirect")


@pytest.mark.parametrize("is_published", [True, False])
async def test_a_draft_that_is_saved_twice_is_no_conflict(
    stage: Stage, editor: Person, is_published: bool
) -> None:
    browser, address = editor.browser, "/admin/content/blog/draft-1"
    if is_published:
        address = await add_article(browser)
    else:
        await save(browser, "/admin/content/blog/new", **ARTICLE)
    form = {**read_hidden((await browser.get(address)).text), **ARTICLE, "heading": "Saved twice"}
    versions = stage.read("SELECT count(*) FROM content_version")
    responses = [await browser.post(address, data=form) for _ in range(2)]
    assert [(each.status_code, each.headers.get("location")) for each in responses] == [
        (303, f"{address}?done=saved"),
        (303, f"{address}?done=unchanged"),
    ]
    preview = await browser.post(address, data={**form, "then": "preview"})
    assert preview.headers["location"] == f"{address}/preview?done=unchanged"
    assert stage.read("SELECT draft->>'heading' FROM content_entry") == "Saved twice"
    assert stage.read("SELECT count(*) FROM content_version") == versions + 1
    other = await browser.post(address, data={**form, "heading": "Another text"})
    assert other.status_code == 409
    assert stage.read("SELECT draft->>'heading' FROM content_entry") == "Saved twice"


async def test_a_draft_that_is_saved_twice_at_once_is_no_conflict(stage: Stage, editor: Person) -> None:
    address = await add_article(editor.browser)
    form = {**read_hidden((await editor.browser.get(address)).text), **ARTICLE, "heading": "At once"}
    responses = await asyncio.gather(*(editor.browser.post(address, data=form) for _ in range(5)))
    assert {each.status_code for each in responses} == {303}
    assert [each.headers["location"] for each in responses].count(f"{address}?done=saved") == 1
    assert stage.read("SELECT draft->>'heading' FROM content_entry") == "At once"


async def test_the_database_compares_the_values_before_the_revision(stage: Stage, editor: Person) -> None:
    """Requests at the same time read the same revision, so only the database can compare their drafts."""
    address = await add_article(editor.browser)
    await save(editor.browser, address, heading="Stored")
    call = (
        "SELECT outcome FROM save_content_draft('blog', 1, NULL, 0, "
        "(SELECT draft || jsonb_build_object('heading', %s::text) FROM content_entry), NULL, 'test')"
    )
    assert stage.read(call, "Stored") == "unchanged"
    assert stage.read(call, "Another text") == "stale"


async def test_a_draft_that_is_published_twice_is_gone(stage: Stage, editor: Person) -> None:
    address = await add_article(editor.browser)
    colleague = stage.add_staff(Role.EDITOR)
    await save(editor.browser, address, heading="Published once")
    revision = read_hidden((await editor.browser.get(address)).text)["revision"]
    assert (await press(colleague.browser, address, "publish")).status_code == 303
    again = await editor.browser.post(f"{address}/publish", data={"revision": revision})
    assert again.status_code == 409
    assert "There is no draft." in again.text
    assert "somebody changed this content" not in again.text
    assert stage.read("SELECT heading FROM blog") == "Published once"
