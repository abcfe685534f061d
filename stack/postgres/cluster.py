"""Creates the data folder of PostgreSQL."""

import os
import secrets
import shutil
import subprocess
from pathlib import Path

import psutil

from stack.errors import ServiceFailed
from stack.postgres.paths import PostgresPaths

OWNER = "finder"
# The built-in locale of PostgreSQL sorts by code point, on every machine. Other locales may sort differently after
# an update of the operating system. Indexes of text columns would then be wrong, without an error.
LOCALE = ("--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8")


def read_or_create_password(folder: Path) -> str:
    """Read the password of the database owner from a file that only the current user may read.

    The first call creates the password and the file.
    """
    file = folder / "password"
    if not file.exists():
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as output:
            output.write(secrets.token_urlsafe(24))
    return file.read_text()


def ensure_cluster(paths: PostgresPaths, password: str) -> None:
    """Run initdb if the data folder does not exist. The folder of an interrupted initdb is deleted first.

    Then delete a stale pid file. Raises ServiceFailed if initdb fails, or if a PostgreSQL uses the data folder already.
    """
    if not (paths.data / "PG_VERSION").exists():
        unfinished = paths.data.with_name("data.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        _initialise_cluster(paths, unfinished, password)
        unfinished.rename(paths.data)
    remove_stale_pid_file(paths.data)


def _initialise_cluster(paths: PostgresPaths, folder: Path, password: str) -> None:
    password_file = folder.with_name("password.once")
    account = paths.account
    try:
        password_file.write_text(password)
        password_file.chmod(0o600)
        if account:
            os.chown(password_file, account.uid, account.gid)
        subprocess.run(
            [paths.programs / "initdb", "-D", folder, f"--username={OWNER}", f"--pwfile={password_file}",
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
            f"PostgreSQL's data folder {folder} could not be created: {error.stderr.strip()}"
        ) from error
    finally:
        password_file.unlink(missing_ok=True)


def remove_stale_pid_file(data: Path) -> None:
    """Delete the pid file of a server that no longer runs.

    With this file, PostgreSQL would not start if another process has the same number now.
    Raises ServiceFailed if the process is a running PostgreSQL. Such a PostgreSQL was started by hand.
    A server of this stack would hold a lock file (see child_lock.py), and would have been stopped before this check.
    """
    pid_file = data / "postmaster.pid"
    if not pid_file.exists():
        return
    pid = int(pid_file.read_text().split("\n", 1)[0] or "0")
    if _is_postgres(pid):
        raise ServiceFailed(f"A PostgreSQL started by hand (process {pid}) uses {data}. Stop it.")
    pid_file.unlink()


def _is_postgres(pid: int) -> bool:
    try:
        process = psutil.Process(pid)
        return process.name() == "postgres" and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
