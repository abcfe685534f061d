"""The bundled list of common passwords."""

from functools import lru_cache
from pathlib import Path

FILE = Path(__file__).with_suffix(".txt")
_COMMENT = "#"


def is_common_password(password: str) -> bool:
    """True if the list contains the password. Case is ignored."""
    return password.lower() in _read_common_passwords()


@lru_cache
def _read_common_passwords() -> frozenset[str]:
    lines = FILE.read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith(_COMMENT))
