"""Builds slugs and chooses a free one."""

import re
import unicodedata
from collections.abc import Iterable, MutableSet

from schemas.vocabulary.row_slugs import is_reserved_slug

_LETTERS = str.maketrans(
    {
        "ß": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d",
        "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ə": "a", "Ə": "a", "ħ": "h", "Ħ": "h",
        "&": " and ", "'": "", "’": "", "‘": "", "ʻ": "", "ʼ": "", "`": "",
    }
)  # fmt: skip
"""ASCII replacements for letters that Unicode does not decompose, and for signs inside words."""


def slugify(text: str) -> str:
    """Convert a text to lower-case ASCII words joined by hyphens.

    The result is empty if no letter or digit is left.
    """
    plain = unicodedata.normalize("NFKD", text.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def build_source_slug(kind: str, source_name: str, error: type[Exception]) -> str:
    """Build the slug of the source of a list, such as `living-costs-city-office`.

    Raises `error` if the name has no letter and no digit.
    """
    name = slugify(source_name)
    if not name:
        raise error("the name of the source has no letter and no digit")
    return f"{kind}-{name}"


def take_free_slug(noun: str, candidates: Iterable[str], taken: MutableSet[str]) -> str:
    """Return the first candidate that can be a new slug of the table `noun`, and add it to `taken`.

    Candidates that are taken, empty, all digits or reserved words of the table are skipped. Raises ValueError if no
    candidate is left.
    """
    for candidate in candidates:
        is_valid = candidate and not candidate.replace("-", "").isdigit()
        if is_valid and candidate not in taken and not is_reserved_slug(noun, candidate):
            taken.add(candidate)
            return candidate
    raise ValueError("slug: every candidate is taken, empty, reserved or all digits")
