"""Builds mails with a plain text and an HTML part."""

from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from html import escape
from types import MappingProxyType

from indexer.delivery.mail.texts import TEXTS, MailText
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import SITE_LANGUAGES, SiteLanguage


def build_message(
    kind: MailKind,
    language: SiteLanguage,
    sender: str,
    recipient: str,
    secret: str = "",
    details: Mapping[str, str] = MappingProxyType({}),
) -> EmailMessage:
    """Build a mail from the text for its kind and language.

    - secret: the code or link that replaces `{secret}` in the text.
    - details: maps other names in braces to values, such as "course" to the name of a course.

    Raises ValueError if an address contains a line break.
    """
    text = TEXTS[kind, language]
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = recipient
    message["Subject"] = text.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or "localhost")
    message["Content-Language"] = language.value
    if kind is not MailKind.STAFF_REPLY:
        message["Auto-Submitted"] = "auto-generated"
    paragraphs = [paragraph.format(secret=secret, **details) for paragraph in text.paragraphs]
    message.set_content("\n\n".join(paragraphs) + "\n")
    message.add_alternative(_build_html(text, language, secret, details), subtype="html")
    return message


def _build_html(text: MailText, language: SiteLanguage, secret: str, details: Mapping[str, str]) -> str:
    shown = f"<strong>{escape(secret)}</strong>"
    if secret.startswith(("http://", "https://")):
        shown = f'<a href="{escape(secret)}">{escape(secret)}</a>'
    values = {name: escape(value).replace("\n", "<br>") for name, value in details.items()} | {
        "secret": shown
    }
    paragraphs = "".join(f"<p>{escape(each).format(**values)}</p>" for each in text.paragraphs)
    head = f"<head><meta charset='utf-8'><title>{escape(text.subject)}</title></head>"
    attributes = f"lang='{language}' dir='{SITE_LANGUAGES[language].direction}'"
    return f"<!doctype html><html {attributes}>{head}<body>{paragraphs}</body></html>\n"
