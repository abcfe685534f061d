"""From a source's wording of a level to ours, or to the reason why such courses are not imported."""

from collections.abc import Mapping
from functools import lru_cache

from schemas.taxonomy.data_files import degree_levels, level_wordings
from schemas.taxonomy.rows import DegreeLevelRow, LevelWordingRow


class NotImported(Exception):
    """The level is known and left out on purpose; its text is the reason."""


class UnknownWording(LookupError):
    """The source uses a wording that nobody has mapped yet."""

    def __init__(self, source: str, wording: str) -> None:
        super().__init__(f"level: {source} has no wording '{wording}' in level_wordings.csv")


def degree_level(source: str, wording: str) -> DegreeLevelRow:
    """Our level of a source's wording (`cricos`, `Bachelor Degree`); raises NotImported or UnknownWording."""
    row = _by_wording().get((source, " ".join(wording.split())))
    if row is None:
        raise UnknownWording(source, wording)
    if row.degree_level_slug is None:
        raise NotImported(row.reason_if_not_imported)
    return degree_levels()[row.degree_level_slug]


@lru_cache
def _by_wording() -> Mapping[tuple[str, str], LevelWordingRow]:
    return {(row.source, row.wording): row for row in level_wordings()}
