"""Opens an uploaded image by its content, never by its name."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

from anyio import CapacityLimiter
from PIL import Image

_FORMATS = ("PNG", "JPEG")
ONE_IMAGE_AT_A_TIME = CapacityLimiter(1)
"""An image of 40 megapixels takes 160 MB while it is decoded."""


class InvalidImage(ValueError):
    """The message is the text to show."""


@contextmanager
def open_image(
    content: bytes, *, megapixels_max: int, not_an_image: str, too_large: str
) -> Iterator[Image.Image]:
    """Open a PNG or JPEG. The size is read from the header before anything is decoded.

    Raises InvalidImage with one of the texts, also for an error while the block decodes the image.
    """
    try:
        with Image.open(BytesIO(content), formats=_FORMATS) as image:
            if image.width * image.height > megapixels_max * 1_000_000:
                raise InvalidImage(too_large)
            yield image
    except InvalidImage:
        raise
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise InvalidImage(not_an_image) from error
