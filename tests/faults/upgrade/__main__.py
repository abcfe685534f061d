"""`make upgrade-and-back`: upgrades, goes back to the previous release and upgrades again, while clients search.

The steps are those of DEPLOY.md. The previous release is a commit of this repository, in a worktree. Two sites run
behind a load balancer. After each step, both sites must find a change, and the index must equal PostgreSQL. The exit
code is 0 if at least 1,000 requests were sent, no request failed, the index equals PostgreSQL after each step, and no
log has a traceback. The table of requests is printed first, then the tracebacks.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from tests.faults.upgrade.deployment import console
from tests.faults.upgrade.run import RELEASE_BEFORE, UpgradeResult, upgrade_and_go_back


def main() -> int:
    parser = argparse.ArgumentParser(prog="make upgrade-and-back", description=__doc__)
    parser.add_argument("commit", nargs="?", default=RELEASE_BEFORE, help="the commit of the release before")
    with TemporaryDirectory(prefix="upgrade-", ignore_cleanup_errors=True) as folder:
        result = upgrade_and_go_back(Path(folder), parser.parse_args().commit)
    _report(result)
    return int(not result.succeeded)


def _report(result: UpgradeResult) -> None:
    table = Table("phase", "requests", "failed", "p95")
    for phase in result.phases:
        table.add_row(
            phase.name, str(len(phase.seconds)), str(len(phase.failed)), f"{phase.p95_seconds * 1000:.0f} ms"
        )
    console.print(table)
    for line in (*result.tracebacks, *result.failed[:10]):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    console.print(
        f"{len(result.failed)} of {result.requests:,} requests failed; {len(result.tracebacks)} tracebacks in the logs"
    )
    if result.error is not None:
        console.print(f"upgrade-and-back: {result.error}", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    sys.exit(main())
