"""What operators see and do: list, show, replay and drop deliveries."""

from dataclasses import asdict, dataclass
from typing import Any

from delivery.database import Connection, read_rows
from delivery.errors import DeliveryError
from schemas.vocabulary.accounts import DeliveryState

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
UPDATE crm_delivery SET state = 'pending', attempts = 0, attempt_at = now(), created_at = now(), finished_at = NULL
WHERE state IN ('pending', 'dead') AND (%s::bigint[] IS NULL AND state = 'dead' OR id = ANY(%s)) RETURNING id
"""
_DROP = """
UPDATE crm_delivery SET state = 'dropped', finished_at = now()
WHERE id = ANY(%s) AND state IN ('pending', 'dead') RETURNING id
"""


@dataclass(frozen=True, slots=True)
class DeliveryList:
    """rows: waiting and dead deliveries, the oldest first, without personal values."""

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


def show_delivery(connection: Connection, delivery_id: int) -> dict[str, Any]:
    """One delivery with the values of the form. Raises DeliveryError for an unknown id."""
    rows = read_rows(connection, _SHOW, (delivery_id,))
    if not rows:
        raise DeliveryError(f"There is no delivery {delivery_id}")
    return rows[0]


def replay_deliveries(connection: Connection, ids: list[int] | None) -> list[int]:
    """Deliver these again, or all dead ones. Returns their ids. The key stays, so the CRM can ignore repetitions."""
    return [row["id"] for row in read_rows(connection, _REPLAY, (ids, ids))]


def drop_deliveries(connection: Connection, ids: list[int]) -> list[int]:
    """Give up these deliveries. The submissions stay in PostgreSQL. Returns the ids that were dropped."""
    return [row["id"] for row in read_rows(connection, _DROP, (ids,))]
