"""Builds source code for the contracts from the table of filters.

cog writes the code between the markers `[[[cog …]]]` and `[[[end]]]`. `make generate` runs cog, and `make lint` checks
that the code is current.
"""

from collections.abc import Callable, Iterable

from schemas.documents.value_name.document import ValueKind
from schemas.filters.declarations import OPTION_FILTERS, VALUE_FILTERS, FilterGroup, ValueFilter
from schemas.filters.fixed_values import FixedValues

_LINE_LENGTH = 110
"""The line length of the formatter. Generated lines are wrapped as the formatter wraps them."""

_LIMIT = "Field(max_length=FILTER_VALUES_MAX)"

_V2_BEFORE_RANGES = (
    "discipline", "specialization", "degreelevel_type", "degreelevel", "country", "state", "city", "institute",
    "institute_type",
)  # fmt: skip
"""The query parameters of `v2/search` that the contract lists before the ranges, in the order of the specification."""


def build_listing_fields() -> str:
    """Build the fields of ListingFilters, such as `countries: References = []`."""
    return _join_lines(f"    {each.key}: {_format_listing_type(each)} = []" for each in VALUE_FILTERS)


def build_choice_classes() -> str:
    """Build a class such as MonthChoice for each filter with fixed values."""
    return _join_classes(_build_choice_class(values) for values in _find_closed_sets())


def build_choice_fields(*, of_places: bool) -> str:
    """Build fields of SearchFilters: the place filters if `of_places` is true, otherwise all other filters."""
    return _join_lines(
        f"    {each.key}: {choice} = Field(default_factory=constant_factory({choice}()))"
        for each in VALUE_FILTERS
        if (each.group is FilterGroup.PLACE) is of_places
        for choice in [_format_choice_name(each)]
    )


def build_v2_parameters_before_ranges() -> str:
    """Build the query parameters of `v2/search` that the contract lists before the ranges."""
    return _build_v2_parameters(lambda name: name in _V2_BEFORE_RANGES)


def build_v2_parameters_after_ranges() -> str:
    """Build the query parameters of `v2/search` that the contract lists after the ranges."""
    return _build_v2_parameters(lambda name: name not in _V2_BEFORE_RANGES)


def build_facet_classes() -> str:
    """Build a class such as LanguageFacet for each filter in OPTION_FILTERS, for the listing."""
    return _join_classes(_build_option_class(values, "Facet", "Output") for _, values in OPTION_FILTERS)


def build_option_classes() -> str:
    """Build a class such as LanguageOption for each filter in OPTION_FILTERS, for `POST /api/search`."""
    return _join_classes(
        _build_option_class(values, "Option", "SelectionFlags") for _, values in OPTION_FILTERS
    )


def build_facet_fields() -> str:
    """Build the fields of OptionFacets, such as `languages: list[LanguageFacet]`."""
    return _join_lines(
        f"    {each.facet.value}: list[{values.type_name}Facet]" for each, values in OPTION_FILTERS
    )


def build_option_facet_fields() -> str:
    """Build the fields of SearchOptionFacets, such as `languages: list[LanguageOption] | None`."""
    return _join_lines(
        f"    {each.facet.value}: list[{values.type_name}Option] | None" for each, values in OPTION_FILTERS
    )


def build_filter_names() -> str:
    """Build the values of FilterName, such as `"place",`."""
    return _join_lines(f'    "{name}",' for name in ("text", *FilterGroup))


def _find_closed_sets() -> list[FixedValues]:
    return [each.values for each in VALUE_FILTERS if isinstance(each.values, FixedValues)]


def _format_listing_type(declared: ValueFilter) -> str:
    if not isinstance(declared.values, FixedValues):
        return "References"
    return f"Annotated[list[{_format_value_type(declared.values)}], {_LIMIT}]"


def _build_v2_parameters(is_wanted: Callable[[str], bool]) -> str:
    declared = {each.v2_parameter: each for each in VALUE_FILTERS if each.v2_parameter}
    names = dict.fromkeys([*_V2_BEFORE_RANGES, *declared])
    return _join_lines(_build_v2_parameter(name, declared[name].values) for name in names if is_wanted(name))


def _build_v2_parameter(name: str, values: ValueKind | FixedValues) -> str:
    if not isinstance(values, FixedValues):
        return f"    {name}: References = []"
    parts = f"list[{_format_value_type(values)}], _SplitAtCommas, _describe_list({_quote(values.hint)})"
    line = f"    {name}: Annotated[{parts}] = []"
    return line if len(line) <= _LINE_LENGTH else f"    {name}: Annotated[\n        {parts}\n    ] = []"


def _format_choice_name(declared: ValueFilter) -> str:
    return f"{declared.values.type_name}Choice" if isinstance(declared.values, FixedValues) else "Choice"


def _build_choice_class(values: FixedValues) -> str:
    listed = f"Annotated[list[{_format_value_type(values)}], {_LIMIT}]"
    return _join_lines(
        [
            f"class {values.type_name}Choice(Input):",
            *([] if values.enum else [f'    """Each value is {values.hint}."""', ""]),
            f"    include: {listed} = []",
            f"    exclude: {listed} = []",
        ]
    )


def _build_option_class(values: FixedValues, suffix: str, base: str) -> str:
    slug = f"Literal[{', '.join(map(_quote, values.terms))}]" if values.enum else "str"
    return _join_lines(
        [
            f"class {values.type_name}{suffix}({base}):",
            f"    slug: {slug}",
            "    name: str",
            "    course_count: int",
        ]
    )


def _format_value_type(values: FixedValues) -> str:
    return f"kinds.{values.enum.__name__}" if values.enum else "Slug"


def _quote(value: str) -> str:
    return f'"{value}"'


def _join_classes(classes: Iterable[str]) -> str:
    """Join classes with two blank lines between them, as the formatter does."""
    return "".join(f"{each}\n\n\n" for each in classes).removesuffix("\n")


def _join_lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
