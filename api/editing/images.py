"""Encodes images for the media library, stores them, and reads them."""

import re
from dataclasses import dataclass
from io import BytesIO
from typing import LiteralString
from uuid import UUID

from anyio import to_thread
from PIL import Image
from psycopg.rows import DictRow
from starlette.datastructures import UploadFile

from api.account.sessions import SignedIn
from api.crm.uploads import convert_upload
from api.database import Connection, Database, read_rows
from api.editing.entries import add_audit
from api.image_content import open_image, rotate_upright
from schemas.storage.keys import make_key
from schemas.storage.store import DocumentStore
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.documents import REMOVAL_HOURS
from schemas.vocabulary.editing import MEDIA_BYTES_MAX, MEDIA_MEGAPIXELS_MAX, MEDIA_SIDE_PIXELS

FILE_PART = "file"
IMAGES_PER_PAGE = 40
NAME_MAX_CHARACTERS = 100
NOT_AN_IMAGE = "Choose an image in PNG or JPEG format"
TOO_LARGE = f"The image may have at most {MEDIA_BYTES_MAX // 1_000_000} MB"
TOO_MANY_PIXELS = f"The image may have at most {MEDIA_MEGAPIXELS_MAX} megapixels"
_QUALITY = 85
_LIST: LiteralString = """
SELECT media_image.*, count(*) OVER () AS total FROM media_image
WHERE strpos(lower(name), lower(%s)) > 0 ORDER BY created_at DESC, id LIMIT %s
"""
_FIND: LiteralString = "SELECT key FROM media_image WHERE id = %s"
_PLAN_REMOVAL: LiteralString = """
INSERT INTO file_removal (storage_key, due_at) VALUES (%s, now() + %s * INTERVAL '1 hour')
"""
_ADD: LiteralString = """
WITH kept AS (DELETE FROM file_removal WHERE storage_key = %(key)s)
INSERT INTO media_image (key, name, width, height, size_bytes, stored_by)
VALUES (%(key)s, %(name)s, %(width)s, %(height)s, %(size)s, %(person)s) RETURNING id
"""


@dataclass(frozen=True, slots=True)
class EncodedImage:
    """A JPEG without metadata. width and height are in pixels."""

    content: bytes
    width: int
    height: int


def encode_image(content: bytes) -> EncodedImage:
    """Decode a PNG or JPEG, rotate it upright, make it smaller and encode it as JPEG. Raises InvalidUpload."""
    with open_image(
        content,
        megapixels_max=MEDIA_MEGAPIXELS_MAX,
        not_an_image=NOT_AN_IMAGE,
        too_many_pixels=TOO_MANY_PIXELS,
    ) as image:
        image.draft("RGB", (MEDIA_SIDE_PIXELS, MEDIA_SIDE_PIXELS))
        upright = rotate_upright(image)
        upright.thumbnail((MEDIA_SIDE_PIXELS, MEDIA_SIDE_PIXELS))
        coloured = upright.convert("RGBA")
    flat = Image.new("RGB", coloured.size, "white")
    flat.paste(coloured, mask=coloured.getchannel("A"))
    output = BytesIO()
    flat.save(output, "JPEG", quality=_QUALITY, optimize=True, progressive=True)
    return EncodedImage(output.getvalue(), flat.width, flat.height)


async def add_image(database: Database, store: DocumentStore, session: SignedIn, file: UploadFile) -> UUID:
    """Store an image. Raises Refusal 400 for another kind of file, and for a file or an image that is too large.

    Before the file, a row of file_removal is written, so that the worker deletes the file of an interrupted upload.
    """
    image = await convert_upload(
        FILE_PART, file, encode_image, bytes_max=MEDIA_BYTES_MAX, too_large=TOO_LARGE
    )
    key, name = make_key(), clean_name(file.filename or "")
    async with database.transaction() as connection:
        await connection.execute(_PLAN_REMOVAL, (key, REMOVAL_HOURS))
    await to_thread.run_sync(store.write, key, image.content)
    parameters = {
        "key": key,
        "name": name,
        "width": image.width,
        "height": image.height,
        "size": len(image.content),
        "person": session.person_id,
    }
    async with database.transaction() as connection:
        (added,) = await read_rows(connection, _ADD, parameters)
        await add_audit(connection, session, AuditAction.IMAGE_STORED, f"image {added['id']}")
    stored: UUID = added["id"]
    return stored


async def list_images(connection: Connection, text: str) -> list[DictRow]:
    """Read the newest images whose name contains the text, at most IMAGES_PER_PAGE."""
    return await read_rows(connection, _LIST, (text, IMAGES_PER_PAGE))


async def read_image(database: Database, store: DocumentStore, image: UUID) -> bytes | None:
    """Read the content of an image. Returns None if there is no such image, or if its file is missing.

    The transaction ends before the file is read, so a slow store does not hold a connection.
    """
    async with database.transaction() as connection:
        rows = await read_rows(connection, _FIND, (image,))
    return await to_thread.run_sync(store.read, rows[0]["key"]) if rows else None


def clean_name(file_name: str) -> str:
    """Return a name for display: without folders, control characters, < and >, and the extension.

    A long name is cut. A name without an extension becomes "image".
    """
    name = re.sub(r"[\x00-\x1f\x7f<>]", "", re.split(r"[/\\]", file_name)[-1])
    return name.rpartition(".")[0].strip()[:NAME_MAX_CHARACTERS] or "image"
