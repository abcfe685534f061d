"""Folds names into comparable words without case, accents and punctuation.

The search folds differently: it follows the Elasticsearch normalizer, which folds `ł` to `l` and keeps apostrophes and
`&`. Using that folding here would change the subjects of imported courses.
"""

import re
import unicodedata

BOUNDARY = "/"
"""Separates the two awards of a name. Phrases do not match across it."""

_WORD = re.compile(rf"[^\W_]+|{BOUNDARY}")


def fold_words(text: str) -> tuple[str, ...]:
    """Return the folded words: `Nutrition & Food (Hons.)/Children's` is nutrition, and, food, hons, /, childrens."""
    plain = unicodedata.normalize("NFKD", text.replace("&", " and ").replace("ß", "ss")).casefold()
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in "'’`")
    return tuple(_WORD.findall(letters))


_AWARDS = re.compile(r"\b(?:doctor|master) of philosophy\b")
"""Awards whose name does not state the subject: a doctor of philosophy may be an engineer."""


def fold_course_name(course_name: str) -> tuple[str, ...]:
    """Return the folded words of a course name. An award that states no subject becomes a boundary."""
    return tuple(_AWARDS.sub(BOUNDARY, " ".join(fold_words(course_name))).split())
