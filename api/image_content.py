"""Opens an uploaded image. The content of the file determines the format, not the file name."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

from anyio import CapacityLimiter
from PIL import Image
from PIL.ExifTags import Base
from PIL.Image import Transpose

_FORMATS = ("PNG", "JPEG")
_ROTATIONS = {
    2: Transpose.FLIP_LEFT_RIGHT,
    3: Transpose.ROTATE_180,
    4: Transpose.FLIP_TOP_BOTTOM,
    5: Transpose.TRANSPOSE,
    6: Transpose.ROTATE_270,
    7: Transpose.TRANSVERSE,
    8: Transpose.ROTATE_90,
}
"""How an image becomes upright, by the value of its EXIF tag Orientation. Other values mean that it is upright."""
ONE_IMAGE_AT_A_TIME = CapacityLimiter(1)
"""Decoding an image of 40 megapixels takes 160 MB of memory, so only one image is decoded at a time."""


class InvalidUpload(ValueError):
    """The file is not a valid image or PDF, or is too large. The site shows the message of the exception."""


@contextmanager
def open_image(
    content: bytes, *, megapixels_max: int, not_an_image: str, too_many_pixels: str
) -> Iterator[Image.Image]:
    """Open a PNG or JPEG.

    - megapixels_max: the largest allowed size. The size that the file states is compared with this limit before the
      image is decoded.
    - not_an_image, too_many_pixels: the messages of InvalidUpload.

    Raises InvalidUpload if the file is no PNG or JPEG or too large, or if decoding fails within the `with` block.
    """
    try:
        with Image.open(BytesIO(content), formats=_FORMATS) as image:
            if image.width * image.height > megapixels_max * 1_000_000:
                raise InvalidUpload(too_many_pixels)
            yield image
    except InvalidUpload:
        raise
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise InvalidUpload(not_an_image) from error


def rotate_upright(image: Image.Image) -> Image.Image:
    """Rotate the image as its EXIF tag Orientation says.

    ImageOps.exif_transpose is not used: it writes the other EXIF tags again, which fails if a tag has an unusual type.
    """
    image.load()
    rotation = _ROTATIONS.get(image.getexif().get(Base.Orientation, 1))
    return image if rotation is None else image.transpose(rotation)
