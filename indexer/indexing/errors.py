"""Errors of indexing. Each error text is one line.

IndexerError
├── ElasticsearchUnavailable  Elasticsearch is unreachable, full or overloaded, or refuses the API key
│   └── ElasticsearchUnreachable  no node responds
├── IndexMissing              Elasticsearch does not have an index
├── IndexOutdated             the live index has an older format, and refuses documents of this version
├── IndexOfOtherDatabase      searches use an index that this database did not build
├── AliasNameTaken            an index exists under the name of an alias
├── VerificationSuperseded    the generation changed its state during the verification
├── NotIndexed                there is no live index
├── NotFound                  a requested course or row does not exist, or the row is claimed
├── RepairFailed              Elasticsearch refused documents of a repair
├── UnconfirmedConflict       a version conflict without an equal or higher version (in outbox/course_writes.py)
├── WorkerMissing             no worker takes tasks
├── ServiceUnknown            the address of a service is not set (in indexer/tasks.py)
├── RollbackRefused           there is no previous generation to which a rollback can return
├── CancelRefused             there is no rebuild that can be cancelled
├── RebuildRefused            another process holds the rebuild lock
└── RebuildFailed             a rebuild failed or was interrupted, and the live generation is unchanged
    ├── GateFailed            a generation failed a check (gate)
    │   └── GateNeedsApproval the generation looks wrong; an operator may accept it with a reason
    └── DocumentRefused       Elasticsearch refused a document
"""

from indexer.shared.errors import IndexerError


class ElasticsearchUnavailable(IndexerError):
    """Elasticsearch is unreachable, full or overloaded, or refuses the API key. The cause is not a document."""


class ElasticsearchUnreachable(ElasticsearchUnavailable):
    """No node responds."""


class IndexMissing(IndexerError):
    """Elasticsearch does not have an index."""


class IndexOutdated(IndexerError):
    """Another version of the code built the live index, and this index refuses documents of this version."""


class IndexOfOtherDatabase(IndexerError):
    """Searches use an index that this database did not build."""


class AliasNameTaken(IndexerError):
    """An index exists under the name of an alias."""


class VerificationSuperseded(IndexerError):
    """The verified generation changed its state during the verification, for example from live to previous."""


class NotIndexed(IndexerError):
    """There is no live index."""


class NotFound(IndexerError):
    """A requested course or outbox row does not exist, or the row is claimed."""


class RepairFailed(IndexerError):
    """Elasticsearch refused documents of a repair."""


class WorkerMissing(IndexerError):
    """No worker takes tasks."""


class RollbackRefused(IndexerError):
    """There is no previous generation to which a rollback can return."""


class CancelRefused(IndexerError):
    """There is no rebuild that can be cancelled."""


class RebuildRefused(IndexerError):
    """Another process holds the rebuild lock, for example for a rebuild or a rollback."""


class RebuildFailed(IndexerError):
    """A rebuild failed or was interrupted, and the live generation is unchanged."""


class GateFailed(RebuildFailed):
    """A new generation, or the generation of a rollback, failed a check (gate)."""


class GateNeedsApproval(GateFailed):
    """The generation looks wrong. An operator may accept it with a reason."""


class DocumentRefused(RebuildFailed):
    """Elasticsearch refused a document."""
