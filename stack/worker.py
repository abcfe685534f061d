"""The worker's entry point, `celery --app stack.worker worker`: its rebuilds pass the gates that need search too."""

from indexer.app import app
from schemas.settings import settings
from stack.indexing.golden_query_gate import build_gates

connection = settings().elasticsearch_connection
if connection is not None:
    app.conf.rebuild_gates = build_gates(connection)

__all__ = ["app"]
