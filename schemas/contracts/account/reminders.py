"""The scholarships whose deadlines a person is reminded of by mail."""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations


class DeadlineReminder(Named):
    """A scholarship with a reminder.

    - deadline: the last day for an application (ISO 8601). Null if the source has removed the deadline since.
    - translations: the name in other languages.
    """

    deadline: str | None
    translations: Translations


class DeadlineReminders(Output):
    """The published scholarships for which the person has a reminder. The earliest deadline is first.

    Scholarships whose deadline has passed are included.
    """

    results: list[DeadlineReminder]
