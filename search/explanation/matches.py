"""Reads which parts of a search query match single courses."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from search.elasticsearch_access.client import EsResponse
from search.explanation.requests import MARK_END, MARK_START

_MARKED = re.compile(f"{MARK_START}(.*?){MARK_END}")
_BETWEEN_MARKED = re.compile(f"{MARK_END}([\\s/-]*){MARK_START}")
FOUND_WORDS_MAX = 5
"""A university can have the same word in many names of campuses."""


@dataclass(frozen=True, slots=True)
class CourseMatch:
    """source: the document of the course. matched: the names of the matching clauses. marked: texts with marks."""

    source: Mapping[str, Any]
    matched: frozenset[str]
    marked: Mapping[str, Sequence[str]]

    def find_marked_words(self, field: str) -> list[str]:
        """The distinct words or phrases of the field that match."""
        texts = (_BETWEEN_MARKED.sub(r"\1", text) for text in self.marked.get(field, ()))
        found = dict.fromkeys(words for text in texts for words in _MARKED.findall(text))
        return list(found)[:FOUND_WORDS_MAX]


def read_course_matches(response: EsResponse) -> list[CourseMatch]:
    return [
        CourseMatch(hit["_source"], frozenset(hit.get("matched_queries", ())), hit.get("highlight", {}))
        for hit in response["hits"]["hits"]
    ]
