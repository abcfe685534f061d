"""The names of the facets."""

from enum import StrEnum


class FacetName(StrEnum):
    """The facets that `POST /api/search` can return."""

    LOCATIONS = "locations"
    PLACE_COUNTS = "place_counts"
    DEGREE_LEVELS = "degree_levels"
    DISCIPLINES = "disciplines"
    SPECIALIZATIONS = "specializations"
    CAMPUSES = "campuses"
    INSTITUTES = "institutes"
    INSTITUTE_TYPES = "institute_types"
    INTAKES = "intakes"
    POPULAR = "popular"
