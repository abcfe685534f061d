"""Each form is sent to the CRM until it is accepted or its delivery dies. The forms of a person arrive in order."""

import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import psycopg
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from psycopg.types.json import Jsonb

from indexer.delivery.crm import client
from indexer.delivery.crm.circuit import FAILURES_TO_OPEN
from indexer.delivery.crm.delivering import REJECTIONS_MAX, Delivered, deliver_due_submissions
from indexer.delivery.crm.operator_commands import (
    drop_deliveries,
    list_deliveries,
    replay_deliveries,
    show_delivery,
)
from indexer.delivery.database import connect
from indexer.delivery.errors import DeliveryError
from indexer.delivery.metrics import DeliveryCollector
from schemas.settings import Settings
from schemas.vocabulary.operation import CrmParameters
from tests.integration.account.crm_server import CLOSE, DRIP, GARBAGE, TestCrm, run_crm

PHONE = "+923001234567"


@pytest.fixture
def crm() -> Iterator[TestCrm]:
    with run_crm() as crm:
        yield crm


@pytest.fixture
def given(crm: TestCrm, database_url: str) -> Settings:
    return Settings(_env_file=None, database_url=database_url, crm_url=crm.url)


@pytest.fixture
def database(database_url: str) -> Iterator[psycopg.Connection]:
    """A database with two persons and without deliveries to the CRM."""
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("TRUNCATE submission, crm_circuit, person CASCADE")
        for number in (1, 2):
            connection.execute(
                "INSERT INTO person (id, email, first_name, last_name, mobile, password_hash) "
                "VALUES (%s, %s, 'A', 'B', %s, 'x')",
                (number, f"{number}@example.org", PHONE),
            )
        yield connection


def add(connection: psycopg.Connection, person: int | None) -> str:
    """Add a submitted form and its delivery. Returns the idempotency key."""
    key = str(uuid4())
    content = Jsonb({"source": "Apply-Now", "mobile": PHONE, "message": "Grüße & <b>?=\nx"})
    connection.execute(
        "INSERT INTO submission (id, person_id, call, form, content) VALUES (%s, %s, 'webForms.php', 'apply_now', %s)",
        (key, person, content),
    )
    connection.execute("INSERT INTO crm_delivery (submission_id, person_id) VALUES (%s, %s)", (key, person))
    return key


def deliver(given: Settings) -> Delivered:
    with connect(given) as connection:
        return deliver_due_submissions(connection, given)


def skip_delays(connection: psycopg.Connection) -> None:
    """Make all waiting deliveries due now, and end the pause after failures of the CRM."""
    connection.execute("UPDATE crm_delivery SET attempt_at = now()")
    connection.execute("UPDATE crm_circuit SET open_until = now()")


def read_states(connection: psycopg.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT state FROM crm_delivery ORDER BY id").fetchall()]


def test_a_submission_arrives_as_a_form_with_its_key(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    key = add(database, 1)
    assert deliver(given) == Delivered(delivered=1)
    (received,) = crm.received
    assert (received.call, received.key, received.query) == ("webForms.php", key, {})
    assert received.form == {
        "source": "Apply-Now", "mobile": PHONE, "message": "Grüße & <b>?=\nx", "idempotency_key": key,
    }  # fmt: skip
    assert deliver(given) == Delivered()
    assert read_states(database) == ["delivered"]


def test_an_operator_may_choose_query_parameters(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    key = add(database, 1)
    deliver(given.model_copy(update={"crm_parameters": CrmParameters.QUERY}))
    assert crm.received[0].form == {}
    assert crm.received[0].query["idempotency_key"] == key


def test_without_a_crm_deliveries_wait(given: Settings, database: psycopg.Connection) -> None:
    add(database, 1)
    assert deliver(given.model_copy(update={"crm_url": None})) == Delivered()
    assert read_states(database) == ["pending"]


@pytest.mark.parametrize("status", [500, 503, 429, 302, 204, CLOSE, GARBAGE, DRIP], ids=str)
def test_a_failure_is_repeated_with_the_same_key(
    crm: TestCrm,
    given: Settings,
    database: psycopg.Connection,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
) -> None:
    """The time limit of a call also ends a response that arrives one byte at a time."""
    monkeypatch.setattr(client, "CRM_SECONDS", 1.0)
    key = add(database, 1)
    crm.statuses = [status]
    assert deliver(given) == Delivered(retried=1)
    assert deliver(given) == Delivered()
    skip_delays(database)
    assert deliver(given) == Delivered(delivered=1)
    assert [each.key for each in crm.received] == [key, key]


def test_garbage_in_the_response_is_ignored(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    add(database, 1)
    crm.body = b"\xff\0<html>" * 1_000
    assert deliver(given) == Delivered(delivered=1)


def test_a_rejected_submission_dies_and_the_next_one_follows(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    first, second = add(database, 1), add(database, 1)
    crm.statuses = [400] * REJECTIONS_MAX
    for _ in range(REJECTIONS_MAX):
        skip_delays(database)
        assert second not in crm.keys
        deliver(given)
    assert read_states(database) == ["dead", "delivered"]
    assert crm.keys == [first, second]


def test_a_rejection_after_an_outage_is_only_the_first_one(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    """While a CRM restarts, it may reject a submission for a moment, for example with 404."""
    add(database, 1)
    crm.statuses = [503] * REJECTIONS_MAX + [404]
    for _ in crm.statuses.copy():
        skip_delays(database)
        assert deliver(given) == Delivered(retried=1)
    skip_delays(database)
    assert deliver(given) == Delivered(delivered=1)


def test_an_earlier_submission_that_waits_holds_back_only_the_same_person(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    first, second, other, visitor = add(database, 1), add(database, 1), add(database, 2), add(database, None)
    crm.statuses = [500]
    assert deliver(given) == Delivered(delivered=2, retried=1)
    assert crm.keys == [first, other, visitor]
    skip_delays(database)
    assert deliver(given) == Delivered(delivered=2)
    assert crm.keys == [first, other, visitor, second]


def test_an_hour_without_the_crm_loses_nothing_and_spares_the_crm(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    keys = [add(database, 1 + number % 2) for number in range(12)]
    crm.status = 500
    for _ in range(3):
        database.execute("UPDATE crm_delivery SET attempt_at = now()")
        deliver(given)
    assert len(crm.received) == FAILURES_TO_OPEN
    with connect(given) as connection:
        assert list_deliveries(connection, 0).is_circuit_open
    skip_delays(database)
    assert deliver(given) == Delivered(retried=1)
    crm.status = 200
    for _ in range(12):
        skip_delays(database)
        deliver(given)
    assert read_states(database) == ["delivered"] * 12
    assert sorted(crm.keys) == sorted(keys)
    delivered = [each.key for each in crm.received]
    for person in (0, 1):
        own = keys[person::2]
        assert sorted(own, key=lambda key: len(delivered) - delivered[::-1].index(key)) == own


def test_a_claim_of_a_killed_worker_expires(given: Settings, database: psycopg.Connection) -> None:
    add(database, 1)
    database.execute("UPDATE crm_delivery SET attempts = 1, attempt_at = now() + INTERVAL '60 seconds'")
    assert deliver(given) == Delivered()
    skip_delays(database)
    assert deliver(given) == Delivered(delivered=1)


def test_several_workers_deliver_each_submission_once(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    keys = [add(database, None) for _ in range(20)]
    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda _: deliver(given), range(4)))
    assert sum(each.delivered for each in results) == 20
    assert sorted(each.key for each in crm.received) == sorted(keys)


def test_a_delivery_dies_seven_days_after_its_first_call(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    add(database, 1)
    crm.status = 500
    # The form waited until an operator set CRM_URL.
    database.execute("UPDATE crm_delivery SET created_at = now() - INTERVAL '30 days'")
    assert deliver(given) == Delivered(retried=1)
    skip_delays(database)
    database.execute("UPDATE crm_delivery SET first_attempt_at = now() - INTERVAL '7 days 1 minute'")
    assert deliver(given) == Delivered(dead=1)


def test_a_worker_that_dies_before_it_sets_the_pause_does_not_close_the_way_to_the_crm(
    given: Settings, database: psycopg.Connection
) -> None:
    add(database, 1)
    database.execute("INSERT INTO crm_circuit (id, failures) VALUES (1, %s)", (FAILURES_TO_OPEN,))
    assert deliver(given) == Delivered(delivered=1)


def test_operators_list_show_replay_and_drop(
    crm: TestCrm, given: Settings, database: psycopg.Connection
) -> None:
    keys = [add(database, 1), add(database, 2)]
    database.execute("UPDATE crm_delivery SET state = 'dead', error = 'status 400'")
    with connect(given) as connection:
        listed = list_deliveries(connection, 10)
        assert listed.counts == {"pending": 0, "delivered": 0, "dead": 2, "dropped": 0}
        assert PHONE not in str(listed.as_json())
        ids = [row["id"] for row in listed.rows]
        assert show_delivery(connection, ids[0], "operator")["content"]["mobile"] == PHONE
        with pytest.raises(DeliveryError, match="There is no delivery 999"):
            show_delivery(connection, 999_999, "operator")
        assert drop_deliveries(connection, [ids[1], 999_999]) == [ids[1]]
        assert replay_deliveries(connection, None) == [ids[0]]
        assert replay_deliveries(connection, [ids[1]]) == []
    assert deliver(given) == Delivered(delivered=1)
    assert crm.keys == [keys[0]]


def test_logs_and_metrics_have_no_personal_value(
    crm: TestCrm, given: Settings, database: psycopg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    add(database, 1)
    crm.statuses, crm.body = [500, 400], PHONE.encode()
    with caplog.at_level(logging.DEBUG):
        deliver(given.model_copy(update={"crm_parameters": CrmParameters.QUERY}))
        skip_delays(database)
        deliver(given)
    registry = CollectorRegistry()
    registry.register(DeliveryCollector(given))
    metrics = generate_latest(registry).decode()
    assert 'finder_crm_deliveries{state="pending"} 1.0' in metrics
    assert "status 500" in caplog.text
    for text in (caplog.text, metrics):
        assert PHONE not in text
        assert "3001234567" not in text
