"""Selects the content encoding of a response (RFC 9110, section 12.5.3)."""

from functools import lru_cache


@lru_cache(maxsize=64)
def choose_encoding(accept_encoding: str, offered: tuple[str, ...]) -> str | None:
    """Return the first encoding of `offered` that the Accept-Encoding header accepts, or None for no compression.

    `*` accepts all encodings that the header does not list. `q=0` rejects an encoding. Other q values are ignored.
    """
    accepted = dict(map(_parse_entry, accept_encoding.lower().split(",")))
    return next((name for name in offered if accepted.get(name, accepted.get("*", False))), None)


def _parse_entry(entry: str) -> tuple[str, bool]:
    name, _, parameter = entry.partition(";")
    weight = parameter.strip().removeprefix("q=")
    return name.strip(), not weight or weight.strip("0.") != ""
