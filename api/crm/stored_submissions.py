"""Stores a submission, which is the parameters of one CRM call, together with its delivery to the CRM."""

from dataclasses import dataclass
from uuid import UUID

from psycopg.types.json import Jsonb

from api.database import Connection, read_rows
from schemas.vocabulary.accounts import CrmCall

_STORE = """
WITH stored AS (
    INSERT INTO submission (id, person_id, call, form, course_id, content) VALUES (%s, %s, %s, %s, %s, %s)
    ON CONFLICT (id) DO NOTHING RETURNING id, person_id
)
INSERT INTO crm_delivery (submission_id, person_id) SELECT id, person_id FROM stored RETURNING submission_id
"""


@dataclass(frozen=True, slots=True)
class StoredSubmission:
    id: UUID
    person_id: int | None
    call: CrmCall
    form: str
    course_id: int | None
    content: dict[str, str]


async def store_with_delivery(connection: Connection, row: StoredSubmission) -> bool:
    """Store a submission and its delivery. If a submission with this id exists, store nothing and return False."""
    values = (row.id, row.person_id, row.call.value, row.form, row.course_id, Jsonb(row.content))
    return bool(await read_rows(connection, _STORE, values))
