from datetime import date
from decimal import Decimal

from sqlalchemy import CheckConstraint, Numeric
from sqlmodel import Field, SQLModel


class Currency(SQLModel, table=True):
    """value_to_pkr is the price of one unit in Pakistani rupees on rate_date."""

    __tablename__ = "currency"
    __table_args__ = (CheckConstraint("value_to_pkr > 0", name="value_to_pkr"),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    code: str = Field(unique=True, max_length=3)
    display_name: str
    description: str
    value_to_pkr: Decimal = Field(sa_type=Numeric(20, 8))
    rate_date: date
