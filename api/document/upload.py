"""Reads an uploaded document and its parameters."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request

from api.crm.parameters import Parameters, read_parameters_with_file, refuse_fields
from api.crm.uploads import convert_upload
from api.document.content import check_document
from api.document.file_name import clean_file_name
from api.document.queries import NewDocument
from schemas.forms.document_form import DOCUMENT
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX, DocumentKind

FILE_PART = "file"
TOO_LARGE = f"The file may have at most {DOCUMENT_BYTES_MAX // 1_000_000} MB"
NO_FILE = "Choose a file"


async def _read_parameters(request: Request) -> Parameters:
    return await read_parameters_with_file(request, FILE_PART)


UploadDep = Annotated[Parameters, Depends(_read_parameters)]


async def read_upload(parameters: Parameters) -> NewDocument:
    """Validate the parameters and the file.

    Raises Refusal 400 if a value is invalid, or if the file is missing, invalid or too large.
    """
    values = parameters.validate(DOCUMENT)
    if parameters.file is None:
        raise refuse_fields({FILE_PART: NO_FILE})
    checked = await convert_upload(
        FILE_PART, parameters.file, check_document, bytes_max=DOCUMENT_BYTES_MAX, too_large=TOO_LARGE
    )
    if len(checked.content) > DOCUMENT_BYTES_MAX:
        raise refuse_fields({FILE_PART: TOO_LARGE})
    application = values.get("application_id")
    return NewDocument(
        kind=DocumentKind(values["kind"]),
        name=clean_file_name(parameters.file.filename, checked.content_type),
        application_id=UUID(application) if application else None,
        checked=checked,
    )
