"""Each mail is sent once, to a real SMTP server. If the server is away, the log does not contain the recipient."""

import asyncio
import logging
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from itertools import product
from pathlib import Path
from typing import Any

import psycopg
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from indexer.delivery.database import connect
from indexer.delivery.mail.mailbox import MAILS_MAX, get_mailbox_folder, read_mailbox, store_locally
from indexer.delivery.mail.message import build_message
from indexer.delivery.mail.sending import ATTEMPTS_MAX, LASTING_ATTEMPTS_MAX, MailsSent, send_due_mails
from indexer.delivery.metrics import DeliveryCollector
from schemas.settings import Settings
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.operation import SmtpSecurity
from schemas.vocabulary.site_languages import SiteLanguage
from stack.machine.ports import LOOPBACK, find_free_port

RECIPIENT = "student@example.org"


class Inbox:
    """An SMTP handler that responds with `reply`, and stores the mails that it accepts."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.reply = "250 OK"
        self.reply_to_recipient = "250 OK"
        self.reply_to_quit = "221 Bye"

    async def handle_RCPT(self, *given: Any) -> str:
        given[2].rcpt_tos.append(given[3])  # the envelope and the address
        return self.reply_to_recipient

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: ARG002  # names given by aiosmtpd
        if self.reply.startswith("250"):
            assert isinstance(envelope.content, bytes)
            message = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(message, EmailMessage)
            self.mails.append(message)
        return self.reply

    async def handle_QUIT(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: ARG002  # names given by aiosmtpd
        return self.reply_to_quit


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def given(inbox: Inbox, database_url: str, tmp_path: Path) -> Iterator[Settings]:
    controller = Controller(inbox, hostname=LOOPBACK, port=find_free_port())
    controller.start()
    try:
        yield Settings(
            _env_file=None,
            database_url=database_url,
            finder_var=tmp_path,
            smtp_host=LOOPBACK,
            smtp_port=controller.port,
            smtp_security=SmtpSecurity.NONE,
            finder_site_url="https://meridian.example",
        )
    finally:
        controller.stop()


@pytest.fixture
def database(database_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("TRUNCATE mail, one_time_code, person CASCADE")
        yield connection


def order(
    connection: psycopg.Connection, kind: MailKind, recipient: str = RECIPIENT, language: str = "en"
) -> None:
    code = None
    if kind in (MailKind.REGISTRATION_CODE, MailKind.EMAIL_CODE):
        row = connection.execute("INSERT INTO one_time_code (email) VALUES (%s) RETURNING id", (recipient,))
        code = row.fetchone()[0]  # type: ignore[index]
    connection.execute(
        "INSERT INTO mail (kind, recipient, language, code_id) VALUES (%s, %s, %s, %s)",
        (kind.value, recipient, language, code),
    )


def send(given: Settings) -> MailsSent:
    with connect(given) as connection:
        return send_due_mails(connection, given)


def read_mail_row(connection: psycopg.Connection) -> tuple[Any, ...]:
    row = connection.execute("SELECT state, attempts, error FROM mail").fetchone()
    assert row is not None
    return row


def test_a_code_is_sent_as_text_and_html(inbox: Inbox, given: Settings, database: psycopg.Connection) -> None:
    order(database, MailKind.REGISTRATION_CODE)
    assert send(given) == MailsSent(sent=1)
    assert send(given) == MailsSent()
    (mail,) = inbox.mails
    assert (mail["To"], mail["Subject"]) == (RECIPIENT, "Your Meridian code")
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None
    assert html is not None
    code = plain.get_content().split("is ")[1][:4]
    assert code.isdigit()
    assert f"<strong>{code}</strong>" in html.get_content()


def test_a_reset_link_leads_to_the_public_address(
    inbox: Inbox, given: Settings, database: psycopg.Connection
) -> None:
    database.execute(
        "INSERT INTO person (email, first_name, last_name, mobile, password_hash) VALUES (%s, 'A', 'B', '', 'x')",
        (RECIPIENT,),
    )
    order(database, MailKind.PASSWORD_RESET)
    order(database, MailKind.PASSWORD_RESET, "nobody@example.org")
    assert send(given) == MailsSent(sent=1, dropped=1)
    plain = inbox.mails[0].get_body(("plain",))
    assert plain is not None
    assert "https://meridian.example/reset-password#token=" in plain.get_content()


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ("451 later", MailsSent(retried=1)),
        ("554 no such person", MailsSent(failed=1)),
        ("530 login or TLS required", MailsSent(retried=1)),
    ],
)
def test_a_refused_mail_is_repeated_or_given_up(
    inbox: Inbox, given: Settings, database: psycopg.Connection, reply: str, expected: MailsSent
) -> None:
    order(database, MailKind.PASSWORD_CHANGED)
    inbox.reply = reply
    assert send(given) == expected
    assert send(given) == MailsSent()
    inbox.reply = "250 OK"
    database.execute("UPDATE mail SET attempt_at = now()")
    assert send(given) == MailsSent(sent=expected.retried)


def test_a_mail_waits_while_the_server_is_away_and_is_given_up_in_the_end(
    given: Settings, database: psycopg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    order(database, MailKind.REGISTRATION_CODE)
    away = given.model_copy(update={"smtp_port": 1})
    with caplog.at_level(logging.DEBUG):
        assert send(away) == MailsSent(retried=1)
    assert read_mail_row(database) == ("pending", 1, "ConnectionRefusedError")
    assert RECIPIENT not in caplog.text
    database.execute("UPDATE mail SET attempts = %s, attempt_at = now()", (ATTEMPTS_MAX - 1,))
    assert send(away) == MailsSent(failed=1)


def test_a_mail_that_does_not_expire_is_tried_for_days(given: Settings, database: psycopg.Connection) -> None:
    order(database, MailKind.PASSWORD_CHANGED)
    away = given.model_copy(update={"smtp_port": 1})
    for attempts, expected in (
        (ATTEMPTS_MAX, MailsSent(retried=1)),
        (LASTING_ATTEMPTS_MAX - 1, MailsSent(failed=1)),
    ):
        database.execute("UPDATE mail SET attempts = %s, attempt_at = now()", (attempts,))
        assert send(away) == expected


def test_an_accepted_mail_is_sent_although_the_server_ends_the_session_with_an_error(
    inbox: Inbox, given: Settings, database: psycopg.Connection
) -> None:
    order(database, MailKind.PASSWORD_CHANGED)
    inbox.reply_to_quit = "421 shutting down"
    assert send(given) == MailsSent(sent=1)
    assert len(inbox.mails) == 1


def test_a_repeated_mail_has_a_new_code(inbox: Inbox, given: Settings, database: psycopg.Connection) -> None:
    order(database, MailKind.REGISTRATION_CODE)
    send(given)
    first = database.execute("SELECT code_hash FROM one_time_code").fetchone()
    database.execute("UPDATE mail SET state = 'pending', attempt_at = now()")
    send(given)
    assert database.execute("SELECT code_hash FROM one_time_code").fetchone() != first
    assert len(inbox.mails) == 2


def test_a_voided_code_is_not_sent(inbox: Inbox, given: Settings, database: psycopg.Connection) -> None:
    order(database, MailKind.REGISTRATION_CODE)
    database.execute("UPDATE one_time_code SET voided_at = now()")
    assert send(given) == MailsSent(dropped=1)
    assert inbox.mails == []


def test_the_connection_is_not_downgraded(given: Settings, database: psycopg.Connection) -> None:
    """The settings demand STARTTLS, which the server does not offer. The mail is therefore not sent."""
    order(database, MailKind.PASSWORD_CHANGED)
    strict = given.model_copy(update={"smtp_security": SmtpSecurity.STARTTLS})
    assert send(strict) == MailsSent(retried=1)


def count_mails(given: Settings) -> dict[str, float]:
    """Read the metric `finder_mails`. Returns the states with at least one mail."""
    [mails] = [each for each in DeliveryCollector(given).collect() if each.name == "finder_mails"]
    return {each.labels["state"]: each.value for each in mails.samples if each.value}


def test_the_metrics_count_failures_of_the_last_day_and_tell_refused_recipients_from_faults(
    inbox: Inbox, given: Settings, database: psycopg.Connection
) -> None:
    order(database, MailKind.PASSWORD_CHANGED)
    inbox.reply_to_recipient = "550 no such person"
    assert send(given) == MailsSent(failed=1)
    inbox.reply_to_recipient, inbox.reply = "250 OK", "554 not from this sender"
    order(database, MailKind.PASSWORD_CHANGED)
    assert send(given) == MailsSent(failed=1)
    inbox.reply = "250 OK"
    order(database, MailKind.PASSWORD_CHANGED)
    assert send(given) == MailsSent(sent=1)
    order(database, MailKind.PASSWORD_CHANGED)
    assert count_mails(given) == {"pending": 1, "sent": 1, "failed": 1, "refused": 1}
    database.execute("UPDATE mail SET attempt_at = attempt_at - INTERVAL '25 hours'")
    assert count_mails(given) == {"pending": 1, "sent": 1}


async def test_several_workers_send_each_mail_once(
    inbox: Inbox, given: Settings, database: psycopg.Connection
) -> None:
    for number in range(12):
        order(database, MailKind.PASSWORD_CHANGED, f"{number}@example.org")
    results = await asyncio.gather(*(asyncio.to_thread(send, given) for _ in range(3)))
    assert sum(each.sent for each in results) == 12
    assert len({mail["To"] for mail in inbox.mails}) == len(inbox.mails) == 12


def test_a_mail_in_a_language_of_a_newer_release_is_sent_in_english(
    inbox: Inbox, given: Settings, database: psycopg.Connection
) -> None:
    order(database, MailKind.PASSWORD_CHANGED, language="eo")
    assert send(given).sent == 1
    [mail] = inbox.mails
    assert (mail["Subject"], mail["Content-Language"]) == ("Your password has changed", "en")


def test_every_mail_has_a_text_in_every_language() -> None:
    for kind, language in product(set(MailKind) - {MailKind.ALERT, MailKind.SEARCH_REPORT}, SiteLanguage):
        details = {
            "state": "S",
            "course": "<b>C</b>",
            "reply": "<b>R</b>\nof two lines",
            "scholarship": "<b>S</b>",
            "deadline": "1 May 2027",
        }
        message = build_message(kind, language, "a@example.org", RECIPIENT, "1234", details)
        html = message.get_body(("html",))
        assert html is not None
        assert "<b>" not in html.get_content()
        assert f"lang='{language}'" in html.get_content()
        assert message["Content-Language"] == language


@pytest.mark.parametrize("recipient", ["a@example.org\nBcc: b@example.org", "a@example.org\r\n\r\nbody"])
def test_a_recipient_with_a_line_break_adds_no_header(recipient: str) -> None:
    with pytest.raises(ValueError, match=r"(?i)header|newline|linefeed"):
        build_message(MailKind.EMAIL_CODE, SiteLanguage.ENGLISH, "a@example.org", recipient, "1234")


def test_only_the_user_of_the_stack_can_read_the_local_mailbox(tmp_path: Path) -> None:
    message = build_message(MailKind.EMAIL_CODE, SiteLanguage.URDU, "a@example.org", RECIPIENT, "1234")
    file = store_locally(tmp_path, message)
    assert file.stat().st_mode & 0o777 == 0o600
    assert get_mailbox_folder(tmp_path).stat().st_mode & 0o777 == 0o700
    (mail,) = read_mailbox(tmp_path)
    assert mail.recipient == RECIPIENT
    assert "1234" in mail.text


def test_the_local_mailbox_keeps_the_newest_mails(tmp_path: Path) -> None:
    message = build_message(MailKind.EMAIL_CHANGED, SiteLanguage.ENGLISH, "a@example.org", RECIPIENT)
    folder = get_mailbox_folder(tmp_path)
    store_locally(tmp_path, message)
    for number in range(MAILS_MAX):
        (folder / f"{number:020d}-old.eml").write_bytes(b"")
    newest = store_locally(tmp_path, message)
    assert len(list(folder.glob("*.eml"))) == MAILS_MAX
    assert newest.exists()
