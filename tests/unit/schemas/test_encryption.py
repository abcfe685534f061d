"""Encrypted texts: keys, purposes and ages."""

import pytest

from schemas.encryption import KeysMissing, TextEncryption, Undecryptable

OLD, NEW = "o" * 32, "n" * 32


def test_a_text_is_decrypted_with_any_key_but_only_for_its_purpose() -> None:
    token = TextEncryption([OLD], b"a").encrypt("آ secret")
    assert "secret" not in token
    assert TextEncryption([NEW, OLD], b"a").decrypt(token) == "آ secret"
    for other in (TextEncryption([NEW], b"a"), TextEncryption([OLD], b"b")):
        with pytest.raises(Undecryptable):
            other.decrypt(token)


@pytest.mark.parametrize("token", ["", "x", "\ud800", "gAAAAA" + "A" * 90])
def test_a_forged_or_old_token_is_rejected(token: str) -> None:
    encryption = TextEncryption([NEW], b"a")
    with pytest.raises(Undecryptable):
        encryption.decrypt(token)
    with pytest.raises(Undecryptable):
        encryption.decrypt(encryption.encrypt("x"), seconds_max=-1)


def test_without_keys_nothing_is_encrypted() -> None:
    with pytest.raises(KeysMissing):
        TextEncryption([], b"a")
