"""Whole names by which a student asks for one course."""

import re

_IN_BRACKETS = re.compile(r"\s*\([^)]*\)")
_BRACKETS = re.compile(r"[()]")


def exact_names(name: str, title: str | None, institute_names: list[str]) -> list[str]:
    """The course's name, the name together with its title as people type it, and the institute's names.

    BSc (Hons) and Computer Science give "Computer Science", "BSc (Hons) Computer Science", "BSc Hons Computer Science",
    "BSc Computer Science", each also with "in" between and with the title last.
    """
    forms = [name]
    for spelling in _spellings(title):
        forms += _joined(spelling, name)
    return list(dict.fromkeys([*forms, *institute_names]))


def _spellings(title: str | None) -> list[str]:
    """The title as written, without the signs of its brackets, and without what stands in them."""
    if title is None:
        return []
    spellings = [title, _BRACKETS.sub("", title), _IN_BRACKETS.sub("", title).strip()]
    return [spelling for spelling in dict.fromkeys(spellings) if spelling]


def _joined(title: str, name: str) -> list[str]:
    """A title that already holds the name is a whole name itself."""
    if name.casefold() in title.casefold():
        return [title]
    if title.casefold() in name.casefold():
        return []
    return [f"{title} {name}", f"{title} in {name}", f"{name} {title}"]
