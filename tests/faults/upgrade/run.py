"""Upgrades, goes back to the previous release, upgrades again, and collects the results."""

from dataclasses import dataclass, field
from pathlib import Path

from stack.var_folder.paths import VarFolder
from tests.faults.tracebacks import find_tracebacks
from tests.faults.upgrade.deployment import console, run_deployment
from tests.faults.upgrade.load import Phase
from tests.faults.upgrade.release import ReleaseFailed

RELEASE_BEFORE = "2903fd9d"
"""The state of the repository before scholarships, institute groups, articles and pages for staff were added."""
REQUESTS_MIN = 1_000


@dataclass
class UpgradeResult:
    """The result of an upgrade and the way back.

    phases: the requests of each step. tracebacks: the text of each different traceback in the logs. error: why a step
    failed, or None.
    """

    phases: list[Phase] = field(default_factory=list)
    tracebacks: list[str] = field(default_factory=list)
    error: str | None = None

    @property
    def requests(self) -> int:
        return sum(len(phase.seconds) for phase in self.phases)

    @property
    def failed(self) -> list[str]:
        return [line for phase in self.phases for line in phase.failed]

    @property
    def succeeded(self) -> bool:
        enough = self.requests >= REQUESTS_MIN
        return self.error is None and not self.failed and not self.tracebacks and enough


def upgrade_and_go_back(folder: Path, commit: str) -> UpgradeResult:
    """Run all steps. folder: an empty folder for the services and the logs."""
    result = UpgradeResult()
    try:
        _run_steps(folder, commit, result)
    except ReleaseFailed as error:
        result.error = str(error)
    result.tracebacks = find_tracebacks(VarFolder(folder).logs)
    return result


def _run_steps(folder: Path, commit: str, result: UpgradeResult) -> None:
    with run_deployment(folder, commit) as (deployment, load, before, after):
        result.phases = load.phases
        for name, act, release in (
            ("use the release before", deployment.use, before),
            ("upgrade", deployment.upgrade, after),
            ("use", deployment.use, after),
            ("go back", deployment.undo, before),
            ("use the release before again", deployment.use, before),
            ("upgrade again", deployment.upgrade, after),
            ("use again", deployment.use, after),
        ):
            console.print(name)
            load.begin(name)
            act(release)
