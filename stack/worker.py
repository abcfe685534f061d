"""The Celery worker: `celery --app stack.worker worker`. Its rebuilds also run the gate that searches the new index."""

from indexer.app import app
from schemas.settings import read_settings
from stack.indexing.golden_query_gate import build_gates

connection = read_settings().elasticsearch_connection
if connection is not None:
    app.conf.rebuild_gates = build_gates(connection)

__all__ = ["app"]
