"""Derives the institute type from the names. Some registers do not state the type."""

import re

from schemas.vocabulary.kinds import InstituteType

_UNIVERSITY = re.compile(r"\buniversity\b", re.IGNORECASE)
_COLLEGE = re.compile(r"\bcollege\b", re.IGNORECASE)


def derive_institute_type(*names: str) -> tuple[InstituteType, str]:
    """Return the type, and a text that explains it.

    An institute is a university if a name contains "university" and does not contain "college".
    """
    for name in names:
        if _UNIVERSITY.search(name) and not _COLLEGE.search(name):
            return InstituteType.UNIVERSITY, "derived: its name says university"
    return InstituteType.COLLEGE, "derived: its name does not say university, or says college too"
