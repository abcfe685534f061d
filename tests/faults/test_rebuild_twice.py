"""A rebuild that is requested while another one is running is refused.

The error shows the progress of the running rebuild.
"""

import json
import re

from indexer.indexing import locks
from indexer.indexing.generations import records
from indexer.shared.database import Connection
from tests.faults.held_steps import hold_step, wait_until_a_session_waits
from tests.faults.machine import Machine
from tests.faults.search_client import run_visitor
from tests.faults.test_rebuild_interrupted import (
    BETWEEN_BATCHES,
    LAST_BATCH,
    read_finish_times,
    request_rebuild,
    start_rebuild_command,
)
from tests.integration.indexer.celery_worker import wait_until
from tests.integration.indexer.index_contents import read_live_generation, read_published_ids, read_value


def count_generations(connection: Connection) -> int:
    """Count the generations (builds of the index) in all states, including failed and removed generations."""
    return int(read_value(connection, "SELECT count(*) FROM index_generation"))


def test_the_second_is_refused_with_the_progress_of_the_first(
    machine: Machine, connection: Connection
) -> None:
    before = count_generations(connection)
    with run_visitor(machine) as visitor:
        with hold_step(machine.urls.database, BETWEEN_BATCHES):
            request_rebuild(machine)
            wait_until_a_session_waits(connection)
            first = records.find_building(connection)
            assert first is not None
            wait_until(
                lambda: sum(map(bool, read_finish_times(connection, first.id).values())) == LAST_BATCH - 1
            )
            second = start_rebuild_command(machine)
            said, refused = second.communicate(timeout=60)
            assert (second.returncode, said) == (1, b"")
            told = re.search(
                rf"A rebuild is running already: generation {first.id}, ([\d,]+) of ([\d,]+) courses, "
                r"[\d,]+ courses a second, ",
                " ".join(refused.decode().split()),
            )
            assert told is not None, refused
            done, total = (int(each.replace(",", "")) for each in told.groups())
            assert 0 < done < total == len(read_published_ids(connection))
        wait_until(lambda: read_live_generation(connection) == first.id)
    assert count_generations(connection) == before + 1
    assert visitor.count_responses(503) == 0
    machine.assert_no_drift()


def test_rebuilds_that_begin_together_never_run_together(machine: Machine, connection: Connection) -> None:
    before = count_generations(connection)
    with run_visitor(machine) as visitor:
        commands = [start_rebuild_command(machine) for _ in range(2)]
        ended = [(each.communicate(timeout=120), each.returncode) for each in commands]
        wait_until(lambda: not locks.is_held(connection, locks.REBUILD))
    made = [json.loads(said)["generation"] for (said, _), code in ended if code == 0]
    assert made
    assert count_generations(connection) == before + len(made)
    assert read_live_generation(connection) == max(made)
    for (_, refused), code in ended:
        assert code == 0 or b"A rebuild is running already" in refused
    assert visitor.count_responses(503) == 0
    machine.assert_no_drift()
