"""Gives the persons of each database other ids.

The databases of a test run share one Valkey, which counts the limits of each person by the id of the person.
"""

from itertools import count

import psycopg

_FIRST_IDS = count(1_000_001, 1_000_000)
_RESTART = "SELECT setval(pg_get_serial_sequence('person', 'id'), %s, false)"


def use_new_person_ids(database_url: str) -> None:
    """Let the ids of new persons begin at a number that no other database of this test run uses."""
    with psycopg.connect(database_url) as connection:
        connection.execute(_RESTART, (next(_FIRST_IDS),))
