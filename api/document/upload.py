"""Reads an uploaded document and its parameters."""

from typing import Annotated
from uuid import UUID

from anyio import to_thread
from fastapi import Depends, Request

from api.crm.parameters import Parameters, read_parameters_with_file, refuse_fields
from api.document.content import check_document
from api.document.file_name import clean_file_name
from api.document.queries import NewDocument
from api.image_content import ONE_IMAGE_AT_A_TIME, InvalidImage
from schemas.forms.document_form import DOCUMENT
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX, DocumentKind

FILE_PART = "file"
TOO_LARGE = f"The file may have at most {DOCUMENT_BYTES_MAX // 1_000_000} MB"
NO_FILE = "Choose a file"


async def _read_parameters(request: Request) -> Parameters:
    return await read_parameters_with_file(request, FILE_PART)


UploadDep = Annotated[Parameters, Depends(_read_parameters)]


async def read_upload(parameters: Parameters) -> NewDocument:
    """Raises Refusal 400 if a parameter or the file is invalid, or if the file is too large."""
    values = parameters.validate(DOCUMENT)
    if parameters.file is None:
        raise refuse_fields({FILE_PART: NO_FILE})
    content = await parameters.file.read(DOCUMENT_BYTES_MAX + 1)
    if len(content) > DOCUMENT_BYTES_MAX:
        raise refuse_fields({FILE_PART: TOO_LARGE})
    try:
        checked = await to_thread.run_sync(check_document, content, limiter=ONE_IMAGE_AT_A_TIME)
    except InvalidImage as error:
        raise refuse_fields({FILE_PART: str(error)}) from error
    if len(checked.content) > DOCUMENT_BYTES_MAX:
        raise refuse_fields({FILE_PART: TOO_LARGE})
    application = values.get("application_id")
    return NewDocument(
        kind=DocumentKind(values["kind"]),
        name=clean_file_name(parameters.file.filename, checked.content_type),
        application_id=UUID(application) if application else None,
        checked=checked,
    )
