"""Point-in-time sessions: Elasticsearch keeps the courses of one moment while a client reads page after page."""

import time
from dataclasses import dataclass

from schemas.vocabulary.limits import VISIT_KEPT_SECONDS
from search.value_names.version_stamp import IndexVersion

KEEP_ALIVE = f"{VISIT_KEPT_SECONDS}s"


@dataclass(frozen=True, slots=True)
class PointInTimeSession:
    """point_in_time: the Elasticsearch id of a point in time on the course index of the generation."""

    generation: int
    point_in_time: str


@dataclass(slots=True)
class SharedSession:
    """The session that was opened last. New clients share this session until the index changes.

    Sharing limits the number of open points in time. The number grows with the changes of the index, not with the
    number of clients.
    """

    _version: IndexVersion | None = None
    _session: PointInTimeSession | None = None
    _last_use: float = 0.0

    def get(self, version: IndexVersion) -> PointInTimeSession | None:
        """Get the session of this version; None when Elasticsearch may have dropped it."""
        if version != self._version or time.monotonic() - self._last_use > VISIT_KEPT_SECONDS / 2:
            return None
        self._last_use = time.monotonic()
        return self._session

    def store(self, version: IndexVersion, session: PointInTimeSession) -> None:
        self._version, self._session, self._last_use = version, session, time.monotonic()

    def clear(self) -> None:
        self._version = None
