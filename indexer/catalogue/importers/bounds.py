"""The bounds of an import: how many rows it may withdraw, and how many fees it may change, without approval.

Each bound is a percentage of the rows of the register or list that students could see before the import.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

WITHDRAWN_MAX_PERCENT = 10
"""The maximum percentage of withdrawn rows. The limit applies to each noun separately, such as institutes."""
FEES_CHANGED_MAX_PERCENT = 30
"""The maximum percentage of courses whose fee changes, among the visible courses with a fee.

A fee that becomes unknown counts as changed. The import of entry requirements uses this percentage for changed rows.
"""
ROWS_MIN = 20
"""A bound does not apply if fewer rows than this were visible before the import.

Each bound counts its own rows. The bound for withdrawn campuses, for example, counts the visible campuses.
"""

EXAMPLES_SHOWN = 10


@dataclass(frozen=True, slots=True)
class ChangedRow:
    """A row that counts towards a bound, because the import withdraws or replaces the row, or changes its fee.

    `code` is the code of the row in the register or list.
    """

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class ExceededBound:
    """noun: the kind of the rows, such as courses or scholarships.

    visible: the number of these rows that students could see before the import. For fee changes only the courses with a
    fee are counted.
    """

    noun: str
    change: str
    visible: int
    rows: Sequence[ChangedRow]
    max_percent: int

    def describe(self) -> str:
        """Build a text: a line with the counts, and a line for each of the first EXAMPLES_SHOWN rows.

        If there are more rows, the last line has their number.
        """
        percent = 100 * len(self.rows) / self.visible
        first = (
            f"{len(self.rows):,} of {self.visible:,} {self.noun}: {self.change} "
            f"({percent:.1f} %; without approval at most {self.max_percent} %)"
        )
        shown = [f"  {row.code} {row.name}" for row in self.rows[:EXAMPLES_SHOWN]]
        more = len(self.rows) - len(shown)
        return "\n".join([first, *shown, *([f"  and {more:,} more"] if more else [])])

    def to_json(self) -> dict[str, Any]:
        return {
            "noun": self.noun,
            "change": self.change,
            "visible": self.visible,
            "changed": len(self.rows),
            "max_percent": self.max_percent,
        }


def find_exceeded_bounds(
    visible: Mapping[str, int],
    withdrawn: Mapping[str, Sequence[ChangedRow]],
    visible_with_fee: int,
    fees_changed: Sequence[ChangedRow],
) -> list[ExceededBound]:
    """Return the bounds that the changes exceed.

    The keys of `visible` and `withdrawn` are nouns, such as institutes. `visible` has every noun of `withdrawn`.
    """
    bounds = [
        ExceededBound(noun, "withdrawn", visible[noun], rows, WITHDRAWN_MAX_PERCENT)
        for noun, rows in withdrawn.items()
    ]
    bounds.append(
        ExceededBound("courses", "fees changed", visible_with_fee, fees_changed, FEES_CHANGED_MAX_PERCENT)
    )
    return [
        bound
        for bound in bounds
        if bound.visible >= ROWS_MIN and 100 * len(bound.rows) > bound.max_percent * bound.visible
    ]
