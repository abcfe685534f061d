"""Encrypts short texts that are stored or sent to a browser, and that this software must decrypt later."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import blake2b

from cryptography.fernet import Fernet, InvalidToken, MultiFernet


class KeysMissing(Exception):
    """FINDER_ENCRYPTION_KEYS is not set."""


class Undecryptable(Exception):
    """The text was not encrypted with one of the keys, was changed, or is too old."""


class TextEncryption:
    """Encrypts with the first key. A text is decrypted with any of the keys.

    - keys: the newest key is first.
    - purpose: at most 16 bytes. A text that was encrypted for another purpose cannot be decrypted.

    Raises KeysMissing if there are no keys.
    """

    def __init__(self, keys: Sequence[str], purpose: bytes) -> None:
        if not keys:
            raise KeysMissing("FINDER_ENCRYPTION_KEYS is not set")
        self._fernet = MultiFernet([Fernet(_derive(key, purpose)) for key in keys])

    def encrypt(self, text: str) -> str:
        """Return a token of letters, digits, `-`, `_` and `=`."""
        return self._fernet.encrypt(text.encode()).decode()

    def decrypt(self, token: str, seconds_max: int | None = None) -> str:
        """Return the text. Raises Undecryptable, also if the token is older than `seconds_max`."""
        try:
            return self._fernet.decrypt(token.encode("utf-8", "surrogatepass"), seconds_max).decode()
        except InvalidToken as error:
            raise Undecryptable from error


def _derive(key: str, purpose: bytes) -> bytes:
    return urlsafe_b64encode(blake2b(key.encode(), digest_size=32, person=purpose).digest())
