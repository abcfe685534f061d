"""Makes the one-time codes and the links of mails. PostgreSQL stores only hashes of codes and reset tokens."""

from secrets import randbelow
from typing import Any

from indexer.delivery.database import Connection, execute, read_rows
from schemas.secret_hashes import hash_secret, hash_token, make_token
from schemas.settings import Settings
from schemas.vocabulary.accounts import CODE_DIGITS, CODE_MINUTES, RESET_MINUTES, MailKind

CODE_KINDS = frozenset({MailKind.REGISTRATION_CODE, MailKind.EMAIL_CODE})
_PATH = "SELECT '/' || slug AS path FROM page_route WHERE page_type = %s"
_STORE_CODE = """
UPDATE one_time_code SET code_hash = %s, expires_at = now() + %s * INTERVAL '1 minute'
WHERE id = %s AND voided_at IS NULL AND used_at IS NULL
"""
_ARE_ALERTS_ON = """
SELECT 1 FROM alert JOIN saved_search ON saved_search.id = saved_search_id
WHERE alert.id = %s AND frequency <> 'off'
"""
_VOID_RESETS = """
UPDATE password_reset SET used_at = now() FROM person
WHERE person.id = password_reset.person_id AND person.email = %s AND used_at IS NULL
"""
_STORE_RESET = """
INSERT INTO password_reset (person_id, token_hash, expires_at)
SELECT id, %s, now() + %s * INTERVAL '1 minute' FROM person WHERE email = %s RETURNING id
"""
_REMINDER = """
SELECT slug FROM deadline_reminder
JOIN person ON person.id = person_id
JOIN scholarship ON scholarship.id = scholarship_id
WHERE email = %s AND scholarship_id = %s AND scholarship.status = 'published'
      AND deadline >= current_date
"""


def draw_code() -> str:
    """Draw a random code of four digits. It can begin with zeros."""
    return f"{randbelow(10**CODE_DIGITS):0{CODE_DIGITS}d}"


def make_secret(connection: Connection, given: Settings, mail: dict[str, Any]) -> str | None:
    """Return the code or link that replaces `{secret}` in the text of a mail, or '' if the text has none.

    The hash of a code or reset token is stored. Links to other pages are not secret.
    Returns None if the mail must not be sent:
    - The code was already used or voided.
    - The mail address has no account.
    - The person has removed the reminder, the scholarship is not published, or its deadline is gone or has passed.
    - The person has stopped the alerts.
    """
    kind = MailKind(mail["kind"])
    if kind in CODE_KINDS:
        code = draw_code()
        stored = execute(connection, _STORE_CODE, (hash_secret(code), CODE_MINUTES, mail["code_id"]))
        return code if stored else None
    if kind is MailKind.PASSWORD_RESET:
        token = make_token()
        with connection.transaction():
            execute(connection, _VOID_RESETS, (mail["recipient"],))
            stored_rows = read_rows(
                connection, _STORE_RESET, (hash_token(token), RESET_MINUTES, mail["recipient"])
            )
        return f"{build_page_url(connection, given, 'reset_password')}#token={token}" if stored_rows else None
    if kind is MailKind.ALERT:
        return "" if read_rows(connection, _ARE_ALERTS_ON, (mail["alert_id"],)) else None
    if kind is MailKind.STAFF_REPLY:
        return find_site_url(given)
    if kind is MailKind.DEADLINE_REMINDER:
        found = read_rows(connection, _REMINDER, (mail["recipient"], mail["scholarship_id"]))
        return (
            f"{build_page_url(connection, given, 'scholarship_detail')}/{found[0]['slug']}" if found else None
        )
    is_about_application = kind is MailKind.APPLICATION_CHANGED
    return build_page_url(connection, given, "track_application") if is_about_application else ""


def build_page_url(connection: Connection, given: Settings, page_type: str) -> str:
    """Build the address of a page from the slug of its page type."""
    (row,) = read_rows(connection, _PATH, (page_type,))
    return f"{find_site_url(given)}{row['path']}"


def find_site_url(given: Settings) -> str:
    return (given.finder_site_url or f"http://127.0.0.1:{given.finder_port}").rstrip("/")
