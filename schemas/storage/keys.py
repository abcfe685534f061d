"""The keys of stored documents. A key is also the name of the file."""

import re
from uuid import uuid4

KEY_CHARACTERS = 32
_KEY = re.compile(rf"[0-9a-f]{{{KEY_CHARACTERS}}}", re.ASCII)


def make_key() -> str:
    """Return a random key of 32 hexadecimal digits. It does not depend on the name of the uploaded file."""
    return uuid4().hex


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def check_key(key: str) -> str:
    """Return the key. Raises ValueError for a text that is not 32 hexadecimal digits, such as a path."""
    if not is_key(key):
        raise ValueError("not a key of a document")
    return key
