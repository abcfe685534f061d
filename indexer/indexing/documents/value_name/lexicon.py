"""Builds the documents of the lexicon: the phrases with which the search interprets a text, and English words.

The value name index stores the lexicon. Each generation (a complete set of indices, built by one rebuild) keeps the
lexicon that existed when it was built.
"""

from collections.abc import Iterator
from functools import lru_cache

import orjson

from indexer.indexing.documents.content_hash import hash_document
from schemas.documents.value_name.document import ValueNameDocument
from schemas.taxonomy.lexicon.entries import read_lexicon_entries
from schemas.taxonomy.lexicon.ordinary_words import read_dictionary_words, read_ordinary_words

ENTRIES_PER_DOCUMENT = 2_000


def build_lexicon_documents() -> Iterator[ValueNameDocument]:
    """Yield the documents.

    Ids start at 1. The first document also contains the list of ordinary English words and the list of dictionary
    words.
    """
    yield from map(orjson.loads, _build_serialized_documents())


def list_lexicon_ids() -> range:
    """Return the ids of all documents."""
    return range(1, len(_build_serialized_documents()) + 1)


@lru_cache
def _build_serialized_documents() -> tuple[bytes, ...]:
    """Build the documents as JSON.

    A process reads the files only once, and caches the documents as JSON. The JSON takes 5 MB of memory, and the parsed
    documents would take 32 MB. Parsing the JSON takes 0.07 s, and reading the files again would take 0.3 s.
    """
    return tuple(map(orjson.dumps, _read_documents()))


def _read_documents() -> Iterator[ValueNameDocument]:
    entries = [
        [entry.phrase, entry.kind, [list(pair) for pair in entry.values], entry.names, entry.value]
        for entry in read_lexicon_entries()
    ]
    for number, start in enumerate(range(0, len(entries), ENTRIES_PER_DOCUMENT), start=1):
        yield {
            "kind": "lexicon",
            "id": number,
            "slug": f"lexicon-{number}",
            "old_slugs": [],
            "name": "Lexicon",
            "position": number,
            "parents": {},
            "extra": {
                "entries": entries[start : start + ENTRIES_PER_DOCUMENT],
                "ordinary_words": read_ordinary_words() if number == 1 else [],
                "dictionary_words": read_dictionary_words() if number == 1 else [],
            },
        }


@lru_cache
def hash_lexicon() -> str:
    """Return the hash of all lexicon documents as 32 hexadecimal digits. Each process computes the hash once."""
    return hash_document({"documents": list(build_lexicon_documents())})
