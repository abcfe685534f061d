"""Stores and reads a person's decisions about texts of the search log, in the table vocabulary_decision.

A decision is in force until it is withdrawn.
"""

from typing import Any

from indexer.delivery.database import Connection, read_rows
from search.interpretation.tokens import build_phrase_key
from stack.errors import StackError

Decision = dict[str, Any]
"""Columns of the table by name. Each function reads only the columns that its caller needs."""

_READ = """
SELECT text, key, decision, meaning, decided_by, decided_at FROM vocabulary_decision WHERE withdrawn_at IS NULL
"""
_LIST = (
    "SELECT text, decision, meaning, reason, decided_by, decided_at, withdrawn_by, withdrawn_at "
    "FROM vocabulary_decision WHERE withdrawn_at IS NULL OR %s ORDER BY decided_at DESC, id DESC"
)
_INSERT = """
INSERT INTO vocabulary_decision (text, key, decision, meaning, reason, decided_by)
VALUES (%s, %s, %s, %s, %s, %s)
ON CONFLICT (key) WHERE withdrawn_at IS NULL DO NOTHING RETURNING id
"""
_WITHDRAW = """
UPDATE vocabulary_decision SET withdrawn_by = %s, withdrawn_at = clock_timestamp()
WHERE key = %s AND withdrawn_at IS NULL RETURNING text, decision, meaning
"""


class DecisionExists(StackError):
    """A decision about the text is in force."""


class NoDecision(StackError):
    """No decision about the text is in force."""


def read_decisions_by_key(connection: Connection) -> dict[str, Decision]:
    """Return the decisions in force by the key of their text (`build_phrase_key`)."""
    return {row["key"]: row for row in read_rows(connection, _READ)}


def list_decisions(connection: Connection, *, with_withdrawn: bool) -> list[Decision]:
    """Return the decisions, the newest first. with_withdrawn: true to include withdrawn decisions."""
    return read_rows(connection, _LIST, (with_withdrawn,))


def check_undecided(connection: Connection, text: str) -> None:
    """Raise DecisionExists if a decision about the text is in force."""
    found = read_decisions_by_key(connection).get(build_phrase_key(text))
    if found:
        meaning = f" as {found['meaning']}" if found["meaning"] else ""
        raise DecisionExists(
            f"'{found['text']}' is already {found['decision']}{meaning}, by {found['decided_by']} on "
            f"{found['decided_at']:%Y-%m-%d}. First run: finder vocabulary withdraw '{found['text']}'"
        )


def store_decision(
    connection: Connection, text: str, meaning: str | None, reason: str | None, operator: str
) -> None:
    """Accept the text with a meaning, or reject it (meaning None). Raises DecisionExists if a decision is in force."""
    decision = "rejected" if meaning is None else "accepted"
    values = (text, build_phrase_key(text), decision, meaning, reason, operator)
    if not read_rows(connection, _INSERT, values):
        check_undecided(connection, text)
        raise DecisionExists(
            f"'{text}' was decided and withdrawn at the same time by another command: try again"
        )


def withdraw_decision(connection: Connection, text: str, operator: str) -> Decision:
    """Withdraw the decision in force, and return it. Raises NoDecision if no decision is in force."""
    withdrawn = read_rows(connection, _WITHDRAW, (operator, build_phrase_key(text)))
    if not withdrawn:
        raise NoDecision(f"there is no decision about '{text}': see finder vocabulary list")
    return withdrawn[0]
