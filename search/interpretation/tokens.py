"""Splits a search text into tokens. The lexicon looks up phrases of tokens."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from search.text_folding import fold_text

_WITHOUT_SPACES = (
    "\u0e00-\u0e30\u0e32-\u0e33\u0e40-\u0e46\u0e50-\u0e59"  # Thai
    "\u0e80-\u0eff"  # Lao
    "\u1000-\u109f"  # Burmese
    "\u1780-\u17ff"  # Khmer
    "\u3040-\u30ff"  # Hiragana and Katakana
    "\u3400-\u9fff"  # Han
)
"""Characters of scripts without spaces between words. Each of these characters is a token."""
_THAI_MARKS = "\u0e31\u0e34-\u0e3a\u0e47-\u0e4e"
_WORD_MARKS = "\u0300-\u036f\u0900-\u0dff\u0610-\u061a\u064b-\u065f\u0670\u200c\u200d"
_TOKEN = re.compile(
    rf"[{_WITHOUT_SPACES}][{_THAI_MARKS}]*"
    r"|(?<!\d)\d{1,3}(?: \d{3})+(?!\d)|\d(?:[\d.,]*\d)?"  # 20 000 and 20,000
    r"|(?:[^\W\d_]{1,4}\.)+[^\W\d_]{1,5}\b\.?|(?:[^\W\d_]\.){2,}"  # B.Tech and M.B.A.
    rf"|[^\W\d_{_WITHOUT_SPACES}](?:[^\W\d_{_WITHOUT_SPACES}]|[{_WORD_MARKS}]|['’](?=[^\W\d_]))*"
    r"|[-–](?=\s?[$£€₹₨]?\d)"  # 10-20
    r"|[$£€₹₨¥+#]"
)
SPLIT_KEYS = {"march": "m arch", "med": "m ed"}
"""Keys of abbreviations with full stops that would equal another word: `m.arch` and the month, `m.ed` and medicine."""
_MARKS_OF_A_WORD = re.compile(r"['’.]")
_ACRONYM_MAX_LETTERS = 5


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number, a sign, or one character of a script without spaces."""

    start: int
    """The position of the first character in the text."""
    end: int
    """The position after the last character."""
    key: str
    """The word in lower case, without accents, apostrophes and full stops: `Zürich` → `zurich`."""
    is_acronym: bool
    """Whether the word has two to five letters, all in capitals."""

    @property
    def is_sign(self) -> bool:
        return not self.key[:1].isalnum()


def split_tokens(text: str, maximum: int | None = None) -> tuple[Token, ...]:
    """Split the text. Later tokens than the maximum are left out."""
    return tuple(
        Token(found.start(), found.end(), build_key(found.group()), _is_acronym(found.group()))
        for found in islice(_TOKEN.finditer(text), maximum)
    )


def get_key(tokens: Sequence[Token], position: int) -> str:
    """Return the key of the token. The key is empty if the position is outside the text."""
    return tokens[position].key if 0 <= position < len(tokens) else ""


def build_phrase_key(phrase: str) -> str:
    """Build the key of a phrase from the keys of its tokens: `Master's in IT` → `masters in it`."""
    return " ".join(build_key(found.group()) for found in _TOKEN.finditer(phrase))


@lru_cache(16_384)
def build_key(word: str) -> str:
    """Build the key of a token: `Master's` → `masters`, `Ph.D.` → `phd`, `Zürich` → `zurich`, `20 000` → `20000`."""
    if word[:1].isdigit():
        return word.replace(" ", "")
    # Folding converts the rupee sign to "Rs" with a capital letter. The result is therefore converted to lower case.
    key = _MARKS_OF_A_WORD.sub("", word.lower() if word.isascii() else fold_text(word).lower())
    return SPLIT_KEYS.get(key, key) if "." in word else key


def _is_acronym(word: str) -> bool:
    if not word[0].isupper():
        return False
    letters = _MARKS_OF_A_WORD.sub("", word)
    return 2 <= len(letters) <= _ACRONYM_MAX_LETTERS and letters.isalpha() and letters.isupper()
