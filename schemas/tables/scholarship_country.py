"""Countries that are shown for their scholarships."""

from sqlmodel import Field, SQLModel


class ScholarshipCountry(SQLModel, table=True):
    """position: its place in lists, from 1; the first two are shown large."""

    __tablename__ = "scholarship_country"

    country_id: int = Field(
        foreign_key="country.id", primary_key=True, sa_column_kwargs={"autoincrement": False}
    )
    scholarship_logo: str | None = None
    position: int
