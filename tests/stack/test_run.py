"""`make run` with an empty folder: start, stop, kill, and start again."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from stack.machine.ports import find_free_port
from stack.setup.checkout import ROOT, find_venv_command
from tests.process_families import kill_all, list_family, list_living
from tests.stack import service_runs, site_run


@pytest.fixture
def empty_var(tmp_path: Path) -> Iterator[Path]:
    """A var folder that does not exist yet."""
    yield tmp_path / "var"
    service_runs.remove(tmp_path / "var")


def finder(var: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if not key.endswith("_URL")}
    return subprocess.run(
        [find_venv_command("finder"), *arguments],
        cwd=ROOT,
        env={**inherited, "FINDER_VAR": str(var)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.timeout(1800)
def test_the_stack_starts_stops_and_restarts_after_each_kill(empty_var: Path) -> None:
    """The first kill is during the first indexing.

    All cases are in one test, because loading the sample takes a minute.
    """
    kill_during_the_first_indexing(empty_var)
    first = site_run.start(empty_var)
    ready = first.read_readiness()
    assert ready["status"] == "ready"
    assert isinstance(ready["courses"], int)
    assert ready["courses"] >= 5_000
    assert "runs at" in first.output[-1]

    second = site_run.spawn(empty_var, 1)
    refusal, _ = second.communicate(timeout=60)
    assert refusal == (
        f"Meridian cannot run: A stack already runs on {empty_var} at {first.address}. Stop it, or set FINDER_VAR.\n"
    )
    assert second.returncode == 1

    status = finder(empty_var, "status")
    assert first.address in status.stdout
    assert "***" in status.stdout

    (scheduler,) = [each for each in first.family() if "stack.beat" in each.cmdline()]
    scheduler.kill()
    assert first.process.stdout is not None
    assert first.process.stdout.readline().startswith(
        "! scheduler ended with exit code -9 and restarts in 1 s"
    )

    assert first.stop(signal.SIGINT) < 10
    assert first.process.wait() == 0

    again = site_run.start(empty_var)
    assert again.read_readiness() == ready
    family = again.family()
    again.kill_group()

    revived = site_run.start(empty_var)
    assert list_living(family) == []
    assert revived.read_readiness() == ready
    assert revived.stop(signal.SIGTERM) < 10


def kill_during_the_first_indexing(var: Path) -> None:
    process = site_run.spawn(var, find_free_port())
    assert process.stdout is not None
    assert any(line.startswith("✓ Sample") for line in process.stdout)
    kill_all(list_family(process.pid))
    process.wait()


def test_a_command_without_a_running_stack_fails_with_one_line(tmp_path: Path) -> None:
    for arguments in (("status",), ("index", "rebuild")):
        refused = finder(tmp_path / "nothing", *arguments)
        assert refused.returncode == 1
        assert refused.stderr == (
            f"finder: No stack runs on {tmp_path / 'nothing'}. Start one with `make run`, or set FINDER_VAR.\n"
        )


def test_a_used_port_is_reported_in_one_line(empty_var: Path) -> None:
    with site_run.listening_socket() as port:
        refusal, _ = site_run.spawn(empty_var, port).communicate(timeout=60)
    assert refusal == (
        f"Meridian cannot run: Port {port} of 127.0.0.1 is used by another program. "
        "Stop it, or set FINDER_PORT to a free port.\n"
    )
