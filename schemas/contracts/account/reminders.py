"""Reminders of deadlines."""

from schemas.contracts.base import Named, Output


class DeadlineReminder(Named):
    """A scholarship. deadline: the last day for an application (ISO 8601), or null if the source has removed it."""

    deadline: str | None


class DeadlineReminders(Output):
    """The scholarships with a reminder of the person. The nearest deadline is first."""

    results: list[DeadlineReminder]
