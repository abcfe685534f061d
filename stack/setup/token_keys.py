"""`python3 -m stack.setup.token_keys FILE` adds a new key that signs the tokens of point-in-time sessions.

Such a session shows all pages of a search from the same state of the index. Its token is signed, so that no client can
change the token. The keys also sign the cursors of result pages.

The file has one key per line, the newest first. The newest key signs new tokens. The older key verifies tokens that
were signed before the change. A session lasts at most one hour, so two keys are enough. Restart every process of the
site after a change. This module uses only the standard library.
"""

import os
import sys
from pathlib import Path
from secrets import token_urlsafe

KEPT_KEYS = 2
_BYTES = 32


def ensure_key_file(file: Path) -> Path:
    """Create the file with the first key if it does not exist. Only the owner can read the new file."""
    if not file.exists():
        _write(file, [token_urlsafe(_BYTES)], 0o600)
    return file


def rotate_token_keys(file: Path) -> None:
    """Add a new key as the first line, and keep only the newest KEPT_KEYS keys. The file keeps its permissions."""
    keys = file.read_text().split()
    _write(file, [token_urlsafe(_BYTES), *keys][:KEPT_KEYS], file.stat().st_mode & 0o777)


def _write(file: Path, keys: list[str], mode: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w") as opened:
        opened.write("".join(f"{key}\n" for key in keys))
    unfinished.chmod(mode)
    unfinished.replace(file)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not Path(arguments[0]).is_file():
        print(
            "Name the file with the keys: var/token_keys, or var/secrets/token_keys of compose",
            file=sys.stderr,
        )
        return 2
    rotate_token_keys(Path(arguments[0]))
    print(f"{arguments[0]}: a new key signs. Restart every site.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
