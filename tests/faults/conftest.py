"""Fixtures: a machine (a complete stack in one folder) that the fault tests share, and another one for the soak test.

A test with the fixture `machine` starts with all services and programs running. The table `outbox` (changes that wait
for the index) is then empty.
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
    """The places of Australia. The fixture is built once, because it reads the places of the whole world."""
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
    """The shared machine. Before each test, dead services and programs are started again.

    The outbox has no row, because the fixture waits for open rows and deletes done rows.
    """
    one_machine.start_dead()
    one_machine.wait_until_outbox_is_empty()
    with one_machine.connect_to_database() as connection:
        connection.execute("DELETE FROM outbox WHERE state = 'done'")
    return one_machine


@pytest.fixture
def outage_without_tracebacks(machine: Machine) -> Iterator[None]:
    """Assert that the programs log no traceback during the test."""
    logs = [machine.var.logs / f"{part.name}.log" for part in (machine.worker, machine.beat, machine.site)]
    sizes = [log.stat().st_size for log in logs]
    yield
    for log, size in zip(logs, sizes, strict=True):
        written = log.read_bytes()[size:].decode(errors="replace")
        before, traceback, after = written.partition("Traceback (most recent call last)")
        assert not traceback, f"{log.name}: {before[-1_000:]}{traceback}{after[:3_000]}"


@pytest.fixture
def connection(machine: Machine) -> Iterator[Connection]:
    with machine.connect_to_database() as connection:
        yield connection
