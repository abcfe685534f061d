"""Delivers submissions to the CRM.

A worker claims a delivery before the worker calls the CRM. If the worker dies, the claim ends after CLAIM_SECONDS, and
the submission is sent again with the same idempotency key.
"""

import logging
from dataclasses import dataclass
from typing import Any

from indexer.delivery.crm import circuit
from indexer.delivery.crm.client import CRM_SECONDS, Outcome, call_crm
from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.retries import compute_delay_seconds
from schemas.settings import Settings
from schemas.vocabulary.accounts import DeliveryState

log = logging.getLogger(__name__)

DELIVERIES_PER_TASK = 20
REJECTIONS_MAX = 5
DAYS_MAX = 7
FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS = 5.0, 3_600.0
CLAIM_SECONDS = 6 * CRM_SECONDS
"""The duration of a claim. A call takes less time, so no other worker sends the same submission at the same time."""
_CLAIM = """
UPDATE crm_delivery SET attempts = attempts + 1, attempt_at = now() + %s * INTERVAL '1 second',
       first_attempt_at = coalesce(first_attempt_at, now())
WHERE id = (
    SELECT id FROM crm_delivery AS due
    WHERE state = 'pending' AND attempt_at <= now() AND NOT EXISTS (
        SELECT FROM crm_delivery AS earlier
        WHERE earlier.person_id = due.person_id AND earlier.state = 'pending' AND earlier.id < due.id
    )
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, submission_id, attempts, rejections, first_attempt_at < now() - %s * INTERVAL '1 day' AS is_old
"""
_READ = "SELECT call, content FROM submission WHERE id = %s"
_FINISH = """
UPDATE crm_delivery SET state = %s, error = %s, finished_at = now() WHERE id = %s AND state = 'pending'
"""
_RETRY = """
UPDATE crm_delivery SET attempt_at = now() + %s * INTERVAL '1 second', error = %s, rejections = %s
WHERE id = %s AND state = 'pending'
"""


@dataclass(slots=True)
class Delivered:
    delivered: int = 0
    retried: int = 0
    dead: int = 0


def deliver_due_submissions(connection: Connection, given: Settings) -> Delivered:
    """Deliver up to DELIVERIES_PER_TASK submissions. Without CRM_URL, nothing is delivered."""
    result = Delivered()
    if given.crm_url is None:
        return result
    for _ in range(DELIVERIES_PER_TASK):
        if not circuit.may_call(connection):
            break
        claimed = read_rows(connection, _CLAIM, (CLAIM_SECONDS, DAYS_MAX))
        if not claimed:
            break
        _deliver(connection, given, claimed[0], result)
    return result


def _deliver(connection: Connection, given: Settings, delivery: dict[str, Any], result: Delivered) -> None:
    rows = read_rows(connection, _READ, (delivery["submission_id"],))
    if not rows:
        return  # The person was deleted after the claim. The delivery was deleted too.
    outcome = call_crm(given, rows[0]["call"], str(delivery["submission_id"]), rows[0]["content"])
    if outcome.is_delivered or outcome.is_rejected:
        circuit.record_response(connection)
    else:
        circuit.record_failure(connection)
    if outcome.is_delivered:
        execute(connection, _FINISH, (DeliveryState.DELIVERED.value, None, delivery["id"]))
        result.delivered += 1
    else:
        _record_failure(connection, delivery, outcome, result)


def _record_failure(
    connection: Connection, delivery: dict[str, Any], outcome: Outcome, result: Delivered
) -> None:
    """Set the time of the next attempt, or make the delivery dead.

    A delivery is dead DAYS_MAX days after its first call, or after REJECTIONS_MAX rejections. Only a response with a
    status such as 400 is a rejection. A CRM that has just started may reject everything for a moment, so one rejection
    is not enough.
    """
    rejections = delivery["rejections"] + outcome.is_rejected
    is_dead = delivery["is_old"] or rejections >= REJECTIONS_MAX
    log.warning(
        "Delivery %s failed (attempt %s, %s): %s",
        delivery["id"],
        delivery["attempts"],
        "dead" if is_dead else "to be repeated",
        outcome.reason,
    )
    if is_dead:
        execute(connection, _FINISH, (DeliveryState.DEAD.value, outcome.reason, delivery["id"]))
        result.dead += 1
        return
    delay = compute_delay_seconds(delivery["attempts"], FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS)
    execute(connection, _RETRY, (delay, outcome.reason, rejections, delivery["id"]))
    result.retried += 1
