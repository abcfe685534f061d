"""Maps a source's wording of a level to our degree level, or to the reason for not importing such courses."""

from collections.abc import Mapping
from functools import lru_cache

from schemas.taxonomy.data_files import read_degree_levels, read_level_wordings
from schemas.taxonomy.rows import DegreeLevelRow, LevelWordingRow


class LevelNotImported(Exception):
    """The level is known but excluded; the text is the reason."""


class UnknownLevelWording(LookupError):
    """level_wordings.csv has no row for the wording."""

    def __init__(self, source: str, wording: str) -> None:
        super().__init__(f"level: {source} has no wording '{wording}' in level_wordings.csv")


def find_degree_level(source: str, wording: str) -> DegreeLevelRow:
    """Return our level for a wording (`cricos`, `Bachelor Degree`). Raises LevelNotImported, UnknownLevelWording."""
    row = _read_wordings().get((source, " ".join(wording.split())))
    if row is None:
        raise UnknownLevelWording(source, wording)
    if row.degree_level_slug is None:
        raise LevelNotImported(row.reason_if_not_imported)
    return read_degree_levels()[row.degree_level_slug]


@lru_cache
def _read_wordings() -> Mapping[tuple[str, str], LevelWordingRow]:
    return {(row.source, row.wording): row for row in read_level_wordings()}
