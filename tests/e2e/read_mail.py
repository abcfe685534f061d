"""`python -m tests.e2e.read_mail ADDRESS` prints the newest mail to an address, for the browser tests.

If DATABASE_URL is set, no worker is running. Then the command first sends the waiting mails, as a worker would.
"""

import sys

from indexer.delivery.database import connect
from indexer.delivery.mail.mailbox import read_mailbox
from indexer.delivery.mail.sending import send_due_mails
from schemas.settings import Settings


def read_mail(recipient: str) -> str:
    settings = Settings()
    if settings.database_url:
        with connect(settings) as connection:
            send_due_mails(connection, settings)
    return next((mail.text for mail in read_mailbox(settings.var_folder) if mail.recipient == recipient), "")


if __name__ == "__main__":
    sys.stdout.write(read_mail(sys.argv[1]))
