"""The steps (bars) of the fee histogram for a currency other than the rupee."""

from dataclasses import dataclass

from schemas.vocabulary.fee_slider import compute_slider
from search.parsing.fee_conversion import find_lowest_rupees
from search.parsing.ranges import find_value_to_pkr, list_values_to_pkr
from search.value_names.value_names import ValueNames

HISTOGRAM_STEPS = 50


@dataclass(frozen=True, slots=True)
class FeeSteps:
    code: str
    width: int
    """The width of one step, in whole units of the currency."""
    end: int
    """The upper end of the slider, in whole units of the currency."""
    bounds: tuple[float, ...]
    """The boundaries between the steps, in unrounded rupees. The last step has no upper end."""


def parse_fee_steps(code: str | None, field: str, value_names: ValueNames) -> FeeSteps | None:
    """Build the steps of a currency. Returns None for the rupee, because its steps depend on the highest fee."""
    value_to_pkr = find_value_to_pkr(code, field, value_names)
    return (
        None
        if value_to_pkr is None or code is None
        else value_names.memoize(("fee steps", code), lambda: _build_steps(code, value_to_pkr, value_names))
    )


def _build_steps(code: str, value_to_pkr: float, value_names: ValueNames) -> FeeSteps:
    end = compute_slider(value_to_pkr, list_values_to_pkr(value_names).get("USD")).end
    width = end // HISTOGRAM_STEPS
    bounds = tuple(find_lowest_rupees(number * width, value_to_pkr) for number in range(1, HISTOGRAM_STEPS))
    return FeeSteps(code, width, end, bounds)
