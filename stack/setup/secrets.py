"""`python3 -m stack.setup.secrets`: passwords for compose.yaml, made once, in var/secrets/; standard library only.

The folder is closed to everybody else on this machine. The files in it are not: they are mounted one by one into
containers, whose users are others than the one who made them.
"""

import sys
from pathlib import Path
from secrets import token_urlsafe

from stack.setup.checkout import ROOT

FOLDER = ROOT / "var" / "secrets"
BYTES = 24


def files(database: str, broker: str, elastic: str, kibana: str) -> dict[str, str]:
    """Contents by name of the file, from four passwords that need no quoting in a URL."""
    return {
        "database_password": database,
        "database_url": f"postgresql://finder:{database}@postgres:5432/finder",
        "broker_password": broker,
        "broker_configuration": f'requirepass {broker}\nsave ""\nappendonly no\nmaxmemory-policy noeviction\n',
        "broker_url": f"redis://:{broker}@valkey:6379/0",
        "elastic_password": elastic,
        "kibana_password": kibana,
    }


def make(folder: Path = FOLDER) -> bool:
    """Write all of them unless any stands; True when they were written. What stands is never changed."""
    if folder.exists() and any(folder.iterdir()):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    for name, content in files(*(token_urlsafe(BYTES) for _ in range(4))).items():
        file = folder / name
        file.write_text(content)
        file.chmod(0o444)
    return True


if __name__ == "__main__":
    print(f"{FOLDER}: {'made' if make() else 'stands already, nothing is changed'}")
    sys.exit(0)
