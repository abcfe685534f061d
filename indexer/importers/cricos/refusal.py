"""Why a row is not imported, in the words of the report: `kind: explanation`."""

NO_CODE = "no code: the row has no code to be known by"
NO_NAME = "no name: the row has no name"
NOT_PLACED = "not placed: neither the name of its place nor its postcode leads to a point"
REPEATED = "repeated: an earlier row of the sheet has the same key"
UNKNOWN_INSTITUTION = "unknown institution: its provider code stands in no importable row of Institutions"
UNKNOWN_COURSE = "unknown course: the provider has no such course in Courses"
UNKNOWN_LOCATION = "unknown location: the provider has no such location in Locations"
NO_FIELD = "unknown field of education: the row names none"
EXPIRED = "expired: the registration of the course has expired"
FOUNDATION = "foundation: foundation studies lead to a programme and are none"
NOWHERE = "no location: no row of Course Locations places the course"
ONLY_UNPLACED = "no location: none of its locations could be imported"
COURSE_LEFT_OUT = "course left out: its course is not imported"
LOCATION_LEFT_OUT = "location left out: its location is not imported"
NO_COURSE_HERE = "no course: no imported course runs at the location"
NO_COURSE = "no course: no course of the institution is imported"


class RowRefused(Exception):
    """The row is reported instead of imported; the text is the reason."""
