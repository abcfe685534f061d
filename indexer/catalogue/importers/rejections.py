"""Reasons for rejecting a row of any register. Each reason has the form `kind: explanation`."""

NO_CODE = "no code: the row has no code"
LONG_CODE = "implausible code: longer than {characters} characters"
NO_NAME = "no name: the row has no name"
REPEATED = "repeated: an earlier row of the sheet has the same key"
NO_COURSE = "no course: no course of the institution is imported"


class RowRejected(Exception):
    """The row is not imported. The text of the error is the reason in the report."""
