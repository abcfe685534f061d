"""What stands between PostgreSQL and the index: the outbox, the ledger and the generations."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, Column, DateTime, Index, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.base import one_of
from schemas.vocabulary.kinds import GenerationState, OutboxState, RebuildPart


class Outbox(SQLModel, table=True):
    """A change that the index does not know yet, written by triggers in the changing transaction.

    Ids are handed out before commit, so rows are marked one by one and never by a high-water mark.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        one_of("state", OutboxState),
        Index("ix_outbox_open", "id", postgresql_where="state <> 'done'"),
        Index("ix_outbox_thing", "noun", "row_id", postgresql_where="state <> 'done'"),
        Index("ix_outbox_done", "done_at", postgresql_where="state = 'done'"),
    )

    id: int | None = Field(default=None, sa_column=Column(BigInteger, primary_key=True))
    noun: str
    row_id: int = Field(sa_column=Column(BigInteger, nullable=False))
    state: str = Field(default=OutboxState.PENDING, sa_column_kwargs={"server_default": "pending"})
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    error: str | None = None
    claimed_until: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    """Until when nobody else takes the row: a claim, or the pause after a failed try."""
    claimed_by: int | None = None
    """The key of the advisory lock that the claimer's session holds; a claim whose lock is free is void."""
    created_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )
    done_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))


class Ledger(SQLModel, table=True):
    """The version of a course's document; bumped before the course is read, never removed."""

    __tablename__ = "ledger"

    course_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_column=Column(BigInteger, nullable=False))
    deleted: bool
    bumped_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )


class IndexGeneration(SQLModel, table=True):
    """One set of indices built together; at most one is live and at most one is building."""

    __tablename__ = "index_generation"
    __table_args__ = (
        one_of("state", GenerationState),
        CheckConstraint("(accepted_reason IS NULL) = (accepted_doubts IS NULL)", name="accepted"),
        Index("uq_index_generation_live", "state", unique=True, postgresql_where="state = 'live'"),
        Index("uq_index_generation_building", "state", unique=True, postgresql_where="state = 'building'"),
    )

    id: int | None = Field(default=None, primary_key=True)
    state: str
    mapping_hash: str
    created_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )
    live_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    error: str | None = None
    request: str | None = None
    """Who asked for the rebuild: the id of the task."""
    documents_total: int | None = None
    """How many courses were published when the rebuild began."""
    documents_done: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    accepted_reason: str | None = None
    """Why a person let it go live although a gate doubted it."""
    accepted_doubts: str | None = None
    """What the gates had said then."""
    accept: str | None = None
    """The reason that was given beforehand to pass over doubts: whoever goes on with the rebuild needs it too."""
    attempts: int = Field(default=1, sa_column_kwargs={"server_default": "1"})
    """How many processes have begun to build it, each after the one before had died."""


class RebuildBatch(SQLModel, table=True):
    """A part of a rebuild, worked off by one process at a time; what is finished is never done again.

    The batches of a generation cover every course id there can be, so a course that comes while they are planned is
    in one of them.
    """

    __tablename__ = "rebuild_batch"
    __table_args__ = (
        one_of("part", RebuildPart),
        CheckConstraint("(documents IS NULL) = (finished_at IS NULL)", name="finished"),
    )

    generation_id: int = Field(foreign_key="index_generation.id", primary_key=True, ondelete="CASCADE")
    number: int = Field(primary_key=True)
    part: str
    after_id: int
    """The courses above this id …"""
    up_to_id: int
    """… up to this one; both 0 for a small index."""
    claimed_by: int | None = None
    """The key of the advisory lock that the claimer's session holds; a claim whose lock is free is void."""
    claimed_until: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    documents: int | None = None
    """How many were written; a batch that was begun again has written all of them."""
    finished_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))


class IndexVerification(SQLModel, table=True):
    """What a verification of the index found."""

    __tablename__ = "index_verification"

    id: int | None = Field(default=None, primary_key=True)
    generation_id: int = Field(foreign_key="index_generation.id", ondelete="CASCADE")
    percent_converted: int
    """Of the published courses, how many were converted anew and compared."""
    drift: int
    waiting: int
    report: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    started_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    finished_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class LedgerGeneration(SQLModel, table=True):
    """What the engine has acknowledged for a course in one generation.

    version and content_hash are those of the document as it stands in the index. settled_version is the highest
    ledger version whose outcome is known: no write of it or of a lower one can change the document any more. It is
    above version where a write was skipped because nothing had changed.
    """

    __tablename__ = "ledger_generation"

    generation_id: int = Field(foreign_key="index_generation.id", primary_key=True, ondelete="CASCADE")
    course_id: int = Field(primary_key=True)
    version: int = Field(sa_column=Column(BigInteger, nullable=False))
    content_hash: str
    settled_version: int = Field(sa_column=Column(BigInteger, nullable=False))
