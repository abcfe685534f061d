"""The choice of the encoding by the Accept-Encoding header."""

import pytest

from api.compression.negotiation import choose_encoding


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;Q=0.5", "gzip"),
        ("gzip;q=1.0,br;q=0.1", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.000, gzip; q=0.001", "gzip"),
        ("*", "br"),
        ("*;q=0, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("gzip;q=0", None),
        ("identity", None),
        ("*;q=0", None),
        ("x-gzip, bro", None),
        ("", None),
        (";;,,=q", None),
    ],
)
def test_the_first_offered_encoding_that_is_accepted_is_chosen(header: str, chosen: str | None) -> None:
    assert choose_encoding(header, ("br", "gzip")) == chosen
