"""Logs of worker and beat: as JSON where that is asked for, and each line of a task says which request it goes back to.

Who sends a task while working on a request gives its id along; a task that nobody asked for, as those of the beat, is
its own request.
"""

import logging
from collections.abc import Callable
from typing import Any

from celery import signals

from schemas.log_lines import about, formatter, work_on
from schemas.settings import settings

TEXT = "%(asctime)s %(levelname)s %(processName)s %(name)s %(message)s"
HEADER = "request_id"


def connect_signals() -> None:
    """Have Celery tell these functions; a second call changes nothing."""
    listeners: dict[Any, Callable[..., None]] = {
        signals.after_setup_logger: _format_lines,
        signals.after_setup_task_logger: _format_lines,
        signals.before_task_publish: _send_request_along,
        signals.task_prerun: _begin,
        signals.task_postrun: _end,
    }
    for signal, listener in listeners.items():
        signal.connect(listener, weak=False, dispatch_uid=f"{__name__}.{listener.__name__}")


def _format_lines(logger: logging.Logger, **_: Any) -> None:
    for handler in logger.handlers:
        handler.setFormatter(formatter(settings().finder_log, TEXT))


def _send_request_along(headers: dict[str, Any], **_: Any) -> None:
    request_id = about().get(HEADER)
    if request_id is not None:
        headers[HEADER] = request_id


def _begin(task_id: str, task: Any, **_: Any) -> None:
    request_id = getattr(task.request, HEADER, None) or task_id
    work_on({HEADER: request_id, "task": task.name, "task_id": task_id})


def _end(**_: Any) -> None:
    work_on({})
