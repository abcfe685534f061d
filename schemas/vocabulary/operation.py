"""Options for logs, metrics, mail and the CRM."""

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


class SmtpSecurity(StrEnum):
    """STARTTLS and TLS check the certificate of the mail server. NONE sends without encryption."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"


class CrmParameters(StrEnum):
    """How the CRM gets the parameters of a delivery. FORM keeps personal values out of its access log."""

    FORM = "form"
    QUERY = "query"
