"""The paths of the var folder: data, logs, locks and the state file."""

from dataclasses import dataclass
from pathlib import Path

LOG_BYTES_MAX = 10_000_000


@dataclass(frozen=True)
class VarFolder:
    """Paths within one var folder. `root` is absolute."""

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

    @property
    def token_keys_file(self) -> Path:
        """The file with the keys that sign session tokens, the newest key first."""
        return self.root / "token_keys"

    def data_folder(self, service: str) -> Path:
        return self.root / service

    def prepare_log_file(self, child: str) -> Path:
        """Return the path of the child's log file.

        A log above 10 MB is renamed to `.log.1`, and the old `.log.1` is deleted.
        """
        self.logs.mkdir(parents=True, exist_ok=True)
        log = self.logs / f"{child}.log"
        if log.exists() and log.stat().st_size > LOG_BYTES_MAX:
            log.replace(log.with_suffix(".log.1"))
        return log
