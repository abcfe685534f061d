"""The second factor (TOTP) of persons with a role, and their recovery codes."""

from datetime import datetime

from sqlalchemy import BigInteger, Column, LargeBinary
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time


class SecondFactor(SQLModel, table=True):
    """A confirmed second factor.

    - secret: encrypted with a key of FINDER_ENCRYPTION_KEYS. A hash is not enough, because a check needs the secret.
    - last_period: the number of the last period (30 seconds) whose code was used. Codes up to this period are rejected.
    """

    __tablename__ = "second_factor"

    person_id: int = Field(primary_key=True, foreign_key="person.id", ondelete="CASCADE")
    secret: str
    last_period: int = Field(sa_column=Column(BigInteger, nullable=False))
    created_at: datetime = build_creation_time()


class RecoveryCode(SQLModel, table=True):
    """A code that replaces one code of the second factor. code_hash is the SHA-256 of the random code."""

    __tablename__ = "recovery_code"

    code_hash: bytes = Field(sa_column=Column(LargeBinary, primary_key=True))
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    used_at: datetime | None = build_optional_time()
