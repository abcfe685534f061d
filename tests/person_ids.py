"""Gives the persons of each test database ids that no other database uses.

The databases of a test run share one Valkey. Valkey counts the requests of a person by the person's id, so equal ids in
two databases would share a rate limit.
"""

from itertools import count

import psycopg

_FIRST_IDS = count(1_000_001, 1_000_000)
_RESTART = "SELECT setval(pg_get_serial_sequence('person', 'id'), %s, false)"


def use_new_person_ids(database_url: str) -> None:
    """Let the ids of new persons begin at a number that no other database of this test run uses."""
    with psycopg.connect(database_url) as connection:
        connection.execute(_RESTART, (next(_FIRST_IDS),))
