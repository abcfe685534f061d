"""Reads an uploaded file and converts its content."""

from collections.abc import Callable
from typing import TypeVar

from anyio import to_thread
from starlette.datastructures import UploadFile

from api.crm.parameters import refuse_fields
from api.image_content import ONE_IMAGE_AT_A_TIME, InvalidUpload

T = TypeVar("T")


async def convert_upload(
    part: str, file: UploadFile, convert: Callable[[bytes], T], *, bytes_max: int, too_large: str
) -> T:
    """Run `convert` in a thread and return its result. `convert` raises InvalidUpload for invalid content.

    - part: the form field of the file. Errors name this field.

    Raises Refusal 400 if the content is invalid, or with the text `too_large` if the file exceeds `bytes_max`.
    """
    content = await file.read(bytes_max + 1)
    if len(content) > bytes_max:
        raise refuse_fields({part: too_large})
    try:
        return await to_thread.run_sync(convert, content, limiter=ONE_IMAGE_AT_A_TIME)
    except InvalidUpload as error:
        raise refuse_fields({part: str(error)}) from error
