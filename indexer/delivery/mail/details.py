"""Reads the values for a mail about an application or a deadline, and for the reply of a counsellor."""

from typing import Any

from indexer.delivery.database import Connection, read_rows
from indexer.delivery.mail.dates import format_date
from schemas.texts.reading import TEXTS
from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import parse_stored_language

_READ_CHANGE = """
SELECT application_change.state, course.name AS course
FROM application_change
JOIN application ON application.id = application_change.application_id
LEFT JOIN course ON course.id = application.course_id
WHERE application_change.id = %s
"""
_READ_SCHOLARSHIP = """
SELECT coalesce(translations -> %s ->> 'name', name) AS name, deadline FROM scholarship WHERE id = %s
"""


def read_details(connection: Connection, mail: dict[str, Any]) -> dict[str, str]:
    """Return the texts by placeholder: `{state}` and `{course}` of an application, the `{reply}` of a counsellor, or
    the name of a `{scholarship}` and its `{deadline}`.

    Other mails get an empty dict.
    """
    if mail["reply_id"] is not None:
        reply = read_rows(connection, "SELECT text FROM staff_reply WHERE id = %s", (mail["reply_id"],))
        return {"reply": reply[0]["text"]}
    language = parse_stored_language(mail["language"])
    if mail["scholarship_id"] is not None:
        found = read_rows(connection, _READ_SCHOLARSHIP, (language.value, mail["scholarship_id"]))[0]
        return {"scholarship": found["name"], "deadline": format_date(found["deadline"], language)}
    if mail["application_change_id"] is None:
        return {}
    row = read_rows(connection, _READ_CHANGE, (mail["application_change_id"],))[0]
    texts = TEXTS[language].applications
    return {
        "state": texts.states[ApplicationState(row["state"])],
        "course": row["course"] or texts.unnamed_course,
    }
