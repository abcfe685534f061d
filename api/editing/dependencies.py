"""The dependencies of the endpoints for editors: the role, the submitted form, and the content that a URL names.

A noun is a kind of content with its own table, such as scholarships.
"""

from collections.abc import Mapping
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request

from api.account.dependencies import ThrottleDep
from api.account.roles import require_role
from api.account.sessions import SignedIn
from api.database import Connection
from api.dependencies import TransactionDep
from api.editing.entries import Content, read_content
from api.editing.keys import ContentKey
from api.refusal import Refusal
from api.throttling import limits
from schemas.editing.nouns import NOUNS, EditedNoun
from schemas.vocabulary.roles import Role

EditorDep = Annotated[SignedIn, Depends(require_role(Role.EDITOR))]
UNKNOWN_CONTENT = "There is no such content"
_FIELDS_MAX = 1_500
"""The maximum number of form inputs. It is high, because a form has one input for each related row."""


async def _limit_changes(session: EditorDep, throttle: ThrottleDep) -> SignedIn:
    await throttle.enforce(((limits.STAFF_CHANGE_BY_PERSON, str(session.person_id)),))
    return session


ChangingEditorDep = Annotated[SignedIn, Depends(_limit_changes)]
"""The session of an editor. The changes of each editor are limited (Refusal 429)."""


async def _read_form(request: Request, _: EditorDep) -> Mapping[str, str]:
    """Check the role, then read the texts of a form. Several texts with the same name are joined by semicolons."""
    form = await request.form(max_files=0, max_fields=_FIELDS_MAX)
    texts: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            texts.setdefault(name, []).append(value)
    return {name: ";".join(values) for name, values in texts.items()}


FormDep = Annotated[Mapping[str, str], Depends(_read_form)]


async def _find_content(session: EditorDep, connection: TransactionDep, noun: str, key: str) -> Content:
    """Find content by its URL. Raises Refusal 404 for unknown content, or if only administrators may change it."""
    content = await find_content(connection, session, noun, key)
    if content is None:
        raise Refusal(404, UNKNOWN_CONTENT)
    return content


ContentDep = Annotated[Content, Depends(_find_content)]


async def find_content(connection: Connection, session: SignedIn, noun: str, key: str) -> Content | None:
    edited, parsed = find_noun(session, noun), ContentKey.parse(key)
    if edited is None or parsed is None or (parsed.is_new and not edited.can_create):
        return None
    return await read_content(connection, edited, parsed)


def list_nouns(session: SignedIn) -> list[EditedNoun]:
    """Return the kinds of content that the person can change."""
    is_administrator = session.role == Role.ADMINISTRATOR
    return [noun for noun in NOUNS.values() if is_administrator or not noun.for_administrators]


def find_noun(session: SignedIn, url_name: str) -> EditedNoun | None:
    return next((noun for noun in list_nouns(session) if noun.url_name == url_name), None)


def read_creation_key(form: Mapping[str, str]) -> UUID | None:
    """Return the creation key of a form for new content, or None if the form has no valid key."""
    try:
        return UUID(form.get("creation_key", ""))
    except ValueError:
        return None


def read_revision(form: Mapping[str, str]) -> int:
    """Return the revision that the form was built from. An invalid number becomes -1, which is never a revision."""
    text = form.get("revision", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
