"""Checks the Python version. This file must also run on old versions of Python."""

MINIMUM_VERSION = (3, 11)


def describe_outdated_python(version: "tuple[int, ...]") -> str:
    """Return an error text if `version` is too old for the project. Otherwise return an empty text."""
    if version[:2] >= MINIMUM_VERSION:
        return ""
    found = ".".join(str(part) for part in version)
    needed = ".".join(str(part) for part in MINIMUM_VERSION)
    return f"Meridian needs Python {needed} and found {found}. Install it, then run `make PYTHON=python{needed}`."
