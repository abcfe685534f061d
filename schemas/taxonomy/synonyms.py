"""Reads the synonyms of the search."""

from functools import lru_cache

from schemas.taxonomy.data_files import FOLDER


@lru_cache
def read_synonym_rules() -> list[str]:
    """Return the rules of synonyms.txt without comments, in the Solr format, such as "film, movie"."""
    lines = (line.strip() for line in (FOLDER / "synonyms.txt").read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]
