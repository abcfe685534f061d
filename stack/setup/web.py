"""Steps that install the npm packages of `web/`, build the web, and install the browser for tests."""

import os
import platform
import sys
from functools import partial
from pathlib import Path

from stack.setup.checkout import BROWSER, WEB, build_node_environment, build_npm_command
from stack.setup.step import Step, run_command

NOT_SOURCE = {"node_modules", "dist", "test-results", "playwright-report", "coverage", "e2e"}


def install_packages(folder: Path) -> None:
    run_command(build_npm_command("ci", "--no-audit", "--no-fund"), cwd=folder, env=build_node_environment())


def build() -> None:
    run_command(build_npm_command("run", "build"), cwd=WEB, env=build_node_environment())


def list_package_files(folder: Path) -> list[Path]:
    return [
        path for name in ("package.json", "package-lock.json", ".npmrc") if (path := folder / name).is_file()
    ]


def list_source_files() -> list[Path]:
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCE]
        found += [Path(folder) / name for name in files]
    return found


def has_browser_package() -> bool:
    """True if npm has a browser package for this platform.

    On other platforms, the tests use an installed browser.
    """
    return sys.platform == "linux" and platform.machine() == "x86_64"


def build_steps() -> list[list[Step]]:
    """Return two lists of steps, which can run in parallel: the web, and the browser for tests.

    The second list is empty if npm has no browser package for this platform. Returns no lists if the web has no lock
    file.
    """
    if not (WEB / "package-lock.json").is_file():
        return []
    stamps = WEB / "node_modules" / ".stamps"
    built = (WEB / "dist" / "index.html",)
    return [
        [
            _build_package_step("Web packages", WEB),
            Step("Web build", stamps / "build", build, list_source_files, (), built),
        ],
        [_build_package_step("Browser for tests", BROWSER)] if has_browser_package() else [],
    ]


def _build_package_step(title: str, folder: Path) -> Step:
    stamp = folder / "node_modules" / ".stamps" / "packages"
    return Step(title, stamp, partial(install_packages, folder), partial(list_package_files, folder))
