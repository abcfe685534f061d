"""The endpoints for the institutes that the signed-in person follows."""

from typing import Annotated

from fastapi import Path

from api.account.dependencies import SessionDep, ThrottleDep
from api.dependencies import SnapshotDep, TransactionDep
from api.errors import CROSS_SITE, DATABASE_UNAVAILABLE, INVALID, NOT_FOUND, SIGNED_OUT, TOO_MANY
from api.followed_institute.queries import follow_institute, list_followed, unfollow_institute
from api.routing import EitherSlashRouter
from api.throttling import limits
from schemas.contracts.account.visas import FollowedInstitutes

router = EitherSlashRouter(
    prefix="/account/followed-institutes",
    tags=["account"],
    responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE, **SIGNED_OUT},
)
InstituteId = Annotated[int, Path(ge=1, le=2**31 - 1)]


@router.get("")
async def account_followed_institutes(session: SessionDep, connection: SnapshotDep) -> FollowedInstitutes:
    """The institutes that the signed-in person follows. The institute that was followed last is first."""
    return FollowedInstitutes(results=await list_followed(connection, session.person_id))


@router.put("/{institute_id}", responses={**NOT_FOUND, **TOO_MANY})
async def account_follow_institute(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, institute_id: InstituteId
) -> FollowedInstitutes:
    """Follow an institute. The call also succeeds if the person already follows the institute."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await follow_institute(connection, session.person_id, institute_id)
    return FollowedInstitutes(results=await list_followed(connection, session.person_id))


@router.delete("/{institute_id}", responses=TOO_MANY)
async def account_unfollow_institute(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, institute_id: InstituteId
) -> FollowedInstitutes:
    """Stop following an institute. The call also succeeds if the person does not follow the institute."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await unfollow_institute(connection, session.person_id, institute_id)
    return FollowedInstitutes(results=await list_followed(connection, session.person_id))
