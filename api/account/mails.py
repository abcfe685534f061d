"""Adds mails to the queue in PostgreSQL. The worker makes the codes and tokens in the mails."""

from uuid import UUID

from api.database import Connection, read_rows
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import SiteLanguage

_INSERT = """
INSERT INTO mail (kind, recipient, language, code_id) VALUES (%s, %s, %s, %s)
"""


async def queue_mail(
    connection: Connection,
    kind: MailKind,
    recipient: str,
    language: SiteLanguage,
    code_id: UUID | None = None,
) -> None:
    await connection.execute(_INSERT, (kind.value, recipient, language.value, code_id))


async def queue_code_mail(
    connection: Connection,
    kind: MailKind,
    email: str,
    language: SiteLanguage,
    *,
    registration_id: UUID | None = None,
    person_id: int | None = None,
) -> None:
    """Add a mail with a new one-time code to the queue. Earlier codes of the registration or person become invalid."""
    owner = (registration_id, person_id)
    await connection.execute(
        "UPDATE one_time_code SET voided_at = now() WHERE voided_at IS NULL AND used_at IS NULL "
        "AND (registration_id = %s OR person_id = %s)",
        owner,
    )
    rows = await read_rows(
        connection,
        "INSERT INTO one_time_code (registration_id, person_id, email) VALUES (%s, %s, %s) RETURNING id",
        (*owner, email),
    )
    await queue_mail(connection, kind, email, language, rows[0]["id"])
