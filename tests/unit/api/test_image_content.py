"""The rotation of uploaded images, also with EXIF tags of unusual types."""

import struct
from io import BytesIO

import pytest
from PIL import Image

from api.crm.photo import encode_photo
from api.document.content import check_document
from api.editing.images import encode_image

ORIENTATION = (0x0112, 3, 1, struct.pack(">HH", 6, 0))
UNUSUAL_TAGS = {
    "XResolution as text": (0x011A, 2, 4, b"72\0\0"),
    "ResolutionUnit as text": (0x0128, 2, 2, b"2\0\0\0"),
    "ImageWidth as text": (0x0100, 2, 3, b"12\0\0"),
    "ImageLength below 0": (0x0101, 9, 1, b"\xff\xff\xff\xff"),
}


def build_rotated_photo(tag: tuple[int, int, int, bytes], kind: str) -> bytes:
    """Build an image of 40 × 20 pixels that is upright as 20 × 40 pixels. The EXIF tags are written byte by byte."""
    entries = sorted((tag, ORIENTATION))
    tags = b"".join(struct.pack(">HHI4s", *entry) for entry in entries)
    exif = b"Exif\0\0MM\0*" + struct.pack(">IH", 8, len(entries)) + tags + bytes(4)
    output = BytesIO()
    Image.new("RGB", (40, 20), "teal").save(output, kind, exif=exif)
    return output.getvalue()


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
@pytest.mark.parametrize("tag", UNUSUAL_TAGS.values(), ids=UNUSUAL_TAGS.keys())
def test_an_image_with_an_unusual_tag_is_rotated(tag: tuple[int, int, int, bytes], kind: str) -> None:
    photo = build_rotated_photo(tag, kind)
    for content in (encode_photo(photo), encode_image(photo).content, check_document(photo).content):
        with Image.open(BytesIO(content)) as image:
            assert (image.size, image.getexif().get(0x0112)) == ((20, 40), None)
