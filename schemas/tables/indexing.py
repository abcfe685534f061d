"""The tables of indexing: outbox, ledger, index generations, rebuild batches and verifications."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, Column, DateTime, Index, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.base import build_value_check
from schemas.vocabulary.kinds import GenerationState, OutboxState, RebuildPart


class Outbox(SQLModel, table=True):
    """A change that is still to be indexed. Triggers write the row in the transaction of the change.

    Transactions receive ids in one order and can commit in another. Therefore each row has its own state, and the
    indexer uses no high-water mark.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        build_value_check("state", OutboxState),
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
    """No other process claims the row before this time: the end of a claim, or of the delay after a failure."""
    claimed_by: int | None = None
    """The key of the advisory lock that the claiming session holds. A claim is void when its lock is free."""
    created_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )
    done_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))


class Ledger(SQLModel, table=True):
    """The version of a course document. It increases before the course is read, and the row is never deleted."""

    __tablename__ = "ledger"

    course_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_column=Column(BigInteger, nullable=False))
    bumped_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )


class IndexGeneration(SQLModel, table=True):
    """A set of indices that are built together. At most one generation is live and at most one is building."""

    __tablename__ = "index_generation"
    __table_args__ = (
        build_value_check("state", GenerationState),
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
    """The id of the task that requested the rebuild."""
    documents_total: int | None = None
    """The number of published courses at the start of the rebuild."""
    documents_done: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    accepted_reason: str | None = None
    """The reason that an operator gave to make the generation live despite a failed gate."""
    accepted_doubts: str | None = None
    """The messages of the failed gates at that time."""
    accept: str | None = None
    """The reason that an operator gave in advance to override the gates. A resumed rebuild uses it too."""
    attempts: int = Field(default=1, sa_column_kwargs={"server_default": "1"})
    """The number of processes that have started the rebuild. A new one starts after the previous one died."""


class RebuildBatch(SQLModel, table=True):
    """A part of a rebuild. One process at a time builds a batch, and a finished batch is never built again.

    The batches of a generation cover every possible course id. A course that is added during planning therefore
    belongs to a batch.
    """

    __tablename__ = "rebuild_batch"
    __table_args__ = (
        build_value_check("part", RebuildPart),
        CheckConstraint("(documents IS NULL) = (finished_at IS NULL)", name="finished"),
    )

    generation_id: int = Field(foreign_key="index_generation.id", primary_key=True, ondelete="CASCADE")
    number: int = Field(primary_key=True)
    part: str
    after_id: int
    """The batch contains the courses with ids above this one."""
    up_to_id: int
    """The highest course id of the batch. Both ids are 0 for a lookup index."""
    claimed_by: int | None = None
    """The key of the advisory lock that the claiming session holds. A claim is void when its lock is free."""
    claimed_until: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    documents: int | None = None
    """The number of written documents. A restarted batch writes and counts all its documents again."""
    finished_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))


class IndexVerification(SQLModel, table=True):
    """The result of a verification of the index."""

    __tablename__ = "index_verification"

    id: int | None = Field(default=None, primary_key=True)
    generation_id: int = Field(foreign_key="index_generation.id", ondelete="CASCADE")
    percent_converted: int
    """The percentage of the published courses that were converted again and compared."""
    drift: int
    waiting: int
    report: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    started_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    finished_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class LedgerGeneration(SQLModel, table=True):
    """The last write of a course that Elasticsearch acknowledged in one generation.

    version and content_hash: of the document in the index. settled_version: the highest ledger version with a known
    outcome. No write of this version or a lower one can still change the document. settled_version is above version
    when a write was skipped because the content was unchanged.
    """

    __tablename__ = "ledger_generation"

    generation_id: int = Field(foreign_key="index_generation.id", primary_key=True, ondelete="CASCADE")
    course_id: int = Field(primary_key=True)
    version: int = Field(sa_column=Column(BigInteger, nullable=False))
    content_hash: str
    settled_version: int = Field(sa_column=Column(BigInteger, nullable=False))
