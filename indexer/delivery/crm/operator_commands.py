"""The functions of the `finder` commands for deliveries: list, show, replay and drop.

A delivery sends one submitted form to the CRM. A dead delivery has failed permanently.
"""

from dataclasses import asdict, dataclass
from typing import Any
from uuid import UUID

from indexer.delivery.counselling.audit import audit_submissions
from indexer.delivery.database import Connection, read_rows
from indexer.delivery.errors import DeliveryError
from schemas.vocabulary.accounts import AuditAction, DeliveryState

_COUNTS = "SELECT state, count(*) AS number FROM crm_delivery GROUP BY state"
_OLDEST = """
SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS seconds
FROM crm_delivery WHERE state = 'pending'
"""
_CIRCUIT = "SELECT coalesce(bool_or(open_until > now()), false) AS is_open FROM crm_circuit"
_ROWS = """
SELECT crm_delivery.id, submission_id::text AS key, call, form, state, attempts, error,
       crm_delivery.created_at::text AS created_at
FROM crm_delivery JOIN submission ON submission.id = submission_id
WHERE state IN ('pending', 'dead') ORDER BY crm_delivery.id LIMIT %s
"""
_SHOW = """
SELECT crm_delivery.id, submission_id::text AS key, call, form, state, attempts, error,
       crm_delivery.created_at::text AS created_at, content
FROM crm_delivery JOIN submission ON submission.id = submission_id WHERE crm_delivery.id = %s
"""
_REPLAY = """
UPDATE crm_delivery SET state = 'pending', attempts = 0, rejections = 0, attempt_at = now(), created_at = now(),
       first_attempt_at = NULL, finished_at = NULL
WHERE state IN ('pending', 'dead') AND (%s::bigint[] IS NULL AND state = 'dead' OR id = ANY(%s)) RETURNING id
"""
_DROP = """
UPDATE crm_delivery SET state = 'dropped', finished_at = now()
WHERE id = ANY(%s) AND state IN ('pending', 'dead') RETURNING id
"""


@dataclass(frozen=True, slots=True)
class DeliveryList:
    """The state of the deliveries.

    - counts: the number of deliveries by state. oldest_pending_seconds: the age of the oldest pending delivery, or 0.
    - is_circuit_open: true if the workers do not call the CRM at present, because calls have failed.
    - rows: the first pending and dead deliveries, the oldest first, without the content of the forms.
    """

    counts: dict[str, int]
    oldest_pending_seconds: float
    is_circuit_open: bool
    rows: list[dict[str, Any]]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def list_deliveries(connection: Connection, limit: int) -> DeliveryList:
    counts = dict.fromkeys((state.value for state in DeliveryState), 0)
    counts |= {row["state"]: row["number"] for row in read_rows(connection, _COUNTS)}
    return DeliveryList(
        counts,
        read_rows(connection, _OLDEST)[0]["seconds"],
        read_rows(connection, _CIRCUIT)[0]["is_open"],
        read_rows(connection, _ROWS, (limit,)),
    )


def show_delivery(connection: Connection, delivery_id: int, operator: str) -> dict[str, Any]:
    """Return one delivery with the submitted values, and add an audit entry with the name of the operator.

    Raises DeliveryError if the id is unknown.
    """
    with connection.transaction():
        rows = read_rows(connection, _SHOW, (delivery_id,))
        if not rows:
            raise DeliveryError(f"There is no delivery {delivery_id}")
        audit_submissions(connection, AuditAction.STAFF_READ, operator, [UUID(rows[0]["key"])])
    return rows[0]


def replay_deliveries(connection: Connection, ids: list[int] | None) -> list[int]:
    """Make pending and dead deliveries due at once, and return their ids. `ids` None selects all dead deliveries.

    The idempotency key stays the same, so the CRM can ignore a submission that it already has.
    """
    return [row["id"] for row in read_rows(connection, _REPLAY, (ids, ids))]


def drop_deliveries(connection: Connection, ids: list[int]) -> list[int]:
    """Set pending and dead deliveries to the state dropped, and return their ids. The submissions are kept."""
    return [row["id"] for row in read_rows(connection, _DROP, (ids,))]
