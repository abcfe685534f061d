"""Stores submitted forms and their deliveries to the CRM."""

from uuid import UUID, uuid4

from psycopg.types.json import Jsonb

from api.account.audit import add_audit_entry
from api.application.creation import add_application
from api.crm.favourites import UNKNOWN_COURSE
from api.crm.parameters import refuse_fields
from api.crm.stored_submissions import StoredSubmission, store_with_delivery
from api.database import Connection, read_rows
from api.refusal import Refusal
from schemas.forms.enquiry_forms import ENQUIRIES_BY_CALL, SELECTOR_BY_CALL
from schemas.forms.rules import Form
from schemas.forms.validation import normalise_email, normalise_phone
from schemas.vocabulary.accounts import (
    CONSENT_VERSION,
    AuditAction,
    ConsentDocument,
    CrmCall,
    Message,
)

OTHER_CONTENT = "This submission_id was used for another form"
_IS_SAME = """
SELECT person_id IS NOT DISTINCT FROM %s AND form = %s AND content = %s AS same FROM submission WHERE id = %s
"""
_STORE_CONSENT = """
INSERT INTO consent (person_id, document, version, accepted_at) VALUES (%s, %s, %s, now())
"""
_CONTROL_FIELDS = frozenset({"user_id", "submission_id", "terms"})


def find_form(call: CrmCall, values: dict[str, str]) -> Form:
    """Return the form that the parameter `source` or `type` selects.

    If the call has only one form, the parameter may be absent or empty. Otherwise, raises Refusal 400 if no form of the
    call has this value.
    """
    selector, forms = SELECTOR_BY_CALL[call], ENQUIRIES_BY_CALL[call]
    if len(forms) == 1 and not values.get(selector):
        return forms[0]
    found = next((form for form in forms if form.source == values.get(selector)), None)
    if found is None:
        expected = ", ".join(str(form.source) for form in forms)
        raise refuse_fields({selector: f"Expected one of: {expected}"})
    return found


async def store_submission(
    connection: Connection, call: CrmCall, form: Form, person_id: int | None, values: dict[str, str]
) -> UUID:
    """Store the submitted form and its delivery to the CRM, and return the id of the submission.

    If a signed-in person accepted the terms, the consent is stored. applyToCourse.php also creates an application.

    If the same person has already stored the same content with this submission_id, nothing is stored again.
    Raises Refusal 400 for an unknown course, and 409 if the submission_id was used for anything else.
    """
    submission_id = UUID(values["submission_id"]) if values.get("submission_id") else uuid4()
    course_id = int(values["course_id"]) if values.get("course_id") else None
    await _check_course(connection, course_id)
    sent = _build_content(call, form, person_id, values)
    row = StoredSubmission(submission_id, person_id, call, form.name, course_id, sent)
    if not await store_with_delivery(connection, row):
        await _check_repetition(connection, (person_id, form.name, Jsonb(sent), submission_id))
        return submission_id
    if call is CrmCall.APPLY_TO_COURSE and person_id is not None:
        await add_application(connection, submission_id, person_id, course_id, sent)
    await add_audit_entry(connection, AuditAction.SUBMITTED, person_id, f"submission {submission_id}")
    if person_id is not None and values.get("terms") == "1":
        documents = (
            (ConsentDocument.TERMS, ConsentDocument.OVER_16)
            if form.confirms_age
            else (ConsentDocument.TERMS,)
        )
        for document in documents:
            await connection.execute(_STORE_CONSENT, (person_id, document.value, CONSENT_VERSION))
    return submission_id


async def _check_course(connection: Connection, course_id: int | None) -> None:
    if course_id is None:
        return
    if not await read_rows(connection, "SELECT id FROM course WHERE id = %s", (course_id,)):
        raise refuse_fields({"course_id": UNKNOWN_COURSE})


async def _check_repetition(connection: Connection, stored: tuple[int | None, str, Jsonb, UUID]) -> None:
    """Raise Refusal 409 if the submission_id belongs to another person, another form or other content."""
    rows = await read_rows(connection, _IS_SAME, stored)
    if not rows or not rows[0]["same"]:
        raise Refusal(409, OTHER_CONTENT, {"submission_id": OTHER_CONTENT})


def _build_content(
    call: CrmCall, form: Form, person_id: int | None, values: dict[str, str]
) -> dict[str, str]:
    """Build the parameters for the CRM: the values of the form, `source` or `type`, and the id of the person.

    Empty values, `submission_id` and `terms` are omitted.
    """
    content = {key: value for key, value in values.items() if value and key not in _CONTROL_FIELDS}
    content["email_address"] = normalise_email(values["email_address"])
    content["mobile"] = normalise_phone(values["mobile"])
    content[SELECTOR_BY_CALL[call]] = str(form.source)
    if person_id is not None:
        content["user_id"] = str(person_id)
    return content


SUCCESS_TEXTS: dict[CrmCall, Message] = {
    CrmCall.APPLY_TO_COURSE: Message.APPLICATION_SUBMITTED,
    CrmCall.WEB_FORMS: Message.APPLICATION_SUBMITTED,
    CrmCall.CREATE_CASE: Message.SUBMITTED,
}
