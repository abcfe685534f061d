"""Reasons for rejecting a row that occur only in CRICOS."""

UNKNOWN_INSTITUTION = "unknown institution: no imported row of Institutions has its provider code"
UNKNOWN_COURSE = "unknown course: the provider has no such course in Courses"
UNKNOWN_LOCATION = "unknown location: the provider has no such location in Locations"
NO_FIELD = "unknown field of education: the row has none"
EXPIRED = "expired: the registration of the course has expired"
FOUNDATION = "foundation: foundation studies prepare for a programme and are not a programme"
NO_LOCATION = "no location: no row of Course Locations places the course"
ONLY_UNKNOWN_LOCATIONS = (
    "no location: its locations are unknown, and its institution has no location and address"
)
COURSE_LEFT_OUT = "course left out: its course is not imported"
NO_COURSE_AT_LOCATION = "no course: no imported course runs at the location"
