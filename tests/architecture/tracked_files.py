"""The files that git tracks."""

import subprocess

from schemas.settings import ROOT


def tracked_files() -> list[str]:
    """List all tracked files that exist. The paths are relative to the checkout."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
