"""The web's packages and its build, on the Node that comes as a wheel."""

import os
from pathlib import Path

from stack.setup.checkout import WEB, node_environment, npm_command
from stack.setup.step import Step, call

NOT_SOURCE = {"node_modules", "dist", "test-results", "playwright-report", "coverage", "e2e"}


def install_packages() -> None:
    call(npm_command("ci", "--no-audit", "--no-fund"), cwd=WEB, env=node_environment())


def build() -> None:
    call(npm_command("run", "build"), cwd=WEB, env=node_environment())


def package_files() -> list[Path]:
    return [
        path for name in ("package.json", "package-lock.json", ".npmrc") if (path := WEB / name).is_file()
    ]


def source_files() -> list[Path]:
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCE]
        found += [Path(folder) / name for name in files]
    return found


def steps() -> list[Step]:
    """Nothing while there is no web to build."""
    if not (WEB / "package-lock.json").is_file():
        return []
    stamps = WEB / "node_modules" / ".stamps"
    return [
        Step("Web packages", stamps / "packages", install_packages, package_files),
        Step("Web build", stamps / "build", build, source_files, (), (WEB / "dist" / "index.html",)),
    ]
