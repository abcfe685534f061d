"""Builds the spellings that addresses use for a place name, the most likely first."""

from collections.abc import Iterator

from schemas.taxonomy.folding import fold_words

Words = tuple[str, ...]

_FULL_FORMS = {"st": "saint", "mt": "mount", "ft": "fort", "pt": "port", "nth": "north", "sth": "south"}
_ABBREVIATIONS = {"saint": "st", "mount": "mt", "fort": "ft", "port": "pt"}
_DIRECTIONS = frozenset({"north", "south", "east", "west", "central", "upper", "lower", "inner", "outer"})
_GENERIC_WORDS = frozenset(
    {"city", "cbd", "centre", "campus", "junction", "airport", "mail", "dc", "mc", "bc"}
)


def build_spellings(name: str) -> Iterator[Words]:
    """Yield the words of each spelling, in lower case and without accents.

    The spellings are the name as written, with full words (`st` → `saint`), with abbreviations (`saint` → `st`), and
    with the direction at the other end (`north ryde` → `ryde north`).
    """
    words = fold_words(name)
    full = tuple(_FULL_FORMS.get(word, word) for word in words)
    yield words
    yield full
    yield tuple(_ABBREVIATIONS.get(word, word) for word in full)
    if len(full) > 1 and full[0] in _DIRECTIONS:
        yield (*full[1:], full[0])
    if len(full) > 1 and full[-1] in _DIRECTIONS:
        yield (full[-1], *full[:-1])


def build_wider_place_names(name: str) -> Iterator[Words]:
    """Yield the words of the surrounding place, in lower case and without accents.

    Examples: Brisbane City → Brisbane, East Geelong → Geelong.
    """
    for words in dict.fromkeys(build_spellings(name)):
        if len(words) > 1 and words[-1] in _GENERIC_WORDS | _DIRECTIONS:
            yield words[:-1]
        if len(words) > 1 and words[0] in _DIRECTIONS:
            yield words[1:]


def is_one_typo_apart(one: str, other: str) -> bool:
    """True if one letter was added, removed, changed, or swapped with the next letter.

    The first letters must be equal.
    """
    if one[:1] != other[:1] or abs(len(one) - len(other)) > 1 or one == other:
        return False
    start = next(
        (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    rest, other_rest = one[start:], other[start:]
    swapped = rest[:2] == other_rest[1::-1] and rest[2:] == other_rest[2:]
    return swapped or other_rest[1:] in (rest, rest[1:]) or rest[1:] == other_rest
