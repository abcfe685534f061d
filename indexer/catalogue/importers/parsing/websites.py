"""Parses websites. Most registers omit the scheme. A cell may contain two websites or an e-mail address."""

import re
from urllib.parse import urlsplit

from indexer.catalogue.importers.parsing.lengths import TEXT_MAX_CHARACTERS

_SEPARATOR = re.compile(r"\s*,\s*|\s+and\s+|\s+", re.IGNORECASE)
_HOST = re.compile(r"^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$", re.IGNORECASE)


def parse_website(published: str) -> tuple[str | None, str | None]:
    """Return the first address, or None if there is no address or the first is unusable.

    An address without a scheme gets `http`.

    If the text has more addresses, or if its first address is unusable, also return a note.
    """
    addresses = [part for part in _SEPARATOR.split(published) if part]
    if not addresses:
        return None, None
    address = addresses[0] if "://" in addresses[0] else f"http://{addresses[0]}"
    if len(address) > TEXT_MAX_CHARACTERS:
        return None, f"website unknown: longer than {TEXT_MAX_CHARACTERS} characters"
    if not _is_address(address):
        return None, "website unknown: not an address"
    return address, "website: the first of several" if len(addresses) > 1 else None


def _is_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return (
            parts.scheme.lower() in {"http", "https"}
            and bool(_HOST.match(parts.hostname or ""))
            and "@" not in address
        )
    except ValueError:
        return False
