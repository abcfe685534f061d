"""Files that are not a document or photo, that contain additional data, or that need much memory when decoded."""

import zipfile
from functools import partial
from io import BytesIO

from PIL import Image

from api.document.content import CheckedDocument
from schemas.vocabulary.documents import DocumentType
from tests.integration.account.attacks.attack import Attack, Group, Run, replace
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.test_documents import PDF, SVG, build_zip, upload
from tests.integration.account.test_profile import build_photo

PROGRAM = b"<?php system($_GET[0]); ?>"
HOME = "taken at home"


def build_bomb() -> bytes:
    """Build a PNG of a few kilobytes that has 42 megapixels."""
    output = BytesIO()
    Image.new("1", (7_000, 6_000)).save(output, "PNG", optimize=True)
    assert len(output.getvalue()) < 20_000
    return output.getvalue()


def build_tagged_photo() -> bytes:
    exif = Image.Exif()
    exif[0x010E] = HOME
    return build_photo("JPEG", (32, 32), exif=exif)


async def download(person: Person, content: bytes, name: str) -> bytes | None:
    """Upload a document. Return the content of its download, or None if the document is refused."""
    stored = await upload(person, content, name)
    if stored.status_code != 200:
        return None
    return (await person.browser.get(f"/api/account/documents/{stored.json()['id']}")).content


def store_document(content: bytes, hostile_part: bytes, name: str = "a.pdf") -> Run:
    """Succeeds if the downloaded document still contains the hostile part."""

    async def run(stage: Stage) -> bool:
        downloaded = await download(stage.add_person(), content, name)
        return downloaded is not None and hostile_part in downloaded

    return run


async def store_archive(stage: Stage) -> bool:
    """Upload a file of two types: PDF viewers open it as a PDF, but archive programs and Java as a ZIP archive."""
    downloaded = await download(stage.add_person(), PDF + build_zip(), "a.pdf")
    return downloaded is not None and zipfile.is_zipfile(BytesIO(downloaded))


def store_photo(content: bytes, hostile_part: bytes) -> Run:
    """Succeeds if the stored photo contains the hostile part."""

    async def run(stage: Stage) -> bool:
        person = stage.add_person()
        await send_photo(person, content)
        stored = stage.read("SELECT jpeg FROM person_photo WHERE person_id = %s", person.id)
        return stored is not None and hostile_part in bytes(stored)

    return run


async def send_photo(person: Person, content: bytes) -> None:
    files = {"photo": ("me.png", content, "image/png")}
    await person.browser.post("/crm/editProfile.php", data={"user_id": str(person.id)}, files=files)


async def decode_bomb_as_document(stage: Stage) -> bool:
    return (await upload(stage.add_person(), build_bomb(), "a.png")).status_code == 200


async def decode_bomb_as_photo(stage: Stage) -> bool:
    person = stage.add_person()
    await send_photo(person, build_bomb())
    return bool(stage.read("SELECT count(*) FROM person_photo WHERE person_id = %s", person.id))


def keep_document(content: bytes) -> CheckedDocument:
    return CheckedDocument(DocumentType.PDF, content)


build = partial(Attack, Group.UPLOAD)


def build_for_document(
    name: str, guard: str, content: bytes, hostile_part: bytes, file: str = "a.pdf"
) -> Attack:
    run = store_document(content, hostile_part, file)
    return build(name, guard, run, replace("api.document.upload.check_document", keep_document))


def build_for_photo(name: str, guard: str, content: bytes, hostile_part: bytes) -> Attack:
    run = store_photo(content, hostile_part)
    return build(name, guard, run, replace("api.crm.photo.encode_photo", bytes))


CONTENT, ENCODED = "the content determines the type", "images are encoded again"
ATTACKS = (
    build_for_document("store an SVG with a script as document", CONTENT, SVG, b"<script>", "a.png"),
    build_for_document("store a page as document", CONTENT, b"<html><script>1</script>", b"<script>"),
    build_for_document("store a page that is a PDF too", CONTENT, b"<script>1</script>" + PDF, b"<script>"),
    build_for_document("store a program as document", CONTENT, b"MZ\x90\0" + bytes(60), b"MZ\x90"),
    build(
        "store an archive that is a PDF too",
        "a PDF ends as a PDF",
        store_archive,
        replace("api.document.content._is_whole_pdf", lambda _: True),
    ),
    build_for_document(
        "store a program behind an image", ENCODED, build_photo("JPEG", (32, 32)) + PROGRAM, PROGRAM, "a.jpg"
    ),
    build_for_document(
        "pass on where a certificate was photographed", ENCODED, build_tagged_photo(), HOME.encode(), "a.jpg"
    ),
    build_for_photo("store an SVG with a script as photo", CONTENT, SVG, b"<script>"),
    build_for_photo(
        "store a program behind a photo", ENCODED, build_photo("PNG", (32, 32)) + PROGRAM, PROGRAM
    ),
    build_for_photo("pass on where a photo was taken", ENCODED, build_tagged_photo(), HOME.encode()),
    build(
        "decode a bomb as document",
        "DOCUMENT_MEGAPIXELS_MAX",
        decode_bomb_as_document,
        replace("api.document.content.DOCUMENT_MEGAPIXELS_MAX", 1_000),
    ),
    build(
        "decode a bomb as photo",
        "PHOTO_MEGAPIXELS_MAX",
        decode_bomb_as_photo,
        replace("api.crm.photo.PHOTO_MEGAPIXELS_MAX", 1_000),
    ),
)
