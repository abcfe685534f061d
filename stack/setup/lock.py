"""`python -m stack.setup.lock [--upgrade]`: writes lock files, which pin Python packages by hash for all platforms."""

import subprocess
import sys

from stack.setup.checkout import LOCKS, ROOT, find_venv_command

OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--quiet",
)


def compile_lock(
    name: str, source: tuple[str, ...], options: tuple[str, ...], names: str | None = None
) -> None:
    """Write one lock from `source`. If `source` is `-`, the package names come from `names`, one per line."""
    uv = str(find_venv_command("uv"))
    command = [uv, "pip", "compile", *OPTIONS, *options, *source, "-o", str(LOCKS / f"{name}.lock")]
    subprocess.run(command, cwd=ROOT, input=names, text=True, check=True)


def main(options: tuple[str, ...]) -> None:
    compile_lock("installer", ("-",), options, names="uv\n")
    compile_lock("python", ("--group", "embedded", "--group", "dev", "pyproject.toml"), options)
    # A container image needs no embedded servers and no development tools. Its packages have the versions of
    # python.lock.
    compile_lock("server", ("-c", str(LOCKS / "python.lock"), "pyproject.toml"), options)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
