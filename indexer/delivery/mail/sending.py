"""Sends the mails in the table `mail`. After a crash, a mail can be sent twice.

A repeated mail with a code, or with a link to reset a password, contains a new code or link.
"""

import logging
import smtplib
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any

from indexer.delivery.database import Connection, execute, read_rows
from indexer.delivery.mail.alert_details import read_alert_mail
from indexer.delivery.mail.alert_message import build_alert_message
from indexer.delivery.mail.details import read_details
from indexer.delivery.mail.mailbox import store_locally
from indexer.delivery.mail.message import build_message
from indexer.delivery.mail.search_report_message import build_search_report_message, read_search_report
from indexer.delivery.mail.secrets import CODE_KINDS, make_secret
from indexer.delivery.mail.smtp import send_by_smtp
from indexer.delivery.retries import compute_delay_seconds
from schemas.settings import Settings
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import parse_stored_language

log = logging.getLogger(__name__)

MAILS_PER_TASK = 20
ATTEMPTS_MAX = 10
"""The attempts for a mail with a code or a link that expires. They take about half an hour."""
LASTING_ATTEMPTS_MAX = 300
"""The attempts for other mails. They take about three days."""
EXPIRING_KINDS = CODE_KINDS | {MailKind.PASSWORD_RESET}
FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS = 5.0, 900.0
_CLAIM = """
UPDATE mail SET attempts = attempts + 1, attempt_at = now() + INTERVAL '5 minutes'
WHERE id = (
    SELECT id FROM mail WHERE state = 'pending' AND attempt_at <= now()
    ORDER BY (alert_id IS NOT NULL), attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, recipient, language, code_id, application_change_id, reply_id, scholarship_id, alert_id,
    search_report, attempts
"""
_SENT = """
WITH sent AS (
    UPDATE mail SET state = 'sent', sent_at = now(), error = NULL WHERE id = %s RETURNING alert_id
)
UPDATE alert SET state = 'sent', sent_at = now() FROM sent WHERE alert.id = sent.alert_id
"""
_RETRY = """
WITH tried AS (
    UPDATE mail SET attempt_at = now() + %s * INTERVAL '1 second', error = %s, state = %s
    WHERE id = %s AND state = 'pending' RETURNING alert_id, state
)
UPDATE alert SET state = tried.state FROM tried WHERE alert.id = tried.alert_id
"""
_DROP = """
WITH dropped AS (DELETE FROM mail WHERE id = %s RETURNING alert_id)
UPDATE alert SET state = 'dropped' FROM dropped WHERE alert.id = dropped.alert_id
"""
_PERMANENT_FROM = 500
_LOGIN_OR_TLS_REQUIRED = 530


@dataclass(slots=True)
class MailsSent:
    sent: int = 0
    dropped: int = 0
    retried: int = 0
    failed: int = 0


def send_due_mails(connection: Connection, given: Settings) -> MailsSent:
    """Send up to MAILS_PER_TASK mails whose `attempt_at` has passed.

    Alerts are sent last, so that a mail with a code does not wait for thousands of alerts. To claim a mail, a worker
    sets its `attempt_at` to 5 minutes from now, so that no other worker sends the mail at the same time. A session with
    the slowest server takes less time.
    """
    result = MailsSent()
    for _ in range(MAILS_PER_TASK):
        claimed = read_rows(connection, _CLAIM)
        if not claimed:
            break
        _send(connection, given, claimed[0], result)
    return result


def _send(connection: Connection, given: Settings, mail: dict[str, Any], result: MailsSent) -> None:
    secret = make_secret(connection, given, mail)
    if secret is None:
        execute(connection, _DROP, (mail["id"],))
        result.dropped += 1
        return
    try:
        message = _build(connection, given, mail, secret)
        send_message(given, message)
    except (smtplib.SMTPException, OSError, ValueError) as error:
        _record_failure(connection, mail, error, result)
        return
    execute(connection, _SENT, (mail["id"],))
    result.sent += 1


def send_message(given: Settings, message: EmailMessage) -> None:
    """Send the mail. Without a mail server, store it locally. Raises SMTPException, OSError or ValueError."""
    if given.smtp_host is None:
        store_locally(given.var_folder, message)
    else:
        send_by_smtp(given, message)


def _build(connection: Connection, given: Settings, mail: dict[str, Any], secret: str) -> EmailMessage:
    kind, language = MailKind(mail["kind"]), parse_stored_language(mail["language"])
    if kind is MailKind.ALERT:
        alert = read_alert_mail(connection, given, mail)
        return build_alert_message(alert, language, given.mail_from, mail["recipient"])
    if kind is MailKind.SEARCH_REPORT:
        return build_search_report_message(
            read_search_report(connection, mail["search_report"]), given, mail["recipient"]
        )
    details = read_details(connection, mail)
    return build_message(kind, language, given.mail_from, mail["recipient"], secret, details)


def _record_failure(
    connection: Connection, mail: dict[str, Any], error: Exception, result: MailsSent
) -> None:
    """Set the time of the next attempt, or the state failed.

    Only the class and status of the error are stored, because error texts of mail servers can contain an address.
    """
    attempts_max = ATTEMPTS_MAX if MailKind(mail["kind"]) in EXPIRING_KINDS else LASTING_ATTEMPTS_MAX
    is_final = mail["attempts"] >= attempts_max or is_permanent(error)
    delay = compute_delay_seconds(mail["attempts"], FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS)
    reason = describe_mail_error(error)
    execute(connection, _RETRY, (delay, reason, "failed" if is_final else "pending", mail["id"]))
    log.warning("Mail %s is not sent (attempt %s): %s", mail["id"], mail["attempts"], reason)
    if is_final:
        result.failed += 1
    else:
        result.retried += 1


def is_permanent(error: Exception) -> bool:
    """True if another attempt would fail too.

    False if the server requires another login or TLS, because an operator can correct the settings.
    """
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return False
    codes = _list_reply_codes(error)
    if codes:
        return all(code >= _PERMANENT_FROM and code != _LOGIN_OR_TLS_REQUIRED for code in codes)
    return isinstance(error, ValueError)


def describe_mail_error(error: Exception) -> str:
    return " ".join([type(error).__name__, *map(str, _list_reply_codes(error))])


def _list_reply_codes(error: Exception) -> list[int]:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return sorted({code for code, _ in error.recipients.values()})
    return [error.smtp_code] if isinstance(error, smtplib.SMTPResponseException) else []
