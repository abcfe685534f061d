"""The dependencies of the analytics endpoints: the role, the search log, and the filter in the query string."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, TypeVar
from urllib.parse import urlencode

from fastapi import Depends, Request
from starlette.concurrency import run_in_threadpool

from api.account.roles import require_role
from api.account.sessions import SignedIn
from api.refusal import Refusal
from schemas.search_log.reports.declarations import LogClient
from schemas.search_log.reports.selection import InvalidSelection, Selection, parse_days
from schemas.vocabulary.roles import Role

PATH = "/analytics"
ROW_LIMITS = (20, 50, 200)
DAYS_MAX = 400
_VALUE_MAX = 200
T = TypeVar("T")

AnalystDep = Annotated[SignedIn, Depends(require_role(Role.ANALYST))]


async def _get_log_client(request: Request) -> LogClient:
    client: LogClient = request.app.state.log_client
    return client


LogClientDep = Annotated[LogClient, Depends(_get_log_client)]


@dataclass(frozen=True, slots=True)
class LogFilter:
    """The filter of a page. The query string contains the filter, so that a page can be bookmarked and saved."""

    selection: Selection
    limit: int

    @classmethod
    def read(cls, parameters: Mapping[str, str]) -> "LogFilter":
        """Parse the query parameters. Raises Refusal 422 for an invalid value."""
        texts = {name: parameters.get(name, "").strip() or None for name in _NAMES}
        if any(text and (len(text) > _VALUE_MAX or "\0" in text) for text in texts.values()):
            raise Refusal(422, "A value of the filter is too long")
        try:
            since, until = parse_days(texts["since"] or "28d", texts["until"])
        except (InvalidSelection, OverflowError) as error:
            raise Refusal(422, str(error).replace("--", "")) from error
        if (until - since).days >= DAYS_MAX:
            raise Refusal(422, f"At most {DAYS_MAX} days can be selected")
        if since.year < _FIRST_YEAR or until.year > _LAST_YEAR:
            raise Refusal(422, f"The days must be in the years {_FIRST_YEAR} to {_LAST_YEAR}")
        limit = texts["limit"] or str(ROW_LIMITS[0])
        if limit not in map(str, ROW_LIMITS):
            raise Refusal(422, f"limit: {limit} is none of {ROW_LIMITS}")
        selection = Selection(since, until, texts["language"], texts["device"], texts["country"])
        return cls(selection, int(limit))

    def build_query(self, **more: str) -> str:
        """Build the query string. Its days are always dates: `since=28d` becomes a date such as `since=2026-01-31`."""
        chosen = self.selection
        values = {
            "since": f"{chosen.since}",
            "until": f"{chosen.until}",
            "language": chosen.language,
            "device": chosen.device,
            "country": chosen.country,
            "limit": None if self.limit == ROW_LIMITS[0] else str(self.limit),
            **more,
        }
        return urlencode({name: value for name, value in values.items() if value})


_NAMES = ("since", "until", "language", "device", "country", "limit")
_FIRST_YEAR, _LAST_YEAR = 2000, 2999
"""The reports also compute the day after the period. Python has no day after 9999-12-31."""


async def _read_filter(request: Request, _: AnalystDep) -> LogFilter:
    return LogFilter.read(request.query_params)


FilterDep = Annotated[LogFilter, Depends(_read_filter)]
"""The filter in the query string. The role is checked before the filter is parsed."""


async def read_log(read: Callable[[], T]) -> T:
    """Run a report in a thread, because the reports are synchronous. Raises Refusal 422 for an invalid selection."""
    try:
        return await run_in_threadpool(read)
    except InvalidSelection as error:
        raise Refusal(422, str(error).replace("--", "")) from error
