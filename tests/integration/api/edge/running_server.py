"""Runs a small application with the HTTP server of the site, in a thread of the test process.

Each test sets the limits for slow clients.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import uvicorn
from starlette.types import Receive, Scope, Send

from api.server.protocol import ClientLimits, GuardedProtocol, build_protocol
from stack.machine.ports import LOOPBACK, find_free_port

START_SECONDS = 30.0
LARGE = b"x" * 20_000_000


@dataclass(frozen=True)
class RunningServer:
    port: int
    protocol: type[GuardedProtocol]


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """The application: it responds with the number of bytes in the body. The path /large has a large response."""
    received = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        received += len(message.get("body", b""))
        if not message.get("more_body"):
            break
    content = LARGE if scope["path"] == "/large" else str(received).encode()
    headers = [(b"content-length", b"%d" % len(content))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content})


@contextmanager
def run_server(limits: ClientLimits) -> Iterator[RunningServer]:
    port, protocol = find_free_port(), build_protocol(limits)
    server = uvicorn.Server(
        uvicorn.Config(
            echo,
            host=LOOPBACK,
            port=port,
            http=protocol,
            lifespan="off",
            log_level="error",
            server_header=False,
            timeout_keep_alive=60,
            timeout_graceful_shutdown=1,
        )
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + START_SECONDS
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        yield RunningServer(port, protocol)
    finally:
        server.should_exit = True
        thread.join(10)
