"""Countries with scholarships, for the home page."""

from sqlmodel import Field, SQLModel


class ScholarshipCountry(SQLModel, table=True):
    """position: its place in lists, from 1. The home page shows the first two in a larger size."""

    __tablename__ = "scholarship_country"

    country_id: int = Field(
        foreign_key="country.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    scholarship_logo: str | None = None
    position: int
