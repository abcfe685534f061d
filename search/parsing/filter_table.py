"""Each filter of the body, declared once: its key, its field, what its values are, and its group.

Filters of one group are alternatives to each other; groups are combined. A facet is counted under all groups but
its own.
"""

from dataclasses import dataclass
from enum import StrEnum

from schemas.documents.vocabulary.document import VocabularyKind


class Group(StrEnum):
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


class ClosedSet(StrEnum):
    """Values that no vocabulary holds, because they never change."""

    MONTH = "month"
    INSTITUTE_TYPE = "institute type"
    PANEL = "panel"


@dataclass(frozen=True, slots=True)
class ValueFilter:
    """A filter by values. kind says how a value is named: by the vocabulary, or as one of a closed set."""

    key: str
    field: str
    group: Group
    kind: VocabularyKind | ClosedSet
    nested_field: str | None = None
    """The field of one campus, where the filter can be asked of a campus."""


VALUE_FILTERS: tuple[ValueFilter, ...] = (
    ValueFilter("countries", "country_ids", Group.PLACE, "country", "locations.country_id"),
    ValueFilter("states", "state_ids", Group.PLACE, "state", "locations.state_id"),
    ValueFilter("cities", "city_ids", Group.PLACE, "city", "locations.city_id"),
    ValueFilter("degree_levels_types", "level_type_id", Group.LEVEL, "degree_level_group"),
    ValueFilter("degree_levels", "degree_level_id", Group.LEVEL, "degree_level"),
    ValueFilter("disciplines", "discipline_ids", Group.DISCIPLINE, "discipline"),
    ValueFilter("specializations", "specialization_ids", Group.SPECIALIZATION, "specialization"),
    ValueFilter("campuses", "campus_ids", Group.CAMPUS, "campus", "locations.campus_id"),
    ValueFilter("institutes", "institute_id", Group.INSTITUTE, "institute"),
    ValueFilter("intakes", "intakes", Group.INTAKE, ClosedSet.MONTH),
    ValueFilter("panels", "popular", Group.POPULAR, ClosedSet.PANEL),
    ValueFilter("institute_type", "institute_type", Group.INSTITUTE_TYPE, ClosedSet.INSTITUTE_TYPE),
)

PLACE_KINDS: dict[str, VocabularyKind] = {"countries": "country", "states": "state", "cities": "city"}
"""The levels of the tree of places, from the widest, by their key."""

FILTER_OF_KEY: dict[str, ValueFilter] = {each.key: each for each in VALUE_FILTERS}

FILTERS_OF_GROUP: dict[Group, tuple[ValueFilter, ...]] = {
    group: tuple(each for each in VALUE_FILTERS if each.group is group) for group in Group
}
