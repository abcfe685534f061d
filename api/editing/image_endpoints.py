"""The media library at /admin/images, and the public address of its images."""

from uuid import UUID

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from api.dependencies import DatabaseDep, StoreDep, TransactionDep
from api.edge.content_policy import FILE_POLICY
from api.editing.dependencies import ChangingEditorDep, EditorDep
from api.editing.entries import add_audit
from api.editing.form_page import redirect
from api.editing.images import FILE_PART, NAME_MAX_CHARACTERS, add_image, list_images, read_image
from api.editing.pages import render
from api.refusal import Refusal
from api.staff.routing import PageRoute
from schemas.vocabulary.accounts import AuditAction

router = APIRouter(route_class=PageRoute, include_in_schema=False)
_IMAGE_HEADERS = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": FILE_POLICY,
}


@router.get("/admin/images")
async def show_images(
    request: Request, session: EditorDep, connection: TransactionDep, text: str = "", done: str = ""
) -> Response:
    wanted = text.replace("\0", "").strip()[:NAME_MAX_CHARACTERS]
    images = await list_images(connection, wanted)
    await add_audit(connection, session, AuditAction.CONTENT_LISTED, "images")
    return render(
        request, "images.html", images=images, text=wanted, is_stored=done == "stored", problem=None
    )


@router.post("/admin/images")
async def store_image(
    request: Request, session: ChangingEditorDep, database: DatabaseDep, store: StoreDep
) -> Response:
    """Store a PNG or JPEG of up to 10 MB. The image is encoded again, which removes its metadata."""
    form = await request.form(max_files=1, max_fields=5)
    file = form.get(FILE_PART)
    problem = "no_file"
    if isinstance(file, UploadFile):
        try:
            await add_image(database, store, session, file)
        except Refusal as error:
            if error.status != 400:
                raise
            problem = "not_an_image"
        else:
            return redirect("/admin/images?done=stored")
    async with database.transaction() as connection:
        images = await list_images(connection, "")
    return render(request, "images.html", 422, images=images, text="", is_stored=False, problem=problem)


@router.get("/api/media/{image}.jpg")
async def show_image(database: DatabaseDep, store: StoreDep, image: UUID) -> Response:
    """Send an image of the media library. An image never changes, so browsers may cache it for a year."""
    content = await read_image(database, store, image)
    if content is None:
        raise Refusal(404, "There is no such image")
    return Response(content, headers=_IMAGE_HEADERS, media_type="image/jpeg")
