"""`python -m stack.elasticsearch prepare` downloads and builds Elasticsearch; `lock` pins its jars again."""

import sys

from stack.elasticsearch.distribution import build_distribution
from stack.elasticsearch.jars import JarMismatch, fetch_missing, read_lock, write_lock
from stack.elasticsearch.startup_cache import ensure_startup_cache
from stack.errors import StackError


def print_progress(done: int, of: int) -> None:
    if sys.stdout.isatty() or done == of:
        print(f"\r  jars {done}/{of}", end="\n" if done == of else "", flush=True)


def main(verb: str) -> int | str:
    if verb == "lock":
        write_lock()
        return 0
    try:
        fetch_missing(read_lock(), print_progress)
        ensure_startup_cache(build_distribution())
    except (JarMismatch, StackError) as error:
        return str(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
