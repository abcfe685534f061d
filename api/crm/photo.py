"""Validates uploaded photos and encodes them again as JPEG. The new file contains no metadata."""

from io import BytesIO

from anyio import to_thread
from PIL import Image, ImageOps
from starlette.datastructures import UploadFile

from api.crm.parameters import PHOTO_PART, refuse_fields
from api.image_content import ONE_IMAGE_AT_A_TIME, InvalidImage, open_image
from schemas.vocabulary.accounts import PHOTO_BYTES_MAX, PHOTO_MEGAPIXELS_MAX, PHOTO_SIDE_PIXELS

NOT_A_PHOTO = "Choose a photo in PNG or JPEG format"
TOO_LARGE = f"The photo may have at most {PHOTO_BYTES_MAX // 1_000_000} MB"
TOO_MANY_PIXELS = f"The photo may have at most {PHOTO_MEGAPIXELS_MAX} megapixels"
_QUALITY = 85


async def read_photo(file: UploadFile) -> bytes:
    """Return the photo as a JPEG of at most PHOTO_SIDE_PIXELS on each side. Raises Refusal 400 for an invalid photo."""
    content = await file.read(PHOTO_BYTES_MAX + 1)
    if len(content) > PHOTO_BYTES_MAX:
        raise refuse_fields({PHOTO_PART: TOO_LARGE})
    try:
        return await to_thread.run_sync(encode_photo, content, limiter=ONE_IMAGE_AT_A_TIME)
    except InvalidImage as error:
        raise refuse_fields({PHOTO_PART: str(error)}) from error


def encode_photo(content: bytes) -> bytes:
    """Decode a photo, rotate it upright, make it smaller and encode it as JPEG. Raises InvalidImage."""
    with open_image(
        content, megapixels_max=PHOTO_MEGAPIXELS_MAX, not_an_image=NOT_A_PHOTO, too_large=TOO_MANY_PIXELS
    ) as image:
        image.draft("RGB", (PHOTO_SIDE_PIXELS, PHOTO_SIDE_PIXELS))
        upright = ImageOps.exif_transpose(image)
        upright.thumbnail((PHOTO_SIDE_PIXELS, PHOTO_SIDE_PIXELS))
        return _encode(upright)


def _encode(image: Image.Image) -> bytes:
    """Encode as JPEG. Transparent parts become white."""
    coloured = image.convert("RGBA")
    flat = Image.new("RGB", coloured.size, "white")
    flat.paste(coloured, mask=coloured.getchannel("A"))
    output = BytesIO()
    flat.save(output, "JPEG", quality=_QUALITY)
    return output.getvalue()
