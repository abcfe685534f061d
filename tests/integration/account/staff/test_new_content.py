"""Groups that are created and withdrawn, and forms for new content that are sent twice."""

import asyncio
import re

import pytest

from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_created_content import (
    ADVERT,
    NEW_ADVERT,
    NEW_SCHOLARSHIP,
    SCHOLARSHIP,
    find,
    load_catalogue_to_edit,
    read_pair,
)
from tests.integration.account.staff.test_editing import press, publish_new, read_hidden, save


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_catalogue_to_edit(database_url)
    return database_url


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry RESTART IDENTITY CASCADE")
    stage.execute("DELETE FROM scholarship WHERE slug = %s", SCHOLARSHIP["slug"])
    stage.execute("DELETE FROM marketing_card WHERE heading = %s", ADVERT["heading"])
    for noun in ("institute_group", "pathway_group", "apply_portal"):
        stage.execute(f"DELETE FROM {noun}")


@pytest.mark.parametrize("noun", ["institute_group", "pathway_group", "apply_portal"])
async def test_a_group_is_withdrawn_and_brought_back(stage: Stage, editor: Person, noun: str) -> None:
    visitor, call, url_name = (
        stage.site.open_browser(),
        f"/api/{noun.replace('_', '-')}",
        noun.replace("_", "-"),
    )
    texts = {
        "slug": "north",
        "name": "North",
        "summary": "In the north.",
        "position": "1",
        "status": "published",
    }
    members = {"members": read_pair(stage, "institute")[0]}
    address = await publish_new(editor.browser, f"/admin/content/{url_name}/new", **texts, **members)
    paths = (f"{call}/north", f"{call}/north/related_locations", f"{call}/north/disciplines")
    assert "North" in (await visitor.get(call)).text
    assert [(await visitor.get(path)).status_code for path in paths] == [200, 200, 200]
    withdrawn = await press(editor.browser, address, "withdraw")
    assert withdrawn.headers["location"] == f"{address}?done=published"
    assert "North" not in (await visitor.get(call)).text
    assert [(await visitor.get(path)).status_code for path in paths] == [410, 410, 410]
    assert "North" not in (await visitor.get("/api/site-menu/")).text
    version = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    await press(editor.browser, address, f"versions/{version}/restore")
    await press(editor.browser, address, "publish")
    assert "North" in (await visitor.get(call)).text
    assert [(await visitor.get(path)).status_code for path in paths] == [200, 200, 200]


@pytest.mark.parametrize("noun", ["institute_group", "pathway_group", "apply_portal"])
async def test_members_are_chosen_by_name_published_and_brought_back(
    stage: Stage, editor: Person, noun: str
) -> None:
    browser, visitor, url_name = editor.browser, stage.site.open_browser(), noun.replace("_", "-")
    first, second = stage.connection.execute(
        "SELECT slug, name FROM institute WHERE status = 'published' ORDER BY slug COLLATE \"C\" LIMIT 2"
    ).fetchall()
    texts = {
        "slug": "north",
        "name": "North",
        "summary": "In the north.",
        "position": "1",
        "status": "published",
    }
    address = await publish_new(browser, f"/admin/content/{url_name}/new", **texts, members=first[0])

    async def read_members() -> list[str]:
        detail = (await visitor.get(f"/api/{url_name}/north")).json()
        assert detail["institute_count"] == len(detail["institute_slugs"])
        return sorted(detail["institute_slugs"])

    assert await read_members() == [first[0]]
    shown = await find(browser, address, **{"members": first[0], "find.members": second[1].upper()})
    assert shown[:2] == [first[0], second[0]]
    assert first[1] in (await browser.get(address)).text
    for members in (f"{first[0]};{second[0]}", second[0], ""):
        before = await read_members()
        assert (await save(browser, address, members=members)).status_code == 303, members
        assert await read_members() == before
        assert "The draft changes: Members" in " ".join((await browser.get(address)).text.split())
        assert (await press(browser, address, "publish")).status_code == 303, members
        assert await read_members() == [slug for slug in members.split(";") if slug]
    revision = stage.read("SELECT min(revision) + 2 FROM content_version WHERE is_public")
    await press(browser, address, f"versions/{revision}/restore")
    await press(browser, address, "publish")
    assert await read_members() == [first[0], second[0]]
    unknown = await save(browser, address, members=f"{first[0]};atlantis")
    assert unknown.status_code == 422
    assert '<a href="#members">' in unknown.text


@pytest.mark.parametrize("kind", ["scholarship", "advert"])
async def test_a_form_that_is_sent_twice_at_once_creates_one_draft(
    stage: Stage, editor: Person, kind: str
) -> None:
    new = NEW_SCHOLARSHIP if kind == "scholarship" else NEW_ADVERT
    texts: dict[str, str] = (
        {**SCHOLARSHIP, "host_countries": read_pair(stage, "country")[0]}
        if kind == "scholarship"
        else {**ADVERT, "institute": read_pair(stage, "institute")[0]}
    )
    form = {**read_hidden((await editor.browser.get(new)).text), **texts}
    responses = await asyncio.gather(*(editor.browser.post(new, data=form) for _ in range(5)))
    responses.append(await editor.browser.post(new, data=form))
    assert {each.status_code for each in responses} == {303}
    # One address; its number is free, because a request that came second may have used up the first.
    [saved] = {each.headers["location"] for each in responses}
    draft = saved.removesuffix("?done=saved")
    assert re.fullmatch(re.escape(new.removesuffix("new")) + r"draft-\d+", draft)
    count = "SELECT count(*) FROM content_entry"
    assert stage.read(count) == 1

    name = "name" if kind == "scholarship" else "heading"
    other = await editor.browser.post(new, data={**form, name: "Another text"})
    assert other.status_code == 409
    assert "Another text" in other.text
    assert draft in other.text
    published = await press(editor.browser, draft, "publish")
    again = await editor.browser.post(new, data=form)
    assert again.status_code == 303
    reached = await editor.browser.get(again.headers["location"].partition("?")[0])
    assert reached.headers["location"] == published.headers["location"].partition("?")[0]
    assert stage.read(count) == 1


async def test_a_discarded_draft_gives_its_form_free(stage: Stage, editor: Person) -> None:
    texts = {**ADVERT, "institute": read_pair(stage, "institute")[0]}
    form = {**read_hidden((await editor.browser.get(NEW_ADVERT)).text), **texts}
    first = await editor.browser.post(NEW_ADVERT, data=form)
    await press(editor.browser, first.headers["location"].partition("?")[0], "state", state="discarded")
    second = await editor.browser.post(NEW_ADVERT, data=form)
    assert second.status_code == 303
    assert second.headers["location"] != first.headers["location"]
    assert stage.read("SELECT count(*) FROM content_entry WHERE state = 'draft'") == 1


async def test_two_forms_with_the_same_values_create_two_drafts(stage: Stage, editor: Person) -> None:
    texts = {**ADVERT, "institute": read_pair(stage, "institute")[0]}
    for _ in range(2):
        assert (await save(editor.browser, NEW_ADVERT, **texts)).status_code == 303
    assert stage.read("SELECT count(*) FROM content_entry") == 2
