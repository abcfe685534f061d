"""Saved searches and the mails about them."""

from enum import StrEnum

SAVED_SEARCHES_MAX = 30
"""The highest number of saved searches of a person."""
SAVED_NAME_MAX_CHARACTERS = 80
SAVED_ADDRESS_MAX_CHARACTERS = 8_000
TIME_ZONE_MAX_CHARACTERS = 64
WATCHED_COURSES_MAX = 10_000
"""A search with more courses gets no alerts."""


class AlertFrequency(StrEnum):
    """How often alerts are sent: never (off), every day at 8:00, or every Monday at 8:00.

    The time is in the time zone of the browser in which the person has set the alerts.
    """

    OFF = "off"
    DAILY = "daily"
    WEEKLY = "weekly"


class SavedSearchKind(StrEnum):
    """FOLLOWED_INSTITUTES are the courses of the institutes that the person follows.

    A person has at most one such row.
    """

    SEARCH = "search"
    FOLLOWED_INSTITUTES = "followed_institutes"


class SavedSearchProblem(StrEnum):
    """Why a saved search has no alerts.

    - invalid: a value of the search no longer exists, such as a withdrawn institute.
    - too_many: the search finds more than 10,000 courses (WATCHED_COURSES_MAX).
    """

    INVALID = "invalid"
    TOO_MANY = "too_many"


class AlertState(StrEnum):
    """An EMPTY alert has nothing to report, so it has no mail.

    The mail of a DROPPED alert was not sent, because the person had stopped the alerts.
    """

    EMPTY = "empty"
    PENDING = "pending"
    SENT = "sent"
    FAILED = "failed"
    DROPPED = "dropped"


class CourseChange(StrEnum):
    """Why an alert lists a course. A course has the first reason that applies.

    CLOSING_SOON: the application deadline of the course is within CLOSING_SOON_DAYS. INTAKE_SOON: an intake month of
    the course begins within INTAKE_SOON_DAYS. Each deadline and each intake month is reported only once.
    """

    NEW = "new"
    CHEAPER = "cheaper"
    CHANGED = "changed"
    CLOSING_SOON = "closing_soon"
    INTAKE_SOON = "intake_soon"


CLOSING_SOON_DAYS = 30
INTAKE_SOON_DAYS = 45
LISTED_PER_CHANGE_MAX = 5
"""An alert lists at most this number of courses for each reason, and links to the remaining courses."""
