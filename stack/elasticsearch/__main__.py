"""`python -m stack.elasticsearch prepare` downloads and builds Elasticsearch, and creates the startup cache.

`python -m stack.elasticsearch lock` writes the hashes of the jars to `jars.lock`, and those of the compiled classes
of this project to `compiled.lock`. `python -m stack.elasticsearch pin` writes only `compiled.lock`.
"""

import sys
import tempfile
from pathlib import Path

from stack.elasticsearch.build_check import write_compiled_lock
from stack.elasticsearch.distribution import assemble, build_distribution
from stack.elasticsearch.jars import fetch_missing, read_lock, write_lock
from stack.elasticsearch.startup_cache import ensure_startup_cache
from stack.errors import StackError


def print_progress(done: int, of: int) -> None:
    if sys.stdout.isatty() or done == of:
        print(f"\r  jars {done}/{of}", end="\n" if done == of else "", flush=True)


def pin_compiled_classes() -> None:
    """Compile the Java sources, and write the hashes of the resulting jars to `compiled.lock`."""
    jars = read_lock()
    fetch_missing(jars, print_progress)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        assemble(home, jars)
        write_compiled_lock(home)


def main(verb: str) -> int | str:
    if verb == "lock":
        write_lock()
    if verb in ("lock", "pin"):
        pin_compiled_classes()
        return 0
    try:
        fetch_missing(read_lock(), print_progress)
        ensure_startup_cache(build_distribution())
    except StackError as error:
        return str(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
