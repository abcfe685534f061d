"""Downloads the jars of Elasticsearch from Maven, and verifies them by their hashes before every start."""

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from stack.errors import StackError, UnsuitableMachine
from stack.setup.checkout import CACHE, LOCKS

VERSION = "9.5.3"
SERVER = (
    f"org.elasticsearch:elasticsearch:{VERSION}",
    f"org.elasticsearch.plugin:transport-netty4:{VERSION}",
)
COMPILER = ("org.eclipse.jdt:ecj:3.43.0",)
LOCK_FILE = LOCKS / "jars.lock"
JARS = CACHE / "elasticsearch" / "jars"
REPOSITORY = CACHE / "elasticsearch" / "maven"


class JarMismatch(StackError):
    """A jar, or a file of the build, is missing, has another hash than expected, or is not listed in the lock file."""


@dataclass(frozen=True)
class Jar:
    """One line of `jars.lock`. coordinate: `group:artifact:version`."""

    sha256: str
    name: str
    coordinate: str

    @property
    def path(self) -> Path:
        return JARS / self.name

    @property
    def is_compiler(self) -> bool:
        return self.coordinate in COMPILER

    @property
    def is_network_module(self) -> bool:
        return self.name.startswith(("netty-", "transport-netty4-"))


def compute_sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def read_lock() -> list[Jar]:
    return [Jar(*line.split()) for line in LOCK_FILE.read_text().splitlines()]


def verify_jars(jars: list[Jar]) -> None:
    """Raise JarMismatch if a jar is missing or changed, or if the folder has a jar that is not in `jars`."""
    for jar in jars:
        if not jar.path.is_file():
            raise JarMismatch(f"{jar.name} is missing from {JARS}. Run `make setup`.")
        found = compute_sha256(jar.path)
        if found != jar.sha256:
            raise JarMismatch(
                f"{jar.name} is not the one in {LOCK_FILE.name} (SHA-256 {found}, expected {jar.sha256}). "
                f"Delete {jar.path} and run `make setup`."
            )
    unknown = {path.name for path in JARS.glob("*.jar")} - {jar.name for jar in jars}
    if unknown:
        raise JarMismatch(f"{min(unknown)} is in {JARS} but not in {LOCK_FILE.name}. Delete it.")


def fetch_missing(jars: list[Jar], on_fetched: Callable[[int, int], None]) -> None:
    """Download the missing jars.

    on_fetched: called with the number of downloaded jars and the number of all jars to download.
    """
    missing = [jar for jar in jars if not jar.path.is_file()]
    if not missing:
        return
    JARS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(max_workers=8) as pool:
        for done, _ in enumerate(pool.map(_fetch, missing), start=1):
            on_fetched(done, len(missing))


def _fetch(jar: Jar) -> None:
    """Download one jar. If its hash is wrong, download once more. An earlier run can leave a partial download.

    Raises JarMismatch if the hash is wrong again, and UnsuitableMachine if the download fails.
    """
    for _ in range(2):
        downloaded = _download(jar)
        if compute_sha256(downloaded) == jar.sha256:
            downloaded.replace(jar.path)
            return
        downloaded.unlink()
    raise JarMismatch(f"{jar.name} as downloaded is not the one in {LOCK_FILE.name}. Nothing was installed.")


def _download(jar: Jar) -> Path:
    from jgo.maven import MavenContext  # This import is slow and is not needed if all jars exist.

    group, artifact, version = jar.coordinate.split(":")
    maven = MavenContext(repo_cache=REPOSITORY)
    try:
        return Path(maven.project(group, artifact).at_version(version).artifact().resolve())
    except (OSError, RuntimeError) as error:
        raise UnsuitableMachine(f"{jar.name} cannot be downloaded ({error}). Check the network.") from error


def write_lock() -> None:
    """Find the jars of Elasticsearch, of the compiler and of all dependencies. Write their hashes to `jars.lock`."""
    from jgo import resolve

    found = {
        f"{a.groupId}:{a.artifactId}:{a.version}": a
        for a in [*resolve("+".join(SERVER)), *resolve(COMPILER[0])]
    }
    lines = []
    for coordinate, artifact in sorted(found.items()):
        path = Path(artifact.resolve())
        lines.append(f"{compute_sha256(path)}  {path.name}  {coordinate}\n")
    LOCK_FILE.write_text("".join(lines))
