"""`make soak`: two soak runs with different seeds. Each run uses a new machine (a complete stack in one folder).

A soak run makes random changes in PostgreSQL and kills processes at random. Changes wait in the table `outbox` until
a worker process claims them and writes them to the index.
"""

import argparse
import sys
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory

from indexer.catalogue.reference.gazetteer import Gazetteer
from tests.faults.machine import Machine
from tests.faults.soak.kills import plan_kills
from tests.faults.soak.run import Soak, soak


def main() -> int:
    """Return 0 if all runs succeed.

    In a successful run, every planned kill was done while a worker process had claimed rows, no outbox row has a failed
    attempt, and no search has a wrong response. At the end, the index equals PostgreSQL.
    """
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--changes", type=int, default=50_000)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2])
    given = parser.parse_args()
    gazetteer = Gazetteer(("AU",))
    return max(_one(gazetteer, given.changes, seed) for seed in given.seeds)


def _one(gazetteer: Gazetteer, changes: int, seed: int) -> int:
    done = Soak(seed, plan_kills(changes))
    say(f"seed {seed}: planned are {changes} changes and {done.plan.total()} kills")
    broken: list[str] = []
    with TemporaryDirectory(prefix="soak-") as folder:
        machine = Machine(Path(folder))
        try:
            machine.fill(gazetteer)
            soak(machine, gazetteer, changes, done, say)
        except AssertionError:
            broken.append(traceback.format_exc())
        finally:
            machine.stop()
    say("\n".join(done.format_lines()))
    if done.missed:
        broken.append(f"kills that found no work in flight: {dict(done.missed)}")
    if done.drift:
        broken.append(f"drift: {done.drift}")
    if done.rows_with_attempts:
        broken.append("\n".join([f"{done.rows_with_attempts} rows have an attempt:", *done.attempt_lines]))
    if broken:
        print("\n".join(broken), file=sys.stderr)
    return int(bool(broken))


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
