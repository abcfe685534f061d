"""The SQL statements that read and change cases. A case is a submitted form: an application or an enquiry.

An application has a row in the table `application`. An enquiry has none.
"""

from dataclasses import asdict, dataclass
from datetime import date
from enum import StrEnum
from typing import Any, LiteralString
from uuid import UUID, uuid5

from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import SiteLanguage


class CaseKind(StrEnum):
    APPLICATION = "application"
    ENQUIRY = "enquiry"


@dataclass(frozen=True, slots=True)
class CaseFilter:
    """Selects cases. A field that is None does not restrict the selection.

    - form: the name of the form, such as "apply".
    - assigned_to: the mail address of a counsellor. assigned_to_id: the id of a counsellor.
    - is_unassigned: true selects only cases without a counsellor.
    - since, until: the first and the last day of submission.
    - text: a part of a submitted value, or of the name of the course or institute. Case is ignored.
    """

    state: ApplicationState | None = None
    form: str | None = None
    assigned_to: str | None = None
    is_unassigned: bool = False
    since: date | None = None
    until: date | None = None
    text: str | None = None
    assigned_to_id: int | None = None


_SELECTED: LiteralString = """
FROM submission
LEFT JOIN application ON application.id = submission.id
LEFT JOIN course ON course.id = submission.course_id
LEFT JOIN submission_assignment ON submission_assignment.submission_id = submission.id
LEFT JOIN person AS counsellor ON counsellor.id = submission_assignment.person_id
WHERE (%(is_application)s::bool IS NULL OR (application.id IS NOT NULL) = %(is_application)s)
  AND submission.call NOT IN ('favCourse.php', 'deletePerson.php')
  AND (%(case)s::uuid IS NULL OR submission.id = %(case)s)
  AND (%(state)s::text IS NULL OR application.state = %(state)s)
  AND (%(form)s::text IS NULL OR submission.form = %(form)s)
  AND (%(assigned_to)s::text IS NULL OR counsellor.email = lower(%(assigned_to)s))
  AND (%(assigned_to_id)s::int IS NULL OR counsellor.id = %(assigned_to_id)s)
  AND (NOT %(is_unassigned)s OR counsellor.id IS NULL)
  AND (%(since)s::date IS NULL OR submission.created_at >= %(since)s)
  AND (%(until)s::date IS NULL OR submission.created_at < %(until)s::date + 1)
  AND (%(text)s::text IS NULL OR strpos(
        lower(concat_ws(' ', application.course_name, course.name, application.institute_name,
                        (SELECT string_agg(value, ' ') FROM jsonb_each_text(content)))),
        lower(%(text)s)) > 0)
"""
"""Selects the rows of cases. The calls favCourse.php (a favourite course) and deletePerson.php (a deleted account) are
left out, because they are messages to the CRM and not cases."""
LIST_CASES: LiteralString = (
    """
SELECT submission.id, submission.created_at, submission.form, application.state,
       coalesce(application.course_name, course.name) AS course, application.institute_name AS institute,
       coalesce(content->>'full_name', concat_ws(' ', content->>'first_name', content->>'last_name')) AS name,
       content->>'email_address' AS email, content->>'mobile' AS mobile, counsellor.email AS assigned_to
"""
    + _SELECTED
    + "ORDER BY submission.created_at DESC, submission.id LIMIT %(limit)s OFFSET %(offset)s"
)
COUNT_CASES: LiteralString = "SELECT count(*) AS total" + _SELECTED
READ_CONTENTS: LiteralString = "SELECT id, content FROM submission WHERE id = ANY(%s)"
READ_NOTES: LiteralString = """
SELECT coalesce(author, person.email) AS author, text, staff_note.created_at
FROM staff_note LEFT JOIN person ON person.id = author_id WHERE submission_id = %s ORDER BY staff_note.created_at
"""
READ_REPLIES: LiteralString = """
SELECT person.email AS author, text, staff_reply.created_at, coalesce(mail.state, 'sent') AS state
FROM staff_reply LEFT JOIN person ON person.id = author_id LEFT JOIN mail ON mail.reply_id = staff_reply.id
WHERE submission_id = %s ORDER BY staff_reply.created_at
"""
"""Reads replies with the state of their mail.

The retention rule deletes only sent mails of replies, so a reply without a mail counts as sent.
"""
REPLY: LiteralString = """
WITH reply AS (
    INSERT INTO staff_reply (id, submission_id, author_id, text)
    VALUES (coalesce(%(reply)s::uuid, gen_random_uuid()), %(case)s, %(author)s, %(text)s)
    ON CONFLICT (id) DO NOTHING
    RETURNING id
)
INSERT INTO mail (kind, recipient, language, reply_id)
SELECT %(mail)s, submission.content->>'email_address', coalesce(person.language, %(language)s), reply.id
FROM reply, submission LEFT JOIN person ON person.id = submission.person_id
WHERE submission.id = %(case)s
"""
"""Stores a reply and queues its mail. Nothing is written if a reply with the same id is already stored."""
ASSIGN: LiteralString = """
INSERT INTO submission_assignment (submission_id, person_id) VALUES (%s, %s)
ON CONFLICT (submission_id) DO UPDATE SET person_id = excluded.person_id, created_at = now()
"""
UNASSIGN: LiteralString = "DELETE FROM submission_assignment WHERE submission_id = %s"
AUDIT_CASES: LiteralString = """
INSERT INTO audit_entry (person_id, action, subject, operator, actor_id)
SELECT person_id, %s, 'submission ' || id, %s, %s FROM submission WHERE id = ANY(%s)
"""
"""Adds one audit entry per case. person_id is the sender of the form. Either the operator or the actor is given."""


def build_case_parameters(
    wanted: CaseFilter,
    kind: CaseKind | None,
    *,
    case: UUID | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> dict[str, Any]:
    """Build the parameters of LIST_CASES and COUNT_CASES. The kind None selects both kinds."""
    return {
        **asdict(wanted),
        "is_application": None if kind is None else kind is CaseKind.APPLICATION,
        "case": case,
        "limit": limit,
        "offset": offset,
    }


def build_reply_parameters(
    case: UUID, author: int | None, text: str, key: UUID | None = None
) -> dict[str, Any]:
    """Build the parameters of REPLY.

    - author: None for an operator, who has no account.
    - key: identifies a submitted form. A second reply with the same key and the same text is not stored or mailed.
      The same form with another text is another reply.
    """
    return {
        "reply": None if key is None else uuid5(key, text),
        "case": case,
        "author": author,
        "text": text,
        "mail": MailKind.STAFF_REPLY.value,
        "language": SiteLanguage.ENGLISH.value,
    }
