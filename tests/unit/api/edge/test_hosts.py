"""A request is rejected if its Host header is missing, repeated or invalid, or if it names another site.

HTTP/1.0 needs no Host header. Loopback addresses are always accepted, and probes may name any address.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from api.app import create_app
from schemas.settings import Settings

SITE = "https://Meridian.example:8443"


async def request_status(
    hosts: Sequence[str], site_url: str | None = None, path: str = "/api/map/settings", version: str = "1.1"
) -> int:
    """Send a request with exactly these Host headers. Returns the status of the response."""
    app = create_app(Settings(_env_file=None, finder_site_url=site_url))
    statuses: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"host", host.encode()) for host in hosts]
    scope = {
        "type": "http", "http_version": version, "method": "GET", "path": path, "raw_path": path.encode(),
        "query_string": b"", "headers": headers, "scheme": "http", "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80), "root_path": "",
    }  # fmt: skip
    await app(scope, receive, send)
    return statuses[0]


@pytest.mark.parametrize(
    ("hosts", "status"),
    [
        (["meridian.example"], 200),
        (["anything.example:80"], 200),
        (["127.0.0.1", "127.0.0.1"], 400),
        (["127.0.0.1", "evil.example"], 400),
        ([], 400),
        ([""], 400),
        (["a b"], 400),
        (["a/b"], 400),
        (["user@host"], 400),
        (['a"><script>'], 400),
        (["[::1"], 400),
        (["[::1]:8000"], 200),
        (["[::ffff:1.2.3.4]"], 200),
        (["[1.2.3.4]"], 400),
        (["[1:2]"], 400),
    ],
)
async def test_exactly_one_valid_host_is_needed(hosts: list[str], status: int) -> None:
    assert await request_status(hosts) == status


async def test_http_1_0_needs_no_host() -> None:
    assert await request_status([], version="1.0") == 200
    assert await request_status([], site_url=SITE, version="1.0") == 200


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("meridian.example:8443", 200),
        ("MERIDIAN.example", 200),
        ("meridian.example.", 200),
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("evil.example", 400),
        ("meridian.example.evil.example", 400),
        ("10.0.0.7", 400),
        ("[1.2.3.4]", 400),
        ("[::::]", 400),
    ],
)
async def test_the_site_address_sets_the_allowed_host(host: str, status: int) -> None:
    assert await request_status([host], site_url=SITE) == status


@pytest.mark.parametrize("path", ["/health/live", "/metrics"])
async def test_probes_use_the_address_of_a_machine(path: str) -> None:
    assert await request_status(["10.0.0.7:8000"], site_url=SITE, path=path) == 200


@pytest.mark.parametrize(("host", "status"), [("meridian.example:8443", 404), ("10.0.0.7", 400)])
async def test_the_path_of_a_request_for_the_whole_server_has_no_slash(host: str, status: int) -> None:
    """`OPTIONS *` asks for the server instead of a page."""
    assert await request_status([host], site_url=SITE, path="*") == status
