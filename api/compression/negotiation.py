"""Negotiation of the content encoding (RFC 9110, section 12.5.3)."""

from functools import lru_cache


@lru_cache(maxsize=64)
def choose_encoding(accept_encoding: str, offered: tuple[str, ...]) -> str | None:
    """The first encoding of `offered` that the header accepts, or None for no compression.

    `*` accepts every encoding that the header does not list. q=0 rejects an encoding. Other q values do not change the
    order of `offered`.
    """
    admitted = dict(map(_parse_entry, accept_encoding.lower().split(",")))
    return next((name for name in offered if admitted.get(name, admitted.get("*", False))), None)


def _parse_entry(entry: str) -> tuple[str, bool]:
    name, _, parameter = entry.partition(";")
    weight = parameter.strip().removeprefix("q=")
    return name.strip(), not weight or weight.strip("0.") != ""
