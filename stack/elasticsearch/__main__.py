"""`python -m stack.elasticsearch prepare`: fetches and builds the engine; `lock` pins its jars anew."""

import sys

from stack.elasticsearch.distribution import build
from stack.elasticsearch.jars import JarMismatch, fetch_missing, locked, write_lock
from stack.elasticsearch.startup_cache import ensure_startup_cache
from stack.errors import StackError


def show(done: int, of: int) -> None:
    if sys.stdout.isatty() or done == of:
        print(f"\r  jars {done}/{of}", end="\n" if done == of else "", flush=True)


def main(verb: str) -> int | str:
    if verb == "lock":
        write_lock()
        return 0
    try:
        fetch_missing(locked(), show)
        ensure_startup_cache(build())
    except (JarMismatch, StackError) as error:
        return str(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
