"""The weekly reports over the search log."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import Column
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time


class SearchReport(SQLModel, table=True):
    """A report of seven days. until: the last day (UTC). content: a WeeklyReport.

    One transaction inserts a report and its mails. So each week has one report, and each receiver gets one mail.
    """

    __tablename__ = "search_report"

    until: date = Field(primary_key=True)
    content: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    created_at: datetime = build_creation_time()
