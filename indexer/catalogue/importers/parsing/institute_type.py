"""University or college, where a register does not say it: an institution's name tells."""

import re

from schemas.vocabulary.kinds import InstituteType

_UNIVERSITY = re.compile(r"\buniversity\b", re.IGNORECASE)
_COLLEGE = re.compile(r"\bcollege\b", re.IGNORECASE)


def derive_institute_type(*names: str) -> tuple[InstituteType, str]:
    """The type and on what it rests: a university says so in one of its names, and says not college there too."""
    for name in names:
        if _UNIVERSITY.search(name) and not _COLLEGE.search(name):
            return InstituteType.UNIVERSITY, "derived: its name says university"
    return InstituteType.COLLEGE, "derived: its name does not say university, or says college too"
