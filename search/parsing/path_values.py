"""Parses ids and slugs in the path of a URL."""

from collections.abc import Mapping

from schemas.filters.declarations import FILTER_BY_KEY
from schemas.filters.fixed_values import FixedValues, Term
from search.errors import NotFound, UnknownValue
from search.parsing.references import resolve_reference
from search.value_names.value_names import ValueNames


def parse_path_values(path: Mapping[str, str], value_names: ValueNames) -> dict[str, tuple[Term, ...]]:
    """Resolve ids and slugs to terms. Raises NotFound if a value does not exist.

    path: an id or slug by filter key, for example `{"disciplines": "engineering"}`.
    """
    return {key: (_resolve_id(key, reference, value_names),) for key, reference in path.items()}


def _resolve_id(key: str, reference: str, value_names: ValueNames) -> int:
    kind = FILTER_BY_KEY[key].values
    if isinstance(kind, FixedValues):
        raise TypeError(f"The path of a URL can not have the filter {key}")
    try:
        return resolve_reference(value_names, kind, reference, kind)
    except UnknownValue as error:
        raise NotFound(*error.errors) from error
