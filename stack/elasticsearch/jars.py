"""The engine's jars: fetched by coordinate, checked by hash before every start."""

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from stack.errors import UnsuitableMachine
from stack.setup.checkout import CACHE, LOCKS

VERSION = "9.5.3"
ENGINE = (
    f"org.elasticsearch:elasticsearch:{VERSION}",
    f"org.elasticsearch.plugin:transport-netty4:{VERSION}",
)
COMPILER = ("org.eclipse.jdt:ecj:3.43.0",)
LOCK_FILE = LOCKS / "jars.lock"
JARS = CACHE / "elasticsearch" / "jars"
REPOSITORY = CACHE / "elasticsearch" / "maven"


class JarMismatch(Exception):
    """A jar on the disk is not the one that the lock names."""


@dataclass(frozen=True)
class Jar:
    """One line of the lock: SHA-256 in hex, file name, `group:artifact:version`."""

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


def sha256_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def locked() -> list[Jar]:
    """Every jar that the lock names."""
    return [Jar(*line.split()) for line in LOCK_FILE.read_text().splitlines()]


def verify(jars: list[Jar]) -> None:
    """Raise JarMismatch naming the first jar that is missing or differs from the lock, or is not in it."""
    for jar in jars:
        if not jar.path.is_file():
            raise JarMismatch(f"{jar.name} is missing from {JARS}: run `make setup`.")
        found = sha256_of(jar.path)
        if found != jar.sha256:
            raise JarMismatch(
                f"{jar.name} is not the one in {LOCK_FILE.name} (SHA-256 {found}, expected {jar.sha256}): "
                f"delete {jar.path} and run `make setup`."
            )
    unknown = {path.name for path in JARS.glob("*.jar")} - {jar.name for jar in jars}
    if unknown:
        raise JarMismatch(f"{min(unknown)} is in {JARS} but not in {LOCK_FILE.name}: delete it.")


def fetch_missing(jars: list[Jar], on_fetched: Callable[[int, int], None]) -> None:
    """Download the jars that are not there yet; `on_fetched` gets how many are done, of how many."""
    missing = [jar for jar in jars if not jar.path.is_file()]
    if not missing:
        return
    JARS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(max_workers=8) as pool:
        for done, _ in enumerate(pool.map(_fetch, missing), start=1):
            on_fetched(done, len(missing))


def _fetch(jar: Jar) -> None:
    """Download one jar; a download that an earlier run left half is thrown away and done again."""
    for _ in range(2):
        downloaded = _downloaded(jar)
        if sha256_of(downloaded) == jar.sha256:
            downloaded.replace(jar.path)
            return
        downloaded.unlink()
    raise JarMismatch(f"{jar.name} as downloaded is not the one in {LOCK_FILE.name}: nothing was installed.")


def _downloaded(jar: Jar) -> Path:
    from jgo.maven import MavenContext  # heavy, and not needed once the jars are there

    group, artifact, version = jar.coordinate.split(":")
    maven = MavenContext(repo_cache=REPOSITORY)
    try:
        return Path(maven.project(group, artifact).at_version(version).artifact().resolve())
    except (OSError, RuntimeError) as error:
        raise UnsuitableMachine(f"{jar.name} cannot be downloaded ({error}): check the network.") from error


def write_lock() -> None:
    """Resolve the engine's whole dependency graph anew and pin what was found."""
    from jgo import resolve

    found = {
        f"{a.groupId}:{a.artifactId}:{a.version}": a
        for a in [*resolve("+".join(ENGINE)), *resolve(COMPILER[0])]
    }
    lines = []
    for coordinate, artifact in sorted(found.items()):
        path = Path(artifact.resolve())
        lines.append(f"{sha256_of(path)}  {path.name}  {coordinate}\n")
    LOCK_FILE.write_text("".join(lines))
