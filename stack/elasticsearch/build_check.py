"""Verifies the built files of Elasticsearch by their hashes before every start.

The files are modules, compiled classes, and the startup cache (Java's cache of loaded classes).
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from stack.elasticsearch.jars import Jar, JarMismatch, compute_sha256
from stack.setup.checkout import LOCKS

LOCK_FILE = LOCKS / "compiled.lock"
"""The file with the SHA-256 and the path of each jar in COMPILED. Every machine compiles the same bytes."""
COMPILED = (
    "launcher.jar",
    "modules/finder-analysis/finder-analysis.jar",
    "modules/transport-netty4/finder-access.jar",
)
STARTUP_CACHE = "startup.aot"
STARTUP_CACHE_HASH = "startup.sha256"
"""The file with the hash of the startup cache. Java writes a different startup cache on each machine."""
_UNFINISHED_CACHE = "startup.unfinished"


def verify_build(home: Path, jars: list[Jar], descriptors: Mapping[str, str]) -> None:
    """Raise JarMismatch if a file below `home` is missing, changed or unknown. Only the startup cache may be missing.

    descriptors: the text of each module descriptor by its path below `home`.
    """
    expected = {
        **{path: hashlib.sha256(text.encode()).hexdigest() for path, text in descriptors.items()},
        **{f"modules/transport-netty4/{jar.name}": jar.sha256 for jar in jars if jar.is_network_module},
        **read_compiled_lock(),
    }
    for path, sha256 in expected.items():
        _check_file(home, path, sha256)
    _check_startup_cache(home)
    own = {STARTUP_CACHE, STARTUP_CACHE_HASH, _UNFINISHED_CACHE}
    found = {str(path.relative_to(home)) for path in home.rglob("*") if not path.is_dir()}
    unknown = {path for path in found - expected.keys() if path.split(".config")[0] not in own}
    if unknown:
        raise JarMismatch(f"{home / min(unknown)} was not built here. Delete it.")


def write_startup_cache_hash(home: Path, cache: Path) -> None:
    (home / STARTUP_CACHE_HASH).write_text(compute_sha256(cache))


def read_compiled_lock() -> dict[str, str]:
    """Read LOCK_FILE. The keys are paths, the values are SHA-256 hashes."""
    lines = [line.split() for line in LOCK_FILE.read_text().splitlines()]
    return {path: sha256 for sha256, path in lines}


def write_compiled_lock(home: Path) -> None:
    LOCK_FILE.write_text("".join(f"{compute_sha256(home / path)}  {path}\n" for path in COMPILED))


def _check_startup_cache(home: Path) -> None:
    if not (home / STARTUP_CACHE).exists():
        return
    try:
        sha256 = (home / STARTUP_CACHE_HASH).read_text()
    except FileNotFoundError:
        sha256 = ""
    _check_file(home, STARTUP_CACHE, sha256)


def _check_file(home: Path, path: str, sha256: str) -> None:
    file = home / path
    if not file.is_file():
        raise JarMismatch(f"{path} is missing from {home}. Delete {home} and run `make setup`.")
    found = compute_sha256(file)
    if found != sha256:
        raise JarMismatch(
            f"{path} is not the one that was built (SHA-256 {found}, expected {sha256 or 'none'}). "
            f"Delete {home} and run `make setup`. After a change of the Java sources, run "
            "`python -m stack.elasticsearch pin`."
        )
