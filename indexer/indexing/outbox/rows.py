"""A row of the outbox, which records a change of one database row."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClaimedRow:
    id: int
    noun: str
    row_id: int
