"""The values of settings for logs, metrics, mail and the CRM."""

from enum import StrEnum


class LogFormat(StrEnum):
    """TEXT writes readable lines. JSON writes one JSON object per line, for log collectors."""

    TEXT = "text"
    JSON = "json"


class MetricsAudience(StrEnum):
    """The clients that may read /metrics: none, those on the same machine, or all."""

    OFF = "off"
    LOOPBACK = "loopback"
    OPEN = "open"


class SmtpSecurity(StrEnum):
    """STARTTLS and TLS verify the certificate of the mail server. NONE sends without encryption."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"


class CrmParameters(StrEnum):
    """How a delivery sends its parameters to the CRM.

    FORM keeps personal data out of the CRM's access log, because the log contains URLs but no request bodies.
    """

    FORM = "form"
    QUERY = "query"
