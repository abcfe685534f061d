"""Removes personal data from the text of a search before the text is logged.

Mail addresses become [mail], phone numbers and other long numbers become [number], and the names of the signed-in
person become [name]. Round amounts such as 5,000,000, ranges of such amounts, and years stay.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby, permutations

MAIL, NUMBER, NAME = "[mail]", "[number]", "[name]"
LONG_NUMBER_MIN_DIGITS = 7

_MAIL = re.compile(r"[^\s@<>\"']+\s?@\s?[^\s@<>\"',;]+")
_SPELLED_MAIL = re.compile(
    r"\S+\s*(?:[(\[{]\s*at\s*[)\]}]|\bat\b)\s*\S+?\s*(?:[(\[{]\s*dot\s*[)\]}]|\bdot\b)\s*\w{2,}"
    r"|\S+\s*(?:[(\[{]\s*at\s*[)\]}]|\bat\b)\s*(?:gmail|hotmail|yahoo|outlook|icloud|proton)\b\S*",
    re.IGNORECASE,
)
_DASHES = r"\-\u2010-\u2015\u2212"
_SEPARATORS = rf"[\s{_DASHES}_.,/()]"
_NUMBER = re.compile(rf"[+(]*\d(?:{_SEPARATORS}{{0,3}}\d)+")
_DIGIT = re.compile(r"\d")
_ROUND_AMOUNT = re.compile(r"[1-9]\d{0,2}0{4,9}")
_AMOUNT = r"[1-9]\d{0,2}[,. ]?[05]00(?:[,. ]?000){0,2}"
_AMOUNT_RANGE = re.compile(rf"{_AMOUNT} ?[{_DASHES}] ?{_AMOUNT}")
_YEARS = re.compile(rf"(?:19|20)\d\d(?:{_SEPARATORS}{{1,3}}(?:19|20)\d\d)*")
_INVISIBLE = re.compile(
    r"[\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\x00-\x08\x0e-\x1f\x7f]"
)
_EAST_ASIAN = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\U00020000-\U0003ffff"
_SOUTHEAST_ASIAN = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
_UNSPACED = re.compile(f"[{_EAST_ASIAN}{_SOUTHEAST_ASIAN}]+")
_LONG_UNSPACED = re.compile(f"[{_EAST_ASIAN}]{{2,}}|[{_SOUTHEAST_ASIAN}]{{3,}}")
"""A name that is long enough to be replaced inside a word: 马 is a family name, and a part of 马来西亚 (Malaysia)."""


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
    return _replace_names(scrubbed, names)


def _scrub_number(found: re.Match[str]) -> str:
    number = "".join(str(unicodedata.digit(each, each)) for each in found[0])
    digits = "".join(filter(str.isdigit, number))
    is_amount = _ROUND_AMOUNT.fullmatch(digits) and not re.search(rf"[+()/{_DASHES}]", number)
    is_known = is_amount or _AMOUNT_RANGE.fullmatch(number) or _YEARS.fullmatch(number)
    return found[0] if len(digits) < LONG_NUMBER_MIN_DIGITS or is_known else NUMBER


def _replace_names(text: str, names: Iterable[str]) -> str:
    """Replace the words that are names, whatever their case and accents."""
    parts = (part for name in names for part in _split_at_words(normalize_text(name)))
    words = {part for part in parts if _is_in_word(part[0])}
    if not words:
        return text
    whole = {_fold(word) for word in words if len(word) > 1 or _UNSPACED.fullmatch(word)}
    inside = _list_names_inside_words(words)
    pattern = re.compile("|".join(inside)) if inside else None
    replaced = (
        NAME if _fold(part) in whole else pattern.sub(NAME, part) if pattern else part
        for part in _split_at_words(text)
    )
    return "".join(replaced)


def _list_names_inside_words(names: Iterable[str]) -> list[str]:
    """Return the names that are also replaced inside a longer word, the longest first.

    The scripts of these names have no spaces between words, or write a family name and a given name as one word.
    """
    unspaced = [name for name in names if _UNSPACED.fullmatch(name)]
    pairs = map("".join, permutations(unspaced, 2))
    return sorted(filter(_LONG_UNSPACED.fullmatch, [*unspaced, *pairs]), key=len, reverse=True)


def _split_at_words(text: str) -> list[str]:
    """Split the text into its words and the text between the words."""
    return ["".join(characters) for _, characters in groupby(text, _is_in_word)]


def _is_in_word(character: str) -> bool:
    """True for letters, digits and marks. A mark is for example a vowel sign of Hindi."""
    return character.isalnum() or unicodedata.category(character).startswith("M")


def _fold(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each))
