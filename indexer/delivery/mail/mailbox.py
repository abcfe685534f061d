"""The local mailbox. Without a mail server, each mail is written to a file that only the worker's account can read."""

import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from uuid import uuid4

MAILS_MAX = 200
_FOLDER_MODE, _FILE_MODE = 0o700, 0o600


@dataclass(frozen=True, slots=True)
class LocalMail:
    file: str
    date: str
    recipient: str
    subject: str
    text: str

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def get_mailbox_folder(var_folder: Path) -> Path:
    return var_folder / "mail"


def store_locally(var_folder: Path, message: EmailMessage) -> Path:
    """Write the mail to a file. Only the newest MAILS_MAX mails are kept. Raises OSError."""
    folder = get_mailbox_folder(var_folder)
    folder.mkdir(mode=_FOLDER_MODE, parents=True, exist_ok=True)
    file = folder / f"{time.time_ns():020d}-{uuid4().hex[:8]}.eml"
    unfinished = file.with_suffix(".part")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FILE_MODE)
    with os.fdopen(descriptor, "wb") as output:
        output.write(message.as_bytes())
    unfinished.replace(file)
    for old in sorted(folder.glob("*.eml"))[:-MAILS_MAX]:
        old.unlink(missing_ok=True)
    return file


def read_mailbox(var_folder: Path) -> Iterator[LocalMail]:
    """Yield the mails, the newest first."""
    for file in sorted(get_mailbox_folder(var_folder).glob("*.eml"), reverse=True):
        message = message_from_bytes(file.read_bytes(), policy=policy.default)
        plain = message.get_body(preferencelist=("plain",))
        yield LocalMail(
            file=file.name,
            date=str(message["Date"]),
            recipient=str(message["To"]),
            subject=str(message["Subject"]),
            text="" if plain is None else str(plain.get_content()).strip(),
        )
