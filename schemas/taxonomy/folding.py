"""Splits names into words that can be compared. Case, accents and punctuation are removed.

The importers use these functions to compare names. The search uses other functions, because it must fold text like
Elasticsearch. Do not replace these functions with those of the search: the subjects of imported courses would change.
"""

import re
import unicodedata

BOUNDARY = "/"
"""Separates the two awards in "Bachelor of Arts / Bachelor of Science". No phrase matches across a boundary."""

_WORD = re.compile(rf"[^\W_]+|{BOUNDARY}")


def fold_words(text: str) -> tuple[str, ...]:
    """Return the folded words: `Nutrition & Food (Hons.)/Children's` → nutrition, and, food, hons, /, childrens."""
    plain = unicodedata.normalize("NFKD", text.replace("&", " and ").replace("ß", "ss")).casefold()
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in "'’`")
    return tuple(_WORD.findall(letters))


_AWARDS = re.compile(r"\b(?:doctor|master) of philosophy\b")
"""Awards whose name does not state the subject. A "Doctor of Philosophy" can be in engineering."""


def fold_course_name(course_name: str) -> tuple[str, ...]:
    """Return the folded words of a course name. "Doctor of Philosophy" and "Master of Philosophy" become a boundary."""
    return tuple(_AWARDS.sub(BOUNDARY, " ".join(fold_words(course_name))).split())
