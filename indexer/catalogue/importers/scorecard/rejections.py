"""Reasons for rejecting a row that occur only in the scorecard."""

UNKNOWN_INSTITUTION = "unknown institution: no imported row of the institutions has its UNITID"
NO_FIELD = "unknown field: the row has no CIP code"
