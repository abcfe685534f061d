"""The groups of filters. Filters of one group are alternatives; groups are combined with "and"."""

from enum import StrEnum


class FilterGroup(StrEnum):
    """The value is also the name by which a response and an explanation speak of the group."""

    PLACE = "place"
    LEVEL = "level"
    DISCIPLINE = "discipline"
    SPECIALIZATION = "specialization"
    CAMPUS = "campus"
    INSTITUTE = "institute"
    INSTITUTE_TYPE = "institute type"
    INTAKE = "intake"
    POPULAR = "popular"
    FEE = "fee"
    DURATION = "duration"
