"""What a new generation has to prove before searches read it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from elasticsearch import Elasticsearch

from indexer.database import Connection
from indexer.engine.client import engine_errors
from indexer.errors import GateFailed
from indexer.rebuild.comparison import Comparison, compare_when_quiet
from schemas.documents.aliases import courses_index, suggestions_index, vocabulary_index
from schemas.documents.course.mapping import COURSE_MAPPING
from schemas.documents.suggestion.mapping import SUGGESTION_MAPPING
from schemas.documents.vocabulary.mapping import VOCABULARY_MAPPING


@dataclass(frozen=True)
class Candidate:
    """The generation that wants to go live; `connection` is free for reading."""

    connection: Connection
    client: Elasticsearch
    generation: int


Gate = Callable[[Candidate], None]
"""Returns when the candidate may go live; raises GateFailed with the reason when it may not."""


def mappings_are_ours(candidate: Candidate) -> None:
    expected: dict[str, Any] = {
        courses_index(candidate.generation): COURSE_MAPPING,
        vocabulary_index(candidate.generation): VOCABULARY_MAPPING,
        suggestions_index(candidate.generation): SUGGESTION_MAPPING,
    }
    with engine_errors():
        answer = candidate.client.indices.get_mapping(index=list(expected))
    for index, mapping in expected.items():
        if answer[index]["mappings"] != mapping:
            raise GateFailed(f"The mapping of {index} is not the one that the code declares")


def counts_are_those_of_postgresql(candidate: Candidate) -> None:
    """As many courses and as many values as PostgreSQL has, to the last one, while changes go on."""
    comparison = compare_when_quiet(candidate.connection, candidate.client, candidate.generation)
    _check(comparison)


def _check(found: Comparison) -> None:
    if found.courses_indexed == 0 and found.courses_published > 0:
        raise GateFailed(
            f"The new index is empty, but PostgreSQL has {found.courses_published} published courses"
        )
    if found.courses_compared_indexed != found.courses_compared_published:
        raise GateFailed(
            f"The new index has {found.courses_compared_indexed} courses where PostgreSQL has "
            f"{found.courses_compared_published} published"
        )
    for index, postgresql, indexed in found.small:
        if indexed != postgresql:
            raise GateFailed(f"The new {index} has {indexed} documents where PostgreSQL has {postgresql}")


GATES: tuple[Gate, ...] = (mappings_are_ours, counts_are_those_of_postgresql)


def pass_gates(candidate: Candidate, gates: tuple[Gate, ...]) -> None:
    """Raises GateFailed at the first gate that does not open."""
    for gate in gates:
        gate(candidate)
