"""The sections of data.json, a file of the archive with all data of a person. Each section is one SQL statement."""

from typing import LiteralString

SECTIONS: dict[str, LiteralString] = {
    "person": """
        SELECT person.id AS user_id, email, first_name, last_name, mobile, role, language, country.name AS country,
               coalesce(city.name, city_text) AS city, last_qualification, passing_date, person.created_at,
               last_signed_in_at
        FROM person
        LEFT JOIN country ON country.id = person.country_id
        LEFT JOIN city ON city.id = person.city_id
        WHERE person.id = %s
    """,
    "consents": "SELECT document, version, accepted_at FROM consent WHERE person_id = %s ORDER BY accepted_at, id",
    "favourites": """
        SELECT course_id, course.name AS course, favourite.created_at
        FROM favourite JOIN course ON course.id = course_id WHERE person_id = %s ORDER BY favourite.created_at
    """,
    "followed_institutes": """
        SELECT institute_id, institute.name AS institute, institute_follow.created_at
        FROM institute_follow JOIN institute ON institute.id = institute_id
        WHERE person_id = %s ORDER BY institute_follow.created_at
    """,
    "deadline_reminders": """
        SELECT scholarship_id, scholarship.name AS scholarship, reminded_for, deadline_reminder.created_at
        FROM deadline_reminder JOIN scholarship ON scholarship.id = scholarship_id
        WHERE person_id = %s ORDER BY deadline_reminder.created_at
    """,
    "saved_searches": """
        SELECT id, kind, name, address, request, frequency, time_zone, created_at
        FROM saved_search WHERE person_id = %s ORDER BY created_at, id
    """,
    "analyst_views": """
        SELECT name, address, created_at FROM analyst_view WHERE person_id = %s ORDER BY name
    """,
    "alerts": """
        SELECT saved_search_id, alert.due_at, state, content, sent_at
        FROM alert JOIN saved_search ON saved_search.id = saved_search_id
        WHERE person_id = %s ORDER BY alert.due_at, alert.id
    """,
    "sessions": """
        SELECT client, created_at, last_used_at, expires_at FROM session WHERE person_id = %s ORDER BY created_at
    """,
    "submissions": """
        SELECT submission.id, form, content, submission.created_at, crm_delivery.state AS delivery,
               crm_delivery.finished_at AS delivered_at
        FROM submission LEFT JOIN crm_delivery ON crm_delivery.submission_id = submission.id
        WHERE submission.person_id = %s ORDER BY submission.created_at, submission.id
    """,
    "applications": """
        SELECT id, course_name, institute_name, intake, state, created_at, changed_at
        FROM application WHERE person_id = %s ORDER BY created_at, id
    """,
    "application_history": """
        SELECT application_id, application_change.state, actor, note, application_change.created_at
        FROM application_change JOIN application ON application.id = application_id
        WHERE person_id = %s ORDER BY application_change.id
    """,
    "notes": """
        SELECT submission_id, text, staff_note.created_at
        FROM staff_note JOIN submission ON submission.id = submission_id
        WHERE person_id = %s ORDER BY staff_note.created_at
    """,
    "replies": """
        SELECT submission_id, text, staff_reply.created_at
        FROM staff_reply JOIN submission ON submission.id = submission_id
        WHERE person_id = %s ORDER BY staff_reply.created_at
    """,
    "documents": """
        SELECT id, kind, name, content_type, size_bytes, application_id, created_at
        FROM document WHERE person_id = %s ORDER BY created_at, id
    """,
    "events": "SELECT action, subject, created_at FROM audit_entry WHERE person_id = %s ORDER BY created_at, id",
}
"""The parameter of each statement is the id of the person.

A test checks that every table with a foreign key to `person` is here or in WITHOUT_SECTION.
"""
WITHOUT_SECTION = frozenset(
    {
        "person_photo",
        "one_time_code",
        "password_reset",
        "crm_delivery",
        "submission_assignment",
        "second_factor",
        "recovery_code",
        "content_entry",
        "content_version",
        "media_image",
    }
)
"""Tables that refer to a person and have no section.

- The archive contains the photo as a file.
- Codes, reset tokens and second factors are secret.
- The section `submissions` contains the deliveries.
- An assignment belongs to the counsellor.
- Content and images that an editor has changed belong to the site.
"""
