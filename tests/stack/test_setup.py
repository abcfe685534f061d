"""A step of the set-up is skipped if its inputs did not change. After an interruption it runs again."""

from collections.abc import Callable
from pathlib import Path
from threading import Barrier

import pytest

from stack.setup.checkout import LOCKS
from stack.setup.python_version import describe_outdated_python
from stack.setup.step import SetupFailed, Step, ensure_in_order, ensure_in_parallel, run_command


class CountedStep:
    """A step that counts its runs and can be interrupted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "source.lock"
        self.product = folder / "product"
        self.source.write_text("one")
        self.done = 0
        self.is_interrupted = False

    def action(self) -> None:
        self.done += 1
        self.product.write_text("half")
        if self.is_interrupted:
            raise KeyboardInterrupt
        self.product.write_text("whole")

    def ensure(self, *facts: str) -> bool:
        stamp = self.folder / "stamps" / "counted"
        return Step("Counted", stamp, self.action, lambda: [self.source], facts, (self.product,)).ensure()


@pytest.fixture
def counted(tmp_path: Path) -> CountedStep:
    return CountedStep(tmp_path)


def test_a_step_runs_once_for_the_same_inputs(counted: CountedStep) -> None:
    assert [counted.ensure(), counted.ensure()] == [True, False]
    assert counted.done == 1


def test_a_changed_file_or_fact_or_a_missing_output_repeats_the_step(counted: CountedStep) -> None:
    counted.ensure("python 3.11")
    counted.source.write_text("two")
    assert counted.ensure("python 3.11") is True
    assert counted.ensure("python 3.12") is True
    counted.product.unlink()
    assert counted.ensure("python 3.12") is True
    assert counted.ensure("python 3.12") is False


def test_an_interrupted_step_is_repeated(counted: CountedStep) -> None:
    counted.ensure()
    counted.source.write_text("two")
    counted.is_interrupted = True
    with pytest.raises(KeyboardInterrupt):
        counted.ensure()
    counted.source.write_text("one")
    counted.is_interrupted = False
    assert counted.ensure() is True
    assert counted.product.read_text() == "whole"


def build_step(folder: Path, name: str, action: Callable[[], None]) -> Step:
    return Step(name, folder / name, action, list)


def test_lists_of_steps_run_at_the_same_time(tmp_path: Path) -> None:
    both_run = Barrier(2)

    def wait_for_the_other() -> None:
        both_run.wait(30)

    lists = [[build_step(tmp_path, name, wait_for_the_other)] for name in ("one", "other")]
    assert [ensure_in_parallel(lists), ensure_in_parallel(lists)] == [True, False]


def test_a_failed_step_ends_its_list_and_no_other_one(tmp_path: Path) -> None:
    ran: list[str] = []

    def fail() -> None:
        raise SetupFailed("the network is down")

    packages, build, jars, node = (
        build_step(tmp_path, name, action)
        for name, action in {
            "packages": fail,
            "build": lambda: ran.append("build"),
            "jars": lambda: ran.append("jars"),
            "node": lambda: ran.append("node"),
        }.items()
    )
    with pytest.raises(SetupFailed, match="the network is down"):
        ensure_in_parallel([[packages, build], [jars, node]])
    assert ran == ["jars", "node"]
    assert ensure_in_order([jars, node]) is False


def test_a_failed_command_is_named(tmp_path: Path) -> None:
    with pytest.raises(SetupFailed, match=r"`false -x …` failed with exit code 1"):
        run_command(["false", "-x"], cwd=tmp_path)
    with pytest.raises(SetupFailed, match=r"/nowhere/npm cannot be run: No such file"):
        run_command(["/nowhere/npm", "ci"], cwd=tmp_path)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 14, 0), (4, 0, 0)])
def test_a_supported_python_is_accepted(version: tuple[int, ...]) -> None:
    assert describe_outdated_python(version) == ""


def test_an_old_python_is_reported_in_one_line() -> None:
    error = describe_outdated_python((3, 9, 2))
    assert "\n" not in error
    assert "3.11" in error
    assert "3.9.2" in error
    assert "make PYTHON=python3.11" in error


@pytest.mark.parametrize("name", ["python", "installer"])
def test_every_locked_package_is_pinned_by_hash_and_has_no_address(name: str) -> None:
    text = (LOCKS / f"{name}.lock").read_text()
    packages = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert packages
    assert all("==" in package and package.endswith("\\") for package in packages)
    assert text.count("--hash=sha256:") >= len(packages)
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
