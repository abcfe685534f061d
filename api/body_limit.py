"""Middleware that rejects request bodies above a size limit."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schemas.vocabulary.accounts import PHOTO_BYTES_MAX
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX
from schemas.vocabulary.editing import MEDIA_BYTES_MAX

BODY_MAX_BYTES = 1_000_000
_FILE_BYTES_BY_PATH = {
    "/crm/editProfile.php": PHOTO_BYTES_MAX,
    "/api/account/documents": DOCUMENT_BYTES_MAX,
    "/admin/images": MEDIA_BYTES_MAX,
}
"""The highest size of an uploaded file, by the path that accepts the file. On this path, a request body may have
BODY_MAX_BYTES plus this size."""


class BodyLimit:
    """Raises HTTPException 413 as soon as more bytes of a body are received than the limit allows."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0
        limit = BODY_MAX_BYTES + _FILE_BYTES_BY_PATH.get(scope.get("path", "").removesuffix("/"), 0)

        async def receive_within_limit() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise HTTPException(413, f"The body is larger than {limit:,} bytes")
            return message

        await self._app(scope, receive_within_limit if scope["type"] == "http" else receive, send)
