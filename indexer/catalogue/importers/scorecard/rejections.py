"""Reasons for not importing a row that only the scorecard has."""

UNKNOWN_INSTITUTION = "unknown institution: no imported row of the institutions has its UNITID"
NO_FIELD = "unknown field: the row has no CIP code"
