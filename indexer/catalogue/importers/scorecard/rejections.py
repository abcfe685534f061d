"""Why a row of the scorecard is not imported, beside the reasons that hold for every register."""

UNKNOWN_INSTITUTION = "unknown institution: its UNITID stands in no importable row of the institutions"
NOT_PLACED = "not placed: neither its coordinates nor the name of its city lead to a known place"
NO_FIELD = "unknown field: the row names no CIP code"
