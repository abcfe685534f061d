"""The Prometheus metrics of one process: durations, statuses, and requests in progress."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

BUCKETS_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.5, 3.0, 8.0)
"""The upper bounds of the histogram buckets. Most are near the usual search times. 3 s is the deadline of a search."""


class RequestSeries:
    """The metrics of one application. A process can contain several applications (in tests), which count separately.

    Labels are known methods, route templates and statuses. Labels never contain user input.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "finder_http_request_seconds",
            "Time from the first byte of the request to the last byte of the response.",
            ("method", "route"),
            buckets=BUCKETS_SECONDS,
            registry=self.registry,
        )
        self.responses = Counter(
            "finder_http_requests", "Requests by how they ended.", ("method", "route", "status"),
            registry=self.registry,
        )  # fmt: skip
        self.in_flight = Gauge(
            "finder_http_requests_in_flight", "Requests in progress.", registry=self.registry
        )
        ProcessCollector(registry=self.registry)
