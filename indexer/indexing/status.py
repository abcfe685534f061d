"""The status of indexing: the generations of the index, and the waiting rows of the outbox.

A generation is a complete set of indices, built by one rebuild.
"""

from dataclasses import dataclass
from typing import Any

from indexer.indexing.generations import records
from indexer.indexing.generations.interrupted_build import CANCELLED
from indexer.indexing.generations.progress import Progress, read_progress
from indexer.indexing.generations.records import Generation
from indexer.indexing.outbox.fan_out import NOUNS
from indexer.shared.database import Connection
from schemas.vocabulary.kinds import GenerationState

SHOWN = (GenerationState.BUILDING, GenerationState.LIVE, GenerationState.PREVIOUS, GenerationState.FAILED)


@dataclass(frozen=True)
class IndexStatus:
    """The generations, the numbers of outbox rows, and the age of the oldest open row.

    An open row waits to be processed, or is claimed. A poisoned row has failed too often and is not tried again. Rows
    whose noun (kind of row) only a newer release knows are not counted: see `outbox/claims.py`.
    rebuild: the progress of a running or interrupted rebuild, or None.
    failure: the last rebuild if it failed and no generation went live since, or None. The error of a generation stays
    when its indices are removed, a few minutes after the failure.
    """

    generations: list[Generation]
    open_rows: int
    poisoned_rows: int
    lag_seconds: float
    rebuild: Progress | None
    failure: Generation | None

    def as_json(self) -> dict[str, Any]:
        return {
            "generations": [each.as_json() for each in self.generations],
            "open_rows": self.open_rows,
            "poisoned_rows": self.poisoned_rows,
            "lag_seconds": self.lag_seconds,
            "rebuild": None if self.rebuild is None else self.rebuild.as_json(),
            "failure": None if self.failure is None else self.failure.as_json(),
        }


def read_index_status(connection: Connection) -> IndexStatus:
    row = connection.execute(
        "SELECT count(*) FILTER (WHERE open), count(*) FILTER (WHERE NOT open), "
        "coalesce(extract(epoch FROM clock_timestamp() - min(created_at) FILTER (WHERE open)), 0)::float8 "
        "FROM (SELECT created_at, state <> 'poisoned' AS open FROM outbox "
        "WHERE state <> 'done' AND noun = ANY(%s)) AS each",
        (sorted(NOUNS),),
    ).fetchone()
    assert row is not None
    open_rows, poisoned_rows, lag = row
    generations = records.list_in_state(connection, *SHOWN)
    return IndexStatus(
        generations,
        open_rows,
        poisoned_rows,
        lag,
        read_progress(connection),
        records.find_last_failure(connection, CANCELLED),
    )
