"""The page with the form for one row of content."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from uuid import UUID, uuid4

from fastapi import Request
from starlette.responses import RedirectResponse, Response

from api.database import Connection
from api.editing.entries import Content, read_created, read_versions
from api.editing.pages import render
from api.editing.relations import read_relations
from api.editing.subjects import read_subject
from api.page_route.table import RouteTable
from api.staff.pages import HEADERS
from schemas.editing.drafts import list_changes, list_inputs
from schemas.editing.fields import Problem
from schemas.editing.nouns import TRANSLATION_LANGUAGES
from schemas.vocabulary.editing import ContentOutcome
from schemas.vocabulary.kinds import Status

DONE = frozenset({"saved", "unscheduled", "unchanged", "published", "moved"})
REFUSED_TEXTS: Mapping[ContentOutcome, str] = {
    ContentOutcome.CHANGED: "refused_changed",
    ContentOutcome.OWN: "refused_own",
    ContentOutcome.NOTHING: "refused_nothing",
}


@dataclass(frozen=True, slots=True)
class Conflict:
    """A change after the form was opened: who changed which fields. The person is None for SQL and imports."""

    person: str | None
    changed_at: datetime | None
    changes: list[str]


@dataclass(frozen=True, slots=True)
class Submitted:
    """A submitted form: its texts, and the revision and fingerprint of the content that it was built from.

    creation_key: identifies a form for new content. If the form is sent twice, both requests have the same key.
    """

    texts: Mapping[str, str]
    revision: int
    fingerprint: str
    creation_key: UUID | None


@dataclass(frozen=True, slots=True)
class FormPage:
    """The values that every response with the form needs. needs_reviewer: true if a second person must publish."""

    request: Request
    connection: Connection
    content: Content
    routes: RouteTable
    needs_reviewer: bool


async def render_form(
    page: FormPage,
    status: int = 200,
    *,
    submitted: Submitted | None = None,
    problems: Mapping[str, Problem] | None = None,
    conflict: Conflict | None = None,
    refused: str | None = None,
    searches: Mapping[str, str] | None = None,
) -> Response:
    request, content = page.request, page.content
    texts = content.texts if submitted is None else {**content.texts, **submitted.texts}
    if content.key.is_new and submitted is None:
        texts = {**texts, "status": Status.PUBLISHED.value, "position": "1"}
    subject = await read_subject(page.connection, content)
    return render(
        request,
        "edit.html",
        status,
        content=content,
        address=build_address(content),
        subject=subject,
        public_path=None if subject.path is None else page.routes.localize(subject.path),
        inputs=list_inputs(content.noun),
        languages=TRANSLATION_LANGUAGES,
        texts=texts,
        relations=await read_relations(page.connection, content.noun, texts, searches or {}),
        revision=content.revision if submitted is None else submitted.revision,
        fingerprint=content.fingerprint if submitted is None else submitted.fingerprint,
        creation_key=(submitted and submitted.creation_key) or uuid4(),
        needs_reviewer=page.needs_reviewer,
        versions=await read_versions(page.connection, content),
        problems=problems or {},
        conflict=conflict,
        refused=refused,
        done=read_done(request) if status == 200 else None,
    )


async def describe_conflict(connection: Connection, content: Content, revision: int) -> Conflict:
    """Describe the changes since the given revision.

    If this revision is not stored, describe the changes of the draft.
    """
    versions = await read_versions(connection, content, revision)
    entry = content.entry
    if not versions or entry is None:
        return Conflict(None, None, content.changes)
    changes = list_changes(content.noun, {**content.public, **versions[0]["fields"]}, content.values)
    return Conflict(entry["changed_by_name"], entry["changed_at"], changes)


async def render_conflict(page: FormPage, submitted: Submitted) -> Response:
    """Show a submitted form again with the conflicting changes.

    If the same form has already created content with other values, the shown form belongs to that content. The conflict
    then lists all fields that the draft of that content sets.
    """
    created = await read_created(page.connection, page.content, submitted.creation_key)
    if created is None or created.entry is None:
        conflict = await describe_conflict(page.connection, page.content, submitted.revision)
        return await render_form(page, 409, submitted=submitted, conflict=conflict)
    entry = created.entry
    conflict = Conflict(entry["changed_by_name"], entry["changed_at"], created.changes)
    return await render_form(replace(page, content=created), 409, submitted=submitted, conflict=conflict)


def read_done(request: Request) -> str | None:
    """Return the key of the text about the change that led to this page, or None."""
    done = request.query_params.get("done", "")
    return f"done_{done}" if done in DONE else None


def build_address(content: Content, part: str = "") -> str:
    return f"/admin/content/{content.noun.url_name}/{content.key}{part}"


def redirect(address: str) -> Response:
    return RedirectResponse(address, 303, HEADERS)
