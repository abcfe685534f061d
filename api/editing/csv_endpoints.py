"""Changes of many rows by a CSV file, at /admin/csv."""

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import psycopg
from fastapi import APIRouter, Depends, Request
from psycopg.rows import dict_row
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.responses import Response

from api.account.dependencies import ThrottleDep
from api.account.sessions import SignedIn
from api.database import Connection, read_rows
from api.dependencies import SettingsDep, TransactionDep
from api.editing.dependencies import ChangingEditorDep, EditorDep, find_noun, list_nouns
from api.editing.entries import Content, add_audit, publish, save_draft
from api.editing.keys import ContentKey
from api.editing.listing import ALL_CONTENT, ContentFilter
from api.editing.pages import render
from api.refusal import Refusal
from api.staff.pages import HEADERS
from api.staff.routing import PageRoute
from api.throttling import limits
from schemas.editing.csv_changes import (
    READ_CURRENCIES,
    READ_ROWS,
    InvalidFile,
    PlannedChange,
    build_csv,
    list_needed_rows,
    plan_changes,
    read_lines,
    sort_changes,
)
from schemas.editing.nouns import EditedNoun
from schemas.editing.row_statements import format_row_statement
from schemas.editing.statements import build_patterns
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.editing import CSV_BYTES_MAX, ContentOutcome

router = APIRouter(prefix="/admin/csv", route_class=PageRoute, include_in_schema=False)
_MODES = ("dry_run", "drafts", "publish")


@dataclass(frozen=True, slots=True)
class SubmittedFile:
    """The submitted form. content: the bytes of the file, at most CSV_BYTES_MAX + 1, or None without a file."""

    noun: str
    mode: str
    content: bytes | None


async def _read_file(request: Request, _: ChangingEditorDep) -> SubmittedFile:
    """Check the role, then read the form. A slow upload therefore holds no connection to the database."""
    form = await request.form(max_files=1, max_fields=5)
    file = form.get("file")
    content = await file.read(CSV_BYTES_MAX + 1) if isinstance(file, UploadFile) else None
    return SubmittedFile(str(form.get("noun", "")), str(form.get("mode", "")), content)


FileDep = Annotated[SubmittedFile, Depends(_read_file)]


@router.get("")
async def show_form(request: Request, session: EditorDep, settings: SettingsDep) -> Response:
    return _render(request, session, settings.finder_content_review)


@router.get("/{noun}.csv")
async def export_csv(
    request: Request, session: EditorDep, throttle: ThrottleDep, connection: TransactionDep, noun: str
) -> Response:
    """Send a CSV file with the public values of one kind of content, such as courses.

    The parameters `text` and `state` of the query string select rows as in the list.
    """
    await throttle.enforce(((limits.STAFF_EXPORT_BY_PERSON, str(session.person_id)),))
    edited = _find_noun(session, noun)
    rows = await _read_rows(connection, edited, chosen=ContentFilter.read(request.query_params))
    # Formatting 43,000 courses takes 0.4 s. It runs in a thread, so that the server can respond to other requests.
    content = await run_in_threadpool(_format_csv, edited, rows)
    await add_audit(connection, session, AuditAction.CONTENT_EXPORTED, edited.name)
    disposition = {"Content-Disposition": f'attachment; filename="{edited.url_name}.csv"'}
    return Response(content, 200, {**HEADERS, **disposition}, "text/csv")


@router.post("")
async def change_by_csv(
    request: Request,
    session: ChangingEditorDep,
    submitted: FileDep,
    connection: TransactionDep,
    settings: SettingsDep,
) -> Response:
    """Show what an uploaded CSV file would change, or save the changes as drafts, or publish the changes.

    If any line of the file has a problem, nothing is saved. The status is then 422, or 200 if changes are only shown.
    The status is 409 if a row was changed meanwhile, or if another row has the same slug or position.
    """
    needs_reviewer = settings.finder_content_review
    content, mode = submitted.content, submitted.mode
    edited = _find_noun(session, submitted.noun)
    if content is None or mode not in _MODES or (mode == "publish" and needs_reviewer):
        return _render(request, session, needs_reviewer, 422, noun=edited, problem="no_file")
    try:
        if len(content) > CSV_BYTES_MAX:
            raise InvalidFile(f"A file has at most {CSV_BYTES_MAX // 1_000:,} kB")
        lines = read_lines(edited, content.decode("utf-8-sig"))
    except (InvalidFile, UnicodeDecodeError) as error:
        detail = str(error) if isinstance(error, InvalidFile) else "UTF-8"
        return _render(request, session, needs_reviewer, 422, noun=edited, problem="not_a_csv", detail=detail)
    rows = await _read_rows(connection, edited, list_needed_rows(edited, lines))
    currencies = {row["slug"] for row in await read_rows(connection, READ_CURRENCIES)}
    planned = plan_changes(edited, lines, rows, currencies)
    if any(each.problems for each in planned) or mode == "dry_run":
        status = 422 if mode != "dry_run" else 200
        return _render(request, session, needs_reviewer, status, noun=edited, planned=planned)
    changed = [each for each in planned if each.changes]
    try:
        await _apply(connection, session, edited, changed, mode == "publish")
    except psycopg.IntegrityError:
        # The exception rolls back all changes of the request.
        raise Refusal(409, "Another row has the same slug or position") from None
    return _render(
        request, session, needs_reviewer, noun=edited, planned=planned, done=mode if changed else None
    )


async def _apply(
    connection: Connection,
    session: SignedIn,
    noun: EditedNoun,
    changes: list[PlannedChange],
    publishes: bool,
) -> None:
    """Save or publish the changes. Raises Refusal 409 if a row was changed after its change was planned."""
    for change in sort_changes(changes):
        content = Content(noun, ContentKey(row_id=change.row_id), {}, None)
        entry, outcome = await save_draft(connection, session, content, change.revision, change.draft)
        if outcome is ContentOutcome.SAVED and publishes and entry is not None:
            _, outcome = await publish(connection, session, entry, change.revision + 1, False)
        if outcome not in (ContentOutcome.SAVED, ContentOutcome.PUBLISHED):
            raise Refusal(409, f"Line {change.row_number} was changed meanwhile")


async def _read_rows(
    connection: Connection,
    noun: EditedNoun,
    ids: list[int] | None = None,
    chosen: ContentFilter = ALL_CONTENT,
) -> list[dict[str, Any]]:
    statement = format_row_statement(READ_ROWS, noun)
    parameters = {"ids": ids, "patterns": build_patterns(chosen.text), "state": chosen.state}
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(statement, parameters)
        return await cursor.fetchall()


def _format_csv(noun: EditedNoun, rows: list[dict[str, Any]]) -> bytes:
    output = io.StringIO(newline="")
    csv.writer(output).writerows(build_csv(noun, rows))
    return output.getvalue().encode("utf-8-sig")


def _find_noun(session: SignedIn, name: str) -> EditedNoun:
    noun = find_noun(session, name)
    if noun is None:
        raise Refusal(404, "There is no such kind of content")
    return noun


def _render(
    request: Request,
    session: SignedIn,
    needs_reviewer: bool,
    status: int = 200,
    *,
    noun: EditedNoun | None = None,
    **values: Any,
) -> Response:
    shown: Mapping[str, Any] = {"planned": None, "problem": None, "detail": "", "done": None, **values}
    return render(
        request,
        "csv.html",
        status,
        nouns=list_nouns(session),
        chosen=noun,
        modes=[each for each in _MODES if each != "publish" or not needs_reviewer],
        **shown,
    )
