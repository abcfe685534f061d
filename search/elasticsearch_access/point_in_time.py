"""Point-in-time sessions: Elasticsearch keeps the courses of one moment while a client reads page after page."""

import time
from dataclasses import dataclass

from schemas.vocabulary.limits import VISIT_KEPT_SECONDS
from search.value_names.named_value import VersionStamp

KEPT = f"{VISIT_KEPT_SECONDS}s"


@dataclass(frozen=True, slots=True)
class PointInTimeSession:
    """point_in_time: the Elasticsearch id of a point in time on the course index of the generation."""

    generation: int
    point_in_time: str


@dataclass(frozen=True, slots=True)
class IndexVersion:
    """The version of the live generation. Two equal versions give the same response to every request."""

    names: VersionStamp
    courses: VersionStamp


@dataclass(slots=True)
class SharedSession:
    """The session that was opened last.

    New clients share this session until the index changes. So the number of open points in time grows with the changes
    of the index, not with the number of clients.
    """

    _state: IndexVersion | None = None
    _visit: PointInTimeSession | None = None
    _used: float = 0.0

    def of(self, state: IndexVersion) -> PointInTimeSession | None:
        """Get the session of this version; None when Elasticsearch may have dropped it."""
        if state != self._state or time.monotonic() - self._used > VISIT_KEPT_SECONDS / 2:
            return None
        self._used = time.monotonic()
        return self._visit

    def keep(self, state: IndexVersion, visit: PointInTimeSession) -> None:
        self._state, self._visit, self._used = state, visit, time.monotonic()

    def forget(self) -> None:
        self._state = None
