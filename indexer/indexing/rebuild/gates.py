"""Gates: the checks that a generation (a complete set of indices) must pass before a rebuild or rollback makes it live.

Value names are the names of countries, subjects and other things that searches use.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.documents.course.mapping import COURSE_MAPPING
from indexer.indexing.documents.scholarship.mapping import SCHOLARSHIP_MAPPING
from indexer.indexing.documents.suggestion.mapping import SUGGESTION_MAPPING
from indexer.indexing.documents.value_name.mapping import VALUE_NAME_MAPPING
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.elasticsearch.indices import PUBLISHED
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable
from indexer.indexing.errors import GateFailed, GateNeedsApproval
from indexer.indexing.generations import records
from indexer.indexing.rebuild.count_comparison import Comparison, compare_counts
from indexer.indexing.rebuild.distribution import describe_differences
from indexer.indexing.verification.course_checker import CourseChecker
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index, scholarships_index, suggestions_index, value_name_index

SAMPLED_COURSES = 300
SHRINKAGE_MAX_PERCENT = 30


@dataclass(frozen=True)
class Candidate:
    """The generation to check. Gates may read PostgreSQL with `connection`."""

    connection: Connection
    client: Elasticsearch
    generation: int


Gate = Callable[[Candidate], None]
"""A gate raises GateFailed if the candidate must not go live.

A gate raises GateNeedsApproval if an operator may accept the candidate with a reason.
"""


def check_mappings(candidate: Candidate) -> None:
    expected: dict[str, Any] = {
        courses_index(candidate.generation): COURSE_MAPPING,
        value_name_index(candidate.generation): VALUE_NAME_MAPPING,
        suggestions_index(candidate.generation): SUGGESTION_MAPPING,
        scholarships_index(candidate.generation): SCHOLARSHIP_MAPPING,
    }
    with translate_errors():
        response = candidate.client.indices.get_mapping(index=list(expected))
    for index, mapping in expected.items():
        if response[index]["mappings"] != mapping:
            raise GateFailed(f"The mapping of {index} is not the one that the code declares")


def check_counts(candidate: Candidate) -> None:
    """Check that PostgreSQL and the candidate have the same numbers of courses, value names, place suggestions and
    scholarships.

    The numbers of courses of each degree level and of each country must also be equal. The counts are correct even if
    the catalogue changes during the check.
    """
    comparison = compare_counts(candidate.connection, candidate.client, candidate.generation)
    _check_comparison(comparison)


def _check_comparison(found: Comparison) -> None:
    if found.courses_indexed == 0 and found.courses_published > 0:
        raise GateFailed(
            f"The new index is empty, but PostgreSQL has {found.courses_published} published courses"
        )
    if found.courses_compared_indexed != found.courses_compared_published:
        raise GateFailed(
            f"The new index has {found.courses_compared_indexed} courses where PostgreSQL has "
            f"{found.courses_compared_published} published"
        )
    differences = describe_differences(found.distribution_published, found.distribution_indexed)
    if differences:
        raise GateFailed(f"The new index and PostgreSQL have different counts: {'; '.join(differences[:5])}")
    for index, postgresql, indexed in found.lookup_counts:
        if indexed != postgresql:
            raise GateFailed(f"The new {index} has {indexed} documents where PostgreSQL has {postgresql}")


def check_sampled_courses(candidate: Candidate) -> None:
    """Convert a random sample of courses, and compare the result with the stored documents."""
    generation = records.find_by_id(candidate.connection, candidate.generation)
    assert generation is not None
    rows = candidate.connection.execute(
        "SELECT id FROM published_course ORDER BY md5(id::text || %s) LIMIT %s",
        (str(candidate.generation), SAMPLED_COURSES),
    ).fetchall()
    checker = CourseChecker(candidate.client, generation, percent=100)
    checker.confirm_faults(candidate.connection, [course_id for (course_id,) in rows])
    if checker.found.drift:
        kinds = ", ".join(
            f"{fault.value}: course {', '.join(ids)}" for fault, ids in checker.found.examples.items()
        )
        raise GateFailed(
            f"{checker.found.drift} of {len(rows)} sampled courses are not what PostgreSQL makes of them ({kinds})"
        )


def check_shrinkage(candidate: Candidate) -> None:
    """Check that the candidate has at most SHRINKAGE_MAX_PERCENT fewer courses than the live generation when built."""
    live = records.find_live(candidate.connection)
    before = 0 if live is None else live.documents_done
    with translate_errors():
        index = courses_index(candidate.generation)
        now = int(candidate.client.count(index=index, query=PUBLISHED.to_dict())["count"])
    if now < before * (100 - SHRINKAGE_MAX_PERCENT) / 100:
        raise GateNeedsApproval(
            f"The catalogue shrank from {before:,} to {now:,} courses since the live index was built, by more than "
            f"{SHRINKAGE_MAX_PERCENT} %"
        )


GATES: tuple[Gate, ...] = (
    check_mappings,
    check_counts,
    check_sampled_courses,
    check_shrinkage,
)


def pass_gates(candidate: Candidate, gates: tuple[Gate, ...], accept: str | None = None) -> None:
    """Run the gates in order. Raises GateFailed if a gate fails.

    A gate is repeated while Elasticsearch is unavailable. Raises ElasticsearchUnavailable if the last retry fails.

    accept: the operator's reason to continue after a GateNeedsApproval. The reason and the text of the error are then
    stored in the record of the generation. Any other GateFailed always stops the rebuild or rollback.
    """
    doubts: list[str] = []
    for gate in gates:
        try:
            retry_while_unavailable(partial(gate, candidate))
        except GateNeedsApproval as doubt:
            if accept is None:
                raise GateNeedsApproval(
                    f"{doubt}. If this is intended, give the reason with --accept"
                ) from doubt
            doubts.append(str(doubt))
    if accept is not None and doubts:
        records.record_acceptance(candidate.connection, candidate.generation, accept, "; ".join(doubts))
