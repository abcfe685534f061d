"""Reads the search box's synonyms as rules for a synonym filter."""

from functools import lru_cache

from schemas.taxonomy.data_files import FOLDER


@lru_cache
def read_synonym_rules() -> list[str]:
    """Return the rules of synonyms.txt in Solr's format, without comments and empty lines."""
    lines = (line.strip() for line in (FOLDER / "synonyms.txt").read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]
