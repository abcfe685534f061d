"""Whole names that a student types to find one particular course."""

import re

_IN_BRACKETS = re.compile(r"\s*\([^)]*\)")
_BRACKETS = re.compile(r"[()]")


def build_exact_names(name: str, title: str | None, institute_names: list[str]) -> list[str]:
    """The course name, the name combined with its title, and the names of the institute.

    The title "BSc (Hons)" and the name "Computer Science" give "Computer Science", "BSc (Hons) Computer Science",
    "BSc Hons Computer Science" and "BSc Computer Science". Each combination also occurs with "in" between, and with
    the title last.
    """
    forms = [name]
    for spelling in _spell_title(title):
        forms += _combine(spelling, name)
    return list(dict.fromkeys([*forms, *institute_names]))


def _spell_title(title: str | None) -> list[str]:
    """The title as written, without bracket signs, and without the text in brackets."""
    if title is None:
        return []
    spellings = [title, _BRACKETS.sub("", title), _IN_BRACKETS.sub("", title).strip()]
    return [spelling for spelling in dict.fromkeys(spellings) if spelling]


def _combine(title: str, name: str) -> list[str]:
    """The combinations of title and name. A title that contains the name is the only combination."""
    if name.casefold() in title.casefold():
        return [title]
    if title.casefold() in name.casefold():
        return []
    return [f"{title} {name}", f"{title} in {name}", f"{name} {title}"]
