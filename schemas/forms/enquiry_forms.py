"""The forms whose submissions are sent to the CRM."""

from schemas.forms import choices
from schemas.forms.fields import (
    NOT_LETTERS,
    REQUIRED,
    build_choice,
    build_email,
    build_full_name,
    build_name,
    build_phone,
    build_required,
    build_terms,
    build_text,
    build_user_id,
)
from schemas.forms.rules import Field, Form, Rule, RuleKind
from schemas.vocabulary.accounts import CrmCall

PHONE_TYPE = build_text("phone_type", "Phone-type is required", build_choice(*choices.PHONE_TYPES))
ENGLISH_ANSWER = build_text("english_test", REQUIRED, build_choice(*choices.ENGLISH_ANSWERS))
ENGLISH_DETAILS = (
    Field("english_test_type", (build_choice(*choices.ENGLISH_TESTS),)),
    *(Field(f"english_test_{part}") for part in ("score", "listening", "speaking", "reading", "writing")),
)
EXAMS = (
    *(Field(flag, (build_choice(*choices.YES_NO),)) for flag in choices.EXAM_FLAGS),
    Field(
        choices.NO_EXAM,
        (
            Rule(RuleKind.ONE_OF, REQUIRED, fields=(*choices.EXAM_FLAGS, choices.NO_EXAM)),
            build_choice(*choices.YES_NO),
        ),
    ),
    Field("result_c", (build_required(REQUIRED),), unless=(choices.NO_EXAM, "1")),
)
COURSE_ID = Field("course_id", (Rule(RuleKind.ROW_ID, "Course is not Selected"),))
COURSE_DETAILS = (COURSE_ID, *(
    Field(key)
    for key in (
        "course_name", "course_title", "campus", "country", "discipline", "institute", "sector", "language",
        "title", "degree_level", "specialization", "course_fee", "fee_per_year", "duration", "currency", "state",
        "admission_schedule",
    )
))  # fmt: skip
"""The fields with the data of the course.

The endpoint crm_course_detail returns the same keys, except title, state and admission_schedule.
"""


def build_enquiry(
    name: str,
    fields: tuple[Field, ...],
    source: str,
    needs_account: bool = True,
    confirms_age: bool = False,
) -> Form:
    """Build a form with its own fields and the fields that all enquiries share.

    - source: the value of the parameter `source` or `type` that selects this form.
    - needs_account, confirms_age: see Form.

    The field submission_id is the idempotency key: a repeated request with the same key has no second effect.
    """
    common = (
        Field("user_id", build_user_id().rules, may_be_absent=not needs_account),
        Field("submission_id", (Rule(RuleKind.UUID, "Invalid submission_id"),)),
        Field("source"),
        Field("type"),
    )
    return Form(name, (*fields, *common), source, needs_account, confirms_age)


APPLY = build_enquiry(
    "apply",
    (
        build_name("first_name", "First name is required", "invalid - name should be  a character."),
        build_name("last_name", "Last name is required", "invalid - name should be  a character."),
        build_email(invalid="Invalid Email."),
        build_phone("Phone number is required", "Country Code is required"),
        build_text("nationality", "Nationality is required"),
        build_text("residence", "Residence is required"),
        build_text("preferredCountry", "Location is required"),
        Field("message", (build_required("Message is required"),), is_multiline=True),
        build_terms(),
        *map(Field, ("intake", "city", "citizenship")),
        *COURSE_DETAILS,
    ),
    source="Course-Apply",
)
APPLY_NOW = build_enquiry(
    "apply_now",
    (
        build_full_name(),
        build_email(invalid="Invalid Email."),
        PHONE_TYPE,
        build_phone(REQUIRED),
        *(build_text(key, REQUIRED) for key in ("residence", "citizenship", "intake_c")),
        ENGLISH_ANSWER,
        Field("english_test_schedule_date"),
        *ENGLISH_DETAILS,
        *EXAMS,
        build_text("level_c", REQUIRED, build_choice(*choices.STUDY_LEVELS)),
        build_terms(),
        *COURSE_DETAILS,
    ),
    source="Apply-Now",
    confirms_age=True,
)
COUNSELLING = build_enquiry(
    "counselling",
    (
        build_full_name(),
        build_email(),
        PHONE_TYPE,
        build_phone("Phone number is required", "Country Code is required"),
        build_text("residence", "Residence is required"),
        build_text("citizenship", "Citizenship is required"),
        build_text("intake_c", REQUIRED),
        ENGLISH_ANSWER,
        Field("english_test_schedule_date"),
        *ENGLISH_DETAILS,
        *EXAMS,
        build_text("level_c", REQUIRED, build_choice(*choices.COUNSELLING_LEVELS)),
        build_terms(),
        Field("bachelors_degree"),
        *COURSE_DETAILS,
    ),
    source="Get-Free-Counselling",
    confirms_age=True,
)
ELIGIBILITY = build_enquiry(
    "eligibility",
    (
        build_name("first_name", "First name is required", "invalid - name should be a character."),
        build_name("last_name", "Last name is required", "invalid - name should be a character."),
        build_email(),
        PHONE_TYPE,
        build_phone("Phone Number is required", "Country Code is required"),
        build_text("city", "Current city is required"),
        build_text("residence", "Residence is required"),
        build_text("citizenship", "Citizenship is required"),
        build_text("intake_c", REQUIRED),
        ENGLISH_ANSWER,
        Field("english_test_schedule_date", (build_required(REQUIRED),), unless=("english_test", "no")),
        *EXAMS,
        build_text("level_c", REQUIRED, build_choice(*choices.STUDY_LEVELS)),
        Field("bachelors_degree", (Rule(RuleKind.ONE_OF, REQUIRED, fields=choices.QUALIFICATIONS),)),
        *map(Field, ("college_qualification", "masters_degree")),
        Field("school_qualification", (build_choice(*choices.SCHOOL_QUALIFICATIONS),)),
        *(
            Field(key, (Rule(RuleKind.YEAR, "Enter a year with four digits"),))
            for key in choices.PASSING_YEARS
        ),
        build_terms(),
        Field("preferredCountry"),
        *COURSE_DETAILS,
    ),
    source="Check-Eligibility",
    confirms_age=True,
)
REQUEST_INFO = build_enquiry(
    "request_info",
    (
        build_full_name(),
        build_email(),
        build_phone("Phone number is required", "Country code is required"),
        Field("age", (build_required(REQUIRED), build_choice(*choices.AGES)), may_be_absent=True),
        build_text("primary_address_country", "Living is required", Rule(RuleKind.NO_DIGITS, NOT_LETTERS)),
        build_text("nationality_c", "Nationality is required"),
        build_text("intake_c", REQUIRED, Rule(RuleKind.HAS_DIGIT, "Invalid - should be a number")),
        # A list of all countries is longer than FORM_VALUE_MAX_CHARACTERS.
        Field("country_pref", (build_required(REQUIRED),), is_multiline=True),
        Field("description", (build_required("This field is required"),), is_multiline=True),
        build_terms(),
        *map(Field, ("subject", "birthdate", "level_c", "discipline_c")),
        COURSE_ID,
    ),
    source="request_info",
)
NEED_ASSISTANCE = build_enquiry(
    "need_assistance",
    (
        build_full_name(),
        build_email(),
        build_phone("Phone number is required", "Country code is required"),
        Field("description", (build_required("Message is required"),), is_multiline=True),
        Field("subject"),
        COURSE_ID,
    ),
    source="need_assistance",
    needs_account=False,
)
SUGGESTION_FIELDS = (
    build_name("first_name", "First name is required", NOT_LETTERS),
    build_name("last_name", "Last name is required", NOT_LETTERS),
    PHONE_TYPE,
    build_phone("Phone number is required"),
    build_email(),
    Field("description", (build_required("This field is required"),), is_multiline=True),
    Field("subject"),
    COURSE_ID,
)
SUGGEST_EDIT = build_enquiry("suggest_edit", SUGGESTION_FIELDS, source="suggest_edit")
REVIEW = build_enquiry("review", SUGGESTION_FIELDS, source="review")

ENQUIRIES_BY_CALL: dict[CrmCall, tuple[Form, ...]] = {
    CrmCall.APPLY_TO_COURSE: (APPLY,),
    CrmCall.WEB_FORMS: (APPLY_NOW, COUNSELLING, ELIGIBILITY),
    CrmCall.CREATE_CASE: (REQUEST_INFO, NEED_ASSISTANCE, SUGGEST_EDIT, REVIEW),
}
SELECTOR_BY_CALL = {
    CrmCall.APPLY_TO_COURSE: "source",
    CrmCall.WEB_FORMS: "source",
    CrmCall.CREATE_CASE: "type",
}
"""For each URL, the parameter that selects one of its forms."""
ENQUIRIES = tuple(form for forms in ENQUIRIES_BY_CALL.values() for form in forms)
