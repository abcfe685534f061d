"""Submitted forms, their deliveries to the CRM, and the circuit breaker of the CRM."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, Column, Identity, Index, LargeBinary, Uuid
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time
from schemas.tables.base import build_value_check
from schemas.vocabulary.accounts import CrmCall, DeliveryState


class Submission(SQLModel, table=True):
    """A submitted form.

    - id: the idempotency key. A repeated request with the same key adds no second row. The browser may choose the id.
    - person_id: null for a visitor without an account.
    - content: the parameters for the CRM.
    """

    __tablename__ = "submission"
    __table_args__ = (
        build_value_check("call", CrmCall),
        CheckConstraint("jsonb_typeof(content) = 'object'", name="content"),
    )

    id: UUID = Field(sa_column=Column(Uuid, primary_key=True))
    person_id: int | None = Field(default=None, foreign_key="person.id", ondelete="CASCADE", index=True)
    call: str
    form: str
    course_id: int | None = Field(default=None, foreign_key="course.id", ondelete="SET NULL", index=True)
    content: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    created_at: datetime = build_creation_time(index=True)


class CrmDelivery(SQLModel, table=True):
    """The delivery of a submission to the CRM. The submission and its delivery are written in one transaction.

    The worker delivers the submissions of one person in the order of the delivery ids.

    - attempt_at: the earliest time of the next attempt. A worker that starts the delivery sets a later time, so that no
      other worker starts the delivery too.
    - attempts: the calls of the CRM. rejections: the calls that got a status such as 400.
    - first_attempt_at: the time of the first call since the submission, or since an operator repeated the delivery.
    - error: the HTTP status or the exception class of the last failure.
    """

    __tablename__ = "crm_delivery"
    __table_args__ = (
        build_value_check("state", DeliveryState),
        Index("ix_crm_delivery_pending", "id", postgresql_where="state = 'pending'"),
        Index("ix_crm_delivery_person", "person_id", "id", postgresql_where="state = 'pending'"),
    )

    id: int | None = Field(default=None, sa_column=Column(BigInteger, Identity(), primary_key=True))
    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE", unique=True)
    person_id: int | None = Field(default=None, foreign_key="person.id", ondelete="CASCADE")
    state: str = Field(
        default=DeliveryState.PENDING, sa_column_kwargs={"server_default": DeliveryState.PENDING.value}
    )
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    rejections: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    error: str | None = None
    created_at: datetime = build_creation_time()
    attempt_at: datetime = build_creation_time()
    finished_at: datetime | None = build_optional_time()
    first_attempt_at: datetime | None = build_optional_time()


class CrmCallback(SQLModel, table=True):
    """A request that the CRM sent. signature_hash is the SHA-256 of its signature. A repeated signature is rejected."""

    __tablename__ = "crm_callback"

    signature_hash: bytes = Field(sa_column=Column(LargeBinary, primary_key=True))
    created_at: datetime = build_creation_time()


class CrmCircuit(SQLModel, table=True):
    """The circuit breaker of the CRM: after several failures, no worker calls the CRM before open_until.

    The table has one row. `failures` counts consecutive failures of all workers.
    """

    __tablename__ = "crm_circuit"
    __table_args__ = (CheckConstraint("id = 1", name="single"),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    failures: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    open_until: datetime | None = build_optional_time()
