"""The addresses of Elasticsearch, its API key and its certificate authority."""

from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import SplitResult, urlsplit


@dataclass(frozen=True)
class ElasticsearchConnection:
    """The connection settings of one Elasticsearch cluster.

    - url: one address, or the addresses of several nodes separated by commas.
    - api_key: `id:key`, or the `encoded` value that Elasticsearch returned with the new key.
    - ca_file: a PEM file with the certificate authorities that have signed the certificates of all nodes.

    Raises ValueError if an address is invalid, if the file does not exist, or if the settings contradict each other.
    The message begins with the name of the setting.
    """

    url: str = field(repr=False)
    api_key: str | None = field(default=None, repr=False)
    ca_file: Path | None = None

    def __post_init__(self) -> None:
        for problem in self._find_problems():
            raise ValueError(problem)

    @cached_property
    def nodes(self) -> list[str]:
        return [node.strip() for node in self.url.split(",") if node.strip()]

    @property
    def credentials(self) -> str | tuple[str, str] | None:
        """The API key in a form that the Elasticsearch client accepts: the encoded value, or the pair (id, key)."""
        key_id, colon, secret = (self.api_key or "").partition(":")
        return (key_id, secret) if colon else self.api_key

    def _find_problems(self) -> list[str]:
        """List the error messages, the most basic problem first.

        The messages do not contain the URL, because the URL can contain a password.
        """
        try:
            parts = [urlsplit(node) for node in self.nodes]
        except ValueError:
            return ["ELASTICSEARCH_URL: an address in it is invalid"]
        is_https = {part.scheme == "https" for part in parts}
        checks = {
            "ELASTICSEARCH_URL: an address is needed, http:// or https://, or several with commas": not parts
            or any(part.scheme not in {"http", "https"} or not part.hostname for part in parts),
            "ELASTICSEARCH_URL: the nodes must be all http:// or all https://": len(is_https) > 1,
            "ELASTICSEARCH_URL: a node is named twice": len(set(self.nodes)) < len(self.nodes),
            "ELASTICSEARCH_API_KEY: ELASTICSEARCH_URL contains a user too; set only one of the two": (
                self.api_key is not None and any(part.username for part in parts)
            ),
            "ELASTICSEARCH_API_KEY: ELASTICSEARCH_URL must be https://, because http does not encrypt the key": (
                self.api_key is not None and any(_is_unencrypted(part) for part in parts)
            ),
            "ELASTICSEARCH_CA_FILE: ELASTICSEARCH_URL is not https://, so no certificate would be checked": (
                self.ca_file is not None and True not in is_https
            ),
            f"ELASTICSEARCH_CA_FILE: there is no file {self.ca_file}": (
                self.ca_file is not None and not self.ca_file.is_file()
            ),
        }
        return [problem for problem, applies in checks.items() if applies]


def to_connection(connection: ElasticsearchConnection | str) -> ElasticsearchConnection:
    """Convert an address to a connection without key and certificate. A connection is returned unchanged.

    The embedded Elasticsearch needs no key and no certificate.
    """
    return ElasticsearchConnection(connection) if isinstance(connection, str) else connection


def _is_unencrypted(node: SplitResult) -> bool:
    """True if the connection leaves this machine and is not encrypted."""
    if node.scheme == "https" or node.hostname == "localhost":
        return False
    try:
        return not ip_address(node.hostname or "").is_loopback
    except ValueError:
        return True
