"""Lists of English words, by which the search recognises words that are not typos."""

from functools import lru_cache

from spellchecker import SpellChecker

from schemas.taxonomy.lexicon import entries

DICTIONARY_LETTERS_MIN = 5


def read_ordinary_words() -> list[str]:
    """Return common English words, which the spell-check never corrects."""
    path = entries.FOLDER / "english_words.txt"
    entries.check_exists(path)
    return path.read_text(encoding="utf-8").split()


@lru_cache
def read_dictionary_words() -> list[str]:
    """Return the words of pyspellchecker's English dictionary with DICTIONARY_LETTERS_MIN letters or more, sorted.

    The search rarely treats these words as typos. An exception is `massachusets`, which is near the name of a place.
    Words with accents or hyphens are omitted.
    """
    words = SpellChecker(language="en").word_frequency.words()
    return sorted(
        word for word in words if len(word) >= DICTIONARY_LETTERS_MIN and word.isascii() and word.isalpha()
    )
