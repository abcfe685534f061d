"""The repository contains no address of a package registry and no path of this checkout."""

import re

from schemas.settings import ROOT
from tests.architecture.tracked_files import tracked_files

REGISTRY = re.compile(
    rb"https?://[a-z0-9.-]*(registry|pypi|pythonhosted|maven|npmjs|mirror)[a-z0-9.-]*", re.IGNORECASE
)


def test_no_file_contains_a_registry_address_or_the_path_of_this_checkout() -> None:
    here = str(ROOT).encode() + b"/"
    found = []
    for name in tracked_files():
        content = (ROOT / name).read_bytes()
        if REGISTRY.search(content) or here in content:
            found.append(name)
    assert found == []
