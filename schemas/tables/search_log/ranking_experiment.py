"""Experiments that compare two rankings on live searches."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import Column, Index, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from schemas.tables.account.columns import build_creation_time, build_optional_time


class RankingExperiment(SQLModel, table=True):
    """A comparison of the ordinary ranking with a ranking whose parameters (knobs) are changed.

    At most one experiment runs at a time.

    - knobs: the changed parameters, as in the file of `finder experiment start`.
    - first_version, second_version: the versions of the ordinary and of the changed ranking. The site interleaves the
      rankings only while its ordinary ranking has the first version.
    - stopped_at: null while the experiment runs.
    """

    __tablename__ = "ranking_experiment"
    __table_args__ = (
        UniqueConstraint("name"),
        Index(
            "uq_ranking_experiment_running",
            text("(stopped_at IS NULL)"),
            unique=True,
            postgresql_where=text("stopped_at IS NULL"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    name: str
    knobs: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
    first_version: str
    second_version: str
    started_at: datetime = build_creation_time()
    stopped_at: datetime | None = build_optional_time()


class RankingExperimentDay(SQLModel, table=True):
    """The figures of an experiment on a complete day (UTC). `ExperimentFigures` explains the columns."""

    __tablename__ = "ranking_experiment_day"

    experiment_id: int = Field(primary_key=True, foreign_key="ranking_experiment.id", ondelete="CASCADE")
    day: date = Field(primary_key=True)
    searches: int
    visits: int
    other_searches: int
    first_clicks: int
    second_clicks: int
    first_votes: int
    second_votes: int
    ties: int
