"""The pages for staff show errors as pages, because people read them in a browser. Other calls keep JSON."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from api.body_limit import BODY_MAX_BYTES
from schemas.vocabulary.editing import MEDIA_BYTES_MAX
from tests.integration.account.attacks.stage import ENCRYPTION_KEY, Stage
from tests.integration.account.site import Person, open_site
from tests.integration.account.staff.test_editing_tools import add_image, build_png

NO_DATABASE = "postgresql://127.0.0.1:1/none"


def assert_page(response: httpx.Response, status: int, text: str) -> None:
    assert response.status_code == status
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-store"
    assert text in response.text


async def test_without_a_database_there_is_a_page(broker_url: str, tmp_path: Path, editor: Person) -> None:
    async with open_site(NO_DATABASE, broker_url, tmp_path, finder_encryption_keys=ENCRYPTION_KEY) as site:
        browser = site.open_browser()
        browser.cookies = editor.browser.cookies
        for path in ("/staff", "/admin", "/analytics/trends", "/staff/second-factor"):
            response = await browser.get(path)
            assert_page(response, 503, "does not respond. Go back and try again in a minute.")
            assert int(response.headers["retry-after"]) > 0
        urdu = await browser.get("/admin", headers={"accept-language": "ur"})
        assert_page(urdu, 503, "جواب نہیں دے رہا")
        call = await browser.get("/api/currency/all")
        assert (call.status_code, call.headers["content-type"]) == (503, "application/json")


async def test_a_store_that_fails_is_a_page(
    accounts_url: str, broker_url: str, tmp_path: Path, editor: Person
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder is needed")
    settings = {"finder_encryption_keys": ENCRYPTION_KEY, "documents_url": f"file://{blocked}"}
    async with open_site(accounts_url, broker_url, tmp_path, **settings) as site:
        browser = site.open_browser()
        browser.cookies = editor.browser.cookies
        assert_page(await add_image(browser, build_png((10, 10))), 503, "file storage does not respond")


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("/admin/images", {"files": {"file": ("a.png", b"x" * (MEDIA_BYTES_MAX + BODY_MAX_BYTES + 1))}}),
        ("/staff/filter", {"data": {"text": "x" * (BODY_MAX_BYTES + 1)}}),
    ],
    ids=["file", "text"],
)
async def test_a_body_that_is_too_large_gets_a_page(
    editor: Person, stage: Stage, path: str, sent: dict[str, Any]
) -> None:
    browser = editor.browser if path.startswith("/admin") else stage.add_staff().browser
    assert_page(
        await browser.post(path, **sent), 413, "Go back and choose a smaller file, or shorten the text."
    )
