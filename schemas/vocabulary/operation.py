"""Options for logs and metrics."""

from enum import StrEnum


class LogFormat(StrEnum):
    """TEXT: readable lines. JSON: one JSON object per line, for log collectors."""

    TEXT = "text"
    JSON = "json"


class MetricsAudience(StrEnum):
    """The clients that can read /metrics: none, clients on the same machine, or all."""

    OFF = "off"
    LOOPBACK = "loopback"
    OPEN = "open"
