"""The names of stored documents."""

import re
from uuid import uuid4

KEY_CHARACTERS = 32
_KEY = re.compile(rf"[0-9a-f]{{{KEY_CHARACTERS}}}", re.ASCII)


def make_key() -> str:
    """A random name, which contains nothing of the name that the person gave."""
    return uuid4().hex


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def check_key(key: str) -> str:
    """Raises ValueError for a text that `make_key` did not make, such as a path."""
    if not is_key(key):
        raise ValueError("not a key of a document")
    return key
