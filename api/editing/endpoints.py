"""The pages of content at /admin. The roles editor and administrator can open them."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated

import psycopg
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from api.account.sessions import SignedIn
from api.database import Connection
from api.dependencies import RoutesDep, SettingsDep, TransactionDep
from api.editing import entries
from api.editing.dependencies import (
    ChangingEditorDep,
    ContentDep,
    EditorDep,
    FormDep,
    find_content,
    list_nouns,
    read_creation_key,
    read_revision,
)
from api.editing.entries import Content
from api.editing.form_page import (
    REFUSED_TEXTS,
    FormPage,
    Submitted,
    build_address,
    describe_conflict,
    read_done,
    redirect,
    render_conflict,
    render_form,
)
from api.editing.listing import STATES, ContentFilter, list_content
from api.editing.pages import render
from api.editing.preview import build_preview
from api.editing.relations import check_relations, check_unused, read_relations, read_searches
from api.refusal import Refusal
from api.staff.routing import PageRoute
from schemas.editing.drafts import Draft, InvalidDraft, format_draft, list_changes, list_inputs, parse_draft
from schemas.editing.fields import Problem
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.editing import ContentOutcome, ContentState
from schemas.vocabulary.kinds import Status

router = APIRouter(prefix="/admin", route_class=PageRoute, include_in_schema=False)
UNKNOWN_VERSION = "There is no such version"
_CONTENT = "/content/{noun}/{key}"


async def _open_form_page(
    request: Request,
    connection: TransactionDep,
    content: ContentDep,
    routes: RoutesDep,
    settings: SettingsDep,
) -> FormPage:
    return FormPage(request, connection, content, routes, settings.finder_content_review)


FormPageDep = Annotated[FormPage, Depends(_open_form_page)]


@router.get("")
async def show_list(request: Request, session: EditorDep, connection: TransactionDep) -> Response:
    nouns = list_nouns(session)
    chosen = ContentFilter.read(request.query_params)
    found = await list_content(connection, chosen, nouns)
    await entries.add_audit(connection, session, AuditAction.CONTENT_LISTED)
    return render(request, "content.html", found=found, chosen=chosen, nouns=nouns, states=STATES)


@router.get(_CONTENT)
async def show_content(request: Request, session: EditorDep, page: FormPageDep) -> Response:
    if request.path_params["key"] != str(page.content.key):
        return redirect(build_address(page.content))
    await _audit_access(page.connection, session, page.content)
    return await render_form(page)


@router.post(_CONTENT)
async def save_content(session: ChangingEditorDep, form: FormDep, page: FormPageDep) -> Response:
    """Save a draft. The status is 409 if the content has changed since the form was shown, and 422 for invalid values.

    If the editor searches related rows, show the form with the found rows, and save nothing.
    If a form is sent twice, the second request finds the same values in the draft. This is no conflict.
    If a form for new content is sent twice, only one draft is created.
    """
    connection, content = page.connection, page.content
    submitted = Submitted(
        _pick_texts(content, form),
        read_revision(form),
        form.get("fingerprint", "")[:16],
        read_creation_key(form) if content.key.is_new else None,
    )
    searches = read_searches(content.noun, form)
    if searches or form.get("then") == "find":
        return await render_form(page, submitted=submitted, searches=searches)
    try:
        draft = await _build_draft(connection, content, submitted)
    except InvalidDraft as error:
        return await render_form(page, 422, submitted=submitted, problems=error.problems)
    entry, outcome = None, ContentOutcome.STALE
    if content.entry is not None and content.has_equal_draft(draft):
        entry, outcome = content.entry["id"], ContentOutcome.UNCHANGED
    elif submitted.fingerprint == content.fingerprint:
        entry, outcome = await (
            entries.create_draft(connection, session, content.noun, draft, submitted.creation_key)
            if content.key.is_new
            else entries.save_and_keep_schedule(
                connection, session, content, submitted.revision, draft, page.needs_reviewer
            )
        )
    if outcome is ContentOutcome.STALE:
        return await render_conflict(page, submitted)
    if outcome is ContentOutcome.MISSING:
        raise Refusal(404, UNKNOWN_VERSION)
    key = content.key.row_id or f"draft-{entry}"
    part = "/preview" if form.get("then") == "preview" else ""
    done = ContentOutcome.SAVED if content.key.is_new else outcome
    return redirect(f"/admin/content/{content.noun.url_name}/{key}{part}?done={done.value}")


@router.get(f"{_CONTENT}/preview")
async def show_preview(
    request: Request, session: EditorDep, connection: TransactionDep, content: ContentDep
) -> Response:
    await _audit_access(connection, session, content)
    relations = await read_relations(connection, content.noun, content.texts, {})
    shown, address = build_preview(content, relations), build_address(content)
    return render(request, "preview.html", address=address, shown=shown, done=read_done(request))


@router.post(f"{_CONTENT}/publish")
async def publish_content(session: ChangingEditorDep, form: FormDep, page: FormPageDep) -> Response:
    """Publish the draft.

    The status is 409 if a second person must publish, if the draft or public row has changed, or if a value is refused.
    """
    try:
        _, outcome = await entries.publish(
            page.connection, session, _get_entry_id(page.content), read_revision(form), page.needs_reviewer
        )
    except psycopg.errors.ForeignKeyViolation:
        return await render_form(page, 409, refused="refused_relation")
    except psycopg.IntegrityError:
        return await render_form(page, 409, refused="refused_invalid")
    return await _finish(page, session, form, outcome)


@router.post(f"{_CONTENT}/withdraw")
async def withdraw_content(session: ChangingEditorDep, form: FormDep, page: FormPageDep) -> Response:
    """Withdraw a visible row without a draft. Otherwise, and if a second person must publish, the status is 409."""
    connection, content = page.connection, page.content
    if content.has_draft or not content.is_visible:
        return await render_form(page, 409, refused="refused_withdrawal")
    draft = {**entries.pick_editable(content.noun, content.public), "status": Status.WITHDRAWN.value}
    revision = read_revision(form)
    entry, outcome = await entries.save_draft(connection, session, content, revision, draft)
    if outcome is ContentOutcome.SAVED and entry is not None:
        _, outcome = await entries.publish(connection, session, entry, revision + 1, page.needs_reviewer)
        page = replace(
            page,
            content=await find_content(connection, session, content.noun.url_name, str(content.key))
            or content,
        )
    return await _finish(page, session, form, outcome)


@router.post(f"{_CONTENT}/state")
async def change_state(
    session: ChangingEditorDep,
    form: FormDep,
    page: FormPageDep,
) -> Response:
    """Schedule the draft, cancel its scheduled publication, ask for a review, or discard the draft."""
    state = form.get("state", "")
    if state not in set(ContentState) - {ContentState.PUBLISHED}:
        raise Refusal(422, "There is no such state")
    publish_at = _parse_time(form.get("publish_at", "")) if state == ContentState.SCHEDULED else None
    if state == ContentState.SCHEDULED and (publish_at is None or publish_at <= datetime.now(UTC)):
        return await render_form(page, 422, refused="refused_time")
    _, outcome = await entries.move_draft(
        page.connection, session, _get_entry_id(page.content), read_revision(form), ContentState(state), publish_at,
        page.needs_reviewer,
    )  # fmt: skip
    if (
        state == ContentState.DISCARDED
        and outcome is ContentOutcome.MOVED
        and page.content.key.row_id is None
    ):
        return redirect("/admin")
    return await _finish(page, session, form, outcome)


@router.get(f"{_CONTENT}/versions/{{revision}}")
async def show_version(
    request: Request, session: EditorDep, connection: TransactionDep, content: ContentDep, revision: int
) -> Response:
    """Compare an earlier version with the present values. Fields that were added after that version are left out."""
    version = {**content.values, **await _read_version(connection, content, revision)}
    await _audit_access(connection, session, content)
    before, now = format_draft(content.noun, version), content.texts
    changed = list_changes(content.noun, version, content.values)
    return render(
        request,
        "version.html",
        content=content,
        address=build_address(content),
        version={"revision": revision},
        differences=[(name, before[name], now[name]) for name in changed],
    )


@router.post(f"{_CONTENT}/versions/{{revision}}/restore")
async def restore_version(
    session: ChangingEditorDep,
    form: FormDep,
    page: FormPageDep,
    revision: int,
) -> Response:
    """Copy the values of an earlier version into the draft."""
    connection, content = page.connection, page.content
    version = entries.pick_editable(content.noun, await _read_version(connection, content, revision))
    _, outcome = await entries.save_and_keep_schedule(
        connection, session, content, read_revision(form), version, page.needs_reviewer
    )
    return await _finish(page, session, form, outcome)


async def _finish(
    page: FormPage, session: SignedIn, form: Mapping[str, str], outcome: ContentOutcome
) -> Response:
    """Redirect to the form after a change, or show why there is no change."""
    connection, content = page.connection, page.content
    if outcome is ContentOutcome.MISSING:
        raise Refusal(404, UNKNOWN_VERSION)
    if outcome is ContentOutcome.STALE:
        conflict = await describe_conflict(connection, content, read_revision(form))
        return await render_form(page, 409, conflict=conflict)
    if outcome in REFUSED_TEXTS:
        return await render_form(page, 409, refused=REFUSED_TEXTS[outcome])
    current = await find_content(connection, session, content.noun.url_name, str(content.key))
    address = "/admin" if current is None else build_address(current)
    return redirect(f"{address}?done={outcome.value}")


async def _build_draft(connection: Connection, content: Content, submitted: Submitted) -> Draft:
    """Parse and check the values.

    Raises InvalidDraft for invalid values, unknown related rows, and unique values of another row, such as its slug.

    If the form was sent before, its first submission has created a draft with the slug. The slug is then accepted. This
    draft is read after the slug is checked, because both submissions can run at the same time.
    """
    draft = parse_draft(content.noun, submitted.texts, content.values)
    if "slug" in draft and await entries.is_slug_taken(connection, content, draft["slug"]):
        created = await entries.read_created(connection, content, submitted.creation_key)
        if created is None or await entries.is_slug_taken(connection, created, draft["slug"]):
            raise InvalidDraft({"slug": Problem.TAKEN})
    await check_relations(connection, content.noun, draft)
    if content.key.row_id is None:
        await check_unused(connection, content.noun, draft)
    return draft


async def _read_version(connection: Connection, content: Content, revision: int) -> Draft:
    versions = await entries.read_versions(connection, content, revision) if revision < 2**31 else []
    if not versions:
        raise Refusal(404, UNKNOWN_VERSION)
    fields: Draft = versions[0]["fields"]
    return fields


async def _audit_access(connection: Connection, session: SignedIn, content: Content) -> None:
    subject = f"{content.noun.name} {content.key}"
    await entries.add_audit(connection, session, AuditAction.CONTENT_READ, subject)


def _pick_texts(content: Content, form: Mapping[str, str]) -> dict[str, str]:
    """Return the texts that belong to inputs of this content. Other names in the form are ignored."""
    return {name: form[name] for name, _, _ in list_inputs(content.noun) if name in form}


def _get_entry_id(content: Content) -> int:
    if content.entry is None:
        raise Refusal(404, "There is no draft")
    return int(content.entry["id"])


def _parse_time(text: str) -> datetime | None:
    """Parse a time in UTC such as 2026-12-31T09:30. Invalid text returns None."""
    try:
        return datetime.fromisoformat(text).replace(tzinfo=UTC)
    except ValueError:
        return None
