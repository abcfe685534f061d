"""Validates an uploaded document by its content. The file name and the Content-Type of the request are ignored."""

from dataclasses import dataclass
from io import BytesIO

from api.image_content import InvalidUpload, open_image, rotate_upright
from schemas.vocabulary.documents import DOCUMENT_MEGAPIXELS_MAX, DocumentType

NOT_A_DOCUMENT = "Choose a file in PDF, PNG or JPEG format"
TOO_MANY_PIXELS = f"An image may have at most {DOCUMENT_MEGAPIXELS_MAX} megapixels"
_PDF_BEGIN, _PDF_END, _PDF_INDEX = b"%PDF-", b"%%EOF", b"startxref"
_PDF_END_BYTES = 1_024
_BLANK = b"\0\t\n\f\r "
_JPEG_QUALITY = 90


@dataclass(frozen=True, slots=True)
class CheckedDocument:
    content_type: DocumentType
    content: bytes


def check_document(content: bytes) -> CheckedDocument:
    """Return a PDF unchanged, and a PNG or JPEG encoded again.

    The new image contains no metadata and no bytes after its end. Raises InvalidUpload for all other files, for an
    incomplete PDF, and for an image with too many pixels.
    """
    if content.startswith(_PDF_BEGIN):
        if not _is_whole_pdf(content):
            raise InvalidUpload(NOT_A_DOCUMENT)
        return CheckedDocument(DocumentType.PDF, content)
    return _encode_image(content)


def _is_whole_pdf(content: bytes) -> bool:
    """True if the file ends as a PDF. The caller has checked the beginning.

    A file that is also a ZIP archive usually has bytes after the end of the PDF, so it is rejected.
    """
    rest = content[-_PDF_END_BYTES:].rstrip(_BLANK)
    return rest.endswith(_PDF_END) and _PDF_INDEX in rest


def _encode_image(content: bytes) -> CheckedDocument:
    output = BytesIO()
    with open_image(
        content,
        megapixels_max=DOCUMENT_MEGAPIXELS_MAX,
        not_an_image=NOT_A_DOCUMENT,
        too_many_pixels=TOO_MANY_PIXELS,
    ) as image:
        kind = DocumentType.PNG if image.format == "PNG" else DocumentType.JPEG
        upright = rotate_upright(image)
        upright.info.clear()
        if kind is DocumentType.PNG:
            upright.save(output, "PNG")
        else:
            upright.convert("RGB").save(output, "JPEG", quality=_JPEG_QUALITY)
    return CheckedDocument(kind, output.getvalue())
