"""Errors of indexing; each text is one line that says what is wrong.

IndexerError
├── ElasticsearchUnavailable  the engine cannot be reached, is full or overloaded: the same work may succeed later
├── IndexMissing       the indices of a generation are not in the engine
├── AliasNameTaken          something that is no index of ours stands under a name that we need
├── VerificationSuperseded  another generation went live while the index was verified
├── NotIndexed         there is no live index
├── NotFound        what somebody named is not there
├── RepairFailed          a repair could not write what it should
├── WorkerMissing      no worker takes tasks
├── RollbackRefused    there is no earlier generation that can be gone back to
├── RebuildRefused     a rebuild is running already
└── RebuildFailed      a rebuild ended without going live; what was live still is
    ├── GateFailed     the new generation is not what PostgreSQL says
    │   └── GateNeedsApproval it is, but hardly what was meant: a person may let it go live, with a reason
    └── DocumentRefused the engine does not accept a document
"""

from indexer.shared.errors import IndexerError


class ElasticsearchUnavailable(IndexerError):
    """The engine cannot be reached, is full or overloaded; nobody's data is to blame."""


class IndexMissing(IndexerError):
    """The indices of a generation are not in the engine."""


class AliasNameTaken(IndexerError):
    """Something that is no index of ours stands under a name that we need."""


class VerificationSuperseded(IndexerError):
    """Another generation went live while the index was verified."""


class NotIndexed(IndexerError):
    """There is no live index to do it with."""


class NotFound(IndexerError):
    """What somebody named is not there."""


class RepairFailed(IndexerError):
    """A repair could not write what it should."""


class WorkerMissing(IndexerError):
    """No worker takes tasks."""


class RollbackRefused(IndexerError):
    """There is no earlier generation that can be gone back to."""


class RebuildRefused(IndexerError):
    """A rebuild is running already."""


class RebuildFailed(IndexerError):
    """A rebuild ended without going live; what was live still is."""


class GateFailed(RebuildFailed):
    """The new generation is not what PostgreSQL says."""


class GateNeedsApproval(GateFailed):
    """The new generation is hardly what was meant; a person may let it go live, with a reason."""


class DocumentRefused(RebuildFailed):
    """The engine does not accept a document."""
