"""The files that git tracks."""

import subprocess

from schemas.settings import ROOT


def tracked_files() -> list[str]:
    """Paths relative to the checkout of all tracked files that exist."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
