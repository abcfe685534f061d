"""A course is created, updated, unpublished, published again and deleted, in every order and with repetitions.

Changes wait in the table `outbox`. `drain` writes them to the index: only at the end, after each change, or at random
moments. Some changes have no effect, such as an update of a missing course. Each order has one course. The orders run
in parallel, so a drain sees courses with different changes.
"""

import random
import threading
from collections.abc import Sequence
from itertools import permutations, product

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.outbox.drain import drain
from indexer.shared.database import Connection, connect
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_indexed_courses,
    read_live_generation,
    read_value,
)

CHANGES = {
    "create": "INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, "
    "status) SELECT id, 1, 'order-' || id, '2026-01-01', 'order-' || id, 'Created', 1, 1, 'published' "
    "FROM unnest(%s::integer[]) AS each (id) ON CONFLICT DO NOTHING",
    "update": "UPDATE course SET name = 'Updated ' || md5(name) WHERE id = ANY(%s)",
    "unpublish": "UPDATE course SET status = 'draft' WHERE id = ANY(%s)",
    "republish": "UPDATE course SET status = 'published' WHERE id = ANY(%s)",
    "delete": "DELETE FROM course WHERE id = ANY(%s)",
}
EVERY_ORDER = list(permutations(CHANGES))
WITH_REPETITIONS = list(product(CHANGES, repeat=4))
ORDERS = [*EVERY_ORDER, *WITH_REPETITIONS]
FIRST_ID = 100_000


def test_the_orders_are_complete() -> None:
    assert len(set(EVERY_ORDER)) == 120
    assert len(set(WITH_REPETITIONS)) == 625


@pytest.mark.parametrize("begins", ["absent", "published"])
@pytest.mark.parametrize("drained", ["at the end", "after each change", "by chance"])
def test_after_every_order_of_changes_the_index_equals_postgresql(
    connection: Connection, client: Elasticsearch, indexed: int, begins: str, drained: str
) -> None:
    assert indexed
    dice = random.Random(f"{begins} {drained}")
    left = {FIRST_ID + number: list(order) for number, order in enumerate(ORDERS)}
    change(connection, "delete", list(left))
    if begins == "published":
        change(connection, "create", list(left))
    drain(connection, client)
    before = count_outbox_rows(connection)
    while any(left.values()):
        moving = [course for course, order in left.items() if order]
        if drained == "by chance":
            moving = dice.sample(moving, max(1, len(moving) // 2))
        for name in CHANGES:
            change(connection, name, [course for course in moving if left[course][0] == name])
        for course in moving:
            del left[course][0]
        if drained == "after each change" or (drained == "by chance" and dice.random() < 0.5):
            drain(connection, client)
    drain(connection, client)
    assert open_rows(connection) == []
    assert count_outbox_rows(connection) - before > len(ORDERS)
    assert_index_equals_postgresql(connection, client)
    assert_courses_match_their_orders(connection, client, begins)


def test_two_parallel_drains_during_every_order_of_changes(
    catalogue_url: str, connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    """A drain claims the outbox rows that the other drain has not claimed.

    Both drains may claim rows of the same course.
    """
    assert indexed
    over, failures = threading.Event(), list[BaseException]()

    def work() -> None:
        try:
            with connect(catalogue_url) as mine:
                while not over.is_set():
                    drain(mine, client, 0.5)
        except BaseException as error:
            failures.append(error)

    change(connection, "delete", [FIRST_ID + number for number in range(len(ORDERS))])
    drain(connection, client)
    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        for step in range(max(map(len, ORDERS))):
            for name in CHANGES:
                ids = [FIRST_ID + at for at, order in enumerate(ORDERS) if order[step : step + 1] == (name,)]
                change(connection, name, ids)
    finally:
        over.set()
        for thread in threads:
            thread.join()
    assert failures == []
    drain(connection, client)
    assert open_rows(connection) == []
    assert_index_equals_postgresql(connection, client)
    assert_courses_match_their_orders(connection, client, "absent")


def change(connection: Connection, name: str, courses: Sequence[int]) -> None:
    if courses:
        connection.execute(CHANGES[name].encode(), (list(courses),))


def count_outbox_rows(connection: Connection) -> int:
    return int(read_value(connection, "SELECT count(*) FROM outbox"))


def assert_courses_match_their_orders(connection: Connection, client: Elasticsearch, begins: str) -> None:
    """Assert that the index has exactly the courses that are published after their order of changes.

    begins: "published" if all courses were published before the changes.
    """
    found = read_indexed_courses(client, read_live_generation(connection))
    shown = {course for course in map(int, found) if course >= FIRST_ID}
    assert shown == {
        FIRST_ID + number
        for number, order in enumerate(ORDERS)
        if is_shown_after(order, begins == "published")
    }


def is_shown_after(order: Sequence[str], shown: bool) -> bool:
    """True if the course exists and is published after these changes.

    shown: True if the course was published before the changes.
    """
    there = shown
    for name in order:
        if name == "create":
            there, shown = True, shown or not there
        elif name == "delete":
            there = shown = False
        elif name in ("unpublish", "republish"):
            shown = there and name == "republish"
    return shown
