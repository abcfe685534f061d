"""The endpoints that store submitted forms. The worker sends the forms to the CRM later."""

from fastapi import Depends

from api.account.dependencies import ClientDep, OptionalSessionDep, ThrottleDep
from api.account.sessions import SignedIn
from api.crm.own_id import require_own_id
from api.crm.parameters import Parameters, describe_body
from api.crm.routing import ParametersDep, build_crm_router
from api.crm.submissions import SUCCESS_TEXTS, find_form, store_submission
from api.database import Database
from api.dependencies import DatabaseDep
from api.refusal import Refusal
from api.throttling import limits
from schemas.contracts.crm.responses import Submitted
from schemas.forms.enquiry_forms import ENQUIRIES_BY_CALL
from schemas.vocabulary.accounts import CrmCall, Message

router = build_crm_router()


async def _enforce_limit(throttle: ThrottleDep, client: ClientDep) -> None:
    await throttle.enforce(((limits.SUBMIT_BY_CLIENT, client),))


LIMITED = Depends(_enforce_limit)
"""A dependency that raises Refusal 429 if the client has submitted too many forms."""


@router.post(
    "/applyToCourse.php",
    openapi_extra=describe_body(*ENQUIRIES_BY_CALL[CrmCall.APPLY_TO_COURSE]),
    dependencies=[LIMITED],
)
async def crm_apply_to_course(
    session: OptionalSessionDep,
    parameters: ParametersDep,
    database: DatabaseDep,
) -> Submitted:
    """Apply to a course (source=Course-Apply)."""
    return await _submit(CrmCall.APPLY_TO_COURSE, session, parameters, database)


@router.post(
    "/webForms.php",
    openapi_extra=describe_body(*ENQUIRIES_BY_CALL[CrmCall.WEB_FORMS]),
    dependencies=[LIMITED],
)
async def crm_web_forms(
    session: OptionalSessionDep,
    parameters: ParametersDep,
    database: DatabaseDep,
) -> Submitted:
    """Submit the form that `source` selects: Apply-Now, Get-Free-Counselling or Check-Eligibility."""
    return await _submit(CrmCall.WEB_FORMS, session, parameters, database)


@router.post(
    "/createCase.php",
    openapi_extra=describe_body(*ENQUIRIES_BY_CALL[CrmCall.CREATE_CASE]),
    dependencies=[LIMITED],
)
async def crm_create_case(
    session: OptionalSessionDep,
    parameters: ParametersDep,
    database: DatabaseDep,
) -> Submitted:
    """Submit the form that `type` selects: request_info, suggest_edit, review or need_assistance.

    Only need_assistance can be submitted without an account.
    """
    return await _submit(CrmCall.CREATE_CASE, session, parameters, database)


async def _submit(
    call: CrmCall, session: SignedIn | None, parameters: Parameters, database: Database
) -> Submitted:
    """Store the submitted form and its delivery to the CRM.

    - Refusal 401: nobody is signed in, and the form needs an account or user_id is given.
    - Refusal 403: user_id is the id of another person, or is missing in a form that needs an account.
    - Refusal 400: a value is invalid.
    - Refusal 409: the submission_id was used for another form.
    """
    form = find_form(call, parameters.values)
    if session is None and (form.needs_account or "user_id" in parameters.values):
        raise Refusal(401, Message.SIGN_IN_NEEDED.value)
    if session is not None and (form.needs_account or "user_id" in parameters.values):
        require_own_id(parameters, session)
    values = parameters.validate(form)
    person_id = None if session is None else session.person_id
    async with database.transaction() as connection:
        submission_id = await store_submission(connection, call, form, person_id, values)
    return Submitted(status=200, message=SUCCESS_TEXTS[call].value, submission_id=str(submission_id))
