"""A rebuild that stops because Elasticsearch is unavailable stays building, and the next leader finishes it."""

import pytest
from celery.result import EagerResult
from elasticsearch import Elasticsearch

from indexer import rebuild_requests
from indexer.indexing.errors import ElasticsearchUnavailable, RebuildFailed
from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import ATTEMPTS_MAX
from indexer.indexing.rebuild.gates import Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.rebuild.recovery import help_or_resume_rebuild
from indexer.shared.database import Connection
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.begun_rebuild import begin_generation
from tests.integration.indexer.index_contents import assert_index_equals_postgresql, read_live_generation


@pytest.mark.parametrize("step", ["load_generation", "indices.make_searchable", "pass_gates"])
def test_a_rebuild_that_elasticsearch_interrupts_is_resumed(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
) -> None:
    assert indexed
    with monkeypatch.context() as unavailable:
        unavailable.setattr(f"indexer.indexing.rebuild.rebuild.{step}", stall)
        with pytest.raises(ElasticsearchUnavailable, match="a stall"):
            rebuild(catalogue_url, client, RebuildOptions())
    interrupted = records.find_building(connection)
    assert interrupted is not None
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) == interrupted.id
    assert read_live_generation(connection) == interrupted.id
    assert_index_equals_postgresql(connection, client)


def test_a_rebuild_that_elasticsearch_interrupts_at_the_last_attempt_fails_with_its_error(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert indexed
    begun = begin_generation(connection, attempts=ATTEMPTS_MAX - 1)
    monkeypatch.setattr("indexer.indexing.rebuild.rebuild.load_generation", stall)
    with pytest.raises(ElasticsearchUnavailable, match="a stall"):
        help_or_resume_rebuild(catalogue_url, client, RebuildOptions())
    failed = records.find_by_id(connection, begun)
    assert failed is not None
    assert (failed.state, failed.error) == (GenerationState.FAILED, "a stall")
    assert help_or_resume_rebuild(catalogue_url, client, RebuildOptions()) is None


def test_a_gate_is_repeated_while_elasticsearch_is_unavailable(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    runs: list[int] = []

    def check_once_it_responds(candidate: Candidate) -> None:
        runs.append(candidate.generation)
        if len(runs) == 1:
            stall()

    made = rebuild(catalogue_url, client, RebuildOptions(gates=(check_once_it_responds,)))
    assert runs == [made, made]
    assert read_live_generation(connection) == made


def test_the_command_gives_the_reason_of_the_interruption(
    connection: Connection, building: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebuild_requests, "ABANDONED_AFTER_SECONDS", 0.0)
    connection.execute("UPDATE index_generation SET request = 'a task' WHERE id = %s", (building,))
    ended = EagerResult("a task", ElasticsearchUnavailable("a stall"), "FAILURE")
    watcher = rebuild_requests.RebuildWatcher(connection, ended, lambda *_: None)
    with pytest.raises(
        RebuildFailed, match=r"The rebuild was interrupted: a stall\. A worker resumes the rebuild"
    ):
        watcher.wait_for_end()


def stall(*_: object) -> None:
    raise ElasticsearchUnavailable("a stall")
