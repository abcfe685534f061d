"""The types of the rows in the CSV files of subjects and degree levels."""

from dataclasses import dataclass

from schemas.vocabulary.kinds import LevelType


@dataclass(frozen=True, slots=True)
class DisciplineRow:
    """A narrow field of ISCED-F 2013, with a code of 3 digits. `icon` is a name in Tabler Icons."""

    id: int
    slug: str
    name: str
    isced_code: str
    icon: str


@dataclass(frozen=True, slots=True)
class SpecializationRow:
    """A subject within a detailed field of ISCED-F 2013.

    - isced_code: the detailed field, with 4 digits.
    - is_field: true if the row is the detailed field itself.
    - aliases: other names of the subject in course titles.
    - also_recognised_in: code prefixes of fields in other disciplines. A course in one of these fields can also have
      this subject.
    - covered_fields: code prefixes. A course in a general field such as General Science can have a subject of a field
      with one of these prefixes.
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
        """The 3 digits of the narrow field."""
        return self.isced_code[:3]


@dataclass(frozen=True, slots=True)
class DegreeLevelGroupRow:
    """A level type. The id is -1, -2 or -3."""

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
    """A level name of a register, with our level or with the reason why courses of this level are not imported."""

    source: str
    wording: str
    degree_level_slug: str | None
    reason_if_not_imported: str | None


@dataclass(frozen=True, slots=True)
class SourceFieldRow:
    """A field of a register with its code and title, and our specialization for it."""

    code: str
    title: str
    specialization_slug: str
