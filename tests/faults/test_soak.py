"""3,000 random changes, while workers, broker and Elasticsearch are killed at random.

`make soak` makes 50,000 changes, twice.
"""

import pytest

from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.indexing.outbox.fan_out import NOUNS
from tests.faults.machine import Machine
from tests.faults.soak.kills import plan_kills
from tests.faults.soak.run import Soak, soak

CHANGES = 3_000
SEED = 20261121


def test_random_changes_and_random_kills_end_without_drift(
    soaked_machine: Machine, gazetteer: Gazetteer, capsys: pytest.CaptureFixture[str]
) -> None:
    done = Soak(SEED, plan_kills(CHANGES))
    try:
        soak(soaked_machine, gazetteer, CHANGES, done)
    finally:
        with capsys.disabled():
            print("\n" + "\n".join(done.format_lines()))
    assert done.missed == {}
    assert done.changes.total() >= CHANGES
    assert done.nouns == NOUNS
    assert done.drift == 0
    assert done.rows_with_attempts == 0, done.attempt_lines
