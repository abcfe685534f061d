"""Checks the addresses of PostgreSQL and Valkey."""

import re

ADDRESSES = {
    "database_url": (re.compile(r"postgres(ql)?://"), "postgresql://USER@HOST:5432/DATABASE"),
    "broker_url": (re.compile(r"(rediss?|valkeys?)://"), "redis://HOST:6379"),
}
"""The valid schemes of a service address, and an example for error messages."""
_HOST = r"(\[[^\]]*\]|[^:/?#,]*)(:\d{1,5})?"
_HOSTS = re.compile(rf"([^/?#]*@)?{_HOST}(,{_HOST})*([/?#].*)?")
"""An address without its scheme, such as `user:password@host1:5432,host2:5432/database`."""


def check_service_address(setting: str, url: str) -> None:
    """Check the scheme and hosts. setting: a key of ADDRESSES.

    Raises ValueError. The message omits the address, because it can contain a password.
    """
    scheme, example = ADDRESSES[setting]
    if not (scheme.match(url) and _HOSTS.fullmatch(url.partition("://")[2])):
        raise ValueError(f"an address is needed, such as {example}")
