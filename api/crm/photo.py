"""Validates uploaded photos and encodes them again as JPEG. The new file contains no metadata."""

from io import BytesIO

from anyio import CapacityLimiter, to_thread
from PIL import Image, ImageOps
from starlette.datastructures import UploadFile

from api.crm.parameters import FILE_PART, refuse_fields
from schemas.vocabulary.accounts import PHOTO_BYTES_MAX, PHOTO_MEGAPIXELS_MAX, PHOTO_SIDE_PIXELS

NOT_A_PHOTO = "Choose a photo in PNG or JPEG format"
TOO_LARGE = f"The photo may have at most {PHOTO_BYTES_MAX // 1_000_000} MB"
TOO_MANY_PIXELS = f"The photo may have at most {PHOTO_MEGAPIXELS_MAX} megapixels"
_FORMATS = ("PNG", "JPEG")
_QUALITY = 85
_ONE_AT_A_TIME = CapacityLimiter(1)
"""A photo of 40 megapixels takes 160 MB while it is decoded."""


class InvalidPhoto(ValueError):
    """The message is the text to show."""


async def read_photo(file: UploadFile) -> bytes:
    """Return the photo as a JPEG of at most PHOTO_SIDE_PIXELS on each side. Raises Refusal 400 for an invalid photo."""
    content = await file.read(PHOTO_BYTES_MAX + 1)
    if len(content) > PHOTO_BYTES_MAX:
        raise refuse_fields({FILE_PART: TOO_LARGE})
    try:
        return await to_thread.run_sync(encode_photo, content, limiter=_ONE_AT_A_TIME)
    except InvalidPhoto as error:
        raise refuse_fields({FILE_PART: str(error)}) from error


def encode_photo(content: bytes) -> bytes:
    """Decode and encode a photo. The size is read from the header first. Raises InvalidPhoto."""
    try:
        with Image.open(BytesIO(content), formats=_FORMATS) as image:
            if image.width * image.height > PHOTO_MEGAPIXELS_MAX * 1_000_000:
                raise InvalidPhoto(TOO_MANY_PIXELS)
            image.draft("RGB", (PHOTO_SIDE_PIXELS, PHOTO_SIDE_PIXELS))
            upright = ImageOps.exif_transpose(image)
            upright.thumbnail((PHOTO_SIDE_PIXELS, PHOTO_SIDE_PIXELS))
            return _encode(upright)
    except InvalidPhoto:
        raise
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise InvalidPhoto(NOT_A_PHOTO) from error


def _encode(image: Image.Image) -> bytes:
    """Encode as JPEG. Transparent parts become white."""
    coloured = image.convert("RGBA")
    flat = Image.new("RGB", coloured.size, "white")
    flat.paste(coloured, mask=coloured.getchannel("A"))
    output = BytesIO()
    flat.save(output, "JPEG", quality=_QUALITY)
    return output.getvalue()
