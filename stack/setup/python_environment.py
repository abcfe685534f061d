"""Steps that create the virtual environment, and install pinned packages, the command `finder` and Elasticsearch."""

import shutil
import sys
import venv
from pathlib import Path

from stack.setup.checkout import CACHE, LOCKS, ROOT, VENV, find_site_packages, find_venv_command
from stack.setup.step import SetupFailed, Step, run_command

STAMPS = VENV / "stamps"
INSTALLER_LOCK = LOCKS / "installer.lock"
PYTHON_LOCK = LOCKS / "python.lock"

COMMAND = """#!{python}
import sys

from stack.cli.main import main

sys.exit(main())
"""


def create_environment() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        venv.EnvBuilder(with_pip=True).create(VENV)
    # On Debian, ensurepip is in the separate package python3-venv. Without it, different exceptions are raised.
    except Exception as error:
        raise SetupFailed(
            f"The virtual environment could not be created ({error}). Install python3-venv."
        ) from error


def install_installer() -> None:
    pip = [str(find_venv_command("python")), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run_command([*pip, "--require-hashes", "-r", str(INSTALLER_LOCK)], cwd=ROOT)


def install_packages() -> None:
    """Install the locked packages from wheels only. Building a package would run code that the lock does not pin."""
    uv = [str(find_venv_command("uv")), "pip", "sync", "--python", str(find_venv_command("python"))]
    run_command([*uv, "--require-hashes", "--no-build", str(INSTALLER_LOCK), str(PYTHON_LOCK)], cwd=ROOT)


def link_project() -> None:
    """Add the checkout to the import path and create the command `finder`, as an editable install does."""
    (find_site_packages() / "meridian.pth").write_text(f"{ROOT}\n")
    command = find_venv_command("finder")
    command.write_text(COMMAND.format(python=find_venv_command("python")))
    command.chmod(0o755)


def install_elasticsearch() -> None:
    run_command([str(find_venv_command("python")), "-m", "stack.elasticsearch", "prepare"], cwd=ROOT)


def list_elasticsearch_inputs() -> list[Path]:
    engine = ROOT / "stack" / "elasticsearch"
    return [*engine.glob("*.py"), *engine.glob("java/**/*.java"), LOCKS / "jars.lock"]


def build_steps() -> list[Step]:
    python = find_venv_command("python")
    environment = (sys.version, sys.executable, str(ROOT))
    return [
        Step("Virtual environment", STAMPS / "environment", create_environment, list, environment, (python,)),
        Step(
            "Package installer",
            STAMPS / "installer",
            install_installer,
            lambda: [INSTALLER_LOCK],
            (),
            (find_venv_command("uv"),),
        ),
        Step(
            "Python packages (100 of them, 150 MB on the first run)",
            STAMPS / "packages",
            install_packages,
            lambda: [INSTALLER_LOCK, PYTHON_LOCK],
        ),
        Step(
            "The finder command",
            STAMPS / "project",
            link_project,
            lambda: [Path(__file__)],
            (),
            (find_venv_command("finder"), find_site_packages() / "meridian.pth"),
        ),
    ]


def build_elasticsearch_steps() -> list[Step]:
    return [
        Step(
            "Elasticsearch (44 MB on the first run)",
            STAMPS / "engine",
            install_elasticsearch,
            list_elasticsearch_inputs,
            (),
            (CACHE / "elasticsearch",),
        )
    ]
