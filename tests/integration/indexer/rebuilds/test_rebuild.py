"""A rebuild writes exactly the documents that belong to the rows of PostgreSQL. Searches continue meanwhile.

A rebuild creates a new generation (a complete index). A gate is a check of this generation before searches use it.
"""

import threading
from typing import Any

import pytest
from elasticsearch import Elasticsearch, NotFoundError

from indexer.index_readiness import is_indexed
from indexer.indexing import locks
from indexer.indexing.documents.course import mapping
from indexer.indexing.elasticsearch import index_fingerprint, indices
from indexer.indexing.errors import RebuildRefused
from indexer.indexing.generations import records
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild import gates as gates_module
from indexer.indexing.rebuild.gates import GATES, Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import COURSES_ALIAS, courses_index, suggestions_index
from schemas.vocabulary.kinds import GenerationState
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    read_indexed_courses,
    read_live_generation,
    read_published_ids,
    read_value,
)


def test_the_index_holds_exactly_the_published_courses(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    published = read_published_ids(connection)
    hidden = read_value(
        connection, "SELECT count(*) FROM course WHERE id NOT IN (SELECT id FROM published_course)"
    )
    assert hidden > 20
    assert sorted(int(each) for each in read_indexed_courses(client, indexed)) == published
    assert_index_equals_postgresql(connection, client, indexed)
    assert client.count(index=COURSES_ALIAS)["count"] == len(published)


def test_documents_contain_the_values_of_the_rows(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    """The expected values come from the SQL of this test, not from code of the indexer."""
    documents = read_indexed_courses(client, indexed)
    facts = connection.execute(
        "SELECT course.id, course.name, course.duration_weeks, institute.tcf_ranking, "
        "ARRAY(SELECT campus_id FROM course_campus JOIN campus ON campus.id = campus_id "
        "      WHERE course_id = course.id AND campus.status = 'published' ORDER BY 1), "
        "ARRAY(SELECT DISTINCT city.country_id FROM course_campus JOIN campus ON campus.id = campus_id "
        "      JOIN city ON city.id = campus.city_id WHERE course_id = course.id AND campus.status = 'published' "
        "      ORDER BY 1), "
        "ARRAY(SELECT month FROM course_intake WHERE course_id = course.id ORDER BY 1), "
        "(SELECT round(amount * value_to_pkr) FROM course_fee JOIN currency ON currency.id = currency_id "
        " WHERE course_id = course.id AND is_base), "
        "(SELECT name FROM specialization JOIN course_specialization ON specialization_id = specialization.id "
        " WHERE course_id = course.id AND position = 0) "
        "FROM course JOIN institute ON institute.id = institute_id "
        "WHERE course.status = 'published' AND institute.status = 'published'"
    ).fetchall()
    assert len(facts) == len(documents) > 200
    for course_id, *expected in facts:
        document = documents[str(course_id)]
        assert [
            document["name"], document["duration_weeks"], document["tcf_ranking"], document["campus_ids"],
            document["country_ids"], document["intakes"], document["fee_pkr"],
            document["specialization_names"][0],
        ] == expected  # fmt: skip


def test_a_rebuild_swaps_all_aliases_and_keeps_one_previous_generation(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    second = rebuild(catalogue_url, client, RebuildOptions())
    third = rebuild(catalogue_url, client, RebuildOptions())
    assert indexed < second < third == read_live_generation(connection)
    for alias, index in zip(indices.ALIASES, indices.list_index_names(third), strict=True):
        assert indices.read_alias_targets(client, alias) == [index]
    assert [each.id for each in records.list_in_state(connection, GenerationState.PREVIOUS)] == [second]
    assert indices.has_all_indices(client, second)
    assert not indices.has_any_index(client, indexed)
    assert (
        read_value(connection, "SELECT count(*) FROM ledger_generation WHERE generation_id = %s", indexed)
        == 0
    )
    assert_index_equals_postgresql(connection, client)


def test_the_suggestions_of_a_new_generation_are_one_segment(client: Elasticsearch) -> None:
    generation = 999_999
    index = suggestions_index(generation)

    def pieces() -> int:
        (shard,) = client.indices.segments(index=index)["indices"][index]["shards"]["0"]
        return sum(segment["search"] for segment in shard["segments"].values())

    indices.create_indices(client, generation, shards=1)
    for number in range(3):
        client.index(index=index, document={"kind": "city", "id": number}, refresh=True)
    assert pieces() == 3
    indices.make_searchable(client, generation, replicas=0)
    assert (pieces(), client.count(index=index)["count"]) == (1, 3)
    indices.remove_indices(client, [generation])


def test_searches_find_every_course_during_a_rebuild(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    published = len(read_published_ids(connection))
    counts: list[int] = []
    finished = threading.Event()

    def count_on() -> None:
        while not finished.is_set():
            counts.append(client.count(index=COURSES_ALIAS)["count"])

    counting = threading.Thread(target=count_on)
    counting.start()
    try:
        rebuild(catalogue_url, client, RebuildOptions())
        rebuild(catalogue_url, client, RebuildOptions())
    finally:
        finished.set()
        counting.join()
    assert len(counts) > 20
    assert set(counts) == {published}


def test_a_new_mapping_is_built_beside_the_live_index(
    catalogue_url: str,
    connection: Connection,
    client: Elasticsearch,
    indexed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A release adds a field. Until the aliases move, searches read the index without the field."""
    assert indexed
    old = read_live_generation(connection)
    newer: dict[str, Any] = {
        **mapping.COURSE_MAPPING,
        "properties": {**mapping.COURSE_MAPPING["properties"], "novelty": {"type": "keyword"}},
    }

    def searched() -> tuple[str, bool, int]:
        (name, found), *others = client.indices.get_mapping(index=COURSES_ALIAS).items()
        assert others == []
        return name, "novelty" in found["mappings"]["properties"], client.count(index=COURSES_ALIAS)["count"]

    def look(candidate: Candidate) -> None:
        properties = client.indices.get_mapping(index=courses_index(candidate.generation))
        assert "novelty" in properties[courses_index(candidate.generation)]["mappings"]["properties"]
        assert searched() == (courses_index(old), False, len(read_published_ids(connection)))

    with monkeypatch.context() as release:
        for module in (indices, index_fingerprint, gates_module):
            release.setattr(module, "COURSE_MAPPING", newer)
        assert not is_indexed(connection, client)
        new = rebuild(catalogue_url, client, RebuildOptions(gates=(*GATES, look)))
        assert is_indexed(connection, client)
        assert searched() == (courses_index(new), True, len(read_published_ids(connection)))
    rebuild(catalogue_url, client, RebuildOptions())


def test_changes_during_a_rebuild_reach_both_generations(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    """The gate `change` makes the changes: after the new generation is loaded, and before it goes live."""
    assert indexed
    before = read_live_generation(connection)
    renamed, hidden = read_published_ids(connection)[:2]

    def change(candidate: Candidate) -> None:
        with connect(catalogue_url) as other:
            other.execute("UPDATE course SET name = 'Changed meanwhile' WHERE id = %s", (renamed,))
            other.execute("UPDATE course SET status = 'withdrawn' WHERE id = %s", (hidden,))
            drain(other, client)
            for generation in (before, candidate.generation):
                assert_index_equals_postgresql(other, client, generation)
            other.execute(
                "UPDATE course SET status = 'published', name = 'And again' WHERE id = %s", (hidden,)
            )

    live = rebuild(catalogue_url, client, RebuildOptions(gates=(change, *GATES)))
    assert read_indexed_courses(client, live)[str(renamed)]["name"] == "Changed meanwhile"
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)


def test_a_second_rebuild_is_refused_with_the_progress_of_the_first(
    catalogue_url: str, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    refusals: list[str] = []

    def try_another(candidate: Candidate) -> None:
        assert candidate.generation
        with pytest.raises(RebuildRefused) as describe_running_rebuild:
            rebuild(catalogue_url, client, RebuildOptions())
        refusals.append(str(describe_running_rebuild.value))

    number = rebuild(catalogue_url, client, RebuildOptions(gates=(try_another, *GATES)))
    assert len(refusals) == 1
    assert f"generation {number}," in refusals[0]


def test_an_index_with_another_fingerprint_is_not_ready(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    live = read_live_generation(connection)
    assert is_indexed(connection, client)
    connection.execute("UPDATE index_generation SET mapping_hash = 'older' WHERE id = %s", (live,))
    assert not is_indexed(connection, client)


def test_no_write_creates_an_index_under_an_alias_name(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    indices.remove_indices(client, [read_live_generation(connection)])
    for name in (*indices.ALIASES, courses_index(999_999)):
        with pytest.raises(NotFoundError, match="no such index"):
            client.index(index=name, document={"id": 1})
    assert not is_indexed(connection, client)
    rebuild(catalogue_url, client, RebuildOptions())
    assert is_indexed(connection, client)


def test_the_rebuilds_above_released_their_locks(connection: Connection) -> None:
    assert not locks.is_held(connection, locks.REBUILD)
    assert not locks.is_held(connection, locks.WRITES)


def test_the_indices_have_the_requested_shards_and_replicas(
    catalogue_url: str, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    generation = rebuild(catalogue_url, client, RebuildOptions(shards=2))
    settings: dict[str, Any] = client.indices.get_settings(index=courses_index(generation)).body
    index = settings[courses_index(generation)]["settings"]["index"]
    assert (index["number_of_shards"], index["number_of_replicas"], index["refresh_interval"]) == (
        "2",
        "0",
        "1s",
    )
