"""Converts lexicon entries to meanings with the ids of the catalogue."""

from collections.abc import Hashable, Iterable, Iterator, Sequence

from schemas.documents.value_name.document import IN_ANY_ORDER, RELATED
from schemas.filters.declarations import FILTER_BY_KEY, PLACE_KINDS
from schemas.filters.fixed_values import FixedValues, Term
from search.interpretation.spans import Meaning, SpanKind
from search.value_names.value_names import EntryValues, ValueNames

_SPAN_KINDS = frozenset(kind.value for kind in SpanKind)


class MeaningResolver:
    """Converts lexicon entries to meanings. A value becomes the term in course documents: `GB/London` → city id 5.

    A value is the code of a country, the country and name of a state or city, the name of an institute, or a slug.
    Values that the catalogue does not have are left out.
    """

    def __init__(self, value_names: ValueNames) -> None:
        self._value_names = value_names
        self._meanings: dict[Hashable, Meaning | None] = {}
        self._countries = {
            country.extra["iso2"]: country.id for country in value_names.list_values("country")
        }
        self._institutes = {
            institute.name: institute.id for institute in value_names.list_values("institute")
        }
        self._places = dict(_list_named_places(value_names))

    def build_meaning(self, entry: EntryValues) -> Meaning | None:
        """Build the meaning of an entry. Equal meanings are one object.

        Returns None if the entry has values but no names, and the catalogue has none of these values. Also returns None
        if the kind is not a kind of span: the kinds of unrelated phrases and related subjects, and kinds of a newer
        release.
        """
        _, kind, values, names, value = entry
        key = kind, tuple(map(tuple, values)), tuple(names), value
        if key not in self._meanings:
            self._meanings[key] = self._build_meaning(entry)
        return self._meanings[key]

    def _build_meaning(self, entry: EntryValues) -> Meaning | None:
        _, kind, values, names, value = entry
        terms = tuple(self._resolve_all(values))
        if (values and not terms and not names) or kind not in _SPAN_KINDS:
            return None
        return Meaning(SpanKind(str(kind)), terms, tuple(names), "" if value == IN_ANY_ORDER else str(value))

    def list_related(self, entries: Iterable[EntryValues]) -> Iterator[tuple[Term, tuple[Term, ...]]]:
        """List the id of each subject with the ids of the nearest subjects."""
        for slug, kind, values, _, _ in entries:
            subject = self._resolve("specializations", slug) if kind == RELATED else None
            if subject is not None:
                yield subject, tuple(term for _, term in self._resolve_all(values))

    def _resolve_all(self, values: Sequence[tuple[str, str]]) -> Iterator[tuple[str, Term]]:
        for key, slug in values:
            term = self._resolve(key, slug)
            if term is not None:
                yield key, term

    def _resolve(self, key: str, slug: str) -> Term | None:
        if key == "countries":
            return self._countries.get(slug)
        if key == "institutes":
            return self._institutes.get(slug)
        if key in PLACE_KINDS:
            return self._places.get((key, slug))
        if key == "intakes":
            return int(slug)
        if key not in FILTER_BY_KEY:
            return None
        kind = FILTER_BY_KEY[key].values
        if isinstance(kind, FixedValues):
            return kind.terms.get(slug)
        value = self._value_names.find(kind, slug)
        return value.id if value else None


def _list_named_places(value_names: ValueNames) -> Iterator[tuple[tuple[str, str], Term]]:
    """List the states and cities with their names: `("cities", "US/Palo Alto")` and the id."""
    codes = {country.id: country.extra["iso2"] for country in value_names.list_values("country")}
    for key, kind in PLACE_KINDS.items():
        for place in value_names.list_values(kind):
            if "country" in place.parents:
                yield (key, f"{codes.get(place.parents['country'])}/{place.name}"), place.id
