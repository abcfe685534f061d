"""Removes personal data from the text of a search before the text is logged.

Mail addresses become [mail], phone numbers and other long numbers become [number], and the names of the signed-in
person become [name]. Round amounts such as 5,000,000 and years stay.
"""

import re
import unicodedata
from collections.abc import Iterable

MAIL, NUMBER, NAME = "[mail]", "[number]", "[name]"
LONG_NUMBER_MIN_DIGITS = 7

_MAIL = re.compile(r"[^\s@<>\"']+\s?@\s?[^\s@<>\"',;]+")
_SPELLED_MAIL = re.compile(
    r"\S+\s*(?:[(\[{]\s*at\s*[)\]}]|\bat\b)\s*\S+?\s*(?:[(\[{]\s*dot\s*[)\]}]|\bdot\b)\s*\w{2,}"
    r"|\S+\s*(?:[(\[{]\s*at\s*[)\]}]|\bat\b)\s*(?:gmail|hotmail|yahoo|outlook|icloud|proton)\b\S*",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[+(]*\d(?:[\s\-_.,/()]{0,3}\d)+")
_DIGIT = re.compile(r"\d")
_ROUND_AMOUNT = re.compile(r"[1-9]\d{0,2}0{4,9}")
_YEARS = re.compile(r"(?:(?:19|20)\d\d)+")
_INVISIBLE = re.compile(
    r"[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\x00-\x08\x0e-\x1f\x7f]"
)


def normalize_text(text: str) -> str:
    """Return the text on one line, with compatible characters such as full-width digits replaced."""
    visible = _INVISIBLE.sub("", unicodedata.normalize("NFKC", text))
    return " ".join(visible.split())


def scrub_text(text: str, names: Iterable[str] = ()) -> str:
    """Normalize the text and replace personal data. names: the names of the signed-in person."""
    scrubbed = normalize_text(text)
    # Most texts contain no address and no number. These conditions are cheaper than the regular expressions.
    if "@" in scrubbed:
        scrubbed = _MAIL.sub(MAIL, scrubbed)
    if "at" in scrubbed.lower():
        scrubbed = _SPELLED_MAIL.sub(MAIL, scrubbed)
    if _DIGIT.search(scrubbed):
        scrubbed = _NUMBER.sub(_scrub_number, scrubbed)
    pattern = _build_name_pattern(names)
    return _replace_folded(pattern, scrubbed) if pattern else scrubbed


def _scrub_number(found: re.Match[str]) -> str:
    number = found[0]
    digits = "".join(str(unicodedata.digit(each)) for each in number if each.isdigit())
    is_amount = _ROUND_AMOUNT.fullmatch(digits) and not re.search(r"[+()\-/]", number)
    if len(digits) < LONG_NUMBER_MIN_DIGITS or is_amount or _YEARS.fullmatch(digits):
        return number
    return NUMBER


def _build_name_pattern(names: Iterable[str]) -> re.Pattern[str] | None:
    words = {_fold(word) for name in names for word in re.split(r"[\W_]+", normalize_text(name))}
    long_enough = sorted((re.escape(word) for word in words if len(word) > 1), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(long_enough)})(?!\w)") if long_enough else None


def _replace_folded(pattern: re.Pattern[str], text: str) -> str:
    """Replace the names in a text, whatever their case and accents."""
    folded = [_fold(each) for each in text]
    starts = [index for index, each in enumerate(folded) for _ in each]
    replaced, end = [], 0
    for found in pattern.finditer("".join(folded)):
        start, last = starts[found.start()], starts[found.end() - 1]
        if start >= end:
            replaced += [text[end:start], NAME]
            end = last + 1
    return "".join([*replaced, text[end:]])


def _fold(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each))
