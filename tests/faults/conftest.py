"""One machine for all tests here; each test begins with every part alive and nothing waiting."""

from collections.abc import Iterator

import pytest

from indexer.database import Connection
from indexer.reference.gazetteer import Gazetteer
from tests.faults.machine import Machine


@pytest.fixture(scope="package")
def gazetteer() -> Gazetteer:
    """Made once: it reads all places of the world."""
    return Gazetteer(("AU",))


@pytest.fixture(scope="package")
def one_machine(tmp_path_factory: pytest.TempPathFactory, gazetteer: Gazetteer) -> Iterator[Machine]:
    machine = Machine(tmp_path_factory.mktemp("machine"))
    try:
        machine.fill(gazetteer)
        yield machine
    finally:
        machine.stop()


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
