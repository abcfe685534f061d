"""The worker's entry point, `celery --app stack.worker worker`: its rebuilds pass the gates that need search too."""

from indexer.app import app
from schemas.settings import settings
from stack.golden_gate import all_gates

engine = settings().engine
if engine is not None:
    app.conf.rebuild_gates = all_gates(engine)

__all__ = ["app"]
