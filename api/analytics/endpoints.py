"""The pages and downloads of analysts. The roles analyst and administrator can open them."""

import io
import re
from collections.abc import Sequence
from functools import lru_cache, partial
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from api.account.dependencies import ThrottleDep
from api.analytics import queries
from api.analytics.dependencies import PATH, AnalystDep, FilterDep, LogClientDep, LogFilter, read_log
from api.analytics.pages import build_report_page, build_search_page, render
from api.analytics.supply import SUPPLIED_REPORTS, add_courses, count_courses
from api.counts.catalogue_counts import CatalogueCounts
from api.database import Connection
from api.dependencies import CountsDep, TransactionDep
from api.refusal import Refusal
from api.staff.pages import HEADERS
from api.staff.routing import QUERY, PageRoute
from api.throttling import limits
from schemas.search_log.reports.declarations import LogClient, Row
from schemas.search_log.reports.formats import build_content, write_csv
from schemas.search_log.reports.rankings import read_new_rankings
from schemas.search_log.reports.reading import (
    REPORT_NAMES,
    add_empty_days,
    read_report,
    read_report_with_previous,
)
from schemas.search_log.reports.searches import read_searches
from schemas.search_log.reports.table import list_columns
from schemas.vocabulary.limits import ANALYST_VIEW_NAME_MAX_CHARACTERS

router = APIRouter(prefix=PATH, route_class=PageRoute, include_in_schema=False)
_ADDRESS = re.compile(rf"/analytics(?:/[a-z-]+)?{QUERY}")
_ADDRESS_MAX = 2_000
_SCRIPT = Path(__file__).parent / "static" / "charts.js"
_SCRIPT_HEADERS = {"Cache-Control": "private, no-cache"}
TIMELINES = frozenset({"trends", "latency"})
"""The reports with a time axis."""
UNKNOWN_REPORT = "There is no such report"


@router.get("")
async def redirect_to_trends(_: AnalystDep) -> Response:
    return RedirectResponse(f"{PATH}/trends", 303, HEADERS)


@router.get("/charts.js")
async def send_script(_: AnalystDep) -> Response:
    return Response(_read_script(), headers=_SCRIPT_HEADERS, media_type="text/javascript")


@router.get("/searches")
async def show_searches(
    request: Request,
    session: AnalystDep,
    chosen: FilterDep,
    client: LogClientDep,
    connection: TransactionDep,
    query: str = "",
) -> Response:
    """Show the newest 100 searches for a text, with what the visitors did with the results."""
    rows = await read_log(partial(read_searches, client, chosen.selection, query))
    views = await queries.list_views(connection, session.person_id)
    return render(request, "searches.html", **build_search_page(chosen, query, rows, views))


@router.get("/{report}.json")
async def send_json(
    session: AnalystDep, throttle: ThrottleDep, chosen: FilterDep, client: LogClientDep, report: str
) -> Response:
    """Send the report that `finder logs` prints with --json."""
    rows = await _export(session.person_id, throttle, chosen, client, report)
    body = orjson.dumps(build_content(report, chosen.selection, rows))
    return _download(body, f"{report}.json", "application/json")


@router.get("/{report}.csv")
async def send_csv(
    session: AnalystDep, throttle: ThrottleDep, chosen: FilterDep, client: LogClientDep, report: str
) -> Response:
    """Send the report that `finder logs` prints with --csv."""
    output = io.StringIO(newline="")
    rows = await _export(session.person_id, throttle, chosen, client, report)
    write_csv(list_columns(report, "day" if report == "trends" else None), rows, output)
    return _download(output.getvalue().encode("utf-8-sig"), f"{report}.csv", "text/csv")


@router.post("/views")
async def save_view(
    session: AnalystDep,
    throttle: ThrottleDep,
    connection: TransactionDep,
    name: Annotated[str, Form(max_length=ANALYST_VIEW_NAME_MAX_CHARACTERS)],
    address: Annotated[str, Form(max_length=_ADDRESS_MAX)],
) -> Response:
    """Save the address of a page with its filter under a name. An existing view with this name is replaced.

    The status is 422 for an invalid name or address, and 409 for too many views.
    """
    await throttle.enforce(((limits.STAFF_CHANGE_BY_PERSON, str(session.person_id)),))
    title = name.strip()
    if not title or "\0" in title or not _ADDRESS.fullmatch(address):
        raise Refusal(422, "A view needs a name and a page")
    if not await queries.save_view(connection, session.person_id, title, address):
        raise Refusal(409, f"At most {queries.VIEWS_MAX} views can be saved")
    return RedirectResponse(address, 303, HEADERS)


@router.post("/views/{view}/delete")
async def delete_view(
    session: AnalystDep, throttle: ThrottleDep, connection: TransactionDep, view: int
) -> Response:
    await throttle.enforce(((limits.STAFF_CHANGE_BY_PERSON, str(session.person_id)),))
    if view < 2**31:
        await queries.delete_view(connection, session.person_id, view)
    return RedirectResponse(PATH, 303, HEADERS)


@router.get("/{report}")
async def show_report(
    request: Request,
    session: AnalystDep,
    chosen: FilterDep,
    client: LogClientDep,
    connection: TransactionDep,
    counts: CountsDep,
    report: str,
) -> Response:
    """Show a report with its charts and its table. Most reports are compared with the period before."""
    _check_report(report)
    events = await _read_events(connection, client, chosen) if report in TIMELINES else []
    days = [each["day"] for each in events]
    rows = await _read_page_rows(connection, counts, chosen, client, report, days)
    views = await queries.list_views(connection, session.person_id)
    return render(request, "report.html", **build_report_page(chosen, report, rows, events, views))


async def _read_page_rows(
    connection: Connection,
    counts: CatalogueCounts,
    chosen: LogFilter,
    client: LogClient,
    report: str,
    days: Sequence[str],
) -> list[Row]:
    """Read the rows of a report. A report with a time axis also has a row for each of `days`, the days with events."""
    if report == "latency":
        found = await read_log(partial(read_report, client, report, chosen.selection, group="day"))
        return add_empty_days(report, found, days)
    rows = await read_log(
        partial(read_report_with_previous, client, report, chosen.selection, limit=chosen.limit, days=days)
    )
    if report in SUPPLIED_REPORTS:
        return add_courses(rows, await count_courses(connection, counts, report))
    return rows


async def _read_events(connection: Connection, client: LogClient, chosen: LogFilter) -> list[Row]:
    """Read the imports, index generations, experiments and new rankings in the period, sorted by day."""
    since, until = chosen.selection.since, chosen.selection.until
    stored = await queries.read_events(connection, since, until)
    rankings = await read_log(partial(read_new_rankings, client, since, until))
    events = [*stored, *({"kind": "ranking", **each} for each in rankings)]
    return sorted(events, key=itemgetter("day", "kind", "name"))


async def _export(person: int, throttle: Any, chosen: LogFilter, client: LogClient, report: str) -> list[Row]:
    _check_report(report)
    await throttle.enforce(((limits.STAFF_EXPORT_BY_PERSON, str(person)),))
    return await read_log(partial(read_report, client, report, chosen.selection, limit=chosen.limit))


def _check_report(report: str) -> None:
    if report not in REPORT_NAMES:
        raise Refusal(404, UNKNOWN_REPORT)


def _download(body: bytes, name: str, media_type: str) -> Response:
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, 200, {**HEADERS, **disposition}, media_type)


@lru_cache
def _read_script() -> str:
    return _SCRIPT.read_text("utf-8")
