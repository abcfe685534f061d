"""How the search engine is reached: its nodes, the key that opens it, and who vouches for it."""

from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import ip_address
from pathlib import Path
from typing import TypedDict
from urllib.parse import SplitResult, urlsplit


class ClientOptions(TypedDict, total=False):
    """Arguments of Elasticsearch's clients, the synchronous and the asynchronous one alike."""

    hosts: list[str]
    api_key: str | tuple[str, str]
    ca_certs: str


@dataclass(frozen=True)
class EngineAccess:
    """url: one address, or several with commas for the nodes of a cluster; api_key: as Elasticsearch hands it out
    (`encoded`), or `id:key`; ca_file: certificates in PEM that the nodes' own must descend from.

    Raises ValueError, which names the setting, for what is given by half.
    """

    url: str
    api_key: str | None = field(default=None, repr=False)
    ca_file: Path | None = None

    def __post_init__(self) -> None:
        for complaint in self._complaints():
            raise ValueError(complaint)

    @cached_property
    def nodes(self) -> list[str]:
        return [node.strip() for node in self.url.split(",") if node.strip()]

    def client_options(self) -> ClientOptions:
        """What both clients are opened with; certificates are always checked."""
        options: ClientOptions = {"hosts": self.nodes}
        if self.api_key is not None:
            key_id, colon, secret = self.api_key.partition(":")
            options["api_key"] = (key_id, secret) if colon else self.api_key
        if self.ca_file is not None:
            options["ca_certs"] = str(self.ca_file)
        return options

    def _complaints(self) -> list[str]:
        """All that is wrong, the plainest first; a URL is not repeated, because it may hold a password."""
        parts = [urlsplit(node) for node in self.nodes]
        secured = {part.scheme == "https" for part in parts}
        checks = {
            "ELASTICSEARCH_URL: an address is needed, http:// or https://, or several with commas": not parts
            or any(part.scheme not in {"http", "https"} or not part.hostname for part in parts),
            "ELASTICSEARCH_URL: the nodes must be all http:// or all https://": len(secured) > 1,
            "ELASTICSEARCH_URL: a node is named twice": len(set(self.nodes)) < len(self.nodes),
            "ELASTICSEARCH_API_KEY: there is a user in ELASTICSEARCH_URL as well; give one of the two": (
                self.api_key is not None and any(part.username for part in parts)
            ),
            "ELASTICSEARCH_API_KEY: ELASTICSEARCH_URL must be https://, or the key would be sent in the clear": (
                self.api_key is not None and any(_in_the_clear(part) for part in parts)
            ),
            "ELASTICSEARCH_CA_FILE: ELASTICSEARCH_URL is not https://, so no certificate would be checked": (
                self.ca_file is not None and True not in secured
            ),
            f"ELASTICSEARCH_CA_FILE: there is no file {self.ca_file}": (
                self.ca_file is not None and not self.ca_file.is_file()
            ),
        }
        return [complaint for complaint, applies in checks.items() if applies]


def access_to(engine: EngineAccess | str) -> EngineAccess:
    """An address alone is an engine without key and certificate, as the embedded one is."""
    return EngineAccess(engine) if isinstance(engine, str) else engine


def _in_the_clear(node: SplitResult) -> bool:
    """Whether what is sent leaves this machine unencrypted."""
    if node.scheme == "https" or node.hostname == "localhost":
        return False
    try:
        return not ip_address(node.hostname or "").is_loopback
    except ValueError:
        return True
