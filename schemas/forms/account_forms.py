"""The forms of registration, sign-in, profile and favourites."""

from schemas.forms.fields import (
    EMPTY,
    NOT_LETTERS,
    REQUIRED,
    UNKNOWN_CHOICE,
    build_email,
    build_name,
    build_phone,
    build_required,
    build_text,
    build_user_id,
)
from schemas.forms.rules import Field, Form, Rule, RuleKind
from schemas.vocabulary.accounts import PASSWORD_MIN_CHARACTERS, Message
from schemas.vocabulary.site_languages import SiteLanguage

PASSWORD_RULES = (
    build_required(EMPTY),
    Rule(RuleKind.MIN_LENGTH, "Password must be more than 8 characters", limit=PASSWORD_MIN_CHARACTERS),
    Rule(RuleKind.HAS_DIGIT, "Password must contain a number"),
    Rule(RuleKind.UNCOMMON, "This password is too common"),
)
INVALID_DATE = "Enter a date"
UNKNOWN_PLACE = "Choose a place from the list"

_LANGUAGE = Field("language", (Rule(RuleKind.CHOICE, UNKNOWN_CHOICE, choices=tuple(SiteLanguage)),))
_IGNORED_CODE_FIELDS = ("first_name", "last_name", "mobile", "source")
_IGNORED_COURSE_FIELDS = (
    "course_name", "course-title", "university_name", "country", "specialization", "fee_per_year", "course_fee",
)  # fmt: skip

REGISTRATION = Form(
    "registration",
    (
        build_name("first_name", EMPTY, NOT_LETTERS),
        build_name("last_name", EMPTY, NOT_LETTERS),
        build_email(EMPTY),
        build_phone(EMPTY),
        Field("confirm_password", PASSWORD_RULES, is_secret=True),
        Field(
            "city",
            (build_required(EMPTY), Rule(RuleKind.LETTERS, "Enter valid city name")),
            may_be_absent=True,
        ),
        Field(
            "terms",
            (Rule(RuleKind.CHECKED, "Please first  agree to the terms and services to receive OTP"),),
            may_be_absent=True,
        ),
        Field("source"),
        _LANGUAGE,
    ),
    needs_account=False,
)
RESEND = Form(
    "resend", (build_email(EMPTY), Field("source"), Field("mobile"), _LANGUAGE), needs_account=False
)
"""Requests a new code. The URL is the same as for REGISTRATION, but the fields differ."""
LOGIN = Form(
    "login",
    (build_email(EMPTY), Field("password", (build_required(EMPTY),), is_secret=True)),
    needs_account=False,
)
CODE = Form(
    "code",
    (
        build_email(EMPTY),
        Field("otp", (build_required(Message.OTP_NOT_MATCHED), Rule(RuleKind.CODE, Message.OTP_NOT_MATCHED))),
        *map(Field, _IGNORED_CODE_FIELDS),
        Field("std_password", is_secret=True),
    ),
    needs_account=False,
)
"""Confirms the mailed code. Only email_address and otp are used. REGISTRATION has stored name, mobile and password."""
OWN_PROFILE = Form("own_profile", (build_user_id(),))
EDIT_PROFILE = Form(
    "edit_profile",
    (
        build_user_id(),
        *(
            Field(field.key, field.rules, may_be_absent=True)
            for field in (
                build_name("first_name", EMPTY, NOT_LETTERS),
                build_name("last_name", EMPTY, NOT_LETTERS),
            )
        ),
        Field("mobile"),
        Field("country_id", (Rule(RuleKind.ROW_ID, UNKNOWN_PLACE),)),
        Field("city_id", (Rule(RuleKind.ROW_ID, UNKNOWN_PLACE),)),
        Field("last_qualification"),
        Field("passing_date", (Rule(RuleKind.DATE, INVALID_DATE),)),
        Field("photo"),
    ),
)
"""Changes the profile. The picture is the uploaded file `photo`. A text parameter `photo` is ignored."""
FAVOURITE = Form(
    "favourite",
    (
        build_user_id(),
        build_text("course_id", "Course is not Selected", Rule(RuleKind.ROW_ID, "Course is not Selected")),
        build_text("fav_check", REQUIRED, Rule(RuleKind.CHOICE, UNKNOWN_CHOICE, choices=("0", "1"))),
        *map(Field, _IGNORED_COURSE_FIELDS),
    ),
)
CHECK_EMAIL = Form("check_email", (build_email(EMPTY), Field("mobile")), needs_account=False)

ACCOUNT_FORMS = (
    REGISTRATION, RESEND, CODE, LOGIN, OWN_PROFILE, EDIT_PROFILE, FAVOURITE, CHECK_EMAIL,
)  # fmt: skip
