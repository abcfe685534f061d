"""`python -m stack.elasticsearch prepare`: fetches and builds the engine; `lock` pins its jars anew."""

import sys

from stack.elasticsearch.distribution import build
from stack.elasticsearch.jars import JarMismatch, fetch_missing, locked, write_lock


def show(done: int, of: int) -> None:
    if sys.stdout.isatty() or done == of:
        print(f"\r  jars {done}/{of}", end="\n" if done == of else "", flush=True)


def main(verb: str) -> int | str:
    if verb == "lock":
        write_lock()
        return 0
    try:
        fetch_missing(locked(), show)
        build()
    except JarMismatch as mismatch:
        return str(mismatch)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
