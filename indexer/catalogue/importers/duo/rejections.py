"""Reasons for rejecting a row that occur only in the Dutch register."""

CLOSED = "closed: the programme admits no students after {day}"
LICENCE_ENDED = "closed: the licence of the location ended on {day}"
NO_FIELD = "unknown field: the row has no ISCED code"
