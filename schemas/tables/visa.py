"""The requirements of each country for a student visa."""

from datetime import date
from decimal import Decimal

from sqlalchemy import CheckConstraint, Column, Text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from schemas.tables.base import Texts, build_translations_column, build_value_check
from schemas.vocabulary.kinds import Status


class VisaGuide(SQLModel, table=True):
    """The guide of one country. `requirements` lists what the student must submit, in order.

    The translation of the requirements is one text with a requirement on each line.

    weeks_min and weeks_max are the time until the decision. source_date is the day on which somebody compared the row
    with official_url.
    """

    __tablename__ = "visa_guide"
    __table_args__ = (
        CheckConstraint("(fee_amount IS NULL) = (fee_currency_id IS NULL)", name="fee"),
        build_value_check("status", Status),
        CheckConstraint("weeks_min <= weeks_max", name="weeks"),
    )

    id: int | None = Field(default=None, primary_key=True)
    country_id: int = Field(foreign_key="country.id", unique=True)
    source_id: int = Field(foreign_key="source.id")
    source_date: date
    official_url: str
    requirements: list[str] = Field(sa_column=Column(ARRAY(Text), nullable=False))
    fee_amount: Decimal | None = None
    fee_currency_id: int | None = Field(default=None, foreign_key="currency.id")
    weeks_min: int | None = None
    weeks_max: int | None = None
    status: str = Field(default=Status.PUBLISHED, sa_column_kwargs={"server_default": "published"})
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
