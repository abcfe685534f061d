"""Builds what all mails have: the common header fields, a plain text and an HTML page."""

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from html import escape

from schemas.vocabulary.site_languages import SiteLanguage


def compose_mail(
    sender: str,
    recipient: str,
    subject: str,
    language: SiteLanguage,
    text: str,
    page: str,
    *,
    name: str | None = None,
) -> EmailMessage:
    """Compose a mail.

    - page: the same content as HTML (see `build_page`).
    - name: the part of the Message-ID before the domain. Without a name, this part is random.

    Raises ValueError if an address contains a line break.
    """
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = recipient
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=domain) if name is None else f"<{name}@{domain}>"
    message.set_content(text)
    message.add_alternative(page, subtype="html")
    # `set_content` and `add_alternative` remove the earlier content headers.
    message["Content-Language"] = language.value
    return message


def build_page(title: str, body: str, language: SiteLanguage) -> str:
    """Build an HTML page with the language and writing direction. title is plain text, and body is HTML."""
    head = f"<head><meta charset='utf-8'><title>{escape(title)}</title></head>"
    attributes = f"lang='{language}' dir='{language.direction}'"
    return f"<!doctype html><html {attributes}>{head}<body>{body}</body></html>\n"
