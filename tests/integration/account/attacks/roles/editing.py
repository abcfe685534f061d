"""Attacks on the pages of editors: roles, second factors, scripts in content, and columns that no form has."""

import re
from collections.abc import Mapping
from dataclasses import replace as replace_fields
from typing import Any

import httpx
import pytest
from jinja2 import Environment, FileSystemLoader

from api.editing import pages
from api.staff import pages as staff_pages
from schemas.editing.drafts import list_inputs, parse_draft
from schemas.editing.fields import FieldKind
from schemas.editing.nouns import NOUNS, EditedNoun
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run, open_all, replace
from tests.integration.account.attacks.cross_site import FOREIGN_PAGES
from tests.integration.account.attacks.scripts import SCRIPT
from tests.integration.account.attacks.staff import accept_every_role
from tests.integration.account.attacks.stage import Stage, set_cookie

BLOG, DRAFTS = NOUNS["blog"], "SELECT count(*) FROM content_entry WHERE noun = 'blog' AND draft->>'slug' = %s"
VALUES = {
    FieldKind.SLUG: "attacked", FieldKind.DATE: "2026-01-01", FieldKind.CHOICE: "published", FieldKind.PATH: "/a.jpg",
}  # fmt: skip
ADDRESS = "/admin/content/blog/new"


def build_texts(slug: str, text: str = "Text") -> dict[str, str]:
    """Return the texts of an article, with `text` in each field for a text."""
    return {**{name: VALUES.get(field.kind, text) for name, field, _ in list_inputs(BLOG)}, "slug": slug}


async def save(browser: httpx.AsyncClient, slug: str, text: str = "Text", **more: str) -> httpx.Response:
    """Save a new article as the form does. A person who cannot open the form guesses the hidden values of the form."""
    page = await browser.get(ADDRESS)
    hidden = dict(re.findall(r'name="(revision|fingerprint)" value="([^"]*)"', page.text))
    return await browser.post(ADDRESS, data={"revision": "0", **hidden, **build_texts(slug, text), **more})


async def publish(browser: httpx.AsyncClient, saved: httpx.Response) -> None:
    address = saved.headers["location"].partition("?")[0]
    revision = re.findall(r'name="revision" value="([0-9]+)"', (await browser.get(address)).text)[0]
    await browser.post(f"{address}/publish", data={"revision": revision})


async def edit_without_role(stage: Stage) -> bool:
    """Save an article as a visitor, a student, a counsellor and an analyst."""
    browsers = [stage.site.open_browser(), stage.add_person().browser]
    browsers += [stage.add_staff(role).browser for role in (Role.COUNSELLOR, Role.ANALYST)]
    for browser in browsers:
        await save(browser, "no-role")
        for path in ("/admin", ADDRESS):
            if (await browser.get(path)).status_code == 200:
                return True
    return bool(stage.read(DRAFTS, "no-role"))


async def edit_without_second_factor(stage: Stage) -> bool:
    await save(stage.add_staff(Role.EDITOR, has_confirmed=False).browser, "no-factor")
    return bool(stage.read(DRAFTS, "no-factor"))


async def change_address_of_page_type(stage: Stage) -> bool:
    """As an editor, open the form for the address of a page type, which only an administrator may change."""
    editor = stage.add_staff(Role.EDITOR)
    return (await editor.browser.get("/admin/content/page-route/5")).status_code == 200


async def publish_script(stage: Stage) -> bool:
    """Put a script into each text field, and open the pages for editors and the published article."""
    editor, visitor = stage.add_staff(Role.EDITOR), stage.site.open_browser()
    stage.execute("DELETE FROM blog WHERE slug = 'script'")
    stage.execute("DELETE FROM content_entry")
    saved = await save(editor.browser, "script", f"{SCRIPT}<script>1</script>Words")
    assert saved.status_code == 303, saved.text
    address = saved.headers["location"].partition("?")[0]
    shown = [(await editor.browser.get(path)).text for path in ("/admin", address, f"{address}/preview")]
    assert all("Words" in each for each in shown)
    await publish(editor.browser, saved)
    public = (await visitor.get("/api/blog/script")).json()
    html = [public["content"], public["translations"]["ur"]["content"], *shown]
    return any("onerror=" in re.sub(r"&lt;.*?&gt;", "", each) or "<script>1" in each for each in html)


def publish_everything() -> OpenGuard:
    loader = FileSystemLoader([pages.FOLDER, staff_pages.FOLDER])
    careless = Environment(loader=loader, autoescape=False)  # the attack needs unescaped text
    return open_all(
        replace("api.editing.pages._get_environment", lambda: careless),
        replace("schemas.editing.fields.sanitise_html", str),
        replace("api.editing.preview.sanitise_html", str),
        replace("api.content_texts.sanitise_html", str),
    )


async def set_id(stage: Stage) -> bool:
    """Send the values of columns that the form does not have."""
    editor = stage.add_staff(Role.EDITOR)
    stage.execute("DELETE FROM blog WHERE slug = 'assigned' OR id = 70707")
    stage.execute("DELETE FROM content_entry")
    saved = await save(
        editor.browser, "assigned", id="70707", row_id="7", state="published", translations="{}"
    )
    if saved.status_code == 303:
        await publish(editor.browser, saved)
    return bool(stage.read("SELECT count(*) FROM blog WHERE id = 70707"))


def assign_all(_: Stage, patch: pytest.MonkeyPatch) -> None:
    def parse(noun: EditedNoun, texts: Mapping[str, str], before: Mapping[str, Any]) -> dict[str, Any]:
        return {**parse_draft(noun, texts, before), "id": texts["id"]}

    patch.setattr("api.editing.endpoints._pick_texts", lambda _, form: dict(form))
    patch.setattr("api.editing.endpoints.parse_draft", parse)


async def edit_from_foreign_page(stage: Stage) -> bool:
    editor = stage.add_staff(Role.EDITOR)
    for headers in FOREIGN_PAGES:
        browser = stage.site.open_browser(**headers)
        set_cookie(browser, "session", editor.browser.cookies["session"])
        await save(browser, "planted")
    return bool(stage.read(DRAFTS, "planted"))


def build(name: str, guard: str, run: Run, *guards: OpenGuard) -> Attack:
    return Attack(Group.STAFF, name, guard, run, open_all(*guards))


ATTACKS = (
    build(
        "edit content without the role of an editor", "require_role", edit_without_role, accept_every_role()
    ),
    build(
        "edit content with the password alone",
        "require_role also needs the second factor",
        edit_without_second_factor,
        replace("api.account.roles.check_second_factor", lambda _: None),
    ),
    build(
        "change the address of a page type as an editor",
        "for_administrators",
        change_address_of_page_type,
        replace(
            "api.editing.dependencies.NOUNS",
            {name: replace_fields(noun, for_administrators=False) for name, noun in NOUNS.items()},
        ),
    ),
    build("publish a script in content", "nh3 and Jinja", publish_script, publish_everything()),
    build("set columns of content that the form does not have", "list_inputs", set_id, assign_all),
    build(
        "edit content from the page of another site",
        "CrossSiteProtection",
        edit_from_foreign_page,
        replace("api.account.cross_site.is_cross_site", lambda *_: False),
    ),
)
