"""Errors of the indexer; each text is one line that says what is wrong.

IndexerError
├── EngineUnavailable  the engine cannot be reached, is full or overloaded: the same work may succeed later
├── IndexMissing       the indices of a generation are not in the engine
├── NameTaken          something that is no index of ours stands under a name that we need
├── WorkerMissing      no worker takes tasks
├── RebuildRefused     a rebuild is running already
└── RebuildFailed      a rebuild ended without going live; what was live still is
    ├── GateFailed     the new generation is not what PostgreSQL says
    └── DocumentRefused the engine does not accept a document
"""


class IndexerError(Exception):
    """Anything that keeps the index from being what PostgreSQL says."""


class EngineUnavailable(IndexerError):
    """The engine cannot be reached, is full or overloaded; nobody's data is to blame."""


class IndexMissing(IndexerError):
    """The indices of a generation are not in the engine."""


class NameTaken(IndexerError):
    """Something that is no index of ours stands under a name that we need."""


class WorkerMissing(IndexerError):
    """No worker takes tasks."""


class RebuildRefused(IndexerError):
    """A rebuild is running already."""


class RebuildFailed(IndexerError):
    """A rebuild ended without going live; what was live still is."""


class GateFailed(RebuildFailed):
    """The new generation is not what PostgreSQL says."""


class DocumentRefused(RebuildFailed):
    """The engine does not accept a document."""
