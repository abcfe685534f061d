"""Version stamps, which detect changes of an index."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VersionStamp:
    """The index and three numbers. Every write to the index changes at least one of the numbers."""

    index: str
    documents: int
    sequence_sum: float
    sequence_max: float

    @property
    def generation(self) -> int:
        return int(self.index.rpartition("-")[2])


@dataclass(frozen=True, slots=True)
class IndexVersion:
    """The version of the live generation. Two equal versions give the same response to every request.

    names: the stamp of the index of value names. courses: the stamp of the course index.
    """

    names: VersionStamp
    courses: VersionStamp
