"""Each parameter of the specification (sections 3.3 to 3.6 and 7) is accepted in the query, and sent to the CRM."""

import psycopg
import pytest

from schemas.forms.enquiry_forms import (
    APPLY,
    APPLY_NOW,
    COUNSELLING,
    ELIGIBILITY,
    NEED_ASSISTANCE,
    REQUEST_INFO,
    REVIEW,
    SUGGEST_EDIT,
)
from schemas.forms.rules import Form
from tests.integration.account.site import Person
from tests.integration.account.test_submissions import CALLS, build_enquiry, read_stored

COURSE = (
    "course_id course_name course_title campus country discipline institute sector language title degree_level "
    "specialization course_fee"
)
EXAMS = "sat gmat lsat greTest mcat result_c"
PERSON = "user_id full_name email_address mobile"
PARAMETERS: dict[str, tuple[Form, str]] = {
    "application": (
        APPLY,
        "user_id first_name last_name email_address mobile city residence citizenship nationality preferredCountry "
        f"intake message source {COURSE}",
    ),
    "ApplyNow": (
        APPLY_NOW,
        f"{PERSON} phone_type residence citizenship intake_c english_test english_test_type english_test_schedule_date "
        "english_test_score english_test_listening english_test_speaking english_test_reading english_test_writing "
        f"level_c source {EXAMS} {COURSE}",
    ),
    "counselling": (
        COUNSELLING,
        f"{PERSON} phone_type residence citizenship bachelors_degree english_test_schedule_date intake_c level_c "
        f"source {EXAMS} {COURSE}",
    ),
    "eligibility": (
        ELIGIBILITY,
        "user_id first_name last_name email_address phone_type mobile city residence citizenship preferredCountry "
        "bachelors_degree college_qualification masters_degree school_qualification bachelor_passing_year "
        "college_passing_year master_passing_year school_passing_year english_test_schedule_date intake_c level_c "
        f"source {EXAMS} {COURSE}",
    ),
    "question": (
        REQUEST_INFO,
        f"{PERSON} age subject type birthdate primary_address_country nationality_c country_pref intake_c level_c "
        "discipline_c description course_id",
    ),
    "assistance": (NEED_ASSISTANCE, f"{PERSON} type description course_id"),
    "edit": (
        SUGGEST_EDIT, "user_id first_name last_name phone_type mobile email_address type description course_id",
    ),
    "review": (
        REVIEW, "user_id first_name last_name phone_type mobile email_address type description course_id",
    ),
}  # fmt: skip
VALUES = dict.fromkeys(
    (
        "bachelor_passing_year",
        "college_passing_year",
        "master_passing_year",
        "school_passing_year",
    ),
    "2020",
) | {
    "gmat": "0", "lsat": "0", "greTest": "0", "mcat": "0", "school_qualification": "Matric", "english_test_type": "PTE",
    "birthdate": "2004-01-31", "subject": "Request Info",
}  # fmt: skip
"""The values of parameters that accept only certain texts."""


@pytest.mark.parametrize(("form", "parameters"), PARAMETERS.values(), ids=PARAMETERS.keys())
async def test_each_parameter_of_the_specification_is_sent_to_the_crm(
    person: Person, connection: psycopg.Connection, form: Form, parameters: str
) -> None:
    row = connection.execute("SELECT id FROM published_course ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    valid = build_enquiry(form, person.id, course_id=str(row[0]))
    values = {key: valid.get(key) or VALUES.get(key, f"the {key}") for key in parameters.split()} | valid
    response = await person.browser.post(f"/crm/{CALLS[form.name]}", params=values)
    assert response.status_code == 200, response.text
    stored = read_stored(connection, response.json()["submission_id"])[4]
    assert stored == {key: value for key, value in values.items() if key != "terms"}
