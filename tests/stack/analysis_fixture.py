"""Texts and the tokens that they must produce according to the reference documentation of Elasticsearch.

Each case tests one statement of the documentation.
Source: Elasticsearch reference, "Text analysis", the pages of the token filters asciifolding, edge_ngram, stemmer,
stemmer_override, synonym_graph and normalization, and of the keyword tokenizer. If a page has an example, the case uses
the example unchanged. For a rule or a default value, the case has a new example. The documentation does not define the
order of tokens at one position, so the tests do not compare that order.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, order=True)
class Term:
    """One token. length: the number of positions that the token covers."""

    text: str
    position: int
    length: int = 1


@dataclass(frozen=True)
class Case:
    """An analysis request and the expected tokens."""

    title: str
    text: str
    tokens: tuple[Term, ...]
    filters: tuple[Any, ...] = ()
    tokenizer: Any = "standard"


def row(*texts: str) -> tuple[Term, ...]:
    """Build tokens at consecutive positions."""
    return tuple(Term(text, position) for position, text in enumerate(texts))


def at(position: int, *texts: str) -> tuple[Term, ...]:
    """Build tokens at the same position."""
    return tuple(Term(text, position) for text in texts)


def synonyms(*rules: str, **parameters: object) -> dict[str, object]:
    return {"type": "synonym_graph", "synonyms": list(rules), **parameters}


def stemmer(**parameters: str) -> dict[str, object]:
    return {"type": "stemmer", **parameters}


ASCIIFOLDING = (
    Case(
        "the page's example",
        "açaí à la carte",
        row("acai", "a", "la", "carte"),
        ("asciifolding",),
    ),
    Case("preserve_original defaults to false", "Zürich", row("Zurich"), ({"type": "asciifolding"},)),
    Case(
        "preserve_original keeps the token beside its folded form, which comes first",
        "Zürich Bern",
        (*at(0, "Zurich", "Zürich"), *at(1, "Bern")),
        ({"type": "asciifolding", "preserve_original": True},),
    ),
    Case("one character may become two", "Straße Æsop", row("Strasse", "AEsop"), ("asciifolding",)),
)

EDGE_NGRAM = (
    Case(
        "the page's example: 1 and 2 characters",
        "the quick brown fox jumps",
        (
            *at(0, "t", "th"),
            *at(1, "q", "qu"),
            *at(2, "b", "br"),
            *at(3, "f", "fo"),
            *at(4, "j", "ju"),
        ),
        ({"type": "edge_ngram", "min_gram": 1, "max_gram": 2},),
    ),
    Case("a custom filter defaults to 1 and 2", "nursing", at(0, "n", "nu"), ({"type": "edge_ngram"},)),
    Case("the built-in filter yields one character", "nursing law", row("n", "l"), ("edge_ngram",)),
    Case(
        "tokens shorter than min_gram vanish and leave their position",
        "of arts",
        at(1, "art", "arts"),
        ({"type": "edge_ngram", "min_gram": 3, "max_gram": 5},),
    ),
    Case(
        "preserve_original keeps tokens that are too short or too long",
        "of nursing",
        (*at(0, "of"), *at(1, "nur", "nurs", "nursing")),
        ({"type": "edge_ngram", "min_gram": 3, "max_gram": 4, "preserve_original": True},),
    ),
    Case(
        "a character outside the basic plane counts once",
        "𝒜bc",
        at(0, "𝒜", "𝒜b"),
        ({"type": "edge_ngram", "min_gram": 1, "max_gram": 2},),
    ),
)

STEMMER = (
    Case(
        "the page's example: Porter's stems",
        "fox running and jumping jumped",
        row("fox", "run", "and", "jump", "jump"),
        ("stemmer",),
    ),
    Case("language defaults to english", "jumping studies", row("jump", "studi"), (stemmer(),)),
    Case(
        "english is Porter",
        "universities engineering",
        row("univers", "engin"),
        (stemmer(language="english"),),
    ),
    Case("name is an alias of language", "universities", row("univers"), (stemmer(name="english"),)),
    Case(
        "light_english keeps dictionary words",
        "universities engineering studies",
        row("university", "engineering", "study"),
        (stemmer(language="light_english"),),
    ),
    Case(
        "minimal_english takes plurals alone",
        "universities engineering courses",
        row("university", "engineering", "course"),
        (stemmer(language="minimal_english"),),
    ),
    Case(
        "possessive_english takes a trailing 's",
        "King's queen’s Kings",
        row("King", "queen", "Kings"),
        (stemmer(language="possessive_english"),),
    ),
)

STEMMER_OVERRIDE = (
    Case(
        "the words of a rule get its stem, which the stemmer leaves as it is",
        "hospital hospitals hospitality universities",
        row("hospital", "hospital", "hospitality", "univers"),
        (
            {
                "type": "stemmer_override",
                "rules": ["hospital, hospitals => hospital", "hospitality => hospitality"],
            },
            stemmer(),
        ),
    ),
)

SYNONYM_GRAPH = (
    Case(
        "the page's example: an edge over several positions",
        "domain name system is fragile",
        (
            Term("dns", 0, 3),
            Term("domain", 0),
            Term("name", 1),
            Term("system", 2),
            Term("is", 3),
            Term("fragile", 4),
        ),
        (synonyms("dns, domain name system"),),
    ),
    Case(
        "equivalent terms expand both ways",
        "mba abroad",
        (
            Term("master", 0),
            Term("mba", 0, 4),
            Term("of", 1),
            Term("business", 2),
            Term("administration", 3),
            Term("abroad", 4),
        ),
        (synonyms("mba, master of business administration"),),
    ),
    Case(
        "an explicit mapping replaces its left side",
        "i-pod touch",
        row("ipod", "touch"),
        (synonyms("i-pod, i pod => ipod"),),
    ),
    Case(
        "an explicit mapping that names its left side keeps it",
        "uk",
        (Term("united", 0), Term("uk", 0, 2), Term("kingdom", 1)),
        (synonyms("uk => uk, united kingdom"),),
    ),
    Case(
        "expand false maps all to the first",
        "barrister",
        row("lawyer"),
        (synonyms("lawyer, solicitor, barrister", expand=False),),
    ),
    Case(
        "several rules for one term are merged", "a", at(0, "b", "c", "a"), (synonyms("a => a, b", "a => c"),)
    ),
    Case("lines that start with # are comments", "cs", row("cs"), (synonyms("# cs, computer science"),)),
    Case(
        "rules are read with the filters before: case and accents fold",
        "ZURICH",
        at(0, "zrh", "zurich"),
        ("lowercase", "asciifolding", synonyms("Zürich, ZRH")),
    ),
    Case(
        "rules are read with the tokenizer before: digits stay",
        "web3",
        (Term("blockchain", 0), Term("web3", 0)),
        ("lowercase", synonyms("Web3, Blockchain")),
    ),
    Case(
        "rules are read with the stemmer before",
        "lawyers",
        at(0, "solicitor", "lawyer"),
        (stemmer(language="minimal_english"), synonyms("lawyers, solicitors")),
    ),
    Case(
        "a preserving asciifolding before it folds the rules once",
        "zurich",
        at(0, "zrh", "zurich"),
        (
            "lowercase",
            {"type": "asciifolding", "preserve_original": True},
            synonyms("zürich, zrh"),
        ),
    ),
    Case(
        "a second synonym filter reads its rules without the first",
        "uk",
        at(0, "britain", "gb", "uk"),
        (synonyms("uk, gb"), synonyms("gb, britain")),
    ),
    Case(
        "lenient leaves out a rule without terms",
        "law",
        at(0, "legal", "law"),
        (
            {"type": "stop", "stopwords": ["the"]},
            synonyms("the, a", "law, legal", lenient=True),
        ),
    ),
    Case(
        "format solr is the default", "law", at(0, "legal", "law"), (synonyms("law, legal", format="solr"),)
    ),
)

ARABIC_NORMALIZATION = (
    Case(
        "hamza on alef and a final teh marbuta are one form",
        "أحمد جامعة",
        row("احمد", "جامعه"),
        ("arabic_normalization",),
    ),
    Case(
        "dotless yeh, vowel marks and the stretching line",
        "على مُحَمَّد كتـــاب",
        row("علي", "محمد", "كتاب"),
        ("arabic_normalization",),
    ),
)

KEYWORD_TOKENIZER = (
    Case("the page's example: the text is one token", "New York", row("New York"), (), "keyword"),
    Case(
        "buffer_size is no limit",
        "University of Sydney",
        row("university of sydney"),
        ("lowercase",),
        {"type": "keyword", "buffer_size": 4},
    ),
)

CASES = (
    *ASCIIFOLDING,
    *EDGE_NGRAM,
    *STEMMER,
    *STEMMER_OVERRIDE,
    *SYNONYM_GRAPH,
    *ARABIC_NORMALIZATION,
    *KEYWORD_TOKENIZER,
)
