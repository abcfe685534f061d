"""Builds the key under which the rate limits count a client: the IPv4 address or the IPv6 network."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

Networks = tuple[IPv4Network | IPv6Network, ...]

_CACHED_ADDRESSES = 4_096
_IPV6_PREFIX = 64
"""Providers assign a /64 network to one household or machine, so the limits treat the network as one client."""


@lru_cache(_CACHED_ADDRESSES)
def is_in_networks(host: str, networks: Networks) -> bool:
    """True if the host is an IP address in one of the networks."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


@lru_cache(_CACHED_ADDRESSES)
def build_client_key(host: str) -> str | None:
    """Return the IPv4 address, or the /64 network of an IPv6 address.

    Returns None for loopback and for text that is not an IP address. A client without a key has no limits.
    A loopback client can be a proxy that FINDER_TRUSTED_PROXIES does not contain. Such a proxy sends the requests of
    all visitors, so one limit would apply to all of them together.
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
