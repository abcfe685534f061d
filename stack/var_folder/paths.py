"""The paths of the var folder: data, logs, locks and the state file."""

from dataclasses import dataclass, field
from pathlib import Path

from stack.var_folder.log_files import LogLimits, rotate_if_large


@dataclass(frozen=True)
class VarFolder:
    """Paths within one var folder. `root` is absolute."""

    root: Path
    log_limits: LogLimits = field(default_factory=LogLimits)

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
        """The file with the keys that sign cursors and tokens of point-in-time sessions, the newest key first."""
        return self.root / "token_keys"

    @property
    def encryption_keys_file(self) -> Path:
        """The file with the keys that encrypt the secrets of second factors, the newest key first."""
        return self.root / "encryption_keys"

    def get_data_folder(self, service: str) -> Path:
        return self.root / service

    def prepare_log_file(self, child: str) -> Path:
        """Return the path of the child's log file. Rotate a large log, and create the folder if it is missing."""
        self.logs.mkdir(parents=True, exist_ok=True)
        log = self.logs / f"{child}.log"
        rotate_if_large(log, self.log_limits)
        return log
