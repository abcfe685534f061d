"""`python3 -m stack.setup.secrets` creates the passwords of compose.yaml in var/secrets/.

Only the current user may enter the folder. The files are readable for everyone, because they are mounted in
containers that run as other users. This module uses only the standard library.
"""

import sys
from pathlib import Path
from secrets import token_urlsafe

from stack.setup.checkout import ROOT

FOLDER = ROOT / "var" / "secrets"
BYTES = 24
TOKEN_KEYS = "token_keys"  # noqa: S105  # the name of a file


def build_files(database: str, broker: str, elastic: str, kibana: str, token_key: str) -> dict[str, str]:
    """Build the contents of the files by file name.

    The passwords become parts of URLs. So they must not contain characters such as `/` and `@`.
    """
    return {
        "database_password": database,
        "database_url": f"postgresql://finder:{database}@postgres:5432/finder",
        "broker_password": broker,
        "broker_configuration": f'requirepass {broker}\nsave ""\nappendonly no\nmaxmemory-policy noeviction\n',
        "broker_url": f"redis://:{broker}@valkey:6379/0",
        "elastic_password": elastic,
        "kibana_password": kibana,
        TOKEN_KEYS: f"{token_key}\n",
    }


def create_secrets(folder: Path = FOLDER) -> bool:
    """Write all files if the folder is empty. Returns True if a file was written.

    A folder of an earlier release has no file with token keys. In that case, write only this file.
    """
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    is_new = not any(folder.iterdir())
    files = build_files(*(token_urlsafe(BYTES) for _ in range(5)))
    if not is_new:
        files = {} if (folder / TOKEN_KEYS).exists() else {TOKEN_KEYS: files[TOKEN_KEYS]}
    for name, content in files.items():
        file = folder / name
        file.write_text(content)
        file.chmod(0o444)
    return bool(files)


if __name__ == "__main__":
    print(f"{FOLDER}: {'created' if create_secrets() else 'exists already, nothing is changed'}")
    sys.exit(0)
