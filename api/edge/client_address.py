"""The address of a client, as a key for limits."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

Networks = tuple[IPv4Network | IPv6Network, ...]

_CACHED_ADDRESSES = 4_096
_IPV6_PREFIX = 64
"""One household or one machine has a whole network of this length."""


@lru_cache(_CACHED_ADDRESSES)
def is_in_networks(host: str, networks: Networks) -> bool:
    """False for a host that is no IP address."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


@lru_cache(_CACHED_ADDRESSES)
def build_client_key(host: str) -> str | None:
    """The address, or the network of an IPv6 address. None for a host that is no address and for loopback.

    A client on loopback is the operator, or a proxy that FINDER_TRUSTED_PROXIES does not name and that stands for all
    visitors.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return None if address.is_loopback else str(IPv6Network((address, _IPV6_PREFIX), strict=False))
        address = address.ipv4_mapped
    return None if address.is_loopback else str(address)
