"""Value names (names and slugs of filter values) for tests: all subjects and levels, and some places and institutes.

Some names of these places and institutes have several meanings.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from indexer.indexing.documents.value_name.lexicon import build_lexicon_documents
from schemas.documents.value_name.document import ValueKind
from schemas.taxonomy.data_files import (
    read_degree_level_groups,
    read_degree_levels,
    read_disciplines,
    read_specializations,
)
from schemas.taxonomy.translated_places import list_translated_names
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import get_lexicon
from search.value_names.named_value import NamedValue, build_named_value
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from tests.unit.search.small_value_names import value

COUNTRIES = {
    "AU": "Australia", "CA": "Canada", "DE": "Germany", "FR": "France", "GB": "United Kingdom", "GE": "Georgia",
    "IN": "India", "NO": "Norway", "NZ": "New Zealand", "PK": "Pakistan", "SE": "Sweden", "TR": "Turkey",
    "AE": "United Arab Emirates", "US": "United States", "MY": "Malaysia", "NL": "Netherlands",
}  # fmt: skip
STATES = {
    "England": "GB",
    "Massachusetts": "US",
    "Georgia": "US",
    "Alabama": "US",
    "Ontario": "CA",
    "Provence": "FR",
}
CITIES = {
    "Reading": "England", "Bath": "England", "Oxford": "England", "March": "England", "Nice": "Provence",
    "Mobile": "Alabama", "Atlanta": "Georgia", "Nottingham": "England",
}  # fmt: skip
CITIES_WITH_ONE_NAME = {"Cambridge": ("England", "Massachusetts"), "London": ("England", "Ontario")}
FOREIGN_NAMES = {"Atlanta": ("亚特兰大", "ATL", "Nursing"), "Nice": ("Nizza",)}
INSTITUTES = {
    "University of Oxford": "GB", "University of Cambridge": "GB", "University of Reading": "GB",
    "University of Leeds": "GB", "Monash University": "AU", "Massachusetts Institute of Technology": "US",
    "University of Nottingham": "GB", "Monash University Malaysia": "MY", "University of Nottingham Malaysia": "MY",
}  # fmt: skip
RUPEES_OF = {"PKR": 1, "USD": 280, "GBP": 350, "EUR": 300, "CAD": 200}
CURRENCY_OF = {"GB": "GBP", "CA": "CAD", "US": "USD", "PK": "PKR"}


def find_id(kind: str, name: str) -> int:
    """Return the id of a value. Ids count from 1 in the order of the tables above."""
    tables = {"country": COUNTRIES.values(), "state": STATES, "institute": INSTITUTES, "currency": RUPEES_OF}
    return 1 + list(tables[kind]).index(name)


@lru_cache
def build_sample_value_names() -> ValueNames:
    lexicon = map(build_named_value, build_lexicon_documents())
    values = [*_list_taxonomy(), *_list_places(), *_list_others(), *lexicon]
    return ValueNames(VersionStamp("vocabulary-000001", len(values), 10.0, 9.0), values)


def add_accepted_phrases(accepted: dict[str, str]) -> ValueNames:
    """Build the value names of this file with accepted phrases: {"doichland": "country:germany"}."""
    sample = build_sample_value_names()
    phrases = [
        NamedValue("accepted_phrase", number, f"phrase-{number}", (), text, 0, {}, {"meaning": meaning})
        for number, (text, meaning) in enumerate(accepted.items(), start=1)
    ]
    values = [*(value for kind in get_args(ValueKind) for value in sample.list_values(kind)), *phrases]
    return ValueNames(VersionStamp("vocabulary-000001", len(values), 11.0, 10.0), values)


def build_real_lexicon() -> Lexicon:
    """Build the lexicon from the values of this file and from the real tables of phrases."""
    return get_lexicon(build_sample_value_names())


def _list_taxonomy() -> Iterator[NamedValue]:
    for discipline in read_disciplines():
        yield _build("discipline", discipline.id, discipline.slug, discipline.name)
    disciplines = {row.isced_code: row.id for row in read_disciplines()}
    for subject in read_specializations().values():
        parents = {"discipline": disciplines[subject.discipline_code]}
        extra = {"isced_code": subject.isced_code}
        yield NamedValue("specialization", subject.id, subject.slug, (), subject.name, 0, parents, extra)
    for group in read_degree_level_groups():
        yield _build("degree_level_group", group.id, group.slug, group.name)
    for level in read_degree_levels().values():
        yield _build("degree_level", level.id, level.slug, level.name)


def _build(
    kind: str, value_id: int, slug: str, name: str, parents: dict[str, int] | None = None
) -> NamedValue:
    return NamedValue(kind, value_id, slug, (), name, 0, parents or {}, {})  # type: ignore[arg-type]


def _list_places() -> Iterator[NamedValue]:
    for code, name in COUNTRIES.items():
        currency = find_id("currency", CURRENCY_OF[code]) if code in CURRENCY_OF else None
        extra: dict[str, object] = {"iso2": code, "currency_id": currency, "other_names": []}
        yield value("country", find_id("country", name), name, extra=extra)
    for name, code in STATES.items():
        parents = {"country": find_id("country", COUNTRIES[code])}
        other_names = list_translated_names("state", code, name)
        yield value("state", find_id("state", name), name, parents, {"other_names": other_names})
    cities = [
        *CITIES.items(),
        *((name, state) for name, states in CITIES_WITH_ONE_NAME.items() for state in states),
    ]
    for number, (name, state) in enumerate(cities, start=1):
        country = find_id("country", COUNTRIES[STATES[state]])
        translated = list_translated_names("city", STATES[state], name)
        extra = {"other_names": [*FOREIGN_NAMES.get(name, ()), *translated]}
        yield value("city", number, name, {"country": country, "state": find_id("state", state)}, extra)


def _list_others() -> Iterator[NamedValue]:
    for name, code in INSTITUTES.items():
        country = find_id("country", COUNTRIES[code])
        yield value(
            "institute", find_id("institute", name), name, {"country": country}, {"trading_name": None}
        )
    for code, rupees in RUPEES_OF.items():
        extra = {"code": code, "value_to_pkr": rupees}
        yield value("currency", find_id("currency", code), code, extra=extra)
