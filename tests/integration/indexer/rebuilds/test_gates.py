"""Each gate (check of a new index before it goes live) can refuse a rebuild.

Some refusals can be overridden with a reason, which is stored. A generation is one complete build of the index.
"""

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import GateFailed, GateNeedsApproval
from indexer.indexing.generations import records
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild import count_comparison
from indexer.indexing.rebuild.gates import (
    GATES,
    Candidate,
    Gate,
    check_counts,
    check_mappings,
    check_sampled_courses,
    check_shrinkage,
)
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index
from schemas.vocabulary.kinds import GenerationState
from stack.indexing.golden_query_gate import build_gates, build_golden_query_gate
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_live_generation,
    read_published_ids,
    read_value,
)


@pytest.fixture(autouse=True)
def _drain_first(connection: Connection, client: Elasticsearch, indexed: int) -> None:
    assert indexed
    drain(connection, client)


def rewrite_documents(candidate: Candidate, script: str, query: dict[str, object] | None = None) -> None:
    """Change documents in the new generation with Python code. The field with the hash of the content stays the same.

    script: code that changes the variable `document`. query: selects the documents.
    """
    index = courses_index(candidate.generation)
    chosen = query or {"term": {"deleted": False}}
    found = candidate.client.search(index=index, query=chosen, size=1_000)["hits"]["hits"]
    for hit in found:
        document = dict(hit["_source"])
        exec(script, {"document": document})  # noqa: S102  # the tests themselves define the code
        candidate.client.index(index=index, id=hit["_id"], document=document)
    candidate.client.indices.refresh(index=index)


def test_a_correct_generation_passes_all_gates(
    catalogue_url: str, connection: Connection, client: Elasticsearch, elasticsearch_url: str
) -> None:
    number = rebuild(catalogue_url, client, RebuildOptions(gates=build_gates(elasticsearch_url)))
    assert read_live_generation(connection) == number
    generation = records.find_by_id(connection, number)
    assert generation is not None
    assert (generation.accepted_reason, generation.accepted_doubts) == (None, None)


def test_another_mapping_fails_the_gate(catalogue_url: str, client: Elasticsearch) -> None:
    def add_a_field(candidate: Candidate) -> None:
        client.indices.put_mapping(
            index=courses_index(candidate.generation), properties={"surprise": {"type": "keyword"}}
        )

    with pytest.raises(GateFailed, match="is not the one that the code declares"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(add_a_field, check_mappings)))


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("document['degree_level_id'] = 1", "degree level 1: "),
        ("document['country_ids'] = []", "country 1: 0 courses where PostgreSQL has "),
    ],
)
def test_another_distribution_of_the_same_courses_fails_the_gate(
    catalogue_url: str, client: Elasticsearch, script: str, reason: str
) -> None:
    def move_courses(candidate: Candidate) -> None:
        rewrite_documents(candidate, script)

    with pytest.raises(GateFailed, match=reason):
        rebuild(catalogue_url, client, RebuildOptions(gates=(move_courses, check_counts)))


def test_other_content_in_a_sampled_course_fails_the_gate(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    course = read_published_ids(connection)[12]

    def change_one(candidate: Candidate) -> None:
        rewrite_documents(candidate, "document['name'] = 'Something else'", {"term": {"id": course}})

    def sample_everything(candidate: Candidate) -> None:
        assert len(read_published_ids(candidate.connection)) < 400
        check_sampled_courses(candidate)

    with pytest.raises(GateFailed, match=rf"sampled courses are not what PostgreSQL makes .*course {course}"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(change_one, sample_everything)))


def test_a_change_that_is_not_drained_yet_passes_the_gate(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    course = read_published_ids(connection)[12]

    def change_meanwhile(candidate: Candidate) -> None:
        assert candidate.generation
        connection.execute("UPDATE course SET name = 'Not drained' WHERE id = %s", (course,))

    gates: tuple[Gate, ...] = (change_meanwhile, check_sampled_courses)
    rebuild(catalogue_url, client, RebuildOptions(gates=gates))
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)


def test_poisoned_rows_of_many_courses_fail_the_gate_at_once(
    catalogue_url: str, connection: Connection, client: Elasticsearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(count_comparison, "EXCLUDED_MAX", 2)
    connection.execute(
        "INSERT INTO outbox (noun, row_id, state, attempts, error) "
        "SELECT 'course', id, 'poisoned', 5, 'It broke' FROM unnest(%s::integer[]) AS id",
        (read_published_ids(connection)[:3],),
    )
    try:
        with pytest.raises(GateFailed, match="run `finder outbox replay --all-poisoned`"):
            rebuild(catalogue_url, client, RebuildOptions(gates=(check_counts,)))
    finally:
        connection.execute("DELETE FROM outbox WHERE state = 'poisoned'")


def test_names_that_searches_do_not_find_fail_the_gate(
    catalogue_url: str, client: Elasticsearch, elasticsearch_url: str
) -> None:
    def mix_up(candidate: Candidate) -> None:
        rewrite_documents(
            candidate,
            "document['name'] = 'Nothing'; document['course_title'] = None; document['exact_names'] = ['Nothing']",
        )

    with pytest.raises(GateNeedsApproval, match="golden queries do not find the expected course"):
        rebuild(
            catalogue_url, client, RebuildOptions(gates=(mix_up, build_golden_query_gate(elasticsearch_url)))
        )


def test_a_smaller_catalogue_needs_approval_with_a_reason(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    before = read_live_generation(connection)
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id % 2 = 0")
    drain(connection, client)
    with pytest.raises(
        GateNeedsApproval, match=r"shrank from \d+ to \d+ courses .*give the reason with --accept"
    ):
        rebuild(catalogue_url, client, RebuildOptions())
    assert read_live_generation(connection) == before
    accepted = rebuild(catalogue_url, client, RebuildOptions(accept="The register was halved"))
    kept = records.find_by_id(connection, accepted)
    assert kept is not None
    assert kept.accepted_reason == "The register was halved"
    assert kept.accepted_doubts is not None
    assert "The catalogue shrank from" in kept.accepted_doubts
    assert_index_equals_postgresql(connection, client)
    rebuild(catalogue_url, client, RebuildOptions(gates=(check_shrinkage,)))
    assert (
        read_value(connection, "SELECT count(*) FROM index_generation WHERE accepted_reason IS NOT NULL") == 1
    )


def test_a_difference_from_postgresql_cannot_be_accepted(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    def lose_one(candidate: Candidate) -> None:
        some = read_published_ids(candidate.connection)[0]
        client.delete(index=courses_index(candidate.generation), id=str(some))

    with pytest.raises(GateFailed, match="where PostgreSQL has"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(lose_one, *GATES), accept="I do not mind"))
    assert_index_equals_postgresql(connection, client)


def test_a_failed_gate_leaves_the_live_generation_unchanged(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)

    def closed(candidate: Candidate) -> None:
        raise GateFailed(f"Generation {candidate.generation} is not liked")

    with pytest.raises(GateFailed, match="is not liked"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(*GATES, closed)))
    assert read_live_generation(connection) == before
    assert indices.has_all_aliases(client, before)
    failed = records.list_in_state(connection, GenerationState.FAILED)[-1]
    assert failed.error == f"Generation {failed.id} is not liked"
    assert_index_equals_postgresql(connection, client)
    rebuild(catalogue_url, client, RebuildOptions())
    assert not indices.has_any_index(client, failed.id)


def test_missing_documents_fail_the_gate(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    before = read_live_generation(connection)

    def lose_one(candidate: Candidate) -> None:
        some = read_published_ids(candidate.connection)[0]
        client.delete(index=courses_index(candidate.generation), id=str(some))

    with pytest.raises(GateFailed, match="where PostgreSQL has"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(lose_one, *GATES)))

    def lose_all(candidate: Candidate) -> None:
        for each in read_published_ids(candidate.connection):
            client.delete(index=courses_index(candidate.generation), id=str(each))

    with pytest.raises(GateFailed, match="is empty"):
        rebuild(catalogue_url, client, RebuildOptions(gates=(lose_all, check_counts)))
    assert read_live_generation(connection) == before
