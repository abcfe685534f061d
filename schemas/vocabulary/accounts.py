"""Enumerations, limits and texts of accounts (accounts specification, sections 5, 8 and 9)."""

from enum import StrEnum

NAME_MAX_CHARACTERS = 25
PASSWORD_MIN_CHARACTERS = 8
PASSWORD_MAX_CHARACTERS = 1_000
"""Longer passwords are rejected, because they would make the hash function slow."""
EMAIL_MAX_CHARACTERS = 254
FORM_VALUE_MAX_CHARACTERS = 300
FORM_MESSAGE_MAX_CHARACTERS = 5_000

CODE_DIGITS = 4
CODE_MINUTES = 10
CODE_GUESSES_MAX = 5
CODE_GUESSES_PER_DAY_MAX = 10
"""The highest number of wrong guesses per mail address and day, for all codes of the address together."""
REGISTRATION_HOURS = 24
"""If the correct code is not entered within this time, the registration is deleted."""
RESET_MINUTES = 30

SESSION_IDLE_DAYS = 30
SESSION_DAYS = 90

AGE_MIN, AGE_MAX = 15, 55
PHONE_COUNTRY = "PK"
"""The country of phone numbers that have no country code."""

PHOTO_BYTES_MAX = 5_000_000
PHOTO_MEGAPIXELS_MAX = 40
PHOTO_SIDE_PIXELS = 512
"""Photos are stored as JPEG with at most this width and height."""
NO_PHOTO = "No Image"


class MailKind(StrEnum):
    """The kinds of mails. REGISTRATION_CODE and EMAIL_CODE contain a one-time code. PASSWORD_RESET contains a link.

    APPLICATION_CHANGED reports the new state of an application. STAFF_REPLY is a reply of a counsellor or an operator.
    DEADLINE_REMINDER names the last day for an application for a scholarship.
    ALERT lists the new and changed courses of a saved search. SEARCH_REPORT is the weekly report over the search log.
    """

    REGISTRATION_CODE = "registration_code"
    EMAIL_CODE = "email_code"
    PASSWORD_RESET = "password_reset"  # noqa: S105  # the name of a mail
    EMAIL_CHANGED = "email_changed"
    PASSWORD_CHANGED = "password_changed"  # noqa: S105  # the name of a mail
    APPLICATION_CHANGED = "application_changed"
    STAFF_REPLY = "staff_reply"
    DEADLINE_REMINDER = "deadline_reminder"
    ALERT = "alert"
    PERSON_DELETED = "person_deleted"
    SEARCH_REPORT = "search_report"


class MailState(StrEnum):
    PENDING = "pending"
    SENT = "sent"
    FAILED = "failed"


class DeliveryState(StrEnum):
    """A DEAD delivery has failed permanently. An operator can replay or drop a dead delivery."""

    PENDING = "pending"
    DELIVERED = "delivered"
    DEAD = "dead"
    DROPPED = "dropped"


class CrmCall(StrEnum):
    """The URLs of the CRM, relative to `crm_url`. DELETE_PERSON reports that a person has deleted the account."""

    APPLY_TO_COURSE = "applyToCourse.php"
    WEB_FORMS = "webForms.php"
    CREATE_CASE = "createCase.php"
    FAVOURITE = "favCourse.php"
    DELETE_PERSON = "deletePerson.php"


class AuditAction(StrEnum):
    """The actions in the audit log. Counsellors, administrators and operators do the actions that begin with STAFF_.

    Editors and administrators do the actions that begin with CONTENT_ or IMAGE_. Operators can change content too.
    """

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
    APPLICATION_MOVED = "application_moved"
    DOCUMENT_STORED = "document_stored"
    DOCUMENT_DELETED = "document_deleted"
    ROLE_CHANGED = "role_changed"
    STAFF_LISTED = "staff_listed"
    STAFF_READ = "staff_read"
    STAFF_ASSIGNED = "staff_assigned"
    STAFF_NOTED = "staff_noted"
    STAFF_REPLIED = "staff_replied"
    STAFF_EXPORTED = "staff_exported"
    SECOND_FACTOR_ENROLLED = "second_factor_enrolled"
    SECOND_FACTOR_PASSED = "second_factor_passed"
    SECOND_FACTOR_FAILED = "second_factor_failed"
    SECOND_FACTOR_RESET = "second_factor_reset"
    RECOVERY_CODE_USED = "recovery_code_used"
    DATA_EXPORTED = "data_exported"
    PERSON_DELETED = "person_deleted"
    CONTENT_LISTED = "content_listed"
    CONTENT_READ = "content_read"
    CONTENT_SAVED = "content_saved"
    CONTENT_PUBLISHED = "content_published"
    CONTENT_SUBMITTED = "content_submitted"
    CONTENT_SCHEDULED = "content_scheduled"
    CONTENT_DISCARDED = "content_discarded"
    CONTENT_EXPORTED = "content_exported"
    IMAGE_STORED = "image_stored"


class ConsentDocument(StrEnum):
    TERMS = "terms"
    OVER_16 = "over_16"


CONSENT_VERSION = "2026-11"
"""The version of the terms. Change the version whenever the text of the terms changes."""


class Message(StrEnum):
    """The texts in responses of the account endpoints. The specification defines some of them, with their spelling."""

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
    APPLICATION_MOVED = "The application is moved"
    PERSON_DELETED = "Your account and its data are deleted"
    DOCUMENT_DELETED = "The document is deleted"
    SUBMITTED = "Submitted Successfully"
    FAVOURITE_ADDED = "Course Marked as Favorite"
    FAVOURITE_KNOWN = "Course already Marked as Favorite"
    FAVOURITE_REMOVED = "Marketd As un Fav"
