"""The searches that are suggested to other visitors."""

from datetime import date, datetime

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time


class PopularSearch(SQLModel, table=True):
    """A text that visitors typed in many visits. A task of the search log replaces all rows.

    - text: in lower case, without personal data.
    - visits, days: the numbers of visits and of days in which the text found courses, from `since` to `until` (UTC days
      of the log).
    - courses: the highest number of courses that the text found on last_day.
    """

    __tablename__ = "popular_search"
    __table_args__ = (
        UniqueConstraint("text"),
        CheckConstraint("visits >= 5 AND days >= 2 AND courses > 0", name="counts"),
    )

    id: int | None = Field(default=None, primary_key=True)
    text: str
    visits: int
    days: int
    courses: int
    last_day: date
    since: date
    until: date
    computed_at: datetime = build_creation_time()
