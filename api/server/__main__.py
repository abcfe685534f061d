"""`python -m api.server --host HOST --port PORT` starts the server. Settings come from the environment."""

import argparse
from collections.abc import Sequence
from typing import Any

import uvicorn

from api.server.protocol import ClientLimits, build_protocol
from schemas.settings import read_settings

KEEP_ALIVE_SECONDS = 75
"""The time after which the server closes an idle connection. Many proxies close idle connections after 60 s.

The server must wait longer than the proxy. Otherwise the proxy can send a request while the server closes the
connection, and the request is lost.
"""


def build_options(arguments: Sequence[str] | None) -> dict[str, Any]:
    """Build the arguments of `uvicorn.run`. arguments: a command line, or None for the command line of this process.

    Proxy headers and the request log of uvicorn are off, because middleware of the application handles them.
    """
    parser = argparse.ArgumentParser(prog="api.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--graceful-seconds", type=int, default=3)
    parser.add_argument("--log-level", default="info")
    given = parser.parse_args(arguments)
    return {
        "app": "api.app:app",
        "host": given.host,
        "port": given.port,
        "http": build_protocol(ClientLimits(exempt=read_settings().trusted_proxies)),
        "access_log": False,
        "log_level": given.log_level,
        "proxy_headers": False,
        "server_header": False,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": given.graceful_seconds,
    }


def main() -> None:
    uvicorn.run(**build_options(None))


if __name__ == "__main__":
    main()
