"""Maps the level names of an official register, such as CRICOS, to our degree levels."""

from collections.abc import Mapping
from functools import lru_cache

from schemas.taxonomy.data_files import read_degree_levels, read_level_wordings
from schemas.taxonomy.rows import DegreeLevelRow, LevelWordingRow


class LevelNotImported(Exception):
    """Courses of this level are not imported. The message is the reason."""


class UnknownLevelWording(LookupError):
    """level_wordings.csv does not contain the name of the level."""

    def __init__(self, source: str, wording: str) -> None:
        super().__init__(f"level: {source} has no wording '{wording}' in level_wordings.csv")


def find_degree_level(source: str, wording: str) -> DegreeLevelRow:
    """Return our degree level: ("cricos", "Bachelor Degree") → Bachelor.

    Raises LevelNotImported or UnknownLevelWording.
    """
    row = _read_wordings().get((source, " ".join(wording.split())))
    if row is None:
        raise UnknownLevelWording(source, wording)
    if row.degree_level_slug is None:
        raise LevelNotImported(row.reason_if_not_imported)
    return read_degree_levels()[row.degree_level_slug]


@lru_cache
def _read_wordings() -> Mapping[tuple[str, str], LevelWordingRow]:
    return {(row.source, row.wording): row for row in read_level_wordings()}
