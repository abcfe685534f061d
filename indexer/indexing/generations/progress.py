"""The progress of a rebuild, computed from its finished batches of courses and the clock of the database."""

from dataclasses import asdict, dataclass
from typing import Any

from indexer.shared.database import Connection

RATE_OVER_SECONDS = 10.0

# The rate covers only the last RATE_OVER_SECONDS, because a resumed rebuild may have been idle before.
_PROGRESS = """
SELECT generation.id,
       coalesce(sum(documents), 0)::integer,
       coalesce(documents_total, 0),
       coalesce(sum(documents) FILTER (WHERE finished_at > moment - make_interval(secs => %(over)s)), 0)::float8
           / greatest(least(%(over)s, extract(epoch FROM moment - created_at)), 0.001)::float8
FROM index_generation AS generation
CROSS JOIN clock_timestamp() AS moment
LEFT JOIN rebuild_batch ON generation_id = generation.id AND part = 'courses'
WHERE state = 'building' AND live_at IS NULL
GROUP BY generation.id, moment
"""


@dataclass(frozen=True, slots=True)
class Progress:
    """done, total: numbers of courses. rate: courses per second during the last RATE_OVER_SECONDS."""

    generation: int
    done: int
    total: int
    rate: float

    @property
    def seconds_left(self) -> float | None:
        """Estimate the remaining time.

        Returns None if no course was written recently, or if all courses are written.
        """
        left = self.total - self.done
        return left / self.rate if left > 0 and self.rate > 0 else None

    @property
    def pace(self) -> str:
        """Describe the rate and the remaining time, or state that all courses are written."""
        if self.done >= self.total > 0:
            return "all written, being checked"
        left = (
            "time left unknown"
            if self.seconds_left is None
            else f"{_format_duration(self.seconds_left)} left"
        )
        return f"{self.rate:,.0f} courses a second, {left}"

    def __str__(self) -> str:
        return f"generation {self.generation}, {self.done:,} of {self.total:,} courses, {self.pace}"

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "seconds_left": self.seconds_left}


def read_progress(connection: Connection) -> Progress | None:
    """Return the progress of the running or interrupted rebuild, or None."""
    row = connection.execute(_PROGRESS, {"over": RATE_OVER_SECONDS}).fetchone()
    return None if row is None else Progress(*row)


def _format_duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
