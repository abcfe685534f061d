"""Persons with an account, their photos, favourites and consents."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Column, LargeBinary, Uuid, func
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_random_id, build_time
from schemas.tables.base import build_language_check, build_value_check
from schemas.vocabulary.accounts import ConsentDocument
from schemas.vocabulary.roles import Role
from schemas.vocabulary.site_languages import SiteLanguage


class Person(SQLModel, table=True):
    """A person with an account.

    - email: in lower case. A mailed code has confirmed the address.
    - password_hash: Argon2id. The text includes the parameters of the hash.
    """

    __tablename__ = "person"
    __table_args__ = (
        build_value_check("role", Role),
        build_language_check(),
        CheckConstraint("email = lower(email)", name="email"),
    )

    id: int | None = Field(default=None, primary_key=True)
    email: str = Field(unique=True)
    first_name: str
    last_name: str
    mobile: str
    """A valid number is in E.164, such as +923001234567. Two persons can have the same number."""
    password_hash: str
    role: str = Field(default=Role.STUDENT, sa_column_kwargs={"server_default": Role.STUDENT.value})
    language: str = Field(
        default=SiteLanguage.ENGLISH, sa_column_kwargs={"server_default": SiteLanguage.ENGLISH.value}
    )
    country_id: int | None = Field(default=None, foreign_key="country.id", ondelete="SET NULL")
    city_id: int | None = Field(default=None, foreign_key="city.id", ondelete="SET NULL")
    city_text: str | None = None
    """The city as typed in the registration. A profile with a `city_id` has no such text."""
    last_qualification: str | None = None
    passing_date: date | None = None
    created_at: datetime = build_creation_time()
    last_signed_in_at: datetime = build_creation_time()
    is_known_to_crm: bool = Field(default=False, sa_column_kwargs={"server_default": "false"})
    """Whether the CRM was called for the person by a delivery that is deleted now (by a trigger of `crm_delivery`)."""


class PersonPhoto(SQLModel, table=True):
    """A photo, which the server has encoded as a new JPEG. Each new photo has a new random version."""

    __tablename__ = "person_photo"

    person_id: int = Field(primary_key=True, foreign_key="person.id", ondelete="CASCADE")
    version: UUID = Field(sa_column=Column(Uuid, nullable=False, server_default=func.gen_random_uuid()))
    jpeg: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    created_at: datetime = build_creation_time()


class Favourite(SQLModel, table=True):
    __tablename__ = "favourite"

    person_id: int = Field(primary_key=True, foreign_key="person.id", ondelete="CASCADE")
    course_id: int = Field(primary_key=True, foreign_key="course.id", ondelete="CASCADE", index=True)
    created_at: datetime = build_creation_time()


class InstituteFollow(SQLModel, table=True):
    __tablename__ = "institute_follow"

    person_id: int = Field(primary_key=True, foreign_key="person.id", ondelete="CASCADE")
    institute_id: int = Field(primary_key=True, foreign_key="institute.id", ondelete="CASCADE", index=True)
    created_at: datetime = build_creation_time()


class DeadlineReminder(SQLModel, table=True):
    """A person who wants a mail before the deadline of a scholarship.

    - reminded_for: the deadline of the last mail. If the deadline changes, the person gets another mail.
    """

    __tablename__ = "deadline_reminder"

    person_id: int = Field(primary_key=True, foreign_key="person.id", ondelete="CASCADE")
    scholarship_id: int = Field(
        primary_key=True, foreign_key="scholarship.id", ondelete="CASCADE", index=True
    )
    reminded_for: date | None = None
    created_at: datetime = build_creation_time()


class Consent(SQLModel, table=True):
    """The consent of a person to one version of a document."""

    __tablename__ = "consent"
    __table_args__ = (build_value_check("document", ConsentDocument),)

    id: UUID = build_random_id()
    person_id: int = Field(foreign_key="person.id", ondelete="CASCADE", index=True)
    document: str
    version: str
    accepted_at: datetime = build_time()
