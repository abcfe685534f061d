"""The steps of the set-up. A step is skipped if its outputs exist and it has succeeded with the same inputs."""

import hashlib
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path


class SetupFailed(Exception):
    """A step failed. The message names the failed command or gives the reason."""


@dataclass(frozen=True)
class Step:
    """A step of the set-up.

    The step is repeated if the content of `inputs` or one of the `facts` changes, or if an output is missing.
    stamp: a file with the fingerprint (hash of inputs and facts) of the last successful run.
    """

    title: str
    stamp: Path
    action: Callable[[], None]
    inputs: Callable[[], Iterable[Path]]
    facts: tuple[str, ...] = ()
    outputs: tuple[Path, ...] = ()

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for fact in self.facts:
            digest.update(fact.encode() + b"\0")
        for path in sorted(self.inputs()):
            digest.update(str(path).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def is_done(self) -> bool:
        return (
            self.stamp.is_file()
            and self.stamp.read_text() == self.fingerprint()
            and all(output.exists() for output in self.outputs)
        )

    def ensure(self) -> bool:
        """Run the step unless it is done. Returns True if the step ran."""
        if self.is_done():
            return False
        self.stamp.unlink(missing_ok=True)
        print(f"• {self.title} …", flush=True)
        started = time.monotonic()
        fingerprint = self.fingerprint()
        self.action()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(fingerprint)
        print(f"  {self.title}: done in {time.monotonic() - started:.1f} s", flush=True)
        return True


def ensure_in_order(steps: Iterable[Step]) -> bool:
    """Run the steps that are not done, in the given order. Return True if a step ran."""
    has_run = [step.ensure() for step in steps]
    return any(has_run)


def ensure_in_parallel(lists: Sequence[Sequence[Step]]) -> bool:
    """Run the lists of steps at the same time, and the steps of each list in order. Return True if a step ran.

    Raises SetupFailed if a step fails, after the other lists have ended.
    """
    with ThreadPoolExecutor(max_workers=len(lists)) as pool:
        runs = [pool.submit(ensure_in_order, steps) for steps in lists]
    has_run = [run.result() for run in runs]
    return any(has_run)


def run_command(command: list[str], *, cwd: Path, env: dict[str, str] | None = None) -> None:
    """Run a command and show its output. Raises SetupFailed if the command fails or is missing."""
    try:
        subprocess.run(command, cwd=cwd, env=env, check=True)
    except subprocess.CalledProcessError as error:
        raise SetupFailed(
            f"`{Path(command[0]).name} {command[1]} …` failed with exit code {error.returncode}"
        ) from error
    except OSError as error:
        raise SetupFailed(f"{command[0]} cannot be run: {error.strerror}") from error
