"""The fingerprint of a generation. A generation is one complete set of indices.

If the code and the live generation have different fingerprints, a new generation must be built. The fingerprint covers
these parts of the code:

- the mappings, and the settings with the synonyms
- the SQL that reads the rows
- the golden documents, which are built from constant rows
- the lexicon: the words and phrases that the search understands
- DOCUMENT_VERSION, for all other changes of the documents

The fingerprint ignores other source code, so renaming a function does not force a rebuild.
"""

from typing import Any

from indexer.indexing.documents.content_hash import hash_document
from indexer.indexing.documents.course.mapping import COURSE_MAPPING, COURSE_SETTINGS
from indexer.indexing.documents.scholarship.mapping import SCHOLARSHIP_MAPPING, SCHOLARSHIP_SETTINGS
from indexer.indexing.documents.suggestion.mapping import SUGGESTION_MAPPING, SUGGESTION_SETTINGS
from indexer.indexing.documents.value_name.lexicon import hash_lexicon
from indexer.indexing.documents.value_name.mapping import VALUE_NAME_MAPPING, VALUE_NAME_SETTINGS
from indexer.indexing.extraction import suggestion_statements, value_name_statements
from indexer.indexing.extraction.golden_documents import build_golden_documents
from schemas.documents.course import statements
from schemas.documents.scholarship.statements import SCHOLARSHIPS

DOCUMENT_VERSION = 17
"""Raise this number whenever documents change, because the other parts of the fingerprint do not show every change.

Example: a change of the view published_course changes documents, but no other part.
"""


def describe_indices() -> dict[str, Any]:
    """Return everything that the fingerprint covers except the lexicon, as JSON values."""
    return {
        "version": DOCUMENT_VERSION,
        "mappings": [COURSE_MAPPING, VALUE_NAME_MAPPING, SUGGESTION_MAPPING, SCHOLARSHIP_MAPPING],
        "settings": [COURSE_SETTINGS, VALUE_NAME_SETTINGS, SUGGESTION_SETTINGS, SCHOLARSHIP_SETTINGS],
        "statements": read_statements(),
        "documents": build_golden_documents(),
    }


def compute_index_fingerprint() -> str:
    """Return the fingerprint of the code as 32 hexadecimal digits."""
    return hash_document({**describe_indices(), "lexicon": hash_lexicon()})


def read_statements() -> list[str]:
    """Return the SQL that reads the rows of documents.

    Each sequence of white space is replaced by one space.
    """
    texts = [value for name, value in sorted(vars(statements).items()) if name.isupper()]
    texts += [
        *value_name_statements.STATEMENTS.values(),
        *suggestion_statements.STATEMENTS.values(),
        SCHOLARSHIPS,
    ]
    return sorted(" ".join(text.split()) for text in texts)
