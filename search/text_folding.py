"""Folds case and accents: `Zürich` → `zurich`.

For European scripts, the result equals the result of the Elasticsearch normalizer `folded`.
"""

import re
import unicodedata

_LETTERS_WITHOUT_DECOMPOSITION = str.maketrans(
    {
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ł": "l",
        "ı": "i",
        "þ": "th",
        "’": "'",
        "ʼ": "'",
    }
)
_WORD = re.compile(r"[\w']+")


def fold_text(text: str) -> str:
    """Convert to lower case, remove accents and collapse spaces."""
    decomposed = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return " ".join(plain.translate(_LETTERS_WITHOUT_DECOMPOSITION).split())


def fold_words(text: str) -> list[str]:
    return _WORD.findall(fold_text(text))
