"""Documents: which files are accepted, who can read them, and when they are deleted."""

import asyncio
import zipfile
from io import BytesIO
from pathlib import Path
from uuid import uuid4

import httpx
import psycopg
import pytest
from PIL import Image

from api.document.content import check_document
from api.document.file_name import build_disposition, clean_file_name
from indexer.delivery.database import connect
from indexer.delivery.file_removal import remove_due_files
from schemas.storage.folder import FolderStore
from schemas.storage.store import open_store
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX, DOCUMENTS_MAX, DocumentType
from tests.integration.account.site import Person, Site
from tests.integration.account.test_applications import apply
from tests.integration.account.test_profile import build_photo, build_png_header

DOCUMENTS = "/api/account/documents"
PDF = b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n"
SVG = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"


async def upload(
    person: Person, content: bytes = PDF, name: str = "transcript.pdf", **values: str
) -> httpx.Response:
    data = {"kind": "transcript", **values}
    return await person.browser.post(DOCUMENTS, data=data, files={"file": (name, content, "text/html")})


def build_zip() -> bytes:
    output = BytesIO()
    with zipfile.ZipFile(output, "w") as archive:
        archive.writestr("index.html", "<script>alert(1)</script>")
    return output.getvalue()


def list_files(site: Site) -> list[Path]:
    return [file for file in (site.settings.var_folder / "documents").rglob("*") if file.is_file()]


def remove_files(site: Site) -> int:
    with connect(site.settings) as connection:
        return remove_due_files(connection, open_store(site.settings))


async def test_a_document_is_stored_listed_downloaded_and_deleted(site: Site, person: Person) -> None:
    before = set(list_files(site))
    stored = await upload(person, name="C:\\papers\\my transcript.exe")
    assert stored.status_code == 200, stored.text
    entry = stored.json()
    assert (entry["name"], entry["content_type"], entry["kind"]) == (
        "my transcript.pdf", "application/pdf", "transcript",
    )  # fmt: skip
    listed = (await person.browser.get(DOCUMENTS)).json()
    assert (listed["results"], listed["documents_max"]) == ([entry], DOCUMENTS_MAX)
    (file,) = set(list_files(site)) - before
    assert "transcript" not in str(file.relative_to(site.settings.var_folder))
    assert file.stat().st_mode & 0o777 == 0o600
    downloaded = await person.browser.get(f"{DOCUMENTS}/{entry['id']}")
    assert downloaded.content == PDF
    assert downloaded.headers["content-type"] == "application/pdf"
    assert downloaded.headers["content-disposition"] == "attachment; filename*=UTF-8''my%20transcript.pdf"
    assert downloaded.headers["x-content-type-options"] == "nosniff"
    assert "sandbox" in downloaded.headers["content-security-policy"]
    assert "no-store" in downloaded.headers["cache-control"]
    assert (await person.browser.delete(f"{DOCUMENTS}/{entry['id']}")).status_code == 200
    assert (await person.browser.get(f"{DOCUMENTS}/{entry['id']}")).status_code == 404
    assert remove_files(site) == 1
    assert not file.exists()
    assert remove_files(site) == 0


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (SVG, "a.png"), (b"<html></html>", "a.pdf"), (build_zip(), "a.pdf"), (PDF + build_zip(), "a.pdf"),
        (b"<script>1</script>" + PDF, "a.pdf"), (b"%PDF-1.7\n", "a.pdf"), (build_png_header(30_000, 30_000), "a.png"),
        (build_png_header(100, 100)[:60], "a.png"), (b"GIF89a" + bytes(50), "a.jpg"), (b"MZ" + bytes(50), "a.pdf"),
    ],
    ids=["svg", "html", "zip", "pdf and zip", "page and pdf", "cut pdf", "bomb", "cut png", "gif", "program"],
)  # fmt: skip
async def test_files_with_other_content_are_refused(person: Person, content: bytes, name: str) -> None:
    response = await upload(person, content, name)
    assert response.status_code == 400
    assert response.json()["fields"][0]["field"] == "file"
    assert (await person.browser.get(DOCUMENTS)).json()["results"] == []


def test_metadata_and_appended_bytes_of_an_image_are_removed() -> None:
    photo = Image.new("RGB", (60, 40), "teal")
    exif = Image.Exif()
    exif[0x010E] = "taken at home"
    for kind, expected in (("JPEG", DocumentType.JPEG), ("PNG", DocumentType.PNG)):
        output = BytesIO()
        photo.save(output, kind, exif=exif)
        original = output.getvalue() + b"<?php system($_GET[0]);" + build_zip()
        assert b"taken at home" in original
        checked = check_document(original)
        assert checked.content_type is expected
        for secret in (b"taken at home", b"php", b"index.html"):
            assert secret not in checked.content
        assert Image.open(BytesIO(checked.content)).size == (60, 40)


async def test_a_file_above_the_limit_is_refused(person: Person) -> None:
    padded = PDF[:-6] + b" " * (DOCUMENT_BYTES_MAX - len(PDF)) + b"\nstartxref\n9\n%%EOF\n"
    assert (await upload(person, padded)).status_code == 400
    flood = await upload(person, bytes(DOCUMENT_BYTES_MAX + 1_200_000))
    assert flood.status_code == 413


async def test_a_visitor_uploads_and_reads_nothing(site: Site) -> None:
    visitor = Person(0, "", site.open_browser())
    assert (await upload(visitor)).status_code == 401
    assert (await visitor.browser.get(DOCUMENTS)).status_code == 401


async def test_a_document_belongs_to_an_own_application_only(
    person: Person, other: Person, connection: psycopg.Connection
) -> None:
    application = await apply(person, connection)
    foreign = await upload(other, application_id=application)
    missing = await upload(other, application_id=str(uuid4()))
    assert foreign.status_code == missing.status_code == 400
    assert foreign.content == missing.content
    assert (await upload(person, application_id=application)).json()["application_id"] == application


@pytest.mark.parametrize(
    ("values", "field"),
    [({"kind": "x"}, "kind"), ({"kind": ""}, "kind"), ({"person_id": "1"}, "person_id"),
     ({"storage_key": "../../x"}, "storage_key"), ({"application_id": "1"}, "application_id")],
)  # fmt: skip
async def test_wrong_and_foreign_parameters_are_refused(
    person: Person, values: dict[str, str], field: str
) -> None:
    response = await upload(person, PDF, **values)
    assert response.status_code == 400
    assert response.json()["fields"][0]["field"] == field


async def test_parallel_uploads_stay_within_the_number(
    person: Person, connection: psycopg.Connection
) -> None:
    connection.execute(
        "INSERT INTO document (person_id, kind, name, content_type, size_bytes, storage_key) "
        "SELECT %s, 'other', 'a.pdf', 'application/pdf', 1, md5(%s || number::text) FROM generate_series(2, %s) number",
        (person.id, str(person.id), DOCUMENTS_MAX),
    )
    statuses = sorted(each.status_code for each in await asyncio.gather(*(upload(person) for _ in range(3))))
    assert statuses == [200, 409, 409]


async def test_the_file_of_an_interrupted_upload_is_deleted(
    site: Site, person: Person, connection: psycopg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection.execute("UPDATE file_removal SET due_at = now()")
    remove_files(site)
    before = set(list_files(site))
    monkeypatch.setattr("api.document.queries._ADD", "SELECT 1 / 0")
    assert (await upload(person)).status_code == 500
    (file,) = set(list_files(site)) - before
    assert remove_files(site) == 0
    connection.execute("UPDATE file_removal SET due_at = now()")
    assert remove_files(site) == 1
    assert not file.exists()


async def test_the_files_of_a_deleted_person_are_deleted(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    before = set(list_files(site))
    await upload(person)
    (file,) = set(list_files(site)) - before
    connection.execute("DELETE FROM person WHERE id = %s", (person.id,))
    remove_files(site)
    assert not file.exists()


async def test_a_store_that_fails_is_a_503(
    site: Site, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = site.settings.var_folder / "blocked"
    blocked.write_text("a file where a folder is needed")
    monkeypatch.setattr(site.app.state, "document_store", FolderStore(blocked))
    response = await upload(person)
    assert response.status_code == 503
    assert str(blocked) not in response.text


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("../../etc/passwd", "passwd.pdf"), ("a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie: x=1.pdf"),
        ("..", "document.pdf"), (None, "document.pdf"), ("\u202efdp.exe", "fdp.pdf"), ("نقل.pdf", "نقل.pdf"),
        ("x" * 500 + ".pdf", "x" * 96 + ".pdf"), ("a.tar.gz", "a.tar.pdf"), ("\0\0.pdf", "document.pdf"),
    ],
)  # fmt: skip
def test_a_file_name_is_only_a_name(given: str | None, expected: str) -> None:
    assert clean_file_name(given, DocumentType.PDF) == expected
    assert build_disposition(expected).isascii()
    assert "\n" not in build_disposition(expected)


def test_a_photo_of_a_certificate_stays_readable() -> None:
    checked = check_document(build_photo("JPEG", (3_000, 2_000)))
    assert Image.open(BytesIO(checked.content)).size == (3_000, 2_000)
