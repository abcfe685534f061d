"""One machine for the tests here, and one for the soak: its changes leave another catalogue behind.

Each test begins with every part alive and nothing waiting.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.shared.database import Connection
from tests.faults.machine import Machine


@pytest.fixture(scope="package")
def gazetteer() -> Gazetteer:
    """Made once: it reads all places of the world."""
    return Gazetteer(("AU",))


@contextmanager
def filled_machine(folder: Path, gazetteer: Gazetteer) -> Iterator[Machine]:
    machine = Machine(folder)
    try:
        machine.fill(gazetteer)
        yield machine
    finally:
        machine.stop()


@pytest.fixture(scope="package")
def one_machine(tmp_path_factory: pytest.TempPathFactory, gazetteer: Gazetteer) -> Iterator[Machine]:
    with filled_machine(tmp_path_factory.mktemp("machine"), gazetteer) as machine:
        yield machine


@pytest.fixture
def soaked_machine(tmp_path: Path, gazetteer: Gazetteer) -> Iterator[Machine]:
    with filled_machine(tmp_path, gazetteer) as machine:
        yield machine


@pytest.fixture
def machine(one_machine: Machine) -> Machine:
    """What a test before left dead is alive again, nothing waits, and the outbox tells nothing of that test."""
    one_machine.start_dead()
    one_machine.wait_settled()
    with one_machine.database() as connection:
        connection.execute("DELETE FROM outbox WHERE state = 'done'")
    return one_machine


@pytest.fixture
def connection(machine: Machine) -> Iterator[Connection]:
    with machine.database() as connection:
        yield connection
