"""The fingerprint of a generation. A different fingerprint means that a new generation must be built.

The fingerprint covers what decides the content of the indices: mappings, settings (with the synonyms), the SQL
that reads the rows, the documents that golden rows become, and the lexicon. It does not cover source text, so a renamed
function does not force a rebuild.
"""

from typing import Any

from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.documents.course.mapping import COURSE_MAPPING, COURSE_SETTINGS
from indexer.indexing.documents.suggestion.mapping import SUGGESTION_MAPPING, SUGGESTION_SETTINGS
from indexer.indexing.documents.value_name.lexicon import hash_lexicon
from indexer.indexing.documents.value_name.mapping import VALUE_NAME_MAPPING, VALUE_NAME_SETTINGS
from indexer.indexing.extraction import suggestion_statements, value_name_statements
from indexer.indexing.extraction.golden_documents import build_golden_documents
from schemas.documents.course import statements

DOCUMENT_VERSION = 6
"""Raise this number whenever documents change. Golden rows do not show every change.

A changed view such as published_course, for example, changes documents and no golden document.
"""


def describe_indices() -> dict[str, Any]:
    """Everything that the fingerprint covers except the lexicon, as JSON values."""
    return {
        "version": DOCUMENT_VERSION,
        "mappings": [COURSE_MAPPING, VALUE_NAME_MAPPING, SUGGESTION_MAPPING],
        "settings": [COURSE_SETTINGS, VALUE_NAME_SETTINGS, SUGGESTION_SETTINGS],
        "statements": read_statements(),
        "documents": build_golden_documents(),
    }


def compute_index_fingerprint() -> str:
    """32 hexadecimal digits."""
    return hash_document({**describe_indices(), "lexicon": hash_lexicon()})


def read_statements() -> list[str]:
    """The SQL that reads the rows of documents, with each run of white space as one space."""
    texts = [value for name, value in sorted(vars(statements).items()) if name.isupper()]
    texts += [*value_name_statements.STATEMENTS.values(), *suggestion_statements.STATEMENTS.values()]
    return sorted(" ".join(text.split()) for text in texts)
