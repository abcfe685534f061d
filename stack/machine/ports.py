"""Finds free ports on the loopback interface."""

import socket
from contextlib import ExitStack

LOOPBACK = "127.0.0.1"


def find_free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def find_free_ports(count: int) -> list[int]:
    """Find `count` different free ports. All ports stay bound during the search, so none is found twice."""
    with ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind((LOOPBACK, 0))
        return [int(probe.getsockname()[1]) for probe in probes]


def is_taken(port: int) -> bool:
    """True if no server can listen on this port of the loopback interface."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError:
            return True
    return False
