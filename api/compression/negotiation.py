"""Which encodings an asker can read (RFC 9110, 12.5.3)."""

from functools import lru_cache


@lru_cache(maxsize=64)
def choose_encoding(accept_encoding: str, offered: tuple[str, ...]) -> str | None:
    """The first of `offered` that the header admits; None where the bytes go as they are.

    An encoding that the header does not name is admitted by `*` alone, and q=0 is a refusal. What the asker would like
    best is not weighed: whoever can read a smaller answer gets it.
    """
    admitted = dict(map(_parse_entry, accept_encoding.lower().split(",")))
    return next((name for name in offered if admitted.get(name, admitted.get("*", False))), None)


def _parse_entry(entry: str) -> tuple[str, bool]:
    name, _, parameter = entry.partition(";")
    weight = parameter.strip().removeprefix("q=")
    return name.strip(), not weight or weight.strip("0.") != ""
