"""The endpoints for the saved searches of the signed-in person."""

from uuid import UUID

from api.account.dependencies import SessionDep, ThrottleDep
from api.dependencies import SnapshotDep, TransactionDep
from api.errors import CONFLICT, CROSS_SITE, DATABASE_UNAVAILABLE, INVALID, NOT_FOUND, SIGNED_OUT, TOO_MANY
from api.routing import EitherSlashRouter
from api.saved_search.queries import (
    change_followed_alerts,
    change_saved_search,
    delete_saved_search,
    list_saved_searches,
    save_search,
)
from api.throttling import limits
from schemas.contracts.account.saved_searches import (
    AlertChoice,
    NewSavedSearch,
    SavedSearchChange,
    SavedSearchList,
)

router = EitherSlashRouter(
    prefix="/account",
    tags=["account"],
    responses={**INVALID, **DATABASE_UNAVAILABLE, **CROSS_SITE, **SIGNED_OUT},
)


@router.get("/saved-searches")
async def account_saved_searches(session: SessionDep, connection: SnapshotDep) -> SavedSearchList:
    """The saved searches of the signed-in person. The newest search is first."""
    return await list_saved_searches(connection, session.person_id)


@router.post("/saved-searches", responses={**CONFLICT, **TOO_MANY})
async def account_save_search(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, new: NewSavedSearch
) -> SavedSearchList:
    """Save a search with its alerts. The status is 409 if the person already has 30 saved searches."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await save_search(connection, session.person_id, new)
    return await list_saved_searches(connection, session.person_id)


@router.put("/saved-searches/{search_id}", responses={**NOT_FOUND, **TOO_MANY})
async def account_change_saved_search(
    session: SessionDep,
    connection: TransactionDep,
    throttle: ThrottleDep,
    search_id: UUID,
    change: SavedSearchChange,
) -> SavedSearchList:
    """Change the name of a saved search, and how often its alerts are sent."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await change_saved_search(connection, session.person_id, search_id, change)
    return await list_saved_searches(connection, session.person_id)


@router.delete("/saved-searches/{search_id}", responses={**NOT_FOUND, **TOO_MANY})
async def account_delete_saved_search(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, search_id: UUID
) -> SavedSearchList:
    """Delete a saved search and its alerts."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await delete_saved_search(connection, session.person_id, search_id)
    return await list_saved_searches(connection, session.person_id)


@router.put("/followed-institute-alerts", responses=TOO_MANY)
async def account_change_followed_alerts(
    session: SessionDep, connection: TransactionDep, throttle: ThrottleDep, choice: AlertChoice
) -> SavedSearchList:
    """Change how often alerts report changed courses of the institutes that the person follows."""
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    await change_followed_alerts(connection, session.person_id, choice)
    return await list_saved_searches(connection, session.person_id)
