"""Builds the lexicon from lexicon entries, accepted phrases, and the names of places and institutes.

The index stores all of them.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter

from schemas.documents.value_name.document import IN_ANY_ORDER, UNRELATED, ValueKind
from schemas.filters.declarations import PLACE_KINDS
from search.interpretation.accepted_phrases import list_accepted_phrases
from search.interpretation.lexicon import CONNECTING_WORDS, Lexicon, PlaceTerm
from search.interpretation.meaning_resolver import MeaningResolver
from search.interpretation.spans import Meaning, SpanKind
from search.interpretation.tokens import build_phrase_key
from search.value_names.named_value import NamedValue
from search.value_names.value_names import EntryValues, ValueNames

LEXICON_KINDS: tuple[ValueKind, ...] = (
    "lexicon", "country", "state", "city", "discipline", "specialization", "degree_level_group", "degree_level",
    "institute", "accepted_phrase",
)  # fmt: skip
"""The kinds of value names that the lexicon is built from."""

PLACE_ALIAS_LETTERS_MIN = 4
"""The minimum length of a Latin name of a place in another language. Names with fewer letters are mostly codes of
airports."""
UNIVERSITY_OF = "university of "
UNIVERSITY_ENDINGS = (" university", " uni")
UNIVERSITY_WORDS = tuple(
    build_phrase_key(word)
    for word in (
        "university", "universidad de", "universität", "université de", "università di", "universidade de",
        "üniversitesi", "uniwersytet", "universitas", "university of", "университет", "університет", "جامعة", "دانشگاه",
        "یونیورسٹی", "विश्वविद्यालय", "यूनिवर्सिटी", "বিশ্ববিদ্যালয়", "ইউনিভার্সিটি", "大学", "大學", "대학교", "대학",
        "มหาวิทยาลัย", "πανεπιστήμιο",
    )
)  # fmt: skip
SHORT_NAME_WORDS_MIN = 2
ENGLISH_COUNTRIES = frozenset(
    {
        "AE", "AG", "AU", "BB", "BD", "BM", "BS", "BW", "BZ", "CA", "FJ", "GB", "GD", "GH", "GM", "GY", "HK", "IE",
        "IM", "IN", "JE", "JM", "KE", "KN", "KY", "LC", "LK", "LR", "LS", "MT", "MU", "MW", "MY", "NA", "NG", "NP",
        "NZ", "PG", "PH", "PK", "QA", "RW", "SB", "SC", "SG", "SL", "SS", "SZ", "TT", "TZ", "UG", "US", "VC", "ZA",
        "ZM", "ZW",
    }
)  # fmt: skip
"""The codes of the countries where English is an official language or the usual language of universities."""


def get_lexicon(value_names: ValueNames) -> Lexicon:
    """Return the lexicon of these value names. The first call takes about 0.5 s. The result is cached."""
    return value_names.memoize("lexicon", lambda: build_stored_lexicon(value_names))


def build_stored_lexicon(value_names: ValueNames) -> Lexicon:
    """Build the lexicon from the entries that the index stores. The result is not cached."""
    documents = value_names.list_values("lexicon")
    ordinary = (word for document in documents for word in document.extra["ordinary_words"])
    dictionary = (word for document in documents for word in document.extra.get("dictionary_words", ()))
    return build_lexicon(value_names.list_lexicon_entries(), ordinary, value_names, dictionary)


def build_lexicon(
    entries: Iterable[EntryValues],
    ordinary_words: Iterable[str],
    value_names: ValueNames,
    dictionary_words: Iterable[str] = (),
) -> Lexicon:
    """Build a lexicon from entries and value names.

    dictionary_words: English words in lower case without accents. The key of such a word is the word itself.
    """
    phrases: dict[str, dict[Meaning, None]] = defaultdict(dict)
    ordinary = frozenset(map(build_phrase_key, ordinary_words))
    paraphrases: list[tuple[str, Meaning]] = []
    entries = list(entries)
    resolver = MeaningResolver(value_names)
    for phrase, meaning, is_in_any_order in _resolve_entries(entries, resolver):
        if is_in_any_order:
            paraphrases.append((phrase, meaning))
        else:
            phrases[build_phrase_key(phrase)][meaning] = None
    phrases.pop("", None)
    for phrase, country in _list_wrong_countries(value_names):
        phrases[phrase].pop(country, None)
    for phrase, meaning in _list_places(value_names, ordinary):
        phrases[phrase][meaning] = None
    institutes = list(_list_institutes(value_names))
    for phrase, meaning in institutes:
        phrases[phrase][meaning] = None
    for phrase, meaning in _list_short_institutes(institutes):
        if phrase not in phrases:
            phrases[phrase][meaning] = None
    for phrase, meanings in list(_list_institutes_of_places(value_names, phrases)):
        if phrase not in phrases:
            phrases[phrase] = dict(meanings)
    phrases.update(dict(list_accepted_phrases(value_names, phrases)))
    return Lexicon(
        _share_meanings(phrases),
        ordinary,
        _build_parents(value_names),
        dictionary_words,
        paraphrases,
        [build_phrase_key(entry[0]) for entry in entries if entry[1] == UNRELATED],
        dict(resolver.list_related(entries)),
        [
            country.id
            for country in value_names.list_values("country")
            if country.extra["iso2"] in ENGLISH_COUNTRIES
        ],
        _find_branches(value_names),
    )


def _share_meanings(phrases: Mapping[str, Iterable[Meaning]]) -> dict[str, tuple[Meaning, ...]]:
    """Convert the meanings of each phrase to a tuple. To save memory, equal tuples are one object."""
    shared: dict[tuple[Meaning, ...], tuple[Meaning, ...]] = {}
    result: dict[str, tuple[Meaning, ...]] = {}
    for phrase, meanings in phrases.items():
        of_phrase = tuple(meanings)
        result[phrase] = shared.setdefault(of_phrase, of_phrase)
    return result


def _resolve_entries(
    entries: Iterable[EntryValues], resolver: MeaningResolver
) -> Iterator[tuple[str, Meaning, bool]]:
    """Yield the phrase and meaning of each entry, and whether the words of the phrase can be in any order.

    Entries without a meaning are left out.
    """
    for entry in entries:
        meaning = resolver.build_meaning(entry)
        if meaning:
            yield str(entry[0]), meaning, entry[-1] == IN_ANY_ORDER


def _list_places(value_names: ValueNames, ordinary: frozenset[str]) -> Iterator[tuple[str, Meaning]]:
    for key, kind in PLACE_KINDS.items():
        for place in value_names.list_values(kind):
            meaning = Meaning(SpanKind.PLACE, ((key, place.id),))
            main = build_phrase_key(place.name)
            yield main, meaning
            for alias in place.extra["other_names"]:
                phrase = build_phrase_key(alias)
                if phrase and _is_useful_alias(alias, phrase, ordinary):
                    yield phrase, meaning


def _list_wrong_countries(value_names: ValueNames) -> Iterator[tuple[str, Meaning]]:
    """List the names of states and cities, and the meaning that such a name must not have: the country of the place.

    A lexicon entry maps `england` to the United Kingdom, because a catalogue can lack the state England. If the
    catalogue has this state, the entry is wrong. The same is true for the state's names in other languages. A city
    with the name of its country, such as Singapore, keeps both meanings.
    """
    for kind in ("state", "city"):
        for place in value_names.list_values(kind):
            country = value_names.get("country", place.parents["country"])
            if country and build_phrase_key(place.name) != build_phrase_key(country.name):
                for name in [place.name, *(place.extra["other_names"] if kind == "state" else ())]:
                    yield build_phrase_key(name), Meaning(SpanKind.PLACE, (("countries", country.id),))


def _is_useful_alias(alias: str, phrase: str, ordinary: frozenset[str]) -> bool:
    if not alias.isascii() and not any(letter.isascii() and letter.isalpha() for letter in alias):
        return len(alias) > 1
    return len(phrase) >= PLACE_ALIAS_LETTERS_MIN and phrase not in ordinary


def _list_institutes(value_names: ValueNames) -> Iterator[tuple[str, Meaning]]:
    for institute in value_names.list_values("institute"):
        meaning = Meaning(SpanKind.INSTITUTE, (("institutes", institute.id),))
        for name in _list_names(institute):
            phrase = build_phrase_key(name)
            if phrase:
                yield phrase, meaning
                yield phrase.removeprefix("the "), meaning


def _list_names(institute: NamedValue) -> list[str]:
    return [name for name in (institute.name, institute.extra["trading_name"]) if name]


def _list_short_institutes(institutes: Iterable[tuple[str, Meaning]]) -> Iterator[tuple[str, Meaning]]:
    """List short names of institutes: `university of leeds` → `leeds uni`, `james cook university` → `james cook`."""
    for phrase, meaning in institutes:
        words = [word for word in phrase.split() if word not in CONNECTING_WORDS]
        if len(words) >= SHORT_NAME_WORDS_MIN:
            yield " ".join(words), meaning
        if phrase.startswith(UNIVERSITY_OF):
            for ending in UNIVERSITY_ENDINGS:
                yield phrase.removeprefix(UNIVERSITY_OF) + ending, meaning
            yield "uni of " + phrase.removeprefix(UNIVERSITY_OF), meaning
            first, _, rest = phrase.removeprefix(UNIVERSITY_OF).partition(" ")
            if rest:
                yield f"{first} university {rest}", meaning
        elif phrase.endswith(UNIVERSITY_ENDINGS[0]):
            base = phrase.removesuffix(UNIVERSITY_ENDINGS[0])
            yield base + UNIVERSITY_ENDINGS[1], meaning
            yield UNIVERSITY_OF + base, meaning
            if " " in base:
                yield base, meaning


def _list_institutes_of_places(
    value_names: ValueNames, phrases: Mapping[str, Mapping[Meaning, None]]
) -> Iterator[tuple[str, Mapping[Meaning, None]]]:
    """List names such as "University of Toronto" in other languages: `دانشگاه تورنتو`."""
    for kind in ("city", "state"):
        for place in value_names.list_values(kind):
            institutes = phrases.get(UNIVERSITY_OF + build_phrase_key(place.name))
            if not institutes:
                continue
            for alias in place.extra["other_names"]:
                key = build_phrase_key(alias)
                for word in UNIVERSITY_WORDS if key else ():
                    if word.isascii() is key.isascii():
                        yield f"{word} {key}", institutes
                        yield f"{key} {word}", institutes
                if key.isascii():
                    yield UNIVERSITY_OF + key, institutes


def _build_parents(value_names: ValueNames) -> dict[PlaceTerm, frozenset[PlaceTerm]]:
    parents: dict[PlaceTerm, frozenset[PlaceTerm]] = {}
    keys: dict[ValueKind, str] = {kind: key for key, kind in PLACE_KINDS.items()}
    for kind in ("state", "city"):
        for place in value_names.list_values(kind):
            parents[keys[kind], place.id] = frozenset(
                (keys[parent], place.parents[parent])
                for parent in ("country", "state")
                if parent in place.parents
            )
    for institute in value_names.list_values("institute"):
        if "country" in institute.parents:
            parents["institutes", institute.id] = frozenset({("countries", institute.parents["country"])})
    return parents


def _find_branches(value_names: ValueNames) -> dict[PlaceTerm, tuple[PlaceTerm, ...]]:
    """Find the branches of each institute.

    A branch is an institute in another country. Its name begins with the whole name of the institute.
    """
    ordered = sorted(value_names.list_values("institute"), key=attrgetter("name"))
    names = [institute.name for institute in ordered]
    branches: dict[PlaceTerm, tuple[PlaceTerm, ...]] = {}
    for main in ordered:
        start, end = bisect_left(names, f"{main.name} "), bisect_left(names, f"{main.name}!")
        country = main.parents.get("country")
        abroad = [each.id for each in ordered[start:end] if each.parents.get("country") != country]
        if abroad:
            branches["institutes", main.id] = tuple(("institutes", each) for each in abroad)
    return branches
