"""Finds phrases of the lexicon whose words are shortened: `cog sci` → cognitive science, `royal agri college`."""

from collections.abc import Iterator, Mapping, Sequence

from search.interpretation.lexicon import Lexicon
from search.interpretation.spans import PhraseMatch, SpanKind
from search.interpretation.tokens import Token

WORDS_MAX = 4
"""The maximum number of words of a phrase with short words."""
KINDS = frozenset({SpanKind.SUBJECT, SpanKind.INSTITUTE, SpanKind.LEVEL})

SHORT_WORDS: Mapping[str, tuple[str, ...]] = {
    "acc": ("accounting",),
    "acct": ("accounting",),
    "adm": ("administration",),
    "admin": ("administration",),
    "adv": ("advanced",),
    "aero": ("aerospace", "aeronautical"),
    "ag": ("agricultural", "agriculture"),
    "agri": ("agricultural", "agriculture"),
    "anat": ("anatomy",),
    "anthro": ("anthropology",),
    "app": ("applied",),
    "appl": ("applied",),
    "arch": ("architecture", "architectural"),
    "assoc": ("associate",),
    "astro": ("astronomy",),
    "auto": ("automotive",),
    "bach": ("bachelor",),
    "biochem": ("biochemistry",),
    "biomed": ("biomedical",),
    "biotech": ("biotechnology",),
    "bldg": ("building",),
    "bus": ("business",),
    "cert": ("certificate",),
    "chem": ("chemical", "chemistry"),
    "civ": ("civil",),
    "clin": ("clinical",),
    "cog": ("cognitive",),
    "coll": ("college",),
    "com": ("communication", "commerce"),
    "comm": ("communication", "communications", "communications engineering"),
    "comms": ("communications", "communication"),
    "comp": ("computer", "comparative"),
    "const": ("construction",),
    "couns": ("counselling",),
    "crim": ("criminal",),
    "des": ("design",),
    "dev": ("development",),
    "devt": ("development",),
    "dip": ("diploma",),
    "econ": ("economics", "economic"),
    "ed": ("education",),
    "edu": ("education",),
    "educ": ("education",),
    "elec": ("electrical",),
    "elect": ("electrical",),
    "electr": ("electrical",),
    "electro": ("electronics",),
    "eng": ("engineering",),
    "engg": ("engineering",),
    "engin": ("engineering",),
    "engr": ("engineering",),
    "engrg": ("engineering",),
    "ent": ("entrepreneurship",),
    "env": ("environmental", "environment"),
    "enviro": ("environmental",),
    "envt": ("environmental", "environment"),
    "fin": ("finance", "financial"),
    "gen": ("general",),
    "geo": ("geography",),
    "geotech": ("geotechnical",),
    "govt": ("government",),
    "grad": ("graduate",),
    "hist": ("history",),
    "hort": ("horticulture",),
    "hosp": ("hospitality",),
    "ind": ("industrial",),
    "indl": ("industrial",),
    "info": ("information",),
    "inst": ("institute",),
    "instr": ("instrumentation",),
    "int": ("interior", "international"),
    "intl": ("international",),
    "intnl": ("international",),
    "internatl": ("international",),
    "invest": ("investment",),
    "lang": ("language",),
    "ling": ("linguistics",),
    "lit": ("literature",),
    "maint": ("maintenance",),
    "manuf": ("manufacturing",),
    "mat": ("materials",),
    "math": ("mathematics", "mathematical"),
    "maths": ("mathematics", "mathematical"),
    "mech": ("mechanical",),
    "med": ("medical", "medicine"),
    "met": ("metallurgical",),
    "mfg": ("manufacturing",),
    "mgmt": ("management",),
    "mgt": ("management",),
    "micro": ("microbiology",),
    "mktg": ("marketing",),
    "mngt": ("management",),
    "mol": ("molecular",),
    "neuro": ("neuroscience",),
    "nutr": ("nutrition",),
    "occ": ("occupational",),
    "occup": ("occupational",),
    "ops": ("operations",),
    "org": ("organisational",),
    "petro": ("petroleum",),
    "pharm": ("pharmacy", "pharmaceutical"),
    "phil": ("philosophy",),
    "photo": ("photography",),
    "phy": ("physics",),
    "phys": ("physical", "physics"),
    "pol": ("political", "policy"),
    "poli": ("political",),
    "prod": ("production",),
    "prof": ("professional",),
    "proj": ("project",),
    "psy": ("psychology",),
    "psych": ("psychology",),
    "pub": ("public",),
    "quant": ("quantitative",),
    "rel": ("relations",),
    "rels": ("relations",),
    "rehab": ("rehabilitation",),
    "sci": ("science", "sciences"),
    "scs": ("sciences", "science"),
    "sec": ("security", "secondary"),
    "soc": ("social",),
    "socio": ("sociology",),
    "spec": ("special",),
    "stats": ("statistics",),
    "stud": ("studies",),
    "sust": ("sustainable",),
    "sys": ("systems", "system"),
    "tech": ("technology", "technical"),
    "tele": ("telecommunications",),
    "telecom": ("telecommunications",),
    "ther": ("therapy",),
    "univ": ("university",),
    "urb": ("urban",),
    "vet": ("veterinary",),
    "wrtg": ("writing",),
}
"""Short forms of words in the names of subjects, levels and institutes. A short form alone does not match."""


def find_short_forms(tokens: Sequence[Token], lexicon: Lexicon) -> Iterator[PhraseMatch]:
    """Find the phrases that have a shortened word.

    If the typed words are themselves a phrase of the lexicon, such as `comp sci`, they are skipped.
    """
    end = 0
    for position, token in enumerate(tokens):
        if token.key not in SHORT_WORDS:
            continue
        for first in range(max(end, position - WORDS_MAX + 1), position + 1):
            yield from _find_from(first, position, tokens, lexicon)
        end = position + 1


def _find_from(first: int, short: int, tokens: Sequence[Token], lexicon: Lexicon) -> Iterator[PhraseMatch]:
    """Find the phrases that begin at `first` and have the shortened word at `short`."""
    beginnings = [""]
    for position in range(first, min(first + WORDS_MAX, len(tokens))):
        key = tokens[position].key
        words = (key, *SHORT_WORDS.get(key, ()))
        phrases = [f"{beginning}{word}" for beginning in beginnings for word in words]
        if position > first and position >= short:
            typed = " ".join(token.key for token in tokens[first : position + 1])
            found = () if lexicon.get(typed) else map(lexicon.get, phrases)
            for phrase, meanings in zip(phrases, found, strict=False):
                if meanings and meanings[0].kind in KINDS:
                    yield PhraseMatch(first, position + 1, phrase, meanings)
                    break
        beginnings = [f"{phrase} " for phrase in phrases if lexicon.begins_phrase(phrase)]
        if not beginnings:
            return
