"""`make soak`: many changes, twice in a row with different seeds, each on a machine of its own."""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from indexer.reference.gazetteer import Gazetteer
from tests.faults.machine import Machine
from tests.faults.soak.run import soak


def main() -> int:
    """0 when every kill landed and nothing differs."""
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--changes", type=int, default=50_000)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2])
    given = parser.parse_args()
    gazetteer = Gazetteer(("AU",))
    return max(_one(gazetteer, given.changes, seed) for seed in given.seeds)


def _one(gazetteer: Gazetteer, changes: int, seed: int) -> int:
    with TemporaryDirectory(prefix="soak-") as folder:
        machine = Machine(Path(folder))
        try:
            machine.fill(gazetteer)
            done = soak(machine, gazetteer, changes, seed, lambda line: print(line, flush=True))
        finally:
            machine.stop()
    print("\n".join(done.lines()), flush=True)
    if done.missed:
        print(f"kills that found no work in flight: {dict(done.missed)}", file=sys.stderr)
    if done.drift:
        print(f"drift: {done.drift}", file=sys.stderr)
    return 1 if done.missed or done.drift else 0


if __name__ == "__main__":
    sys.exit(main())
