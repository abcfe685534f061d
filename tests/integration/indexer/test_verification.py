"""The verification compares the index with PostgreSQL and finds every kind of fault.

A document whose change still waits in the table `outbox` is not faulty. The repair writes or deletes only faulty
documents.
"""

import threading

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing import ledger, locks
from indexer.indexing.errors import NotIndexed, RebuildRefused
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.verification import stored_results
from indexer.indexing.verification.faults import Verification
from indexer.indexing.verification.verification import repair, verify
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index, scholarships_index, suggestions_index, value_name_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_live_generation,
    read_published_ids,
    read_value,
)
from tests.integration.indexer.index_damage import DAMAGES, DamagedCourse


@pytest.fixture(autouse=True)
def _drain_first(connection: Connection, client: Elasticsearch, indexed: int) -> None:
    assert indexed
    drain(connection, client)


def faults(found: Verification) -> dict[str, dict[str, list[str]]]:
    """Return the ids of the faulty documents, by index and fault. Indices without faults are left out."""
    return {
        each.index.split("-")[0] if number < 4 else "previous": {
            fault.value: ids for fault, ids in each.examples.items()
        }
        for number, each in enumerate(found.indices)
        if each.drift
    }


@pytest.mark.parametrize("damage", DAMAGES)
def test_each_kind_of_drift_is_found_and_repaired(
    catalogue_url: str, connection: Connection, client: Elasticsearch, damage: str
) -> None:
    assert verify(catalogue_url, client).drift == 0
    course = read_published_ids(connection)[10]
    do, fault = DAMAGES[damage]
    do(DamagedCourse(connection, client, read_live_generation(connection), course))
    assert faults(verify(catalogue_url, client)) == {"courses": {fault.value: [str(course)]}}
    before, after = repair(catalogue_url, client)
    assert (before.drift, after.drift, after.waiting) == (1, 0, 0)
    assert_index_equals_postgresql(connection, client)
    connection.execute(
        "UPDATE course SET name = name || ' again' WHERE id = %s", (read_published_ids(connection)[10],)
    )
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)
    assert verify(catalogue_url, client, 100).drift == 0


def test_a_repair_deletes_documents_that_postgresql_does_not_have(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    index = courses_index(read_live_generation(connection))
    course = read_published_ids(connection)[0]
    source = client.get(index=index, id=str(course))["_source"]
    client.index(index=index, id="999999", document={**source, "id": 999_999})
    client.index(index=index, id="not-a-course", document=source)
    client.index(index=index, id="nameless", document={"deleted": False}, refresh=True)
    found = faults(verify(catalogue_url, client))
    assert sorted(found.pop("courses")["surplus"]) == ["999999", "nameless", "not-a-course"]
    assert found == {}
    _, after = repair(catalogue_url, client)
    assert after.drift == 0
    assert_index_equals_postgresql(connection, client)


def test_a_changed_document_with_the_old_hash_is_found_by_converting_its_row(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    index = courses_index(read_live_generation(connection))
    course = read_published_ids(connection)[4]
    version = client.get(index=index, id=str(course))["_version"]
    source = client.get(index=index, id=str(course))["_source"]
    client.index(
        index=index, id=str(course), document={**source, "name": "Tampered"}, version=version + 1,
        version_type="external", refresh=True,
    )  # fmt: skip
    connection.execute(
        "UPDATE ledger_generation SET version = %s, settled_version = %s WHERE course_id = %s",
        (version + 1, version + 1, course),
    )
    connection.execute("UPDATE ledger SET version = %s WHERE course_id = %s", (version + 1, course))
    assert verify(catalogue_url, client).drift == 0
    assert faults(verify(catalogue_url, client, 100)) == {"courses": {"stale": [str(course)]}}
    repair(catalogue_url, client, 100)
    assert_index_equals_postgresql(connection, client)


def test_rows_that_changed_without_an_outbox_row_are_found_by_converting_them(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    course = read_published_ids(connection)[6]
    connection.execute("UPDATE course SET name = 'Behind the back' WHERE id = %s", (course,))
    connection.execute("DELETE FROM outbox WHERE state <> 'done'")
    assert verify(catalogue_url, client).drift == 0
    assert faults(verify(catalogue_url, client, 100)) == {"courses": {"stale": [str(course)]}}
    assert repair(catalogue_url, client, 100)[1].drift == 0
    assert_index_equals_postgresql(connection, client)


def read_scholarship_ids(connection: Connection) -> list[str]:
    """Read the document ids of the first three published scholarships."""
    rows = connection.execute("SELECT id FROM scholarship WHERE status = 'published' ORDER BY id LIMIT 3")
    return [f"scholarship:{row_id}" for (row_id,) in rows]


def test_lookup_documents_are_verified_and_repaired(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    generation = read_live_generation(connection)
    for index in (value_name_index(generation), suggestions_index(generation)):
        client.delete(index=index, id="city:1")
        source = client.get(index=index, id="city:2")["_source"]
        client.index(index=index, id="city:777777", document={**source, "id": 777_777})
        client.index(index=index, id="nothing-of-ours", document={**source, "kind": "planet"}, refresh=True)
    client.update(index=value_name_index(generation), id="country:2", doc={"name": "Elsewhere"}, refresh=True)
    (index, first, second, third) = (scholarships_index(generation), *read_scholarship_ids(connection))
    client.delete(index=index, id=first)
    client.update(index=index, id=second, doc={"name": "Elsewhere"})
    source = client.get(index=index, id=third)["_source"]
    client.index(index=index, id="scholarship:777777", document={**source, "id": 777_777}, refresh=True)
    surplus = ["city:777777", "nothing-of-ours"]
    assert faults(verify(catalogue_url, client)) == {
        "vocabulary": {"stale": ["country:2"], "missing": ["city:1"], "surplus": surplus},
        "suggestions": {"missing": ["city:1"], "surplus": surplus},
        "scholarships": {"stale": [second], "missing": [first], "surplus": ["scholarship:777777"]},
    }
    assert repair(catalogue_url, client)[1].drift == 0
    assert_index_equals_postgresql(connection, client)


def test_an_open_outbox_row_counts_as_waiting_and_not_as_drift(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    course, bumped = read_published_ids(connection)[2:4]
    connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (course,))
    connection.execute("UPDATE country SET name = 'Waits' WHERE id = 3")
    lagging = verify(catalogue_url, client, 100)
    assert lagging.drift == 0
    assert lagging.waiting > 2
    drain(connection, client)
    generation = read_live_generation(connection)
    ledger.bump_versions(connection, [bumped])
    client.delete(index=courses_index(generation), id=str(bumped), refresh=True)
    lagging = verify(catalogue_url, client)
    assert (lagging.drift, lagging.waiting) == (0, 1)
    connection.execute("DELETE FROM ledger_generation WHERE course_id = %s", (bumped,))
    connection.execute("INSERT INTO outbox (noun, row_id) VALUES ('course', %s)", (bumped,))
    drain(connection, client)
    assert verify(catalogue_url, client, 100).waiting == 0


def test_a_repair_writes_only_documents_that_differ(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    generation = read_live_generation(connection)
    first, second = read_published_ids(connection)[20:22]
    versions: dict[int, int] = dict(connection.execute("SELECT course_id, version FROM ledger").fetchall())
    client.delete(index=courses_index(generation), id=str(first), refresh=True)
    repair(catalogue_url, client)
    now: dict[int, int] = dict(connection.execute("SELECT course_id, version FROM ledger").fetchall())
    assert {each for each in now if now[each] != versions[each]} == {first}
    assert now[second] == versions[second]


def test_the_previous_generation_is_verified_against_what_was_written_there(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    before = read_live_generation(connection)
    rebuild(catalogue_url, client, RebuildOptions())
    behind, damaged = read_published_ids(connection)[30:32]
    connection.execute("UPDATE course SET name = 'Newer' WHERE id = %s", (behind,))
    drain(connection, client)
    assert verify(catalogue_url, client).drift == 0
    client.delete(index=courses_index(before), id=str(damaged), refresh=True)
    assert faults(verify(catalogue_url, client)) == {"previous": {"missing": [str(damaged)]}}
    assert repair(catalogue_url, client)[1].drift == 0


def test_the_result_of_a_verification_is_stored(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    found = verify(catalogue_url, client, 10)
    kept = stored_results.read_last_result(connection)
    assert kept is not None
    assert (kept.generation_id, kept.percent_converted, kept.drift) == (found.generation, 10, 0)
    assert kept.report == found.as_json()
    for _ in range(2):
        stored_results.store_result(connection, found, kept.started_at)
    assert read_value(connection, "SELECT count(*) FROM index_verification") <= stored_results.KEPT


def test_verification_reports_no_drift_during_changes_and_drains(
    catalogue_url: str, client: Elasticsearch
) -> None:
    """Another thread changes names and writes them to the index while the verification runs five times."""
    stop = threading.Event()
    changes: list[int] = []

    def change_on() -> None:
        with connect(catalogue_url) as own:
            while not stop.is_set():
                own.execute(
                    "UPDATE course SET name = 'Name ' || %s WHERE id %% 7 = %s",
                    (len(changes), len(changes) % 7),
                )
                own.execute("UPDATE city SET name = 'City ' || %s WHERE id = 1", (len(changes),))
                changes.append(1)
                drain(own, client, 0.3)

    changing = threading.Thread(target=change_on)
    changing.start()
    try:
        found = [verify(catalogue_url, client, 100) for _ in range(5)]
    finally:
        stop.set()
        changing.join()
    assert len(changes) > 3
    assert [each.drift for each in found] == [0] * 5


def test_a_repair_is_refused_while_a_rebuild_runs(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    assert locks.try_lock(connection, locks.REBUILD)
    try:
        with pytest.raises(RebuildRefused, match="A rebuild is running"):
            repair(catalogue_url, client)
    finally:
        locks.unlock(connection, locks.REBUILD)


def test_verification_without_a_live_index_names_the_rebuild_command(
    catalogue_url: str, connection: Connection, client: Elasticsearch
) -> None:
    live = read_live_generation(connection)
    connection.execute("UPDATE index_generation SET state = 'pruned' WHERE id = %s", (live,))
    with pytest.raises(NotIndexed, match="finder index rebuild"):
        verify(catalogue_url, client)
    connection.execute("UPDATE index_generation SET state = 'live' WHERE id = %s", (live,))
    assert open_rows(connection) == []
