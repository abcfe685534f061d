"""Builds the index of names for the suggestions, from the value names and the lexicon.

The lexicon contains the phrases that the search understands.
"""

from collections.abc import Iterator

from schemas.documents.value_name.document import IN_ANY_ORDER, ValueKind
from search.interpretation.lexicon_builder import LEXICON_KINDS, get_lexicon
from search.interpretation.meaning_resolver import MeaningResolver
from search.interpretation.name_index import Name, NameIndex, build_name
from search.interpretation.spans import SpanKind
from search.interpretation.tokens import build_phrase_key
from search.value_names.named_value import NamedValue
from search.value_names.prepared_names import PreparedNames
from search.value_names.value_names import ValueNames

NAMED_KINDS: dict[str, ValueKind] = {
    "disciplines": "discipline",
    "specializations": "specialization",
    "institutes": "institute",
}
"""The kinds of values in the index of names, by filter key."""


SITE_KINDS: tuple[ValueKind, ...] = ("country", "institute_group", "blog", "scholarship")
"""Further kinds of values that are suggested by name. Each kind has a separate index."""

_prepared_names = PreparedNames()


def get_name_index(value_names: ValueNames) -> NameIndex:
    return value_names.memoize(
        "name index", lambda: NameIndex(_list_names(value_names), get_lexicon(value_names))
    )


def get_site_index(value_names: ValueNames, kind: ValueKind) -> NameIndex:
    """Return the index of the names of one kind in SITE_KINDS."""
    return value_names.memoize(
        ("site names", kind),
        lambda: NameIndex(
            (name for value in value_names.list_values(kind) for name in _list_own_names(value)),
            get_lexicon(value_names),
        ),
    )


def prepare_names(value_names: ValueNames) -> None:
    """Build the lexicon, the index of names and the indexes of SITE_KINDS before the first search needs them.

    If another ValueNames object has equal values of LEXICON_KINDS, the lexicon and the index of names are reused.
    The values often stay equal when a rebuild creates a new generation of the indices.
    """
    # An index from an older release may lack the lexicon.
    if not value_names.count_values("lexicon"):
        return
    equal = _prepared_names.find_equal(value_names, LEXICON_KINDS)
    if equal:
        value_names.memoize("lexicon", lambda: get_lexicon(equal))
        value_names.memoize("name index", lambda: get_name_index(equal))
    else:
        get_name_index(value_names)
    for kind in SITE_KINDS:
        get_site_index(value_names, kind)
    _prepared_names.add(value_names)


def _list_names(value_names: ValueNames) -> Iterator[Name]:
    """List the names of the values, and their other names in the lexicon entries and accepted phrases."""
    for kind in NAMED_KINDS.values():
        for value in value_names.list_values(kind):
            yield from _list_own_names(value)
    resolver = MeaningResolver(value_names)
    for entry in value_names.list_lexicon_entries():
        if entry[1] not in (SpanKind.SUBJECT, SpanKind.INSTITUTE) or entry[-1] == IN_ANY_ORDER:
            continue
        meaning = resolver.build_meaning(entry)
        for key, term in meaning.terms if meaning else ():
            of_kind = NAMED_KINDS.get(key)
            named = value_names.get(of_kind, int(term)) if of_kind else None
            if named and str(entry[0]) != named.name:
                yield build_name(named, str(entry[0]), is_own=False)
    yield from _list_accepted_names(value_names)


def _list_accepted_names(value_names: ValueNames) -> Iterator[Name]:
    """List the accepted phrases as other names of the subjects and institutes that they mean."""
    lexicon = get_lexicon(value_names)
    for phrase in value_names.list_values("accepted_phrase"):
        for meaning in lexicon.get(build_phrase_key(phrase.name)):
            for key, term in meaning.terms:
                of_kind = NAMED_KINDS.get(key)
                named = value_names.get(of_kind, int(term)) if of_kind else None
                if named:
                    yield build_name(named, phrase.name, is_own=False)


def _list_own_names(value: NamedValue) -> Iterator[Name]:
    yield build_name(value, value.name, is_own=True)
    trading_name = value.extra.get("trading_name")
    if trading_name and trading_name != value.name:
        yield build_name(value, trading_name, is_own=False)
    codes = (value.extra.get(code) for code in ("iso2", "iso3"))
    for other_name in (*value.extra.get("other_names", ()), *filter(None, codes)):
        yield build_name(value, other_name, is_own=False)
