"""Why a row of any register is not imported, in the words of the report: `kind: explanation`."""

NO_CODE = "no code: the row has no code to be known by"
NO_NAME = "no name: the row has no name"
REPEATED = "repeated: an earlier row of the sheet has the same key"
NO_COURSE = "no course: no course of the institution is imported"


class RowRejected(Exception):
    """The row is reported instead of imported; the text is the reason."""
