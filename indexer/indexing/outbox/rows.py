"""A row of the outbox, which identifies one database row whose documents must be written."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClaimedRow:
    id: int
    noun: str
    row_id: int
