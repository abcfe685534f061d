"""The tables of indexing: outbox, ledger, index generations, rebuild batches and verifications."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, Column, DateTime, Index, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.base import build_value_check
from schemas.vocabulary.kinds import GenerationState, OutboxState, RebuildPart


class Outbox(SQLModel, table=True):
    """A changed row of another table. The indexer writes the change to Elasticsearch and then marks the row as done.

    - noun, row_id: the kind (in most cases the table) and the id of the changed row. A changed fee, for example, counts
      as a change of its course.

    A trigger writes the outbox row in the transaction of the change. The repair of the index and `finder` commands also
    add rows for courses.

    Each row has its own state. A single "last indexed id" would skip changes, because a row with a lower id can be
    committed later than a row with a higher id.
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
    """The end of the claim, or of the delay after a failure.

    No other process may claim the row before this time, unless the claim is void.
    """
    claimed_by: int | None = None
    """The key of the advisory lock that the claiming process holds. If the lock is free, the claim is void."""
    created_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )
    done_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))


class Ledger(SQLModel, table=True):
    """The version of a course document. Rows are never deleted.

    The indexer increases the version before it reads the course. A document with a later change therefore has a higher
    version. Elasticsearch rejects a document with a lower version than the stored one.
    """

    __tablename__ = "ledger"

    course_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_column=Column(BigInteger, nullable=False))
    bumped_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())
    )


class IndexGeneration(SQLModel, table=True):
    """A set of indices that are built together. At most one generation is live, and at most one is building.

    A gate is a check that a new generation must pass before the swap. The swap moves the aliases that searches use to
    the new generation.
    """

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
    """The id of the last Celery task that started or resumed the rebuild. Null without such a task."""
    documents_total: int | None = None
    """The number of published courses at the start of the rebuild."""
    documents_done: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    accepted_reason: str | None = None
    """The operator's reason to swap to this generation although gates had failed. Null if no gate had failed."""
    accepted_doubts: str | None = None
    """The messages of the gates that had failed before the swap."""
    accept: str | None = None
    """The operator's reason to ignore failed gates, given when the rebuild was requested."""
    attempts: int = Field(default=1, sa_column_kwargs={"server_default": "1"})
    """The number of processes that have worked on the rebuild. If a process dies, the next process continues."""


class RebuildBatch(SQLModel, table=True):
    """A part of a rebuild. One thread at a time claims a batch. A finished batch is never built again.

    The batches of a generation cover all possible course ids. So a course that is added later also belongs to a batch.
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
    """The batch starts after this course id. after_id and up_to_id are 0 if the batch contains no courses."""
    up_to_id: int
    """The batch ends with this course id."""
    claimed_by: int | None = None
    """The key of the advisory lock that the claiming process holds. If the lock is free, the claim is void."""
    claimed_until: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    documents: int | None = None
    """The number of written documents. Null until the batch is finished."""
    finished_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))


class IndexVerification(SQLModel, table=True):
    """The result of comparing the index with PostgreSQL.

    - drift: the number of wrong, missing and superfluous documents.
    - waiting: the number of documents that differ because their outbox row is not done yet.
    """

    __tablename__ = "index_verification"

    id: int | None = Field(default=None, primary_key=True)
    generation_id: int = Field(foreign_key="index_generation.id", ondelete="CASCADE")
    percent_converted: int
    """The percentage of published courses whose documents were built again and compared with the index."""
    drift: int
    waiting: int
    report: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    started_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))
    finished_at: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class LedgerGeneration(SQLModel, table=True):
    """The last document of a course that was successfully written to one generation.

    - version: the ledger version of the document in the index.
    - content_hash: the hash of this document.
    - settled_version: the highest ledger version whose write is finished. No write up to this version can still change
      the document. If a write was skipped because the content was unchanged, settled_version is above `version`.
    """

    __tablename__ = "ledger_generation"

    generation_id: int = Field(foreign_key="index_generation.id", primary_key=True, ondelete="CASCADE")
    course_id: int = Field(primary_key=True)
    version: int = Field(sa_column=Column(BigInteger, nullable=False))
    content_hash: str
    settled_version: int = Field(sa_column=Column(BigInteger, nullable=False))
