"""Prometheus metrics of mails, deliveries and alerts, read from PostgreSQL at each scrape."""

from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily, Metric

from indexer.delivery.alerts.report import AlertReport, report_alerts
from indexer.delivery.crm.operator_commands import list_deliveries
from indexer.delivery.database import Connection, read_rows
from indexer.delivery.database_collector import DatabaseCollector
from schemas.vocabulary.accounts import MailState

ALERT_DAYS = 1
MAIL_STATES = (*(state.value for state in MailState), "refused")
"""`refused` are the failed mails whose recipient the mail server refused, usually because the address is wrong."""
_MAILS = """
SELECT CASE WHEN state = 'failed' AND starts_with(error, 'SMTPRecipientsRefused') THEN 'refused' ELSE state END
       AS state, count(*) AS number
FROM mail WHERE state = 'pending' OR coalesce(sent_at, attempt_at) > now() - INTERVAL '1 day' GROUP BY 1
"""
_OLDEST_MAIL = """
SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds FROM mail WHERE state = 'pending'
"""


class DeliveryCollector(DatabaseCollector):
    subject = "deliveries"

    def read_metrics(self, connection: Connection) -> Iterator[Metric]:
        found = list_deliveries(connection, 0)
        mails = read_rows(connection, _MAILS)
        alerts = report_alerts(connection, ALERT_DAYS, 0)
        deliveries = GaugeMetricFamily(
            "finder_crm_deliveries", "Deliveries to the CRM by state.", labels=["state"]
        )
        for state, number in found.counts.items():
            deliveries.add_metric([state], number)
        yield deliveries
        yield GaugeMetricFamily(
            "finder_crm_oldest_pending_seconds",
            "Age of the oldest delivery that waits; 0 when none waits.",
            value=found.oldest_pending_seconds,
        )
        yield GaugeMetricFamily(
            "finder_crm_circuit_open",
            "1 while the circuit breaker keeps deliveries from the CRM.",
            value=float(found.is_circuit_open),
        )
        by_state = {row["state"]: row["number"] for row in mails}
        queue = GaugeMetricFamily(
            "finder_mails", "Waiting mails, and mails of the last day by state.", labels=["state"]
        )
        for mail_state in MAIL_STATES:
            queue.add_metric([mail_state], by_state.get(mail_state, 0))
        yield queue
        yield GaugeMetricFamily(
            "finder_mails_oldest_pending_seconds",
            "Age of the oldest mail that waits; 0 when none waits.",
            value=read_rows(connection, _OLDEST_MAIL)[0]["seconds"],
        )
        yield from _build_alert_metrics(alerts)


def _build_alert_metrics(alerts: AlertReport) -> Iterator[Metric]:
    by_state = GaugeMetricFamily("finder_alerts", "Alerts of the last day by state.", labels=["state"])
    for state, number in alerts.counts.items():
        by_state.add_metric([state], number)
    yield by_state
    yield GaugeMetricFamily(
        "finder_alerts_oldest_due_seconds",
        "How long the oldest alert is due that is not written yet; 0 when none is due.",
        value=alerts.oldest_due_seconds,
    )
