"""A version stamp summarizes the state of an index. A changed stamp means that the index has changed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VersionStamp:
    """The index name, the number of documents, and the sum and maximum of the sequence numbers of all documents.

    Every write to the index changes at least one of the numbers.
    """

    index: str
    documents: int
    sequence_sum: float
    sequence_max: float

    @property
    def generation(self) -> int:
        return int(self.index.rpartition("-")[2])


@dataclass(frozen=True, slots=True)
class IndexVersion:
    """The version of the course index and the value names.

    On the same day, a search for courses has the same response as long as the version is the same.
    """

    names: VersionStamp
    """The stamp of the index with the value names (ids, slugs and names of filter values)."""
    courses: VersionStamp
    """The stamp of the course index."""
