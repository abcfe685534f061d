"""How the programs are run and watched."""

from enum import StrEnum


class LogFormat(StrEnum):
    """Lines for people, or one JSON object a line for machines that collect them."""

    TEXT = "text"
    JSON = "json"


class MetricsAudience(StrEnum):
    """Who is answered at /metrics: nobody, whoever is on the same machine, or whoever gets there."""

    OFF = "off"
    LOOPBACK = "loopback"
    OPEN = "open"
