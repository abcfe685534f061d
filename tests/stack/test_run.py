"""From nothing to a site that searches, stopped and killed and started again."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from stack.machine.ports import find_free_port
from stack.setup.checkout import ROOT, inside_venv
from tests.process_families import family_of, kill_all, living
from tests.stack import service_runs, site_run


@pytest.fixture
def empty_var(tmp_path: Path) -> Iterator[Path]:
    """A var folder that no run has seen."""
    yield tmp_path / "var"
    service_runs.remove(tmp_path / "var")


def finder(var: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if not key.endswith("_URL")}
    return subprocess.run(
        [inside_venv("finder"), *arguments],
        cwd=ROOT,
        env={**inherited, "FINDER_VAR": str(var)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.timeout(1800)
def test_it_comes_up_stops_and_survives_a_kill(empty_var: Path) -> None:
    first = site_run.start(empty_var)
    ready = first.ready()
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

    assert first.stop(signal.SIGINT) < 10
    assert first.process.wait() == 0

    again = site_run.start(empty_var)
    assert again.ready() == ready
    family = again.family()
    again.kill_group()

    revived = site_run.start(empty_var)
    assert living(family) == []
    assert revived.ready() == ready
    assert revived.stop(signal.SIGTERM) < 10


@pytest.mark.timeout(1800)
def test_killed_while_it_fills_index_and_database_it_starts_again(empty_var: Path) -> None:
    process = site_run.spawn(empty_var, find_free_port())
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("✓ Sample"):
            break
    kill_all(family_of(process.pid))
    process.wait()

    run = site_run.start(empty_var)
    assert run.ready()["status"] == "ready"
    assert run.stop(signal.SIGTERM) < 10


def test_a_command_about_a_stack_that_does_not_run_says_so_in_one_line(tmp_path: Path) -> None:
    for arguments in (("status",), ("index", "rebuild")):
        refused = finder(tmp_path / "nothing", *arguments)
        assert refused.returncode == 1
        assert refused.stderr == (
            f"finder: No stack runs on {tmp_path / 'nothing'}. Start one with `make run`, or set FINDER_VAR.\n"
        )


def test_a_taken_port_is_said_in_one_line(empty_var: Path) -> None:
    with site_run.socket_that_listens() as port:
        refusal, _ = site_run.spawn(empty_var, port).communicate(timeout=60)
    assert refusal == (
        f"Meridian cannot run: Port {port} of 127.0.0.1 is used by another program. "
        "Stop it, or set FINDER_PORT to a free port.\n"
    )
