"""The requirements of each country for a student visa."""

from datetime import date
from decimal import Decimal

from sqlalchemy import CheckConstraint, Column, Text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel


class VisaGuide(SQLModel, table=True):
    """The guide of one country. `requirements` lists what the student must submit, in order.

    weeks_min and weeks_max are the time until the decision. source_date is the day on which somebody compared the row
    with official_url.
    """

    __tablename__ = "visa_guide"
    __table_args__ = (
        CheckConstraint("(fee_amount IS NULL) = (fee_currency_id IS NULL)", name="fee"),
        CheckConstraint("weeks_min <= weeks_max", name="weeks"),
    )

    country_id: int = Field(
        foreign_key="country.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    source_id: int = Field(foreign_key="source.id")
    source_date: date
    official_url: str
    requirements: list[str] = Field(sa_column=Column(ARRAY(Text), nullable=False))
    fee_amount: Decimal | None = None
    fee_currency_id: int | None = Field(default=None, foreign_key="currency.id")
    weeks_min: int | None = None
    weeks_max: int | None = None
