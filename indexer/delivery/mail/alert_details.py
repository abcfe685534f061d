"""Reads the values for the mail of an alert."""

from typing import Any

from indexer.delivery.database import Connection, read_rows
from indexer.delivery.mail.alert_message import AlertLinks, AlertMail
from indexer.delivery.mail.secrets import build_page_url, find_site_url
from schemas.settings import Settings
from schemas.unsubscribe_tokens import UNSUBSCRIBE_PATH, build_unsubscribe_token
from schemas.vocabulary.alerts import SavedSearchKind

_READ = """
SELECT alert.id, content, saved_search_id, kind, name, address, unsubscribe_key
FROM alert JOIN saved_search ON saved_search.id = saved_search_id WHERE alert.id = %s
"""


def read_alert_mail(connection: Connection, given: Settings, mail: dict[str, Any]) -> AlertMail:
    (row,) = read_rows(connection, _READ, (mail["alert_id"],))
    token = build_unsubscribe_token(row["saved_search_id"], bytes(row["unsubscribe_key"]))
    is_search = row["kind"] == SavedSearchKind.SEARCH
    links = AlertLinks(
        search=f"{build_page_url(connection, given, 'search')}{row['address']}" if is_search else None,
        course=build_page_url(connection, given, "course_detail"),
        saved_searches=build_page_url(connection, given, "saved_searches"),
        unsubscribe=f"{find_site_url(given)}{UNSUBSCRIBE_PATH}?token={token}",
    )
    return AlertMail(row["id"], row["name"], row["content"], links)
