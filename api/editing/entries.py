"""Reads and changes content for editors. A noun is a kind of content with its own table, such as scholarships.

The SQL functions that change content also add audit entries with the id of the editor.
"""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any, LiteralString
from uuid import UUID

from psycopg import sql
from psycopg.rows import DictRow, dict_row
from psycopg.types.json import Jsonb

from api.account.sessions import SignedIn
from api.database import Connection, read_rows
from api.editing.keys import ContentKey
from schemas.editing.drafts import TRANSLATIONS, Draft, format_draft, list_changes
from schemas.editing.nouns import EditedNoun
from schemas.editing.statements import (
    CREATE,
    FIND_CREATED,
    FIND_SLUG,
    MOVE,
    PUBLISH,
    READ_ENTRY,
    READ_ROW,
    READ_VERSIONS,
    SAVE,
)
from schemas.vocabulary.accounts import AuditAction
from schemas.vocabulary.editing import ContentOutcome, ContentState
from schemas.vocabulary.kinds import Status

_AUDIT = "INSERT INTO audit_entry (action, subject, actor_id) VALUES (%s, %s, %s)"


@dataclass(frozen=True, slots=True)
class Content:
    """A public row with its draft, a draft that was never published, or new content without a draft.

    - public: the values of the public row, also of columns that cannot be edited. Empty without a public row.
    - entry: the row of content_entry, or None if nobody has saved a draft yet.
    """

    noun: EditedNoun
    key: ContentKey
    public: dict[str, Any]
    entry: DictRow | None

    @property
    def revision(self) -> int:
        return 0 if self.entry is None else int(self.entry["revision"])

    @property
    def has_draft(self) -> bool:
        return self.entry is not None and self.entry["draft"] is not None

    def has_equal_draft(self, draft: Draft) -> bool:
        """True if the stored draft has the same values, for example after a double click on "Save the draft"."""
        return self.entry is not None and bool(self.entry["draft"] == draft)

    @property
    def state(self) -> str:
        if self.entry is not None and self.entry["draft"] is not None:
            return str(self.entry["state"])
        return str(self.public.get("status", ContentState.PUBLISHED.value))

    @property
    def is_visible(self) -> bool:
        """True for a published row whose noun has a status. Only such a row can be withdrawn."""
        return self.noun.has_status and self.public.get("status") == Status.PUBLISHED

    @property
    def values(self) -> dict[str, Any]:
        """The values of the public row, replaced by the values of the draft if there is one."""
        draft = self.entry["draft"] if self.entry is not None and self.entry["draft"] is not None else {}
        return {**self.public, **draft}

    @property
    def texts(self) -> dict[str, str]:
        return format_draft(self.noun, self.values)

    @property
    def fingerprint(self) -> str:
        """The hash of the values. A submitted form with another hash is rejected, because the values have changed."""
        return sha256(repr(sorted(self.texts.items())).encode()).hexdigest()[:16]

    @property
    def title(self) -> str:
        return str(self.values.get(self.noun.title) or "")

    @property
    def changes(self) -> list[str]:
        """The names of the inputs whose values the draft changes."""
        return list_changes(self.noun, self.public, self.values)

    @property
    def is_public(self) -> bool:
        """True for a row whose status is `published`. Rows of nouns without a status are always public."""
        return bool(self.public) and self.public.get("status", Status.PUBLISHED) == Status.PUBLISHED


async def read_content(connection: Connection, noun: EditedNoun, key: ContentKey) -> Content | None:
    """Read a row with its draft. Returns None if there is no such row or draft.

    For the key of new content, no row is read, and the result is empty content.
    """
    if key.is_new:
        return Content(noun.for_new, key, {}, None)
    parameters = {"noun": noun.name, "row": key.row_id, "entry": key.entry_id}
    entries = await read_rows(connection, READ_ENTRY, parameters)
    entry = entries[0] if entries else None
    row_id = key.row_id if entry is None else entry["row_id"]
    if row_id is None:
        is_draft = entry is not None and entry["draft"] is not None
        return Content(noun.for_new, key, {}, entry) if is_draft else None
    rows = await _read_table(connection, noun, READ_ROW, {"row": row_id})
    return Content(noun, ContentKey(row_id=row_id), rows[0]["found"], entry) if rows else None


async def read_created(connection: Connection, content: Content, key: UUID | None) -> Content | None:
    """Read the content that a form with this creation key has already created, or return None."""
    if not content.key.is_new or key is None:
        return None
    parameters = {"noun": content.noun.name, "creation_key": key}
    for row in await read_rows(connection, FIND_CREATED, parameters):
        found = ContentKey(row_id=row["row_id"]) if row["row_id"] else ContentKey(entry_id=row["id"])
        return await read_content(connection, content.noun, found)
    return None


async def is_slug_taken(connection: Connection, content: Content, slug: str) -> bool:
    parameters = {
        "slug": slug,
        "noun": content.noun.name,
        "row": content.key.row_id,
        "entry": None if content.entry is None else content.entry["id"],
    }
    rows = await _read_table(connection, content.noun, FIND_SLUG, parameters)
    return bool(rows[0]["is_taken"])


async def save_draft(
    connection: Connection, session: SignedIn, content: Content, revision: int, draft: Draft
) -> tuple[int | None, ContentOutcome]:
    """Save a draft. Returns the id of its row of content_entry (None if there is no such content), and the outcome.

    A scheduled draft is no longer scheduled.
    """
    parameters = {
        "noun": content.noun.name,
        "row": content.key.row_id,
        "entry": content.key.entry_id,
        "revision": revision,
        "draft": Jsonb(draft),
        "actor": session.person_id,
        "operator": None,
    }
    (saved,) = await read_rows(connection, SAVE, parameters)
    return saved["entry_id"], ContentOutcome(saved["outcome"])


async def save_and_keep_schedule(
    connection: Connection,
    session: SignedIn,
    content: Content,
    revision: int,
    draft: Draft,
    needs_reviewer: bool,
) -> tuple[int | None, ContentOutcome]:
    """Save a draft as `save_draft` does, but a scheduled draft stays scheduled.

    If a second person must publish, the schedule ends, because this person has not seen the change. The outcome is then
    UNSCHEDULED.
    """
    entry, outcome = await save_draft(connection, session, content, revision, draft)
    publish_at = None if content.entry is None else content.entry["publish_at"]
    if entry is None or outcome is not ContentOutcome.SAVED or publish_at is None:
        return entry, outcome
    if needs_reviewer:
        return entry, ContentOutcome.UNSCHEDULED
    await move_draft(connection, session, entry, revision + 1, ContentState.SCHEDULED, publish_at, False)
    return entry, outcome


async def create_draft(
    connection: Connection, session: SignedIn, noun: EditedNoun, draft: Draft, key: UUID | None
) -> tuple[int | None, ContentOutcome]:
    """Save new content. Returns the id of its row of content_entry, and the outcome.

    A form keeps its key, so a form that is sent twice creates one draft. The outcome of the second submission is
    UNCHANGED if the values are the same or the draft is published already, otherwise STALE.
    """
    parameters = {
        "noun": noun.name,
        "draft": Jsonb(draft),
        "actor": session.person_id,
        "creation_key": key,
    }
    (saved,) = await read_rows(connection, CREATE, parameters)
    return saved["entry_id"], ContentOutcome(saved["outcome"])


async def publish(
    connection: Connection, session: SignedIn, entry: int, revision: int, needs_reviewer: bool
) -> tuple[int | None, ContentOutcome]:
    """Publish a draft. Returns the id of its public row (None without such a row), and the outcome.

    Raises psycopg.IntegrityError if the row is invalid.
    """
    parameters = {
        "entry": entry,
        "revision": revision,
        "needs_reviewer": needs_reviewer,
        "actor": session.person_id,
        "operator": None,
    }
    async with connection.transaction():
        (published,) = await read_rows(connection, PUBLISH, parameters)
    return published["public_id"], ContentOutcome(published["outcome"])


async def move_draft(
    connection: Connection,
    session: SignedIn,
    entry: int,
    revision: int,
    state: ContentState,
    publish_at: datetime | None,
    needs_reviewer: bool,
) -> tuple[int | None, ContentOutcome]:
    """Set the state of a draft. Returns the id of its public row (None without such a row), and the outcome.

    publish_at: the time at which a scheduled draft is published.
    """
    parameters = {
        "entry": entry,
        "revision": revision,
        "state": state.value,
        "publish_at": publish_at,
        "needs_reviewer": needs_reviewer,
        "actor": session.person_id,
    }
    (moved,) = await read_rows(connection, MOVE, parameters)
    return moved["public_id"], ContentOutcome(moved["outcome"])


async def read_versions(
    connection: Connection, content: Content, revision: int | None = None
) -> list[DictRow]:
    """Read the newest 50 earlier versions, the newest first, or only the version with the given revision."""
    if content.entry is None:
        return []
    return await read_rows(connection, READ_VERSIONS, {"entry": content.entry["id"], "revision": revision})


def pick_editable(noun: EditedNoun, values: dict[str, Any]) -> Draft:
    """Pick the columns that can be edited. An older version can lack a column, so the draft does not change it."""
    columns = [field.key for field in noun.fields] + ([TRANSLATIONS] if noun.translated else [])
    return {column: values[column] for column in columns if column in values}


async def add_audit(
    connection: Connection, session: SignedIn, action: AuditAction, subject: str | None = None
) -> None:
    await connection.execute(_AUDIT, (action.value, subject, session.person_id))


async def _read_table(
    connection: Connection, noun: EditedNoun, statement: LiteralString, parameters: dict[str, Any]
) -> list[DictRow]:
    """Execute a statement on the table of the noun."""
    composed = sql.SQL(statement).format(table=sql.Identifier(noun.name), noun=sql.Literal(noun.name))
    async with connection.cursor(row_factory=dict_row) as cursor:
        await cursor.execute(composed, parameters)
        return await cursor.fetchall()
