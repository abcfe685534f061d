"""Changes of a draft that is scheduled for publication."""

from datetime import UTC, datetime, timedelta

import pytest

from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_editing import ARTICLE, add_article, press, publish_due, save

AT = datetime.now(UTC).replace(second=0, microsecond=0) + timedelta(hours=1)
TIME = {"state": "scheduled", "publish_at": AT.strftime("%Y-%m-%dT%H:%M")}
UNSCHEDULED = "it will no longer be published at the set time"


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry, blog, outbox RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM slug_redirect")


@pytest.fixture
def with_review(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    reviewed = stage.site.settings.model_copy(update={"finder_content_review": True})
    monkeypatch.setitem(stage.site.app.state._state, "settings", reviewed)


@pytest.mark.parametrize("is_published", [True, False])
async def test_a_scheduled_draft_that_is_saved_again_stays_scheduled(
    stage: Stage, editor: Person, is_published: bool
) -> None:
    address = "/admin/content/blog/draft-1"
    if is_published:
        address = await add_article(editor.browser)
    else:
        await save(editor.browser, "/admin/content/blog/new", **ARTICLE)
    await save(editor.browser, address, heading="First")
    await press(editor.browser, address, "state", **TIME)
    saved = await save(editor.browser, address, heading="Second")
    assert saved.headers["location"] == f"{address}?done=saved"
    page = " ".join((await editor.browser.get(saved.headers["location"])).text.split())
    assert f"Will be published: <bdi>{AT:%Y-%m-%d %H:%M} UTC</bdi>" in page
    assert stage.read("SELECT publish_at FROM content_entry") == AT
    stage.execute("UPDATE content_entry SET publish_at = now()")
    assert publish_due(stage) == 1
    assert stage.read("SELECT heading FROM blog") == "Second"


async def test_a_restored_version_of_a_scheduled_draft_stays_scheduled(stage: Stage, editor: Person) -> None:
    address = await add_article(editor.browser)
    for heading in ("First", "Second"):
        await save(editor.browser, address, heading=heading)
    await press(editor.browser, address, "state", **TIME)
    version = stage.read("SELECT max(revision) FROM content_version")
    assert (await press(editor.browser, address, f"versions/{version}/restore")).status_code == 303
    assert stage.read("SELECT draft->>'heading' FROM content_entry") == "First"
    assert stage.read("SELECT publish_at FROM content_entry") == AT


@pytest.mark.usefixtures("with_review")
async def test_a_change_that_nobody_has_reviewed_ends_the_schedule(stage: Stage, editor: Person) -> None:
    await save(editor.browser, "/admin/content/blog/new", **ARTICLE)
    address = "/admin/content/blog/draft-1"
    colleague = stage.add_staff(Role.EDITOR)
    for then, part in (("", ""), ("preview", "/preview")):
        await press(colleague.browser, address, "state", **TIME)
        assert stage.read("SELECT state FROM content_entry") == "scheduled"
        saved = await save(editor.browser, address, heading=f"Not reviewed {then}", then=then)
        assert saved.headers["location"] == f"{address}{part}?done=unscheduled"
        page = await editor.browser.get(saved.headers["location"])
        assert UNSCHEDULED in " ".join(page.text.split())
        assert stage.read("SELECT state FROM content_entry") == "draft"
    assert publish_due(stage) == 0
    assert (await press(editor.browser, address, "state", state="review")).status_code == 303
