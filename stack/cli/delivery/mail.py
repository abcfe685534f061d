"""`finder mail`: shows the local mailbox of a site without SMTP."""

from itertools import islice
from typing import Annotated

import typer

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result
from stack.console import console


def mail(
    limit: Annotated[int, typer.Option(min=1, help="Maximum number of mails, the newest first.")] = 10,
    as_json: AsJson = False,
) -> None:
    """Show the mails that the worker wrote to the local mailbox, because SMTP_HOST is not set."""
    from indexer.delivery.mail.mailbox import read_mailbox

    mails = list(islice(read_mailbox(Settings().var_folder), limit))

    def show() -> None:
        for each in mails:
            console.print(f"{each.date}  to {each.recipient}  {each.subject}", markup=False, highlight=False)
            console.print(f"{each.text}\n", markup=False, highlight=False, soft_wrap=True)
        if not mails:
            console.print("The local mailbox is empty")

    print_result({"mails": [each.as_json() for each in mails]}, as_json, show)
