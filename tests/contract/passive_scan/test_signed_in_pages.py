"""The rules of the security scanner OWASP ZAP find no weakness in the responses to signed-in persons."""

from io import BytesIO
from typing import Any
from uuid import UUID, uuid4

import psycopg
import pytest
from PIL import Image

from schemas.editing.nouns import NOUNS
from schemas.search_log.reports.reading import REPORT_NAMES
from schemas.unsubscribe_tokens import UNSUBSCRIBE_PATH, build_unsubscribe_token
from schemas.vocabulary.roles import Role
from stack.services.urls import ServiceUrls
from tests.contract.passive_scan.addresses import fill_call
from tests.contract.passive_scan.content_rules import USERS
from tests.contract.passive_scan.scanned_site import AMOUNTS, ScannedSite, register_user, sign_in_with_role
from tests.integration.account.site import PASSWORD, log_in
from tests.integration.account.test_applications import apply
from tests.integration.account.test_documents import upload
from tests.integration.search_log.days import open_empty_log

STUDENT, COUNSELLOR, EDITOR, ADMINISTRATOR, ANALYST = USERS
SPECIFIED = frozenset({("/crm/myProfile.php", "10024")})
"""The specification requires the parameter user_id for this call. The value is not a secret."""
MAILED = frozenset({(UNSUBSCRIBE_PATH, "10024")})
"""A mail program sends only the address of the link (RFC 8058), so the address contains the token."""


def build_photo_with_place() -> bytes:
    """Build a photo whose metadata say where it was taken."""
    metadata, output = Image.Exif(), BytesIO()
    metadata[0x8825] = {1: "N", 2: (24.0, 51.0, 36.0), 3: "E", 4: (67.0, 0.0, 36.0)}
    Image.new("RGB", (600, 600), "teal").save(output, "JPEG", exif=metadata)
    assert b"Exif\0\0" in output.getvalue()
    return output.getvalue()


async def test_nothing_is_found_in_any_get_call_for_a_student(
    site: ScannedSite, values: dict[str, Any], connection: psycopg.Connection
) -> None:
    person = await register_user(site, STUDENT)
    browser = person.browser
    assert (await log_in(browser, STUDENT, "wrong one 1")).status_code == 401
    assert (await log_in(browser, STUDENT)).status_code == 200
    application = await apply(person, connection)
    document = (await upload(person, application_id=application)).json()["id"]
    photo = {"photo": ("me.jpg", build_photo_with_place(), "image/jpeg")}
    stored = await browser.post("/crm/editProfile.php", data={"user_id": str(person.id)}, files=photo)
    assert stored.status_code == 200, stored.text
    link = {
        "uuid": str(uuid4()),
        "payload": {"params": {"course_id": "1", "course_name": "a"}, "key": "course_detail"},
    }
    assert (await browser.post("/api/short-url/", json=link)).status_code == 200
    filled = {**values, "application": application, "document": document, "short_link": link["uuid"]}
    calls = [path for path, methods in site.app.openapi()["paths"].items() if "get" in methods]
    assert len(calls) >= 93
    for path in calls:
        query = {"user_id": str(person.id)} if path == "/crm/myProfile.php" else None
        response = (
            await browser.get(fill_call(path, filled), params=query)
            if query
            else await browser.get(fill_call(path, filled))
        )
        assert response.status_code == 200, f"{path}: {response.url}: {response.text[:200]}"
    assert site.list_findings(SPECIFIED | AMOUNTS) == []


async def test_nothing_is_found_in_the_calls_that_change_an_account(
    site: ScannedSite, values: dict[str, Any], connection: psycopg.Connection
) -> None:
    person = await register_user(site, "changes@scan.example")
    browser = person.browser
    for path in ("/edit-profile", "/shortlist", "/track-application", "/upload-documents", "/saved-searches"):
        assert (await browser.get(path)).status_code == 200
    search = {"name": "Law", "address": "", "request": {}, "frequency": "daily", "time_zone": "UTC"}
    saved = (await browser.post("/api/account/saved-searches", json=search)).json()["results"][0]["id"]
    assert (
        await browser.put(f"/api/account/followed-institutes/{values['institute_id']}")
    ).status_code == 200
    change = {"current_password": PASSWORD, "password": "another horse 8 battery"}
    assert (await browser.post("/api/account/password", json=change)).status_code == 200
    for is_logged in (True, False):
        chosen = await browser.post("/api/search-log/choice", json={"is_logged": is_logged})
        assert (chosen.status_code, len(chosen.headers.get_list("set-cookie"))) == (204, 2)
    assert (
        await browser.post("/api/account/password-reset", json={"email": person.email})
    ).status_code == 200
    assert (await browser.post("/api/account/own-data/export")).status_code == 200
    key = connection.execute("SELECT unsubscribe_key FROM saved_search WHERE id = %s", (saved,)).fetchone()
    assert key is not None
    token = build_unsubscribe_token(UUID(saved), bytes(key[0]))
    assert (await browser.get(f"{UNSUBSCRIBE_PATH}?token={token}")).status_code == 200
    assert (await browser.post(UNSUBSCRIBE_PATH, data={"csrf_token": token})).status_code == 200
    assert (await browser.post("/api/account/sign-out")).status_code == 200
    assert site.list_findings(MAILED) == []


async def test_nothing_is_found_on_the_pages_of_counsellors(
    site: ScannedSite, connection: psycopg.Connection
) -> None:
    student = await register_user(site, f"{uuid4().hex}@scan.example")
    case = await apply(student, connection)
    browser = (await sign_in_with_role(site, connection, COUNSELLOR, Role.COUNSELLOR)).browser
    for path in ("/staff", "/staff?kind=application&state=submitted&page=2", f"/staff/cases/{case}"):
        assert (await browser.get(path)).status_code == 200, path
    assert (await browser.get(f"/staff/cases/{uuid4()}")).status_code == 404
    for path, form, status in (
        ("/staff/filter", {"kind": "application", "text": "Ayesha"}, 303),
        ("/staff/cases.csv", {}, 200),
        (f"/staff/cases/{case}/note", {"text": "A note"}, 303),
        (f"/staff/cases/{case}/reply", {"text": "A reply"}, 303),
        (f"/staff/cases/{case}/move", {"state": "nothing", "seen": "submitted"}, 422),
        ("/staff/language", {"language": "ur", "back": "/staff"}, 303),
    ):
        assert (await browser.post(path, data=form)).status_code == status, path
    assert (await browser.get(f"/staff/cases/{case}")).status_code == 200
    assert 'dir="rtl"' in (await browser.get("/staff")).text
    assert site.list_findings() == []


@pytest.mark.parametrize(("email", "role"), [(EDITOR, Role.EDITOR), (ADMINISTRATOR, Role.ADMINISTRATOR)])
async def test_nothing_is_found_on_the_pages_of_editors(
    site: ScannedSite, connection: psycopg.Connection, email: str, role: Role
) -> None:
    browser = (await sign_in_with_role(site, connection, email, role)).browser
    for path in (
        "/admin",
        "/admin/csv",
        "/admin/images",
        "/admin/images?text=x",
        "/admin/links",
        "/admin/editor.js",
    ):
        assert (await browser.get(path)).status_code == 200, path
    opened = 0
    for noun in NOUNS.values():
        row = connection.execute(f"SELECT min(id) FROM {noun.name}".encode()).fetchone()
        for path in (
            f"/admin?noun={noun.url_name}", f"/admin/content/{noun.url_name}/{row[0] if row else 0}",
            f"/admin/content/{noun.url_name}/new", f"/admin/csv/{noun.url_name}.csv",
        ):  # fmt: skip
            opened += (await browser.get(path)).status_code == 200
    assert opened >= 3 * len(NOUNS)
    image = {"file": ("a.jpg", build_photo_with_place(), "image/jpeg")}
    assert (await browser.post("/admin/images", files=image)).status_code == 303
    stored = connection.execute("SELECT id FROM media_image ORDER BY created_at DESC LIMIT 1").fetchone()
    assert stored is not None
    assert (await browser.get(f"/api/media/{stored[0]}.jpg")).status_code == 200
    assert (await browser.post("/admin/csv", data={"noun": "blog"})).status_code == 422
    invalid = await browser.post("/admin/content/blog/new", data={"slug": "A B"})
    assert invalid.status_code == 422
    assert site.list_findings() == []


async def test_nothing_is_found_on_the_pages_of_analysts(
    site: ScannedSite, connection: psycopg.Connection, services: ServiceUrls
) -> None:
    browser = (await sign_in_with_role(site, connection, ANALYST, Role.ANALYST)).browser
    with open_empty_log(services.elasticsearch):
        for path in (
            "/analytics/charts.js",
            "/analytics/searches?query=law",
            "/analytics/trends?since=2026-10-01",
        ):
            assert (await browser.get(path)).status_code == 200, path
        for report in REPORT_NAMES:
            for suffix in ("", ".json", ".csv"):
                assert (await browser.get(f"/analytics/{report}{suffix}")).status_code in (200, 429), report
        view = {"name": "Law", "address": "/analytics/zero?device=phone"}
        assert (await browser.post("/analytics/views", data=view)).status_code == 303
        assert "Law" in (await browser.get("/analytics/zero")).text
    for path, status in (("/analytics", 303), ("/analytics/nothing", 404), ("/staff", 404), ("/admin", 404)):
        assert (await browser.get(path)).status_code == status, path
    assert site.list_findings() == []
