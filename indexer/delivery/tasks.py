"""The Celery tasks. A task has no arguments, because it reads its work from PostgreSQL."""

import logging

from celery import current_app, shared_task

from indexer.delivery.alerts.writing import write_due_alerts
from indexer.delivery.crm.delivering import deliver_due_submissions
from indexer.delivery.database import connect, read_rows
from indexer.delivery.deletion.tombstones import replay_deletions, store_tombstones
from indexer.delivery.file_removal import remove_due_files
from indexer.delivery.mail.sending import send_due_mails
from indexer.delivery.reminders import write_due_reminders
from indexer.delivery.retention import delete_expired_rows
from schemas.editing.statements import PUBLISH_DUE
from schemas.settings import read_settings
from schemas.storage.store import open_store, open_tombstone_store

log = logging.getLogger(__name__)


@shared_task(name="delivery.send_mails")
def send_mails() -> None:
    """Send the mails whose `attempt_at` has passed."""
    given = read_settings()
    with connect(given) as connection:
        result = send_due_mails(connection, given)
    if result.sent or result.failed or result.retried:
        log.info("Mails: %s sent, %s to retry, %s failed", result.sent, result.retried, result.failed)


@shared_task(name="delivery.write_alerts")
def write_alerts() -> None:
    """Write the alerts of saved searches that are due. `delivery.send_mails` sends the mails of these alerts.

    The task does nothing if the Celery configuration has no `open_alert_search`.
    """
    given = read_settings()
    open_search = current_app.conf.get("open_alert_search")
    if open_search is None:
        return
    with connect(given) as connection:
        result = write_due_alerts(connection, open_search)
    if result.written or result.postponed:
        log.info(
            "Alerts: %s written, %s without news, %s to repeat",
            result.written,
            result.empty,
            result.postponed,
        )


@shared_task(name="delivery.deliver_submissions")
def deliver_submissions() -> None:
    """Send the submissions whose `attempt_at` has passed to the CRM. Without CRM_URL, the task does nothing."""
    given = read_settings()
    if given.crm_url is None:
        return
    with connect(given) as connection:
        result = deliver_due_submissions(connection, given)
    if result.delivered or result.retried or result.dead:
        log.info("Deliveries: %s done, %s to repeat, %s dead", result.delivered, result.retried, result.dead)


@shared_task(name="delivery.write_reminders")
def write_reminders() -> None:
    """Write the mails about near deadlines. `delivery.send_mails` sends these mails."""
    given = read_settings()
    with connect(given) as connection:
        written = write_due_reminders(connection)
    if written:
        log.info("Reminders of deadlines: %s written", written)


@shared_task(name="delivery.publish_content")
def publish_content() -> None:
    """Publish the drafts that editors have scheduled, if their time of publication has passed."""
    with connect(read_settings()) as connection:
        (row,) = read_rows(connection, PUBLISH_DUE)
    if row["published"]:
        log.info("Scheduled content: %s published", row["published"])


@shared_task(name="delivery.remove_files")
def remove_files() -> None:
    """Delete the files of deleted documents, and store the tombstones of deleted persons.

    A tombstone is a file outside PostgreSQL that records the deletion of a person.
    """
    given = read_settings()
    with connect(given) as connection:
        removed = remove_due_files(connection, open_store(given))
        store_tombstones(connection, open_tombstone_store(given))
    if removed:
        log.info("Files of documents: %s deleted", removed)


@shared_task(name="delivery.delete_expired_rows")
def delete_expired() -> None:
    """Delete rows that are older than their retention time.

    If an older backup was restored, the task also deletes the persons again that have a tombstone.
    """
    given = read_settings()
    tombstones = open_tombstone_store(given)
    with connect(given) as connection:
        deleted = delete_expired_rows(connection)
        store_tombstones(connection, tombstones)
        replay_deletions(connection, tombstones)
    if any(deleted.values()):
        log.info("Retention: %s", ", ".join(f"{table} {number}" for table, number in deleted.items()))
