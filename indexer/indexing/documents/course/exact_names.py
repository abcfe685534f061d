"""Builds the full names that a student types to find one specific course, institute or campus."""

import re

_IN_BRACKETS = re.compile(r"\s*\([^)]*\)")
_BRACKETS = re.compile(r"[()]")


def build_exact_names(name: str, title: str | None, place_names: list[str]) -> list[str]:
    """Return the course name, the combinations of name and title, and the names of its institute and campuses.

    The name "Computer Science" and the title "BSc (Hons)" give "Computer Science", "BSc (Hons) Computer
    Science", "BSc Hons Computer Science" and "BSc Computer Science". Each combination also occurs with "in"
    between name and title, and with the title last.
    """
    forms = [name]
    for spelling in _spell_title(title):
        forms += _combine(spelling, name)
    return list(dict.fromkeys([*forms, *place_names]))


def _spell_title(title: str | None) -> list[str]:
    """Return the title as written, the title without its brackets, and the title without the text in
    brackets.
    """
    if title is None:
        return []
    spellings = [title, _BRACKETS.sub("", title), _IN_BRACKETS.sub("", title).strip()]
    return [spelling for spelling in dict.fromkeys(spellings) if spelling]


def _combine(title: str, name: str) -> list[str]:
    """Combine title and name.

    If the title contains the name, the title is the only combination. If the name contains the title, there is none.
    """
    if name.casefold() in title.casefold():
        return [title]
    if title.casefold() in name.casefold():
        return []
    return [f"{title} {name}", f"{title} in {name}", f"{name} {title}"]
