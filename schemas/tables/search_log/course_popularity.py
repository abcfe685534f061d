"""The views and choices of each course by visitors, from which its popularity is computed."""

from datetime import date, datetime

from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time


class CoursePopularity(SQLModel, table=True):
    """The evidence of the search log about a course. A task adds each day (UTC) once.

    - examinations: the sum of the probabilities that a visit looked at the course, given its position in the results.
    - value: the sum of the values of the visits. A visit has the value of its best outcome, such as a click or an
      application. Both sums lose half of their weight in 14 days.
    - views, visits, applications: the visits that were shown the course, that chose it, and that applied.
    - score: 0 is the average of all courses, 1 is chosen twice as often. course.popularity follows the score in steps.
    - day: the last day whose searches are counted. All rows have the same day.
    """

    __tablename__ = "course_popularity"

    course_id: int = Field(primary_key=True, foreign_key="course.id", ondelete="CASCADE")
    examinations: float
    value: float
    views: int
    visits: int
    applications: int
    score: float
    day: date
    computed_at: datetime = build_creation_time()
