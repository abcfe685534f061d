"""The CRM is unavailable for an hour, and then slow or faulty. Meanwhile worker, Valkey and PostgreSQL are killed.

Students submit forms on the site all the time, and repeat a request that fails. Each stored form must reach the CRM,
and the forms of a student must arrive in their order. A form that the CRM rejects is dead (not sent again), and the
next forms of the student follow.
"""

import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from threading import Event
from uuid import uuid4

import httpx
import pytest

from indexer.delivery.crm.circuit import FAILURES_TO_OPEN
from indexer.delivery.crm.operator_commands import DeliveryList, list_deliveries
from schemas.secret_hashes import hash_token, make_token
from stack.machine.ports import find_free_port
from stack.processes.child import stop_all
from stack.processes.supervisor import Restartable
from tests.faults.machine import Machine, is_alive
from tests.faults.test_clock_set_back import HOUR, Clock
from tests.integration.account.crm_server import GARBAGE, Received, TestCrm, run_crm
from tests.integration.indexer.celery_worker import wait_until

STUDENTS = 5
HOURS_MAX = 24
REJECTED = "The CRM rejects this form"
ADD_PERSON = """
INSERT INTO person (email, first_name, last_name, mobile, password_hash)
VALUES (%s, 'Ayesha', 'Khan', '+923001234567', 'x') RETURNING id
"""
ADD_SESSION = """
INSERT INTO session (token_hash, person_id, role, client, expires_at)
VALUES (%s, %s, 'student', 'Unknown client', now() + INTERVAL '1 day')
"""
LET_AN_HOUR_PASS = (
    "UPDATE crm_delivery SET attempt_at = attempt_at - INTERVAL '1 hour', created_at = created_at - INTERVAL '1 hour'",
    "UPDATE crm_circuit SET open_until = open_until - INTERVAL '1 hour'",
)
"""Moves the times of all deliveries and of the circuit breaker into the past.

For the worker, this is the same as moving the clock of PostgreSQL forward.
"""


@dataclass
class Student:
    """A signed-in person, and the ids of the submitted forms in their order."""

    id: int
    token: str
    address: str
    submitted: list[str] = field(default_factory=list)

    def submit(self, message: str = "The fee is wrong") -> None:
        """Submit a form. Repeat the request with the same id until the site confirms that the form is stored."""
        values = {
            "type": "suggest_edit",
            "user_id": str(self.id),
            "submission_id": str(uuid4()),
            "first_name": "Ayesha",
            "last_name": "Khan",
            "email_address": "ayesha@example.org",
            "phone_type": "call",
            "mobile": "+923001234567",
            "description": message,
        }
        with httpx.Client(base_url=self.address, cookies={"session": self.token}, timeout=30) as client:
            while (response := client.post("/crm/createCase.php", data=values)).status_code != 200:
                assert response.status_code == 503, response.text
                time.sleep(0.5)
        self.submitted.append(values["submission_id"])


@dataclass
class Crm:
    """The behaviour of the CRM: it rejects forms with the description REJECTED.

    After `hold`, the CRM delays the next call until `is_released` is set, and responds with `status_after_hold`.
    """

    is_holding: bool = False
    is_reached: Event = field(default_factory=Event)
    is_released: Event = field(default_factory=Event)
    status_after_hold: int = 200

    def hold(self, status_after_hold: int) -> None:
        self.is_reached.clear()
        self.is_released.clear()
        self.status_after_hold = status_after_hold
        self.is_holding = True

    def respond(self, received: Received) -> int:
        if self.is_holding:
            self.is_holding = False
            self.is_reached.set()
            assert self.is_released.wait(60)
            return self.status_after_hold
        return 400 if received.form["description"] == REJECTED else 200


@pytest.fixture
def crm_port() -> int:
    return find_free_port()


@pytest.fixture
def clock(machine: Machine, tmp_path: Path, crm_port: int) -> Iterator[Clock]:
    """Restart worker and beat with the address of a CRM, and with a clock that the test can shift."""
    clock = Clock(tmp_path / "clock")
    usual = machine.worker, machine.beat
    stop_all([child for program in usual for child in program.children])
    further = {**clock.environment, "CRM_URL": f"http://127.0.0.1:{crm_port}/api"}
    machine.worker, machine.beat = (
        replace(program, environment={**program.environment, **further}, children=[]) for program in usual
    )
    try:
        machine.start(machine.worker, machine.beat)
        yield clock
    finally:
        stop_all([child for program in (machine.worker, machine.beat) for child in program.children])
        machine.worker, machine.beat = usual


@pytest.fixture
def students(machine: Machine) -> list[Student]:
    students = []
    with machine.connect_to_database() as connection:
        for _ in range(STUDENTS):
            token = make_token()
            row = connection.execute(ADD_PERSON, (f"{uuid4().hex}@example.org",)).fetchone()
            assert row is not None
            connection.execute(ADD_SESSION, (hash_token(token), row[0]))
            students.append(Student(row[0], token, machine.address))
    return students


def read_deliveries(machine: Machine) -> DeliveryList:
    with machine.connect_to_database() as connection:
        return list_deliveries(connection, 100)


def pass_an_hour(machine: Machine, clock: Clock) -> None:
    clock.set(clock.seconds + HOUR)
    with machine.connect_to_database() as connection:
        for statement in LET_AN_HOUR_PASS:
            connection.execute(statement)


def restart_killed(machine: Machine, part: Restartable) -> None:
    machine.kill(part)
    if part is machine.valkey:
        machine.lose_broker_data()
    machine.start(part)


def start_dead_worker(machine: Machine) -> None:
    """Start the worker again if it has ended, as the supervisor does.

    Celery may end the worker if a task finishes while the connection to Valkey breaks.
    """
    if not is_alive(machine.worker):
        machine.spawn(machine.worker)


def test_every_form_reaches_the_crm_once_in_order_while_everything_fails(
    machine: Machine, clock: Clock, crm_port: int, students: list[Student]
) -> None:
    with ThreadPoolExecutor(STUDENTS) as pool:

        def submit_all() -> list[Future[None]]:
            return [pool.submit(student.submit) for student in students]

        lose_the_crm_for_an_hour(machine, clock, submit_all())
        with run_crm(crm_port) as server:
            crm = Crm()
            server.respond = crm.respond
            students[0].submit(REJECTED)
            for part, status in (
                (machine.worker, 200),
                (machine.postgres, GARBAGE),
                (machine.valkey, 500),
            ):
                crm.hold(status)
                wait_until_reached(machine, clock, crm)
                submitted = submit_all()
                restart_killed(machine, part)
                finish(submitted)
                crm.is_released.set()
            deliver_the_rest(machine, clock)
            assert_all_arrived_in_order(server, students)
    (dead,) = read_deliveries(machine).rows
    assert (dead["key"], dead["state"], dead["error"]) == (students[0].submitted[1], "dead", "status 400")


def lose_the_crm_for_an_hour(machine: Machine, clock: Clock, submitted: list[Future[None]]) -> None:
    """Kill the worker and PostgreSQL, and let an hour pass. Meanwhile no server listens at the address of the CRM."""
    finish(submitted)
    wait_until(lambda: read_deliveries(machine).is_circuit_open, 30)
    for part in (machine.worker, machine.postgres):
        restart_killed(machine, part)
    pass_an_hour(machine, clock)
    found = read_deliveries(machine)
    assert found.counts["pending"] == len(submitted) == FAILURES_TO_OPEN
    assert found.oldest_pending_seconds > HOUR


def wait_until_reached(machine: Machine, clock: Clock, crm: Crm) -> None:
    """Wait until the CRM delays a call. The clock first moves one hour, so that the worker calls the CRM now."""
    pass_an_hour(machine, clock)
    assert crm.is_reached.wait(30)


def finish(submitted: list[Future[None]]) -> None:
    for each in submitted:
        each.result(60)


def deliver_the_rest(machine: Machine, clock: Clock) -> None:
    """Let an hour pass every 2 seconds, until no delivery is pending."""
    for _ in range(HOURS_MAX):
        start_dead_worker(machine)
        pass_an_hour(machine, clock)
        time.sleep(2)
        if read_deliveries(machine).counts["pending"] == 0:
            return
    raise AssertionError(read_deliveries(machine))


def assert_all_arrived_in_order(server: TestCrm, students: list[Student]) -> None:
    """Assert that the CRM has received each form, and no form after a later form of the same student."""
    assert set(server.keys) == {key for student in students for key in student.submitted}
    for student in students:
        received = [each.key for each in server.received if each.form["user_id"] == str(student.id)]
        assert [key for key, _ in groupby(received)] == student.submitted
    # Killed and faulty calls were repeated, and the rejected form was tried several times.
    assert len(server.received) > len(server.keys)
