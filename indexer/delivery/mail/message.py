"""Builds mails with a plain text and an HTML part."""

from collections.abc import Mapping
from email.message import EmailMessage
from html import escape
from types import MappingProxyType

from indexer.delivery.mail.envelope import build_page, compose_mail
from schemas.texts.reading import TEXTS
from schemas.texts.structure import MailText
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import SiteLanguage


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
    text = TEXTS[language].mails[kind]
    paragraphs = [paragraph.format(secret=secret, **details) for paragraph in text.paragraphs]
    page = build_page(text.subject, _build_body(text, secret, details), language)
    message = compose_mail(sender, recipient, text.subject, language, "\n\n".join(paragraphs) + "\n", page)
    if kind is not MailKind.STAFF_REPLY:
        message["Auto-Submitted"] = "auto-generated"
    return message


def _build_body(text: MailText, secret: str, details: Mapping[str, str]) -> str:
    shown = f"<strong>{escape(secret)}</strong>"
    if secret.startswith(("http://", "https://")):
        shown = f'<a href="{escape(secret)}">{escape(secret)}</a>'
    values = {name: escape(value).replace("\n", "<br>") for name, value in details.items()} | {
        "secret": shown
    }
    return "".join(f"<p>{escape(each).format(**values)}</p>" for each in text.paragraphs)
