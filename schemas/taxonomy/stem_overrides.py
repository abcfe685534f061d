"""Reads the stems of words for which the English stemmer would give a wrong stem."""

from functools import lru_cache

from schemas.taxonomy.data_files import FOLDER


@lru_cache
def read_stem_overrides() -> list[str]:
    """Return the rules of stem_overrides.txt without comments, such as "animal, animals => animal"."""
    text = (FOLDER / "stem_overrides.txt").read_text(encoding="utf-8")
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]
