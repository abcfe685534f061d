"""How the documents of a generation come to be: when any of it changes, a new generation is due."""

from pathlib import Path
from typing import Any

import schemas.documents
from indexer.indexing import extraction
from schemas.documents.content_hash import content_hash
from schemas.documents.course.analysis import analysis
from schemas.documents.course.mapping import COURSE_MAPPING, COURSE_ORDER
from schemas.documents.suggestion.mapping import SUGGESTION_ANALYSIS, SUGGESTION_MAPPING
from schemas.documents.vocabulary.mapping import VOCABULARY_MAPPING

COURSE_SETTINGS: dict[str, Any] = {"analysis": analysis(), **COURSE_ORDER}
VOCABULARY_SETTINGS: dict[str, Any] = {"gc_deletes": "1h"}
"""The engine remembers the version of a deleted value for longer than any task lives."""
SUGGESTION_SETTINGS: dict[str, Any] = {**VOCABULARY_SETTINGS, "analysis": SUGGESTION_ANALYSIS}


def compute_index_fingerprint() -> str:
    """Changes with the mappings, the analysis, and the code and statements that make documents of rows."""
    return content_hash(
        {
            "mappings": [COURSE_MAPPING, VOCABULARY_MAPPING, SUGGESTION_MAPPING],
            "settings": [COURSE_SETTINGS, VOCABULARY_SETTINGS, SUGGESTION_SETTINGS],
            "code": [_sources(schemas.documents.__path__[0]), _sources(extraction.__path__[0])],
        }
    )


def _sources(folder: str) -> dict[str, str]:
    """The text of every Python file below the folder, by its path in it."""
    root = Path(folder)
    return {str(path.relative_to(root)): path.read_text("utf-8") for path in sorted(root.rglob("*.py"))}
