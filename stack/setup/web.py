"""The web's packages, its build, and the browser that tests it, on the Node that comes as a wheel."""

import os
import platform
import sys
from functools import partial
from pathlib import Path

from stack.setup.checkout import BROWSER, WEB, node_environment, npm_command
from stack.setup.step import Step, call

NOT_SOURCE = {"node_modules", "dist", "test-results", "playwright-report", "coverage", "e2e"}


def install_packages(folder: Path) -> None:
    call(npm_command("ci", "--no-audit", "--no-fund"), cwd=folder, env=node_environment())


def build() -> None:
    call(npm_command("run", "build"), cwd=WEB, env=node_environment())


def package_files(folder: Path) -> list[Path]:
    return [
        path for name in ("package.json", "package-lock.json", ".npmrc") if (path := folder / name).is_file()
    ]


def source_files() -> list[Path]:
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCE]
        found += [Path(folder) / name for name in files]
    return found


def runs_the_browser() -> bool:
    """What the browser from npm is made for; elsewhere the tests take the machine's own."""
    return sys.platform == "linux" and platform.machine() == "x86_64"


def steps() -> list[Step]:
    """Nothing while there is no web to build."""
    if not (WEB / "package-lock.json").is_file():
        return []
    stamps = WEB / "node_modules" / ".stamps"
    built = (WEB / "dist" / "index.html",)
    return [
        _packages("Web packages", WEB),
        Step("Web build", stamps / "build", build, source_files, (), built),
        *([_packages("Browser for tests", BROWSER)] if runs_the_browser() else []),
    ]


def _packages(title: str, folder: Path) -> Step:
    stamp = folder / "node_modules" / ".stamps" / "packages"
    return Step(title, stamp, partial(install_packages, folder), partial(package_files, folder))
