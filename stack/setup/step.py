"""A step of the set-up: done once for the same inputs, done again when it was cut short."""

import hashlib
import subprocess
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path


class SetupFailed(Exception):
    """A step could not be done; the text says what to do."""


@dataclass(frozen=True)
class Step:
    """One step: `inputs` are files whose contents count, `facts` are other strings that count."""

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
        """Do the step unless it is done; tells whether there was anything to do."""
        if self.is_done():
            return False
        self.stamp.unlink(missing_ok=True)
        print(f"• {self.title} …", flush=True)
        started = time.monotonic()
        fingerprint = self.fingerprint()
        self.action()
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(fingerprint)
        print(f"  done in {time.monotonic() - started:.1f} s", flush=True)
        return True


def call(command: list[str], *, cwd: Path, env: dict[str, str] | None = None) -> None:
    """Run a command whose output the person sees; a failure ends the set-up."""
    try:
        subprocess.run(command, cwd=cwd, env=env, check=True)
    except subprocess.CalledProcessError as error:
        raise SetupFailed(
            f"`{Path(command[0]).name} {command[1]} …` failed with exit code {error.returncode}"
        ) from error
    except OSError as error:
        raise SetupFailed(f"{command[0]} cannot be run: {error.strerror}") from error
