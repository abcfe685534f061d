"""Enumerations, limits and texts of accounts and forms (accounts specification, sections 5, 8 and 9)."""

from enum import StrEnum

NAME_MAX_CHARACTERS = 25
PASSWORD_MIN_CHARACTERS = 8
PASSWORD_MAX_CHARACTERS = 1_000
"""A longer password would only cost time in the hash function."""
EMAIL_MAX_CHARACTERS = 254
FORM_VALUE_MAX_CHARACTERS = 300
FORM_MESSAGE_MAX_CHARACTERS = 5_000

CODE_DIGITS = 4
CODE_MINUTES = 10
CODE_GUESSES_MAX = 5
CODE_GUESSES_PER_DAY_MAX = 10
"""Wrong guesses per mail address and day, over all codes."""
REGISTRATION_HOURS = 24
"""A registration that is not completed within this time is deleted."""
RESET_MINUTES = 30

SESSION_IDLE_DAYS = 30
SESSION_DAYS = 90
ROLE_SESSION_HOURS = 12
"""The longest session of a person with a role."""

AGE_MIN, AGE_MAX = 15, 55
PHONE_COUNTRY = "PK"
"""The country of a phone number without a country code."""

PHOTO_BYTES_MAX = 5_000_000
PHOTO_MEGAPIXELS_MAX = 40
PHOTO_SIDE_PIXELS = 512
"""Photos are scaled down to this side and stored as JPEG."""
NO_PHOTO = "No Image"


class Role(StrEnum):
    STUDENT = "student"
    COUNSELLOR = "counsellor"
    ADMINISTRATOR = "administrator"


class MailLanguage(StrEnum):
    ENGLISH = "en"
    URDU = "ur"


class MailKind(StrEnum):
    """REGISTRATION_CODE and EMAIL_CODE contain a one-time code, PASSWORD_RESET a link with a token."""

    REGISTRATION_CODE = "registration_code"
    EMAIL_CODE = "email_code"
    PASSWORD_RESET = "password_reset"  # noqa: S105  # the name of a mail
    EMAIL_CHANGED = "email_changed"
    PASSWORD_CHANGED = "password_changed"  # noqa: S105  # the name of a mail


class MailState(StrEnum):
    PENDING = "pending"
    SENT = "sent"
    FAILED = "failed"


class DeliveryState(StrEnum):
    """DEAD: failed permanently, until an operator replays or drops it."""

    PENDING = "pending"
    DELIVERED = "delivered"
    DEAD = "dead"
    DROPPED = "dropped"


class CrmCall(StrEnum):
    """The calls of the CRM that receive submissions."""

    APPLY_TO_COURSE = "applyToCourse.php"
    WEB_FORMS = "webForms.php"
    CREATE_CASE = "createCase.php"


class AuditAction(StrEnum):
    REGISTERED = "registered"
    SIGNED_IN = "signed_in"
    SIGN_IN_FAILED = "sign_in_failed"
    SIGNED_OUT = "signed_out"
    SESSION_REVOKED = "session_revoked"
    SESSIONS_ENDED = "sessions_ended"
    PASSWORD_CHANGED = "password_changed"  # noqa: S105  # the name of an action
    PASSWORD_RESET = "password_reset"  # noqa: S105  # the name of an action
    EMAIL_CHANGED = "email_changed"
    PROFILE_CHANGED = "profile_changed"
    SUBMITTED = "submitted"
    DATA_EXPORTED = "data_exported"
    PERSON_DELETED = "person_deleted"


class ConsentDocument(StrEnum):
    TERMS = "terms"
    OVER_16 = "over_16"


CONSENT_VERSION = "2026-11"
"""The version of the terms that a person accepts. It changes with every change of the text."""


class Message(StrEnum):
    """Texts of the specification and of this product that responses of the CRM calls contain."""

    CODE_SENT = "Enter the code that we sent to your email address"
    OTP_MATCHED = "OTP MATCHED"
    OTP_NOT_MATCHED = "OTP NOT MATCHED"
    EMAIL_KNOWN = "User already existed, Kindly login"
    EMAIL_VALID = "The address can be used after its code is confirmed"
    SIGNED_IN = "You are signed in"
    SIGNED_OUT = "You are signed out"
    RESET_SENT = "If an account has this address, we have sent a link to it"
    PASSWORD_SAVED = "Your new password is saved"  # noqa: S105  # a text
    SIGN_IN_FAILED = "Email address or password is wrong"
    SIGN_IN_NEEDED = "Sign in first"
    FOREIGN_USER_ID = "This user_id is not yours"
    CROSS_SITE = "The request comes from another site"
    TOO_MANY_REQUESTS = "Too many requests. Try again later"
    PROFILE_SAVED = "Successfully updated."
    APPLICATION_SUBMITTED = "Application Submitted"
    SUBMITTED = "Submitted Successfully"
    FAVOURITE_ADDED = "Course Marked as Favorite"
    FAVOURITE_KNOWN = "Course already Marked as Favorite"
    FAVOURITE_REMOVED = "Marketd As un Fav"
