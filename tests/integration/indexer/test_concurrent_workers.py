"""Random changes, drains and rebuilds run in parallel. Afterwards the index equals PostgreSQL.

`drain` writes changes to the index. A rebuild writes the whole catalogue to a new index.
"""

import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_live_generation,
    read_value,
)

SECONDS = 6.0
CHANGERS, DRAINERS = 2, 3

BY_CHANCE = RebuildOptions(accept="Courses come and go by chance here")

CHANGES = (
    "UPDATE course SET name = 'Name {n}' WHERE id = {course}",
    "UPDATE course SET name = CASE name WHEN 'A' THEN 'B' ELSE 'A' END WHERE id = {course}",
    "UPDATE course SET status = CASE status WHEN 'published' THEN 'draft' ELSE 'published' END WHERE id = {course}",
    "DELETE FROM course WHERE id = {rare}",
    "UPDATE institute SET name = 'Institute {n}' WHERE id = {twelve}",
    "UPDATE institute SET status = CASE status WHEN 'published' THEN 'draft' ELSE 'published' END WHERE id = {twelve}",
    "UPDATE campus SET status = CASE status WHEN 'published' THEN 'draft' ELSE 'published' END WHERE id = {campus}",
    "UPDATE campus SET city_id = 1 + {n} % 5 WHERE id = {campus}",
    "UPDATE city SET name = 'City {n}' WHERE id = 1 + {n} % 5",
    "UPDATE currency SET value_to_pkr = 100 + {n} WHERE id = 1 + {n} % 3",
    "UPDATE scholarship SET name = 'Award {n}' WHERE id = {campus}",
    "UPDATE scholarship SET status = CASE status WHEN 'draft' THEN 'published' ELSE 'draft' END WHERE id = {campus}",
    "DELETE FROM scholarship WHERE id = {rare}",
    "DELETE FROM course_campus WHERE campus_id = {campus} AND course_id = {course}",
)


def change_something(connection: Connection, dice: random.Random) -> None:
    """Make one to three changes in one transaction. The commit is delayed by up to 20 ms."""
    with connection.transaction():
        for _ in range(dice.randint(1, 3)):
            statement = dice.choice(CHANGES).format(
                n=dice.randint(1, 1_000),
                course=dice.randint(1, 400),
                rare=dice.randint(1, 400) if dice.random() < 0.1 else 0,
                twelve=dice.randint(1, 12),
                campus=dice.randint(1, 60),
            )
            connection.execute(statement.encode())
        time.sleep(dice.random() * 0.02)


def repeat_until(
    work: Callable[[], object], until: float, failures: list[BaseException]
) -> Callable[[], None]:
    def run() -> None:
        try:
            while time.monotonic() < until:
                work()
        except BaseException as error:
            failures.append(error)

    return run


@pytest.mark.parametrize("seed", [1, 2])
def test_parallel_changes_drains_and_rebuilds_leave_no_difference(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int, seed: int
) -> None:
    assert indexed
    until = time.monotonic() + SECONDS
    failures: list[BaseException] = []
    changed: list[int] = []
    with ExitStack() as open_connections:

        def own() -> Connection:
            own = open_connections.enter_context(connect(catalogue_url))
            own.execute("SET deadlock_timeout = '100ms'")
            return own

        def changer(number: int) -> Callable[[], None]:
            dice, mine = random.Random(100 * seed + number), own()

            def change() -> None:
                try:
                    change_something(mine, dice)
                    changed.append(number)
                except Exception as error:
                    if type(error).__name__ != "DeadlockDetected":
                        raise

            return repeat_until(change, until, failures)

        def drainer() -> Callable[[], None]:
            mine = own()
            return repeat_until(lambda: drain(mine, client, 0.5), until, failures)

        works = [changer(number) for number in range(CHANGERS)] + [drainer() for _ in range(DRAINERS)]
        works.append(repeat_until(lambda: rebuild(catalogue_url, client, BY_CHANCE), until, failures))
        threads = [threading.Thread(target=work) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert failures == []
    assert len(changed) > 50
    assert read_live_generation(connection) > indexed
    drain(connection, client)
    assert open_rows(connection) == []
    assert_index_equals_postgresql(connection, client)
    assert_ledger_matches_the_index(connection, client)


def assert_ledger_matches_the_index(connection: Connection, client: Elasticsearch) -> None:
    """Assert that the table `ledger_generation` has the version and the content hash of every document in the index.

    Documents of deleted or unpublished courses (tombstones) are included.
    """
    generation = read_live_generation(connection)
    index = courses_index(generation)
    hits = client.search(index=index, size=1_000, version=True, source_includes=["content_hash"])["hits"][
        "hits"
    ]
    stored = {int(hit["_id"]): (hit["_version"], hit["_source"]["content_hash"]) for hit in hits}
    recorded = {
        row[0]: (row[1], row[2])
        for row in connection.execute(
            "SELECT course_id, version, content_hash FROM ledger_generation WHERE generation_id = %s",
            (generation,),
        )
    }
    assert recorded == stored
    behind = "SELECT count(*) FROM ledger JOIN ledger_generation USING (course_id) "
    assert (
        read_value(
            connection, behind + "WHERE generation_id = %s AND settled_version > ledger.version", generation
        )
        == 0
    )
