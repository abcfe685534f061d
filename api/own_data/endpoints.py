"""The endpoints that export and delete the data of the signed-in person."""

from typing import Any

from fastapi import Request, Response
from fastapi.responses import StreamingResponse

from api.account.cookies import SESSION, delete_cookie
from api.account.dependencies import SecretChecksDep, SessionDep, ThrottleDep
from api.dependencies import DatabaseDep, StoreDep
from api.errors import CROSS_SITE, DATABASE_UNAVAILABLE, INVALID, SIGNED_OUT, TOO_MANY
from api.own_data.deletion import delete_own_person
from api.own_data.export import export_person, read_chunks
from api.routing import EitherSlashRouter
from api.throttling import limits
from schemas.contracts.account.own_data import PersonDeletion
from schemas.contracts.account.passwords import AccountMessage
from schemas.vocabulary.accounts import Message

router = EitherSlashRouter(
    prefix="/account/own-data",
    tags=["account"],
    responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE, **SIGNED_OUT, **TOO_MANY},
)
_ARCHIVE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/zip": {}}, "description": "The archive, as a download."}
}
_HEADERS = {
    "Cache-Control": "private, no-store",
    "Content-Disposition": 'attachment; filename="meridian-data.zip"',
}


@router.post("/export", response_class=Response, responses=_ARCHIVE)
async def account_export(
    session: SessionDep, database: DatabaseDep, store: StoreDep, throttle: ThrottleDep
) -> Response:
    """All data of the signed-in person as a ZIP archive: data.json, the photo and the documents."""
    await throttle.enforce(((limits.EXPORT_BY_PERSON, str(session.person_id)),))
    archive = await export_person(database, store, session.person_id)
    return StreamingResponse(read_chunks(archive), headers=_HEADERS, media_type="application/zip")


@router.post("/delete")
async def account_delete(
    request: Request,
    response: Response,
    deletion: PersonDeletion,
    session: SessionDep,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
) -> AccountMessage:
    """Delete the account and all its data permanently, also forms that have not been delivered to the CRM yet."""
    await throttle.enforce(((limits.PASSWORD_BY_PERSON, str(session.person_id)),))
    await delete_own_person(database, checks, session, deletion.current_password)
    delete_cookie(request, response, SESSION)
    return AccountMessage(message=Message.PERSON_DELETED.value)
