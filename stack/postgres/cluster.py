"""Making PostgreSQL's data folder, once."""

import os
import secrets
import shutil
import subprocess
from pathlib import Path

import psutil

from stack.errors import ServiceFailed
from stack.postgres.paths import Place

OWNER = "finder"
# Code-point order and Unicode case rules built into PostgreSQL: the same on every machine and never
# changed by an upgrade of the operating system's locales, which would break text indexes silently.
LOCALE = ("--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8")


def read_or_create_password(folder: Path) -> str:
    """The owner's password; made on first use, readable by us alone."""
    file = folder / "password"
    if not file.exists():
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as output:
            output.write(secrets.token_urlsafe(24))
    return file.read_text()


def ensure_cluster(place: Place, password: str) -> None:
    """Run initdb unless it was done; a run that was cut short is thrown away and done again."""
    if not (place.data / "PG_VERSION").exists():
        unfinished = place.data.with_name("data.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        _initdb(place, unfinished, password)
        unfinished.rename(place.data)
    remove_stale_pid_file(place.data)


def _initdb(place: Place, folder: Path, password: str) -> None:
    password_file = folder.with_name("password.once")
    account = place.account
    try:
        password_file.write_text(password)
        password_file.chmod(0o600)
        if account:
            os.chown(password_file, account.uid, account.gid)
        subprocess.run(
            [place.programs / "initdb", "-D", folder, f"--username={OWNER}", f"--pwfile={password_file}",
             "--auth=scram-sha-256", "--data-checksums", "--no-instructions", *LOCALE],
            cwd="/",
            user=account.uid if account else None,
            group=account.gid if account else None,
            extra_groups=[] if account else None,
            check=True,
            capture_output=True,
            text=True,
        )  # fmt: skip
    except subprocess.CalledProcessError as error:
        raise ServiceFailed(
            f"PostgreSQL's data folder {folder} could not be made: {error.stderr.strip()}"
        ) from error
    finally:
        password_file.unlink(missing_ok=True)


def remove_stale_pid_file(data: Path) -> None:
    """PostgreSQL takes any process that has the number in its old pid file for itself, and would not start.

    Our lock says that no server of ours is alive; one started by hand on the same folder is left in peace.
    """
    pid_file = data / "postmaster.pid"
    if not pid_file.exists():
        return
    pid = int(pid_file.read_text().split("\n", 1)[0] or "0")
    if _is_postgres(pid):
        raise ServiceFailed(f"A PostgreSQL started by hand (process {pid}) uses {data}: stop it.")
    pid_file.unlink()


def _is_postgres(pid: int) -> bool:
    try:
        process = psutil.Process(pid)
        return process.name() == "postgres" and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
