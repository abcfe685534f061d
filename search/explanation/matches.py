"""Reads which clauses of a search match a course, and which words of the course match."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from search.elasticsearch_access.client import EsResponse
from search.explanation.requests import MARK_END, MARK_START

_MARKED = re.compile(f"{MARK_START}(.*?){MARK_END}")
_BETWEEN_MARKED = re.compile(f"{MARK_END}([\\s/-]*){MARK_START}")
FOUND_WORDS_MAX = 5
"""The maximum number of matching words that are listed per field. A university can have many matching campuses."""


@dataclass(frozen=True, slots=True)
class CourseMatch:
    source: Mapping[str, Any]
    """The document of the course."""
    matched: frozenset[str]
    """The names of the clauses that match the course."""
    marked: Mapping[str, Sequence[str]]
    """The texts of each field with a matching word. MARK_START and MARK_END enclose each matching word."""

    def find_marked_words(self, field: str) -> list[str]:
        """List at most FOUND_WORDS_MAX distinct words or phrases of the field that match."""
        texts = (_BETWEEN_MARKED.sub(r"\1", text) for text in self.marked.get(field, ()))
        found = dict.fromkeys(words for text in texts for words in _MARKED.findall(text))
        return list(found)[:FOUND_WORDS_MAX]


def read_course_matches(response: EsResponse) -> list[CourseMatch]:
    return [
        CourseMatch(hit["_source"], frozenset(hit.get("matched_queries", ())), hit.get("highlight", {}))
        for hit in response["hits"]["hits"]
    ]
