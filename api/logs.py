"""Sets up the logs of the API. Lines go to stderr as text or JSON. A line contains the id of the request, if any."""

import logging

from asgi_correlation_id import correlation_id

from schemas.log_lines import OutageFilter, build_formatter
from schemas.vocabulary.operation import LogFormat

TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"
_ACCESS_LOG = "uvicorn.access"
_SERVERS = ("uvicorn", _ACCESS_LOG)


def configure_logging(log_format: LogFormat) -> None:
    """Log the warnings of all packages and one line per request. In the JSON format, the lines of Uvicorn are JSON too.

    While Elasticsearch is unreachable, its client writes only one line a minute about the outage.

    Handlers that the root logger already has, such as those of a test, are kept.
    """
    root = logging.getLogger()
    if not root.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(_build_formatter(log_format))
        handler.addFilter(OutageFilter())
        root.addHandler(handler)
    requests = logging.getLogger("api.request")
    if not requests.handlers:
        requests.addHandler(logging.StreamHandler())
    # The messages of this logger already contain the request id.
    requests.handlers[0].setFormatter(
        logging.Formatter("%(asctime)s %(message)s")
        if log_format is LogFormat.TEXT
        else _build_formatter(log_format)
    )
    requests.setLevel(logging.INFO)
    requests.propagate = False
    # This logger writes a warning if a client sends an invalid request id. The warning is useless, because the id is
    # replaced.
    logging.getLogger("asgi_correlation_id").setLevel(logging.ERROR)
    logging.getLogger(_ACCESS_LOG).addFilter(remove_query)
    if log_format is LogFormat.JSON:
        for name in _SERVERS:
            for server_handler in logging.getLogger(name).handlers:
                server_handler.setFormatter(_build_formatter(log_format))


def remove_query(record: logging.LogRecord) -> bool:
    """Remove the query string from a log line, because the query string of a request under /crm can contain a password.

    The logging module calls this filter. True means that the line is written.
    """
    if isinstance(record.args, tuple):
        record.args = tuple(
            argument.partition("?")[0] if isinstance(argument, str) else argument for argument in record.args
        )
    return True


def _build_formatter(log_format: LogFormat) -> logging.Formatter:
    return build_formatter(log_format, TEXT, _read_context)


def _read_context() -> dict[str, str]:
    request_id = correlation_id.get()
    return {"request_id": request_id} if request_id else {}
