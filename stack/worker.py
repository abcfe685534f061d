"""The Celery worker. Start it with `celery --app stack.worker worker`.

For example, the worker writes changes to the index, sends mails, and delivers submitted forms to the CRM. A rebuild of
the index also runs gates: test searches in the new index before it goes live. The alerts of the worker execute saved
searches.
"""

from indexer.app import app
from indexer.delivery import schedule as delivery_schedule
from indexer.scheduler import build_schedule
from indexer.search_log import schedule as search_log_schedule
from schemas.settings import read_settings
from stack.indexing.alert_search import build_open_search
from stack.indexing.golden_query_gate import build_gates

for tasks in (delivery_schedule, search_log_schedule):
    tasks.register_tasks(app, build_schedule)
connection = read_settings().elasticsearch_connection
if connection is not None:
    app.conf.rebuild_gates = build_gates(connection)
    app.conf.open_alert_search = build_open_search(connection)

__all__ = ["app"]
