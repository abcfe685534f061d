"""Typed rows of the taxonomy's files."""

from dataclasses import dataclass

from schemas.vocabulary.kinds import LevelType


@dataclass(frozen=True, slots=True)
class DisciplineRow:
    """A narrow field of ISCED-F 2013; isced_code has 3 digits, icon is a name of @tabler/icons."""

    id: int
    slug: str
    name: str
    isced_code: str
    icon: str


@dataclass(frozen=True, slots=True)
class SpecializationRow:
    """A subject under one detailed field (isced_code, 4 digits); is_field marks the field itself.

    aliases: other names in course titles. also_recognised_in: prefixes of fields in other disciplines where the
    subject is recognised too. covered_fields: for a general field, prefixes of the fields that it covers.
    """

    id: int
    slug: str
    name: str
    isced_code: str
    is_field: bool
    aliases: tuple[str, ...]
    also_recognised_in: tuple[str, ...]
    covered_fields: tuple[str, ...]

    @property
    def discipline_code(self) -> str:
        """The narrow field, 3 digits."""
        return self.isced_code[:3]


@dataclass(frozen=True, slots=True)
class DegreeLevelGroupRow:
    """A level type that a student can select. id: -1, -2 or -3."""

    id: int
    slug: str
    name: str
    level_type: LevelType
    position: int


@dataclass(frozen=True, slots=True)
class DegreeLevelRow:
    id: int
    slug: str
    name: str
    display_name: str
    level_type: LevelType
    position: int


@dataclass(frozen=True, slots=True)
class LevelWordingRow:
    """A source's wording of a level, with either our level's slug or the reason for not importing the level."""

    source: str
    wording: str
    degree_level_slug: str | None
    reason_if_not_imported: str | None


@dataclass(frozen=True, slots=True)
class SourceFieldRow:
    """A source's field code and title, and the specialization that they map to."""

    code: str
    title: str
    specialization_slug: str
