"""Validates uploaded photos and encodes them again as JPEG. The new file contains no metadata."""

from io import BytesIO

from PIL import Image
from starlette.datastructures import UploadFile

from api.crm.parameters import PHOTO_PART
from api.crm.uploads import convert_upload
from api.image_content import open_image, rotate_upright
from schemas.vocabulary.accounts import PHOTO_BYTES_MAX, PHOTO_MEGAPIXELS_MAX, PHOTO_SIDE_PIXELS

NOT_A_PHOTO = "Choose a photo in PNG or JPEG format"
TOO_LARGE = f"The photo may have at most {PHOTO_BYTES_MAX // 1_000_000} MB"
TOO_MANY_PIXELS = f"The photo may have at most {PHOTO_MEGAPIXELS_MAX} megapixels"
_QUALITY = 85


async def read_photo(file: UploadFile) -> bytes:
    """Return the photo as a JPEG of at most PHOTO_SIDE_PIXELS on each side. Raises Refusal 400 for an invalid photo."""
    return await convert_upload(
        PHOTO_PART, file, encode_photo, bytes_max=PHOTO_BYTES_MAX, too_large=TOO_LARGE
    )


def encode_photo(content: bytes) -> bytes:
    """Decode a photo, rotate it upright, make it smaller and encode it as JPEG. Raises InvalidUpload."""
    with open_image(
        content,
        megapixels_max=PHOTO_MEGAPIXELS_MAX,
        not_an_image=NOT_A_PHOTO,
        too_many_pixels=TOO_MANY_PIXELS,
    ) as image:
        image.draft("RGB", (PHOTO_SIDE_PIXELS, PHOTO_SIDE_PIXELS))
        upright = rotate_upright(image)
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
