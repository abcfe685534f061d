"""The folder that holds all state: data, logs, locks and the state file."""

from dataclasses import dataclass
from pathlib import Path

LOG_KEPT_BYTES = 10_000_000


@dataclass(frozen=True)
class VarFolder:
    """Paths within one var folder; `root` is absolute."""

    root: Path

    @property
    def run(self) -> Path:
        return self.root / "run"

    @property
    def logs(self) -> Path:
        return self.root / "log"

    @property
    def state_file(self) -> Path:
        return self.root / "state.json"

    @property
    def lock_file(self) -> Path:
        return self.root / "stack.lock"

    def data_folder(self, service: str) -> Path:
        return self.root / service

    def prepare_log_file(self, child: str) -> Path:
        """The child's log file; a long one is put aside first, and the one before it is dropped."""
        self.logs.mkdir(parents=True, exist_ok=True)
        log = self.logs / f"{child}.log"
        if log.exists() and log.stat().st_size > LOG_KEPT_BYTES:
            log.replace(log.with_suffix(".log.1"))
        return log
