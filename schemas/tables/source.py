"""Data sources, and the imports of their files."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import Column, DateTime, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel


class Source(SQLModel, table=True):
    """The origin of rows, such as an official register, the sample catalogue or the editors."""

    __tablename__ = "source"

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    licence: str
    url: str | None
    is_sample: bool
    note: str | None
    """A sentence that the site shows next to the rows of this source."""


class ImportRun(SQLModel, table=True):
    """An import of one file. rows_reported is the number of rows that were not imported."""

    __tablename__ = "import_run"

    id: int | None = Field(default=None, primary_key=True)
    source_id: int = Field(foreign_key="source.id")
    file_name: str
    file_sha256: str
    file_date: date
    rows_read: int
    rows_imported: int
    rows_reported: int
    changes: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    """The numbers of rows by table (or list) and kind of change, such as added, withdrawn or unchanged rows."""
    accepted_reason: str | None
    """The operator's reason for an import that exceeds a bound. Null for other imports."""
    has_images: bool = Field(default=False, sa_column_kwargs={"server_default": "false"})
    """True while the images of the import are stored. Only such an import can be undone, and only once."""
    undone_at: datetime | None = Field(default=None, sa_column=Column(DateTime(timezone=True)))
    finished_at: datetime = Field(
        sa_column=Column(DateTime(timezone=True), nullable=False, server_default=func.now())
    )


class ImportReport(SQLModel, table=True):
    """A row of the file that was not imported, and the reason."""

    __tablename__ = "import_report"

    id: int | None = Field(default=None, primary_key=True)
    import_run_id: int = Field(foreign_key="import_run.id", index=True)
    sheet: str
    row_number: int
    source_code: str | None
    reason: str


class ImportImage(SQLModel, table=True):
    """The image of a row that an import wrote: the values of the row before and after the import.

    `before` is null if the import added the row. The image of a course includes its campuses, specializations, fees,
    intakes, and the exchange rates of its fees.
    """

    __tablename__ = "import_image"

    import_run_id: int = Field(foreign_key="import_run.id", primary_key=True)
    noun: str = Field(primary_key=True)
    """The table of the row: institute, campus, course or entry_requirement."""
    row_id: int = Field(primary_key=True)
    before: dict[str, Any] | None = Field(sa_column=Column(JSONB))
    after: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
