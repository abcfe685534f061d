"""What a new generation has to prove before searches read it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import engine_errors
from indexer.indexing.elasticsearch.indices import PUBLISHED
from indexer.indexing.errors import GateDoubted, GateFailed
from indexer.indexing.generations import records
from indexer.indexing.rebuild.count_comparison import Comparison, compare_when_quiet
from indexer.indexing.rebuild.distribution import differences
from indexer.indexing.verification.course_checker import CourseJudge
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index, suggestions_index, vocabulary_index
from schemas.documents.course.mapping import COURSE_MAPPING
from schemas.documents.suggestion.mapping import SUGGESTION_MAPPING
from schemas.documents.vocabulary.mapping import VOCABULARY_MAPPING

SAMPLED_COURSES = 300
SHRINKAGE_MAX_PERCENT = 30


@dataclass(frozen=True)
class Candidate:
    """The generation that wants to go live; `connection` is free for reading."""

    connection: Connection
    client: Elasticsearch
    generation: int


Gate = Callable[[Candidate], None]
"""Returns when the candidate may go live; raises GateFailed when it may not, GateDoubted when a person may decide."""


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
    spread = differences(found.spread_published, found.spread_indexed)
    if spread:
        raise GateFailed(f"The new index counts otherwise than PostgreSQL: {'; '.join(spread[:5])}")
    for index, postgresql, indexed in found.small:
        if indexed != postgresql:
            raise GateFailed(f"The new {index} has {indexed} documents where PostgreSQL has {postgresql}")


def a_sample_is_what_postgresql_makes(candidate: Candidate) -> None:
    """Some courses, others each time, converted anew and compared with what stands by their content."""
    generation = records.by_id(candidate.connection, candidate.generation)
    assert generation is not None
    rows = candidate.connection.execute(
        "SELECT id FROM published_course ORDER BY md5(id::text || %s) LIMIT %s",
        (str(candidate.generation), SAMPLED_COURSES),
    ).fetchall()
    judge = CourseJudge(candidate.client, generation, percent=100)
    judge.settle(candidate.connection, [course_id for (course_id,) in rows])
    if judge.found.drift:
        kinds = ", ".join(
            f"{fault.value}: course {', '.join(ids)}" for fault, ids in judge.found.examples.items()
        )
        raise GateFailed(
            f"{judge.found.drift} of {len(rows)} sampled courses are not what PostgreSQL makes of them ({kinds})"
        )


def it_has_not_shrunk(candidate: Candidate) -> None:
    """Against what the live generation had when it was built: since then it has followed every change."""
    live = records.live(candidate.connection)
    before = 0 if live is None else live.documents_done
    with engine_errors():
        index = courses_index(candidate.generation)
        now = int(candidate.client.count(index=index, query=PUBLISHED)["count"])
    if now < before * (100 - SHRINKAGE_MAX_PERCENT) / 100:
        raise GateDoubted(
            f"The catalogue shrank from {before:,} to {now:,} courses since the live index was built, by more than "
            f"{SHRINKAGE_MAX_PERCENT} %"
        )


GATES: tuple[Gate, ...] = (
    mappings_are_ours,
    counts_are_those_of_postgresql,
    a_sample_is_what_postgresql_makes,
    it_has_not_shrunk,
)


def pass_gates(candidate: Candidate, gates: tuple[Gate, ...], accept: str | None = None) -> None:
    """Raises GateFailed at the first gate that does not open.

    A doubt, GateDoubted, is passed over where somebody gave a reason in `accept`; both are kept with the generation.
    That the index is what PostgreSQL says is never a matter of opinion.
    """
    doubts: list[str] = []
    for gate in gates:
        try:
            gate(candidate)
        except GateDoubted as doubt:
            if accept is None:
                raise GateDoubted(f"{doubt}. If that is meant, give the reason with --accept") from doubt
            doubts.append(str(doubt))
    if accept is not None and doubts:
        records.accept(candidate.connection, candidate.generation, accept, "; ".join(doubts))
