"""The tools of editors: the media library, the check of links, and changes by CSV."""

import asyncio
import csv
import io
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from threading import Barrier, Event

import httpx
import pytest
from PIL import Image

from api.database import CONNECTIONS_MAX
from schemas.vocabulary.editing import CSV_BYTES_MAX
from stack.cli.main import app
from tests.integration.account.attacks.scripts import FORMULA
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_editing import ARTICLE, add_article, save
from tests.integration.account.test_commands import Finder, finder

__all__ = ["finder"]


@pytest.fixture(autouse=True)
def no_content(stage: Stage) -> None:
    stage.execute(
        "TRUNCATE content_entry, blog, page, institute_group, media_image, outbox RESTART IDENTITY CASCADE"
    )
    stage.execute("DELETE FROM slug_redirect")
    stage.execute("DELETE FROM audit_entry")


def build_png(size: tuple[int, int] = (2400, 1200)) -> bytes:
    output = io.BytesIO()
    Image.new("RGBA", size, (255, 0, 0, 128)).save(output, "PNG")
    return output.getvalue()


async def add_image(browser: httpx.AsyncClient, content: bytes, name: str = "a.png") -> httpx.Response:
    return await browser.post("/admin/images", files={"file": (name, content, "image/png")})


async def test_an_image_is_encoded_again_and_public(stage: Stage, editor: Person) -> None:
    stored = await add_image(editor.browser, build_png() + b"<script>1</script>", "../<b>campus.png")
    assert stored.headers["location"] == "/admin/images?done=stored"
    page = (await editor.browser.get("/admin/images")).text
    assert "bcampus" in page
    address = f"/api/media/{stage.read('SELECT id FROM media_image')}.jpg"
    assert address in page
    image = await stage.site.open_browser().get(address)
    assert image.headers["content-type"] == "image/jpeg"
    assert "immutable" in image.headers["cache-control"]
    assert b"script" not in image.content
    with Image.open(io.BytesIO(image.content)) as decoded:
        assert decoded.size == (1600, 800)
    assert stage.read("SELECT count(*) FROM file_removal") == 0


async def test_images_that_wait_for_their_file_hold_no_database_connection(
    stage: Stage, editor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_image(editor.browser, build_png((9, 9)))
    address = f"/api/media/{stage.read('SELECT id FROM media_image')}.jpg"
    store, are_waiting, may_read = stage.site.app.state.document_store, Barrier(CONNECTIONS_MAX + 1), Event()
    read = store.read

    def read_slowly(key: str) -> bytes | None:
        are_waiting.wait(10)
        may_read.wait(10)
        content: bytes | None = read(key)
        return content

    monkeypatch.setattr(store, "read", read_slowly)
    browser = stage.site.open_browser()
    requests = [asyncio.create_task(browser.get(address)) for _ in range(CONNECTIONS_MAX)]
    try:
        await asyncio.to_thread(are_waiting.wait, 10)
        assert (await editor.browser.get("/admin/images")).status_code == 200
    finally:
        may_read.set()
    assert {response.status_code for response in await asyncio.gather(*requests)} == {200}


@pytest.mark.parametrize(
    "content", [b"", b"<svg onload='a()'/>", b"\x89PNG\r\n\x1a\n", build_png((7000, 6000))]
)
async def test_a_file_that_is_no_image_is_rejected(stage: Stage, editor: Person, content: bytes) -> None:
    assert (await add_image(editor.browser, content)).status_code == 422
    assert (await editor.browser.post("/admin/images", data={"file": "text"})).status_code == 422
    assert stage.read("SELECT count(*) FROM media_image") == 0
    student = stage.add_person()
    assert (await add_image(student.browser, build_png((9, 9)))).status_code == 404
    for path in (
        "/api/media/0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11.jpg",
        "/api/media/x.jpg",
        "/api/media/..%2f.jpg",
    ):
        assert (await student.browser.get(path)).status_code == 404


async def test_links_that_lead_nowhere_are_listed(stage: Stage, editor: Person) -> None:
    await add_image(editor.browser, build_png((9, 9)))
    image = stage.read("SELECT id FROM media_image")
    right = [
        "/blog-detail/visa-tips",
        "/careers?x=1",
        "/",
        "/search",
        "https://other.example/x",
        f"/api/media/{image}.jpg",
        "/blog-detail",
        "/country/",
        "/course/-/all",
        "/university-course",
        "/robots.txt",
        "visa-tips",
        "../blog",
        "#first",
        "mailto:a@example.org",
    ]
    wrong = ["/blog-detail/lost", "/nowhere", "/blog-detail/visa-tips/more", "/country/atlantis",
             "/api/media/0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11.jpg", "www.gov.uk/visas", "www.gov.uk",
             "/university-course/99", "/course/lost"]  # fmt: skip
    stage.execute("INSERT INTO page (slug, category, name, heading, summary, content, position, status) "
                  "VALUES ('careers', 'site', 'a', 'a', 'a', 'a', 1, 'published')")  # fmt: skip
    html = "".join(f"<a href='{each}'>a</a>" for each in right + wrong[:3] + wrong[5:])
    address = await add_article(
        editor.browser, content=html, **{"ur.content": f'<p><a href="{wrong[3]}">a</a></p>'}
    )
    page = (await editor.browser.get("/admin/links")).text
    assert "Found: 8" in page, page
    await save(editor.browser, address, image=wrong[4])
    page = (await editor.browser.get("/admin/links")).text
    for link in wrong:
        assert f'<bdi class="problem">{link}</bdi>' in page, link


@pytest.mark.parametrize(
    ("slug", "category", "path"),
    [
        ("careers", "site", "/careers"),
        ("visas", "site", "/What+is+interesting/visas"),
        ("careers", "guides", "/What+is+interesting/careers"),
    ],
)
async def test_the_form_links_to_the_page_on_the_site(
    stage: Stage, editor: Person, slug: str, category: str, path: str
) -> None:
    stage.execute("INSERT INTO page (slug, category, name, heading, summary, content, position, status) "
                  "VALUES (%s, %s, 'a', 'a', 'a', 'a', 1, 'published')", slug, category)  # fmt: skip
    form = (await editor.browser.get("/admin/content/page/1")).text
    assert f'<a href="{path}">Open on the site</a>' in form


async def change_by_csv(
    browser: httpx.AsyncClient, text: str, mode: str, noun: str = "blog"
) -> httpx.Response:
    files = {"file": ("a.csv", text.encode(), "text/csv")}
    return await browser.post("/admin/csv", data={"noun": noun, "mode": mode}, files=files)


async def test_many_rows_are_changed_by_csv(stage: Stage, editor: Person) -> None:
    browser = editor.browser
    await add_article(browser)
    await add_article(browser, slug="second", summary=FORMULA)
    exported = (await browser.get("/admin/csv/blog.csv")).text.removeprefix("\ufeff")
    rows = list(csv.DictReader(io.StringIO(exported)))
    assert [row["slug"] for row in rows] == ["visa-tips", "second"]
    assert rows[1]["summary"] == f"'{FORMULA}"
    unchanged = await change_by_csv(browser, exported, "publish")
    assert "Nothing was changed" in unchanged.text
    text = "id,heading,ur.summary\n1,New,نیا خلاصہ\n2,Newer,\n"
    shown = await change_by_csv(browser, text, "dry_run")
    assert "Summary (Urdu)" in shown.text
    assert stage.read("SELECT count(*) FROM content_entry WHERE draft IS NOT NULL") == 0
    assert (await change_by_csv(browser, text, "publish")).status_code == 200
    assert stage.read("SELECT string_agg(heading, ',' ORDER BY id) FROM blog") == "New,Newer"
    assert stage.read("SELECT translations->'ur'->>'summary' FROM blog WHERE id = 1") == "نیا خلاصہ"
    for wrong, reason in (
        ("id,heading\n1,A\n99,B\n", "unknown"),
        ("id,heading\n1,A\n1,B\n", "repeated"),
        ("id,heading\n1\n", "wrong number of cells"),
        ("id,slug\n1,second\n", "Another row or draft has this slug"),
        ("id,published_on\n1,soon\n", "Enter a date"),
        ("id,password\n1,a\n", "Not known: password"),
        ("heading\nA\n", "The columns must be id"),
        ('id,heading\n1,"A\n', "cannot be read"),
        (f"id,heading\n1,{'A' * (CSV_BYTES_MAX - 12)}\n", "A file has at most 900 kB"),
    ):
        refused = await change_by_csv(browser, wrong, "publish")
        assert refused.status_code == 422, wrong
        assert reason in refused.text, wrong
    assert stage.read("SELECT string_agg(heading, ',' ORDER BY id) FROM blog") == "New,Newer"
    assert (await change_by_csv(browser, "id,heading\n1,Draft\n", "drafts")).status_code == 200
    assert "has a draft" in (await change_by_csv(browser, "id,heading\n1,Other\n", "publish")).text
    assert (await change_by_csv(browser, "id,slug\n5,jobs\n", "publish", "page-route")).status_code == 404


async def test_a_csv_file_has_the_rows_of_the_list(editor: Person) -> None:
    browser = editor.browser
    await add_article(browser)
    second = await add_article(browser, slug="second", heading="Second")
    assert (await save(browser, second, heading="Changed")).status_code == 303
    new = {**ARTICLE, "slug": "new", "heading": "Changed too"}
    assert (await save(browser, "/admin/content/blog/new", **new)).status_code == 303
    for query, slugs in (
        ("", ["visa-tips", "second"]),
        ("state=published", ["visa-tips"]),
        ("state=draft", ["second"]),
        ("state=review", []),
        ("text=changed", ["second"]),
        ("text=Second", []),
        ("state=published&text=changed", []),
        ("state=published&text=for+TIPS", ["visa-tips"]),
    ):
        page = (await browser.get(f"/admin?noun=blog&{query}")).text
        link = re.search(r'href="(/admin/csv/blog\.csv[^"]*)"', page)
        assert link is not None, query
        exported = await browser.get(unescape(link[1]))
        rows = list(csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff"))))
        assert [row["slug"] for row in rows] == slugs, query
    assert (await browser.get("/admin/csv/blog.csv?state=lost&text=%00")).status_code == 200


async def test_a_slow_upload_holds_no_connection(stage: Stage, editor: Person) -> None:
    values = {"noun": "blog", "mode": "dry_run"}
    form = httpx.Request("POST", "http://service", data=values, files={"file": ("a.csv", b"id,heading\n")})
    body = form.read()
    waiting = []

    async def send_slowly() -> AsyncIterator[bytes]:
        yield body[:20]
        waiting.append(
            stage.read("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                       "AND application_name = 'finder-api' AND state = 'idle in transaction'")
        )  # fmt: skip
        yield body[20:]

    headers = {"content-type": form.headers["content-type"]}
    sent = await editor.browser.post("/admin/csv", content=send_slowly(), headers=headers)
    assert sent.status_code == 200, sent.text
    assert waiting == [0]


async def test_the_command_changes_rows_too(
    stage: Stage, editor: Person, finder: Finder, tmp_path: Path
) -> None:
    await add_article(editor.browser)
    file = tmp_path / "blog.csv"
    assert finder("content", "export", "blog", str(file)) == (0, {"rows": 1})
    file.write_text("id,heading\n1,By command\n")
    planned = {"rows": [{"line": 2, "id": 1, "changes": ["heading"], "problems": {}}]}
    assert finder("content", "change", "blog", str(file), "--dry-run") == (0, planned)
    assert stage.read("SELECT heading FROM blog") != "By command"
    assert finder("content", "change", "blog", str(file), "--publish") == (0, planned)
    assert stage.read("SELECT heading FROM blog") == "By command"
    assert (
        stage.read(
            "SELECT count(*) FROM audit_entry WHERE action = 'content_published' AND operator IS NOT NULL"
        )
        == 1
    )
    file.write_text("id,heading\n7,By command\n")
    assert finder("content", "change", "blog", str(file))[0] == 1
    assert any(group.name == "content" for group in app.registered_groups)
