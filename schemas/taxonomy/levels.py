"""From a source's wording of a level to ours, or to the reason why such courses are not imported."""

from collections.abc import Mapping
from functools import lru_cache

from schemas.taxonomy.data_files import read_degree_levels, read_level_wordings
from schemas.taxonomy.rows import DegreeLevelRow, LevelWordingRow


class LevelNotImported(Exception):
    """The level is known and left out on purpose; its text is the reason."""


class UnknownLevelWording(LookupError):
    """The source uses a wording that nobody has mapped yet."""

    def __init__(self, source: str, wording: str) -> None:
        super().__init__(f"level: {source} has no wording '{wording}' in level_wordings.csv")


def find_degree_level(source: str, wording: str) -> DegreeLevelRow:
    """Our level of a source's wording (`cricos`, `Bachelor Degree`); raises NotImported or UnknownWording."""
    row = _read_wordings().get((source, " ".join(wording.split())))
    if row is None:
        raise UnknownLevelWording(source, wording)
    if row.degree_level_slug is None:
        raise LevelNotImported(row.reason_if_not_imported)
    return read_degree_levels()[row.degree_level_slug]


@lru_cache
def _read_wordings() -> Mapping[tuple[str, str], LevelWordingRow]:
    return {(row.source, row.wording): row for row in read_level_wordings()}
