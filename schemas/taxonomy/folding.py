"""How names are made comparable: whole words without case, accents and punctuation.

The folding of the search is another: it does as the engine's normaliser, which has `ł` as `l` and keeps apostrophes and
`&`. Imported catalogues were matched by this one, and would be matched otherwise by that.
"""

import re
import unicodedata

BOUNDARY = "/"
"""Stands between the two awards of a name; no phrase reaches across it."""

_WORD = re.compile(rf"[^\W_]+|{BOUNDARY}")


def fold_words(text: str) -> tuple[str, ...]:
    """The words of a text: `Nutrition & Food (Hons.)/Children's` is nutrition, and, food, hons, /, childrens."""
    plain = unicodedata.normalize("NFKD", text.replace("&", " and ").replace("ß", "ss")).casefold()
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in "'’`")
    return tuple(_WORD.findall(letters))


_AWARDS = re.compile(r"\b(?:doctor|master) of philosophy\b")
"""Awards whose name is no subject: a doctor of philosophy may be an engineer."""


def fold_course_name(course_name: str) -> tuple[str, ...]:
    """The folded words of a course's name, with a boundary where an award's name says nothing of the subject."""
    return tuple(_AWARDS.sub(BOUNDARY, " ".join(fold_words(course_name))).split())
