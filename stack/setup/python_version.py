"""The one file that an old Python must be able to read."""

OLDEST = (3, 11)


def complaint_about(version: "tuple[int, ...]") -> str:
    """Say what to do when `version` is older than the project needs; empty when it will do."""
    if version[:2] >= OLDEST:
        return ""
    found = ".".join(str(part) for part in version)
    needed = ".".join(str(part) for part in OLDEST)
    return f"Meridian needs Python {needed} and found {found}: install it, then `make PYTHON=python{needed}`."
