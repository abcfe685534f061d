"""The generated catalogue with an index, persons with saved searches, and a real mail server."""

from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any
from uuid import UUID, uuid4

import psycopg
from aiosmtpd.smtp import SMTP, Envelope, Session
from elasticsearch import Elasticsearch
from psycopg.types.json import Jsonb

from indexer.delivery.alerts.course_search import OpenSearch
from indexer.delivery.alerts.writing import AlertsWritten, write_due_alerts
from indexer.delivery.mail.sending import send_due_mails
from indexer.indexing.outbox.drain import drain
from indexer.shared.database import connect
from schemas.settings import Settings

_ADD_PERSON = """
INSERT INTO person (email, first_name, last_name, mobile, password_hash, language)
VALUES (%s, 'A', 'B', '', 'x', %s) RETURNING id
"""
_ADD_SEARCH = """
INSERT INTO saved_search (person_id, kind, name, address, request, frequency, time_zone, unsubscribe_key, due_at,
                          attempt_at)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, next_alert_time(%s, %s, now()), now()) RETURNING id
"""
_MAKE_DUE = """
UPDATE saved_search SET due_at = now() - INTERVAL '1 second', attempt_at = now() - INTERVAL '1 second'
WHERE frequency <> 'off'
"""


class Inbox:
    """An SMTP handler that stores the mails.

    `before_reply` runs after a mail has arrived and before the response is sent.
    """

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.before_reply: Callable[[], None] = lambda: None

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: ARG002  # names given by aiosmtpd
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        self.before_reply()
        return "250 OK"

    def list_ids(self) -> list[str]:
        return [str(mail["Message-ID"]) for mail in self.mails]


@dataclass
class World:
    database_url: str
    connection: psycopg.Connection
    client: Elasticsearch
    open_search: OpenSearch
    settings: Settings
    inbox: Inbox = field(default_factory=Inbox)

    def add_person(self, language: str = "en") -> int:
        return int(self.read(_ADD_PERSON, f"{uuid4().hex}@example.org", language))

    def save(
        self,
        request: dict[str, Any],
        *,
        person: int | None = None,
        kind: str = "search",
        frequency: str = "daily",
        zone: str = "Asia/Karachi",
        name: str = "My search",
        address: str = "?course=x",
    ) -> UUID:
        """Save a search. The next call of `write` stores the first states of its courses."""
        owner = person or self.add_person()
        values = (owner, kind, name, address, Jsonb(request), frequency, zone, bytes(32), frequency, zone)
        search: UUID = self.read(_ADD_SEARCH, *values)
        return search

    def write(self) -> AlertsWritten:
        return write_due_alerts(self.connection, self.open_search)

    def write_due(self) -> AlertsWritten:
        """Make all alerts due, except those of stopped searches, and write them."""
        self.make_due()
        return self.write()

    def make_due(self) -> None:
        self.connection.execute(_MAKE_DUE)

    def send(self) -> list[EmailMessage]:
        """Send the waiting mails, and return them."""
        before = len(self.inbox.mails)
        while send_due_mails(self.connection, self.settings).sent:
            """One call sends only a limited number of mails."""
        return self.inbox.mails[before:]

    def index(self) -> None:
        with connect(self.database_url) as connection:
            while self.read("SELECT 1 FROM outbox WHERE state <> 'done' LIMIT 1"):
                drain(connection, self.client)
        self.client.indices.refresh(index="courses-*,vocabulary-*")

    def read(self, query: str, *parameters: object) -> Any:
        """Return the first column of the first row, or None."""
        row = self.connection.execute(query.encode(), parameters).fetchone()
        return None if row is None else row[0]

    def read_content(self, search: UUID) -> dict[str, Any]:
        """Return the content of the last alert of a search."""
        query = "SELECT content FROM alert WHERE saved_search_id = %s ORDER BY created_at DESC LIMIT 1"
        content: dict[str, Any] = self.read(query, search)
        return content


def read_text(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def read_html(mail: EmailMessage) -> str:
    part = mail.get_body(("html",))
    assert part is not None
    return str(part.get_content())
