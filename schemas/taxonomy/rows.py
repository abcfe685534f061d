"""The typed rows of the taxonomy's files."""

from dataclasses import dataclass

from schemas.vocabulary.kinds import LevelType


@dataclass(frozen=True, slots=True)
class DisciplineRow:
    """A narrow field of ISCED-F 2013. isced_code has 3 digits. icon is an icon name of Tabler Icons."""

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
    - also_recognised_in: code prefixes of fields in other disciplines. The subject can also be matched in these fields.
    - covered_fields: code prefixes. A general field such as General Science covers the fields with these prefixes.
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
    """A level name of a register. The row has either our level or the reason why such courses are not imported."""

    source: str
    wording: str
    degree_level_slug: str | None
    reason_if_not_imported: str | None


@dataclass(frozen=True, slots=True)
class SourceFieldRow:
    """A field of a register with its code and title, and the specialization that it maps to."""

    code: str
    title: str
    specialization_slug: str
