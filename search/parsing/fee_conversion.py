"""Converts a fee range from another currency to unrounded rupees.

The site shows a fee as `round(rupees / value_to_pkr)` and rounds halves up. A filter of 100 to 200 dollars must find
exactly the fees that the site shows as 100 to 200. The search and the site therefore use the same floating-point
operations.
"""

from math import inf, nextafter

HALF_TOLERANCE = 1 + 2**-50
"""Floating-point errors can make an exact half slightly smaller, for example 2.4999999. Multiplying by this factor
corrects the error, so that the half is rounded up. The web uses the same factor in `money.ts`."""


def find_lowest_rupees(units: int, value_to_pkr: float) -> float:
    """Find the lowest fee in rupees that the site shows as `units` or more.

    value_to_pkr: the rupees for one unit of the currency.
    """

    def is_reached(rupees: float) -> bool:
        return rupees / value_to_pkr * HALF_TOLERANCE >= units - 0.5

    rupees = (units - 0.5) * value_to_pkr / HALF_TOLERANCE
    while not is_reached(rupees):
        rupees = nextafter(rupees, inf)
    while is_reached(lower := nextafter(rupees, -inf)):
        rupees = lower
    return rupees


def find_highest_rupees(units: int, value_to_pkr: float) -> float:
    """Find the highest fee in rupees that the site shows as `units` or less."""
    return nextafter(find_lowest_rupees(units + 1, value_to_pkr), -inf)
