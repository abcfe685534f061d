"""`python -m api.server --host HOST --port PORT` runs the site. Settings come from the environment."""

import argparse

import uvicorn

from api.server.protocol import ClientLimits, build_protocol
from schemas.settings import read_settings

KEEP_ALIVE_SECONDS = 75
"""Longer than the 60 s for which proxies keep an idle connection. A server that closes the connection first can lose a
request that the proxy is sending."""


def main() -> None:
    """The application itself reads proxy headers and logs requests. uvicorn imports it after the set-up of its log."""
    parser = argparse.ArgumentParser(prog="api.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--graceful-seconds", type=int, default=3)
    parser.add_argument("--log-level", default="info")
    given = parser.parse_args()
    uvicorn.run(
        "api.app:app",
        host=given.host,
        port=given.port,
        http=build_protocol(ClientLimits(exempt=read_settings().trusted_proxies)),
        access_log=False,
        log_level=given.log_level,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=given.graceful_seconds,
    )


if __name__ == "__main__":
    main()
