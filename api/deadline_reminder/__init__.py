"""Reminders of the deadlines of scholarships, for signed-in persons."""
