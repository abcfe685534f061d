"""`python3 -m stack.setup.secrets` creates the passwords of compose.yaml in var/secrets/.

`--rotate` replaces the passwords of all groups, or of the named groups. It then prints the commands that give the
services the new passwords. Only the current user may enter the folder. The files are readable for everyone, because
they are mounted in containers that run as other users. This module uses only the standard library.
"""

import argparse
import shutil
import sys
from pathlib import Path
from secrets import token_urlsafe

from stack.setup.checkout import ROOT
from stack.setup.token_keys import rotate_token_keys

FOLDER = ROOT / "var" / "secrets"
BYTES = 24
DATABASE, BROKER, ELASTIC, KIBANA, TOKEN_KEYS, CRM = (
    "database", "broker", "elastic", "kibana", "token_keys", "crm_callback_key",
)  # fmt: skip
OF_OPERATOR = ("smtp_password", "s3_access_key", "s3_secret_key")
"""Files that are created empty. The operator writes the secrets of the mail server and the document storage there."""
ENCRYPTION_KEYS = "encryption_keys"
ROTATED = (DATABASE, BROKER, ELASTIC, KIBANA, TOKEN_KEYS)
"""The groups that `--rotate` can replace. The other secrets are shared with other parties, or encrypt stored values."""

ALTER_ROLE = (
    'printf "ALTER ROLE finder PASSWORD \'%s\'" "$(cat var/secrets/database_password)" '
    "| docker compose exec --no-TTY postgres psql --username finder --quiet"
)
"""PostgreSQL reads its password file only when it creates an empty database."""
RECREATE = "docker compose up --detach --force-recreate"
"""New containers read the new files. The container `keys` then gives Kibana its password."""
RECREATE_WITH_KIBANA = RECREATE.replace("compose", "compose --profile analysts")
"""Without its profile, the container of Kibana would stay, with the older password."""


def build_files(
    database: str,
    broker: str,
    elastic: str,
    kibana: str,
    token_key: str,
    crm_callback_key: str,
    encryption_key: str,
) -> dict[str, str]:
    """Build the contents of the files by file name.

    The passwords become parts of URLs, so they must not contain characters such as `/` and `@`.
    """
    return {
        "database_password": database,
        "database_url": f"postgresql://finder:{database}@postgres:5432/finder",
        "broker_password": broker,
        "broker_configuration": (
            f'requirepass {broker}\nsave ""\nappendonly no\nmaxmemory 192mb\nmaxmemory-policy noeviction\n'
        ),
        "broker_url": f"redis://:{broker}@valkey:6379/0",
        "elastic_password": elastic,
        "kibana_password": kibana,
        TOKEN_KEYS: f"{token_key}\n",
        CRM: crm_callback_key,
        ENCRYPTION_KEYS: f"{encryption_key}\n",
        **dict.fromkeys(OF_OPERATOR, ""),
    }


def create_secrets(folder: Path) -> list[str]:
    """Write all files if the folder is empty. Returns the names of the written files.

    All files of an empty folder appear at once. Some files contain the same password, so a part of the files would be
    useless. A folder of an earlier release can lack the files of TOKEN_KEYS, CRM, ENCRYPTION_KEYS and OF_OPERATOR. In a
    folder that is not empty, only these files are written, if they are missing.
    """
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    files = _build_new_files()
    if not any(folder.iterdir()):
        _write_folder(folder, files)
        return list(files)
    independent = (TOKEN_KEYS, CRM, ENCRYPTION_KEYS, *OF_OPERATOR)
    missing = {name: files[name] for name in independent if not (folder / name).exists()}
    _write(folder, missing)
    return list(missing)


def rotate_secrets(groups: tuple[str, ...], folder: Path) -> None:
    """Replace the passwords of the groups. The older token key stays valid, so that open sessions do not end.

    Raises FileNotFoundError if the folder has no secrets yet.
    """
    if not (folder / "database_password").exists():
        raise FileNotFoundError(f"{folder} has no secrets yet. Create them without --rotate.")
    new = _build_new_files()
    _write(
        folder,
        {
            name: content
            for name, content in new.items()
            if name not in (TOKEN_KEYS, CRM, *OF_OPERATOR) and name.startswith(groups)
        },
    )
    if TOKEN_KEYS in groups:
        rotate_token_keys(folder / TOKEN_KEYS)


def list_commands(groups: tuple[str, ...]) -> list[str]:
    """List the commands that give the running containers the new secrets of the groups."""
    return [*([ALTER_ROLE] if DATABASE in groups else []), RECREATE]


def _build_new_files() -> dict[str, str]:
    return build_files(*(token_urlsafe(BYTES) for _ in range(7)))


def _write_folder(folder: Path, files: dict[str, str]) -> None:
    """Write the files into a new folder, which then replaces the empty folder."""
    unfinished = folder.with_name(f"{folder.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(mode=0o700)
    _write(unfinished, files)
    unfinished.replace(folder)


def _write(folder: Path, files: dict[str, str]) -> None:
    """Write each file under another name, and then rename the file, so that no file is ever incomplete."""
    for name, content in files.items():
        unfinished = folder / f"{name}.unfinished"
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
        unfinished.write_text(content)
        unfinished.chmod(0o444)
        unfinished.replace(folder / name)


def main(arguments: list[str], folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m stack.setup.secrets", description=__doc__)
    parser.add_argument(
        "--rotate",
        nargs="*",
        choices=ROTATED,
        metavar="GROUP",
        help=f"replace secrets: {', '.join(ROTATED)}; all if none is named",
    )
    groups = parser.parse_args(arguments).rotate
    if groups is None:
        created = create_secrets(folder)
        changes = f"created {', '.join(created)}" if created else "exists already, nothing is changed"
        print(f"{folder}: {changes}")
        return 0
    chosen = tuple(groups) or ROTATED
    try:
        rotate_secrets(chosen, folder)
    except FileNotFoundError as error:
        print(f"secrets: {error}", file=sys.stderr)
        return 1
    print(f"{folder}: new {', '.join(chosen)}. Run now, in this order:")
    print("\n".join(list_commands(chosen)))
    if KIBANA in chosen:
        print(f"If Kibana runs, use this command instead of the last one:\n{RECREATE_WITH_KIBANA}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
