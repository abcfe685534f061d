"""Visits: the courses of one moment, kept open by the engine for as long as somebody looks through them."""

import time
from dataclasses import dataclass

from schemas.vocabulary.limits import VISIT_KEPT_SECONDS
from search.value_names.named_value import VersionStamp

KEPT = f"{VISIT_KEPT_SECONDS}s"


@dataclass(frozen=True, slots=True)
class PointInTimeSession:
    """A point in time of one generation's courses, by the engine's id of it."""

    generation: int
    point_in_time: str


@dataclass(frozen=True, slots=True)
class IndexVersion:
    """What the live generation holds now: two equal states have the same answers to everything."""

    names: VersionStamp
    courses: VersionStamp


@dataclass(slots=True)
class SharedSession:
    """The visit that was opened last: whoever opens one while nothing has changed shares it, so that points in time
    are as many as the index's changes and not as many as visitors, or as somebody's calls in a loop."""

    _state: IndexVersion | None = None
    _visit: PointInTimeSession | None = None
    _used: float = 0.0

    def of(self, state: IndexVersion) -> PointInTimeSession | None:
        """The visit of this state, when the engine certainly still has it."""
        if state != self._state or time.monotonic() - self._used > VISIT_KEPT_SECONDS / 2:
            return None
        self._used = time.monotonic()
        return self._visit

    def keep(self, state: IndexVersion, visit: PointInTimeSession) -> None:
        self._state, self._visit, self._used = state, visit, time.monotonic()

    def forget(self) -> None:
        self._state = None
