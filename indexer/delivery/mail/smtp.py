import smtplib
import ssl
from contextlib import closing, suppress
from email.message import EmailMessage

from schemas.settings import Settings
from schemas.vocabulary.operation import SmtpSecurity

SMTP_SECONDS = 20.0
"""The longest time for one reply of the server. A mail needs up to eleven replies."""


def send_by_smtp(given: Settings, message: EmailMessage) -> None:
    """Send a mail through the server of SMTP_HOST. TLS and STARTTLS verify the server's certificate.

    Raises smtplib.SMTPException, OSError or ValueError.
    """
    assert given.smtp_host is not None
    context = ssl.create_default_context()
    if given.smtp_security is SmtpSecurity.TLS:
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            given.smtp_host, given.smtp_port, timeout=SMTP_SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(given.smtp_host, given.smtp_port, timeout=SMTP_SECONDS)
    with closing(server):
        if given.smtp_security is SmtpSecurity.STARTTLS:
            server.starttls(context=context)
        if given.smtp_user is not None and given.smtp_password is not None:
            server.login(given.smtp_user, given.smtp_password.get_secret_value())
        server.send_message(message)
        # The server has accepted the mail. An error at the end of the session must not lead to another attempt.
        with suppress(smtplib.SMTPException, OSError):
            server.quit()
