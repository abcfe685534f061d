"""Converts fee ranges in a currency to unrounded rupees.

The site shows a fee as `round(rupees / value_to_pkr)`, with halves rounded up. A range of shown fees must find exactly
the fees that are shown in the range, so both sides use the same floating-point operations.
"""

from math import inf, nextafter

HALF_TOLERANCE = 1 + 2**-50
"""Multiplying and dividing floats can turn an exact half into slightly less. The factor lifts it back, so that it is
rounded up. `money.ts` of the web has the same factor."""


def find_lowest_rupees(units: int, value_to_pkr: float) -> float:
    """Find the least fee in rupees that is shown as `units` or more. value_to_pkr: rupees for one unit."""

    def is_reached(rupees: float) -> bool:
        return rupees / value_to_pkr * HALF_TOLERANCE >= units - 0.5

    rupees = (units - 0.5) * value_to_pkr / HALF_TOLERANCE
    while not is_reached(rupees):
        rupees = nextafter(rupees, inf)
    while is_reached(lower := nextafter(rupees, -inf)):
        rupees = lower
    return rupees


def find_highest_rupees(units: int, value_to_pkr: float) -> float:
    """Find the highest fee in rupees that is shown as `units` or less."""
    return nextafter(find_lowest_rupees(units + 1, value_to_pkr), -inf)
