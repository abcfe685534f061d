"""Ordinary English words, which the search never treats as typos."""

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

    The spell-check never corrects these words. Words with accents or hyphens are omitted.
    """
    words = SpellChecker(language="en").word_frequency.words()
    return sorted(
        word for word in words if len(word) >= DICTIONARY_LETTERS_MIN and word.isascii() and word.isalpha()
    )
