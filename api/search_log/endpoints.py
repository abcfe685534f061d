"""POST search-log/outcomes, and GET and POST search-log/choice."""

from datetime import UTC, datetime

from fastapi import Request, Response

from api.account.cookies import set_cookie
from api.errors import INVALID
from api.routing import EitherSlashRouter
from api.search_log.entries import build_outcome_entry
from api.search_log.search_log import SearchLog
from api.search_log.visits import (
    NO_LOG,
    NO_LOG_SECONDS,
    VISIT,
    accepts_logging,
    read_visit,
    sends_privacy_signal,
)
from schemas.contracts.search_log.outcomes import LogChoice, LogState, Outcomes

router = EitherSlashRouter(prefix="/search-log", tags=["search log"], responses=INVALID)


@router.post("/outcomes", status_code=204, response_class=Response)
async def search_log_outcomes(request: Request, given: Outcomes) -> None:
    """Log what a visitor did with the results of a search. Nothing is logged if the visitor or browser refuses it."""
    log: SearchLog | None = request.app.state.search_log
    if log is None or not accepts_logging(request) or await log.persons.is_staff(request):
        return
    now = datetime.now(UTC)
    visit = read_visit(request, now)
    log.write(*(build_outcome_entry(outcome, now, visit) for outcome in given.outcomes))


@router.get("/choice")
async def search_log_state(request: Request) -> LogState:
    """Whether the searches of this browser are logged, and whether the visitor can change this setting."""
    log: SearchLog | None = request.app.state.search_log
    is_on = log is not None and not await log.persons.is_staff(request)
    can_choose = is_on and not sends_privacy_signal(request)
    return LogState(is_logged=is_on and accepts_logging(request), can_choose=can_choose)


@router.post("/choice", status_code=204)
async def search_log_choice(request: Request, response: Response, given: LogChoice) -> None:
    """Choose whether the searches of this browser are logged. The choice is stored in a cookie of this browser."""
    set_cookie(request, response, NO_LOG, "on" if given.is_logged else "off", NO_LOG_SECONDS)
    set_cookie(request, response, VISIT, "", 0)
