"""A form that an editor or counsellor sends after the session has ended. The page keeps the texts of the form."""

from html.parser import HTMLParser

import httpx
import pytest

from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.stage import Stage, make_code
from tests.integration.account.site import Person
from tests.integration.account.staff.test_editing import ARTICLE, read_hidden

NEW = "/admin/content/blog/new"
TEXTS = {**ARTICLE, "content": '<p>First "line" & more</p>\n<p>Second line</p>', "then": "preview"}


class KeptForm(HTMLParser):
    """The address and the fields of the form that a page keeps."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.address, self.fields = "", list[tuple[str, str]]()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.address = values["action"]
        if tag == "input":
            self.fields.append((values["name"], values["value"]))


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute("TRUNCATE content_entry, blog, outbox RESTART IDENTITY CASCADE")


def read_kept_form(response: httpx.Response) -> KeptForm:
    assert response.status_code == 401
    assert "this page keeps what you wrote" in response.text
    assert response.headers["cache-control"] == "no-store"
    return KeptForm(response.text)


async def send_again(browser: httpx.AsyncClient, form: KeptForm) -> httpx.Response:
    return await browser.post(form.address, data=dict(form.fields))


@pytest.mark.parametrize("is_signed_out", [True, False])
async def test_the_texts_of_an_editor_are_kept_until_the_next_session(
    stage: Stage, editor: Person, is_signed_out: bool
) -> None:
    browser = editor.browser
    hidden = read_hidden((await browser.get(NEW)).text)
    stage.execute("DELETE FROM session WHERE person_id = %s", editor.id)
    if is_signed_out:
        del browser.cookies["session"]
    kept = read_kept_form(await browser.post(NEW, data={**hidden, **TEXTS}))
    assert kept.address == NEW
    assert [each for each in kept.fields if each[0] != "csrf_token"] == [*{**hidden, **TEXTS}.items()]
    kept = read_kept_form(await send_again(browser, kept))
    assert stage.read("SELECT count(*) FROM content_entry") == 0

    stage.add_session(editor, browser)
    stage.execute("UPDATE session SET role = 'editor' WHERE person_id = %s", editor.id)
    kept = read_kept_form(await send_again(browser, kept))
    assert stage.read("SELECT count(*) FROM content_entry") == 0
    assert (await browser.post("/staff/second-factor", data={"code": make_code()})).status_code == 303
    saved = await send_again(browser, kept)
    assert saved.headers["location"] == "/admin/content/blog/draft-1/preview?done=saved"
    assert "Second line" in stage.read("SELECT draft->>'content' FROM content_entry")


async def test_the_reply_of_a_counsellor_is_kept(stage: Stage) -> None:
    counsellor = stage.add_staff()
    case = stage.add_application(stage.add_person())
    stage.execute("DELETE FROM session WHERE person_id = %s", counsellor.id)
    sent = await counsellor.browser.post(f"/staff/cases/{case}/reply", data={"text": "Dear <Ayesha>"})
    assert ("text", "Dear <Ayesha>") in read_kept_form(sent).fields


async def test_a_form_of_another_site_or_role_is_not_kept(stage: Stage, editor: Person) -> None:
    stranger = stage.site.open_browser(accept="text/html")
    assert (await stranger.post(NEW, data=TEXTS)).status_code == 403
    foreign = {"Sec-Fetch-Site": "cross-site"}
    assert (await editor.browser.post(NEW, data=TEXTS, headers=foreign)).status_code == 403
    counsellor = stage.add_staff(Role.COUNSELLOR)
    refused = await counsellor.browser.post(NEW, data=TEXTS)
    assert refused.status_code == 404
    assert "Second line" not in refused.text


async def test_passwords_and_files_are_not_kept(stage: Stage, editor: Person) -> None:
    stage.execute("DELETE FROM session WHERE person_id = %s", editor.id)
    code = await editor.browser.post("/staff/second-factor", data={"code": "123456"})
    assert (code.status_code, "123456" in code.text) == (404, False)
    image = {"file": ("a.png", b"text", "image/png")}
    assert (await editor.browser.post("/admin/images", files=image)).status_code == 404
