"""The decisions about texts of the search log."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Index, text
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time


class VocabularyDecision(SQLModel, table=True):
    """A person's decision about a text that visitors type.

    The search understands an accepted text like a phrase of the lexicon: a trigger adds the decision to the outbox as a
    row of the kind `accepted_phrase`. The review does not list a rejected text again. A withdrawn decision has no
    effect, but its row stays as history.

    - text: the text as the person wrote it. key: the text as the search compares it (`build_phrase_key`), in lower case
      and without accents and apostrophes.
    - decision: accepted or rejected.
    - meaning: the meaning of an accepted text, such as `discipline:nursing`.
    - decided_by, withdrawn_by: the login names of users of the server.
    """

    __tablename__ = "vocabulary_decision"
    __table_args__ = (
        CheckConstraint("decision IN ('accepted', 'rejected')", name="decision"),
        CheckConstraint("(decision = 'accepted') = (meaning IS NOT NULL)", name="meaning"),
        CheckConstraint("(withdrawn_by IS NULL) = (withdrawn_at IS NULL)", name="withdrawn"),
        Index(
            "uq_vocabulary_decision_key", "key", unique=True, postgresql_where=text("withdrawn_at IS NULL")
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    text: str
    key: str
    decision: str
    meaning: str | None = None
    reason: str | None = None
    decided_by: str
    decided_at: datetime = build_creation_time()
    withdrawn_by: str | None = None
    withdrawn_at: datetime | None = build_optional_time()
