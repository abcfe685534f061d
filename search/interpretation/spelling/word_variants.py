"""Lists other forms of a word.

The forms have another ending (`planning` → `plan`), no article or prefix, or another spelling (`grafic` → `graphic`).
"""

from collections.abc import Iterator
from functools import lru_cache

from search.interpretation.tokens import build_key

NOTHING = ("",)
_ENDINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Bengali: in, of and to a place
    ("তে", NOTHING), ("য়", NOTHING), ("ের", NOTHING), ("ে", NOTHING), ("র", NOTHING),
    # Nepali: in, of and to
    ("मा", NOTHING), ("को", NOTHING), ("का", NOTHING), ("लाई", NOTHING),
    # Tamil: in, that is in, to and of a place or subject: கனடாவில், ஜெர்மனியில், இங்கிலாந்தில், மருத்துவத்தில்
    ("த்திலுள்ள", ("ம்",)), ("த்தில்", ("ம்",)), ("த்திற்கு", ("ம்",)), ("த்துக்கு", ("ம்", "து")), ("த்தை", ("ம்",)),
    ("விலுள்ள", NOTHING), ("யிலுள்ள", NOTHING), ("ிலுள்ள", ("", "ு")),
    ("வில்", NOTHING), ("யில்", NOTHING), ("ில்", ("", "ு")),
    ("வுக்கு", NOTHING), ("விற்கு", NOTHING), ("யிற்கு", NOTHING), ("ிற்கு", ("", "ு")),
    ("ுக்கு", ("", "ு")), ("க்கு", NOTHING),
    ("வின்", NOTHING), ("யின்", NOTHING), ("ின்", ("", "ு")),
    # Telugu: in, that is in, and to, with or without a joiner before the ending: కెనడాలో, ఐర్లాండ్‌లో
    ("\u200cలోని", NOTHING), ("\u200cలో", NOTHING), ("\u200cకు", NOTHING), ("\u200cకి", NOTHING),
    ("లోని", NOTHING), ("లో", NOTHING), ("కు", NOTHING), ("కి", NOTHING),
    # Kazakh: Канадада, Германияда, Кореяға
    ("дағы", NOTHING), ("дегі", NOTHING), ("ның", NOTHING), ("нің", NOTHING), ("ны", NOTHING), ("ні", NOTHING),
    ("да", NOTHING), ("де", NOTHING), ("та", NOTHING), ("те", NOTHING), ("ға", NOTHING), ("ге", NOTHING),
    # Azerbaijani: Türkiyədə, İngiltərəyə
    ("dəki", NOTHING), ("də", NOTHING), ("yə", NOTHING),
    # Russian and Ukrainian: в Германии, в Канаде, в Японию, в Лондоне, у Польщі
    ("ию", ("ия",)), ("ію", ("ія",)),
    ("ии", ("ия",)), ("ії", ("ія",)), ("ее", ("ей", "ея")), ("ае", ("ай",)), ("ах", ("ы", "и")), ("е", ("а", "", "ь")),
    ("і", ("а", "", "й", "я", "ь")), ("у", ("а",)), ("ы", ("а",)), ("и", ("а",)),
    # Turkish: Almanya'da, Kanada'ya, İngiltere'de
    ("daki", NOTHING), ("deki", NOTHING), ("taki", NOTHING), ("teki", NOTHING), ("nın", NOTHING), ("nin", NOTHING),
    ("da", NOTHING), ("de", NOTHING), ("ta", NOTHING), ("te", NOTHING), ("ya", NOTHING), ("ye", NOTHING),
    # Polish: w Anglii, w Szwecji, w Kanadzie, w Londynie, w Niemczech, we Włoszech, w Chinach, w Paryżu
    ("ii", ("ia", "ie")),
    ("ji", ("ja",)), ("zie", ("a", "da")), ("ie", ("", "a")), ("czech", ("cy",)), ("szech", ("chy",)),
    ("ech", ("y",)), ("ach", ("y",)),
    # Korean: in, to, of, and the object
    ("을", NOTHING), ("를", NOTHING),
    ("에서", NOTHING), ("으로", NOTHING), ("에", NOTHING), ("의", NOTHING), ("로", NOTHING),
    # Finnish: Saksassa, Englannissa, Venäjällä, lääkäriksi, fysiikkaa, Saksaan, tiedettä
    ("nnissa", ("nti",)), ("ssa", NOTHING), ("lla", NOTHING), ("ksi", NOTHING), ("tta", NOTHING), ("aan", ("a",)),
    ("iin", ("i",)), ("aa", ("a",)),
    # Hungarian: Kanadában, Németországban, Londonba, orvosnak, informatikát, londoni
    ("aban", ("a",)), ("eben", ("e",)), ("ban", NOTHING), ("ben", NOTHING), ("ba", NOTHING), ("nak", NOTHING),
    ("nek", NOTHING), ("at", ("a",)), ("et", ("e",)), ("ast", ("as",)), ("est", ("es",)),
    # Czech: v Německu, informatiku, matematiky, lékařem, kuchařkou
    ("ou", ("a",)), ("em", NOTHING), ("y", ("a",)), ("u", ("", "o", "a")), ("e", ("a",)),
    # Romanian: dreptul, informatica
    ("ul", NOTHING), ("ului", NOTHING), ("iei", ("ie",)),
    # Greek: στον Καναδά
    ("α", ("ας",)),
    # Amharic: the object
    ("ን", NOTHING),
)  # fmt: skip
CASE_ENDINGS = tuple((build_key(ending), tuple(map(build_key, others))) for ending, others in _ENDINGS)
"""Pairs of the ending of a grammatical case and its replacements. Both are in the normalized form of `build_key`.

In each language, an ending comes before the shorter endings at its end: `zie` before `ie`.
"""

ENGLISH_ENDINGS = (
    ("s", ("",)), ("es", ("",)), ("ies", ("y",)), ("ed", ("", "e")), ("ied", ("y",)), ("ing", ("", "e")), ("ly", ("",)),
    ("ally", ("", "al")), ("er", ("", "e")), ("ers", ("", "e")), ("or", ("", "e")), ("est", ("", "e")), ("ness", ("",)),
    ("iness", ("y",)), ("ment", ("",)), ("ments", ("",)), ("able", ("", "e")), ("ful", ("",)), ("less", ("",)),
    ("ence", ("ent",)), ("ance", ("ant",)), ("ity", ("", "e")), ("ation", ("", "e")), ("ion", ("", "e")), ("al", ("",)),
    ("ish", ("",)), ("y", ("", "e")), ("ian", ("", "ia")),
)  # fmt: skip
"""Endings of English words with their replacements in the base form."""

IRREGULAR_FORMS = {
    "teeth": "tooth", "feet": "foot", "children": "child", "kids": "kid", "people": "person", "peoples": "person",
    "men": "man", "women": "woman", "mice": "mouse", "leaves": "leaf", "lives": "life", "taught": "teach",
    "made": "make", "built": "build", "sold": "sell", "bought": "buy", "grown": "grow", "drawn": "draw",
    "written": "write", "flew": "fly", "flown": "fly", "drove": "drive", "driven": "drive", "caught": "catch",
    "fought": "fight", "broken": "break", "taken": "take", "taking": "take", "dying": "die", "led": "lead",
    "ran": "run", "dug": "dig", "thieves": "thief", "wives": "wife", "sewn": "sew", "sang": "sing", "sung": "sing",
    "lost": "lose",
}  # fmt: skip
"""Irregular forms of English words."""

STEM_LETTERS_MIN = 3
BASE_LETTERS_MIN = 3

SOUND_ALIKE_BEGINNINGS = (
    ("f", "ph"), ("ph", "f"), ("k", "c"), ("c", "k"), ("s", "c"), ("c", "s"), ("z", "s"), ("s", "ps"), ("j", "g"),
    ("g", "j"), ("i", "e"), ("e", "i"), ("n", "kn"), ("a", "e"), ("e", "a"), ("k", "ch"), ("v", "w"),
)  # fmt: skip
"""Pairs of spellings with the same sound at the start of a word: `farmacy`, `kemistry`, `sychology`."""


SOUND_ALIKE_LETTERS = (("f", "ph"), ("ph", "f"))
SOUND_ALIKE_ENDINGS = (
    ("borough", "burgh"),
    ("bourgh", "burgh"),
    ("burg", "burgh"),
    ("berg", "burg"),
    ("kal", "cal"),
)
"""Spellings of the same sound at the end of a word: edinborough."""


ARTICLES = ("dell", "nell", "dall", "sull", "all", "l", "d")
"""French and Italian articles and prepositions before an apostrophe, which a key does not have: `l'ingénierie`."""
ARTICLE_WORD_LETTERS_MIN = 6
"""The smallest length of a word after an article. `dart` is not `d'art`."""

PREFIXES = frozenset("בלהוכמשበለየከ")
"""The letters for in, to, the, and, as, from and that in Hebrew, and for in, to, of and from in Amharic.

They precede a word without a space: `בצרפת`, `በካናዳ`.
"""


def list_words_without_ending(key: str) -> Iterator[str]:
    """List the word without the ending of a grammatical case, an article, or a Hebrew or Amharic prefix."""
    if key[0] in PREFIXES and len(key) > STEM_LETTERS_MIN:
        yield key[1:]
    for ending, replacements in CASE_ENDINGS:
        stem = key.removesuffix(ending)
        if stem != key and len(stem) >= STEM_LETTERS_MIN:
            for replacement in replacements:
                yield stem + replacement
    for article in ARTICLES:
        word = key.removeprefix(article)
        if word != key and len(word) >= ARTICLE_WORD_LETTERS_MIN:
            yield word


def list_base_forms(key: str) -> Iterator[str]:
    """List possible base forms of an English word: `planning` → `plan`, `weighted` → `weight`."""
    for ending, replacements in ENGLISH_ENDINGS:
        stem = key.removesuffix(ending)
        if stem == key or len(stem) < BASE_LETTERS_MIN:
            continue
        for replacement in replacements:
            yield stem + replacement
        if stem[-1] == stem[-2]:
            yield stem[:-1]


@lru_cache(16_384)
def list_english_forms(key: str) -> tuple[str, ...]:
    """List the word itself, and then its possible base forms: `teeth` → `teeth`, `tooth`."""
    irregular = IRREGULAR_FORMS.get(key)
    return (key, *([irregular] if irregular else ()), *(list_base_forms(key) if key.isascii() else ()))


def list_other_spellings(key: str) -> Iterator[str]:
    """List other spellings that may have the same sound: `grafic` → `graphic`, `kemistry` → `chemistry`."""
    for letters, others in SOUND_ALIKE_LETTERS:
        if letters in key:
            yield key.replace(letters, others)
    for beginning, other in SOUND_ALIKE_BEGINNINGS:
        if key.startswith(beginning):
            yield other + key.removeprefix(beginning)
    for ending, other in SOUND_ALIKE_ENDINGS:
        if key.endswith(ending):
            yield key.removesuffix(ending) + other
