"""Errors of indexing. Each error text is one line.

IndexerError
├── ElasticsearchUnavailable  Elasticsearch is unreachable, full or overloaded; a later retry may succeed
│   └── ElasticsearchUnreachable  no node responds
├── IndexMissing              Elasticsearch does not have the indices of a generation
├── AliasNameTaken            an index exists under the name of an alias
├── VerificationSuperseded    another generation went live during the verification
├── NotIndexed                there is no live index
├── NotFound                  a requested course or row does not exist
├── RepairFailed              Elasticsearch refused documents of a repair
├── WorkerMissing             no worker takes tasks
├── RollbackRefused           there is no previous generation to return to
├── CancelRefused             there is no rebuild that can be cancelled
├── RebuildRefused            another rebuild is running
└── RebuildFailed             a rebuild ended, and the live generation is unchanged
    ├── GateFailed            the new generation differs from PostgreSQL
    │   └── GateNeedsApproval the new generation looks wrong; an operator may accept it with a reason
    └── DocumentRefused       Elasticsearch refused a document
"""

from indexer.shared.errors import IndexerError


class ElasticsearchUnavailable(IndexerError):
    """Elasticsearch is unreachable, full or overloaded. The cause is not a document."""


class ElasticsearchUnreachable(ElasticsearchUnavailable):
    """No node responds."""


class IndexMissing(IndexerError):
    """Elasticsearch does not have the indices of a generation."""


class AliasNameTaken(IndexerError):
    """An index exists under the name of an alias."""


class VerificationSuperseded(IndexerError):
    """Another generation went live during the verification."""


class NotIndexed(IndexerError):
    """There is no live index."""


class NotFound(IndexerError):
    """A requested course or row does not exist."""


class RepairFailed(IndexerError):
    """Elasticsearch refused documents of a repair."""


class WorkerMissing(IndexerError):
    """No worker takes tasks."""


class RollbackRefused(IndexerError):
    """There is no previous generation to return to."""


class CancelRefused(IndexerError):
    """There is no rebuild that can be cancelled."""


class RebuildRefused(IndexerError):
    """Another rebuild is running."""


class RebuildFailed(IndexerError):
    """A rebuild ended, and the live generation is unchanged."""


class GateFailed(RebuildFailed):
    """The new generation differs from PostgreSQL."""


class GateNeedsApproval(GateFailed):
    """The new generation looks wrong. An operator may accept it with a reason."""


class DocumentRefused(RebuildFailed):
    """Elasticsearch refused a document."""
