"""Point-in-time sessions. All pages of a session show the courses as they were when the session was opened."""

import time
from dataclasses import dataclass

from schemas.vocabulary.limits import POINT_IN_TIME_IDLE_SECONDS
from search.value_names.version_stamp import IndexVersion

KEEP_ALIVE = f"{POINT_IN_TIME_IDLE_SECONDS}s"


@dataclass(frozen=True, slots=True)
class PointInTimeSession:
    generation: int
    point_in_time: str
    """The Elasticsearch id of a point in time on the course index of the generation. A generation is a set of
    indices."""


@dataclass(slots=True)
class SharedSession:
    """The last opened session.

    New clients share this session until the index changes, or until half of KEEP_ALIVE passes without a new client.

    Elasticsearch limits the number of open points in time. Many clients therefore share one point in time.
    """

    _version: IndexVersion | None = None
    _session: PointInTimeSession | None = None
    _last_use: float = 0.0

    def get(self, version: IndexVersion) -> PointInTimeSession | None:
        """Return the session if the version is the same, and if the last call was less than half of KEEP_ALIVE ago.

        Elasticsearch then still has the point in time of the session.
        """
        if version != self._version or time.monotonic() - self._last_use > POINT_IN_TIME_IDLE_SECONDS / 2:
            return None
        self._last_use = time.monotonic()
        return self._session

    def store(self, version: IndexVersion, session: PointInTimeSession) -> None:
        self._version, self._session, self._last_use = version, session, time.monotonic()

    def clear(self) -> None:
        self._version = None
