"""The countries with scholarships on the home page."""

from sqlmodel import Field, SQLModel


class ScholarshipCountry(SQLModel, table=True):
    """position is the sort key, from 1. The home page shows the first two countries in a larger size."""

    __tablename__ = "scholarship_country"

    country_id: int = Field(
        foreign_key="country.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    scholarship_logo: str | None = None
    position: int
