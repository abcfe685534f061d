"""Writes the lines of the contracts that follow from the table of filters, for cog: `make generate` and `make lint`."""

from collections.abc import Callable, Iterable

from schemas.documents.value_name.document import ValueKind
from schemas.filters.declarations import OPTION_FILTERS, VALUE_FILTERS, FilterGroup, ValueFilter
from schemas.filters.fixed_values import FixedValues

_LINE_LENGTH = 110
"""Of the formatter, so that what is written needs no formatting."""

_LIMIT = "Field(max_length=FILTER_VALUES_MAX)"

_V2_BEFORE_RANGES = (
    "discipline", "specialization", "degreelevel_type", "degreelevel", "country", "state", "city", "institute",
    "institute_type",
)  # fmt: skip
"""The specification lists these query parameters first, in this order."""


def listing_fields() -> str:
    """The filters by values in the body of the listing."""
    return _lines(f"    {each.key}: {_listing_type(each)} = []" for each in VALUE_FILTERS)


def choice_classes() -> str:
    """The included and excluded values of each closed set, for `POST /api/search`."""
    return _classes(_choice_class(values) for values in _closed_sets())


def choice_fields(*, of_places: bool) -> str:
    """The filters by values in the body of `POST /api/search`."""
    return _lines(
        f"    {each.key}: {choice} = Field(default_factory=always({choice}()))"
        for each in VALUE_FILTERS
        if (each.group is FilterGroup.PLACE) is of_places
        for choice in [_choice_name(each)]
    )


def v2_parameters_before_ranges() -> str:
    """The filters by values among the query parameters of `v2/search`, as far as they stand before the ranges."""
    return _v2_parameters(lambda name: name in _V2_BEFORE_RANGES)


def v2_parameters_after_ranges() -> str:
    """The other filters by values among the query parameters of `v2/search`."""
    return _v2_parameters(lambda name: name not in _V2_BEFORE_RANGES)


def facet_classes() -> str:
    """The options of each plain facet, without flags."""
    return _classes(_option_class(values, "Facet", "Output") for _, values in OPTION_FILTERS)


def option_classes() -> str:
    """The options of each plain facet of `POST /api/search`."""
    return _classes(_option_class(values, "Option", "SelectionFlags") for _, values in OPTION_FILTERS)


def facet_fields() -> str:
    """The plain facets of `course/base_filters/`."""
    return _lines(f"    {each.facet.value}: list[{values.type_name}Facet]" for each, values in OPTION_FILTERS)


def option_facet_fields() -> str:
    """The plain facets of `POST /api/search`."""
    return _lines(
        f"    {each.facet.value}: list[{values.type_name}Option] | None" for each, values in OPTION_FILTERS
    )


def filter_names() -> str:
    """The filters that a response can advise to remove."""
    return _lines(f'    "{name}",' for name in ("text", *FilterGroup))


def _closed_sets() -> list[FixedValues]:
    return [each.values for each in VALUE_FILTERS if isinstance(each.values, FixedValues)]


def _listing_type(declared: ValueFilter) -> str:
    if not isinstance(declared.values, FixedValues):
        return "References"
    return f"Annotated[list[{_value_type(declared.values)}], {_LIMIT}]"


def _v2_parameters(is_wanted: Callable[[str], bool]) -> str:
    declared = {each.v2_parameter: each for each in VALUE_FILTERS if each.v2_parameter}
    names = dict.fromkeys([*_V2_BEFORE_RANGES, *declared])
    return _lines(_v2_parameter(name, declared[name].values) for name in names if is_wanted(name))


def _v2_parameter(name: str, values: ValueKind | FixedValues) -> str:
    if not isinstance(values, FixedValues):
        return f"    {name}: References = []"
    parts = f"list[{_value_type(values)}], _Apart, _listed({_quoted(values.hint)})"
    line = f"    {name}: Annotated[{parts}] = []"
    return line if len(line) <= _LINE_LENGTH else f"    {name}: Annotated[\n        {parts}\n    ] = []"


def _choice_name(declared: ValueFilter) -> str:
    return f"{declared.values.type_name}Choice" if isinstance(declared.values, FixedValues) else "Choice"


def _choice_class(values: FixedValues) -> str:
    listed = f"Annotated[list[{_value_type(values)}], {_LIMIT}]"
    return _lines(
        [
            f"class {values.type_name}Choice(Input):",
            *([] if values.enum else [f'    """Each value is {values.hint}."""', ""]),
            f"    include: {listed} = []",
            f"    exclude: {listed} = []",
        ]
    )


def _option_class(values: FixedValues, suffix: str, base: str) -> str:
    slug = f"Literal[{', '.join(map(_quoted, values.terms))}]" if values.enum else "str"
    return _lines(
        [
            f"class {values.type_name}{suffix}({base}):",
            f"    slug: {slug}",
            "    name: str",
            "    course_count: int",
        ]
    )


def _value_type(values: FixedValues) -> str:
    return f"kinds.{values.enum.__name__}" if values.enum else "Slug"


def _quoted(value: str) -> str:
    return f'"{value}"'


def _classes(classes: Iterable[str]) -> str:
    """Two blank lines after each class, as the formatter wants them."""
    return "".join(f"{each}\n\n\n" for each in classes).removesuffix("\n")


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
