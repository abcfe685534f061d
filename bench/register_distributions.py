"""Measures the distributions of a real register: `python -m bench.register_distributions WORKBOOK`.

The command writes `register_distributions.json`. This file has counts and quantiles, but no row of the register.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import quantiles
from typing import Any

from python_calamine import CalamineWorkbook

DISTRIBUTIONS_FILE = Path(__file__).with_name("register_distributions.json")
HEADER_LINE = 2
PLACES_KEPT = 150
SOURCE = "Counts from CRICOS (Commonwealth of Australia, CC BY 2.5 AU), the export of 3 January 2023, about half of it"

Row = dict[str, Any]


def measure_distributions(workbook: Path) -> dict[str, Any]:
    """Count the values of a workbook. workbook: an export of CRICOS, the Australian register of courses."""
    opened = CalamineWorkbook.from_path(workbook)
    courses, locations, links = (
        _read_rows(opened, name) for name in ("Courses", "Locations", "Course Locations")
    )
    campuses = Counter(row["CRICOS Course Code"] for row in links)
    names = Counter((row["CRICOS Provider Code"], row["Course Name"]) for row in courses)
    return {
        "source": SOURCE,
        "courses_per_institution": _count_values(
            Counter(row["CRICOS Provider Code"] for row in courses).values()
        ),
        "locations_per_institution": _count_values(
            Counter(row["CRICOS Provider Code"] for row in locations).values()
        ),
        "campuses_per_course": _count_values(campuses[row["CRICOS Course Code"]] for row in courses),
        "courses_of_one_name": _count_values(names.values()),
        "words_per_name": _count_values(len(row["Course Name"].split()) for row in courses),
        "dual_awards": sum(row["Field of Education 2 Detailed Field"] != "" for row in courses),
        "fields": _count_fields(courses),
        "levels": _measure_levels(courses),
        "places": [
            [*place, count]
            for place, count in Counter(
                (row["City"].strip().upper(), row["State"], row["Postcode"]) for row in locations
            ).most_common(PLACES_KEPT)
        ],
    }


def _read_rows(workbook: CalamineWorkbook, sheet: str) -> list[Row]:
    lines = workbook.get_sheet_by_name(sheet).to_python()
    header = [str(cell) for cell in lines[HEADER_LINE]]
    return [dict(zip(header, line, strict=True)) for line in lines[HEADER_LINE + 1 :]]


def _count_values(values: Iterable[int]) -> list[list[int]]:
    """List pairs of a value and the number of its occurrences."""
    return [list(pair) for pair in sorted(Counter(values).items())]


def _count_fields(courses: list[Row]) -> list[list[Any]]:
    titles = ("Broad Field", "Narrow Field", "Detailed Field")
    counts = Counter(tuple(row[f"Field of Education 1 {title}"] for title in titles) for row in courses)
    return [[*field, count] for field, count in counts.most_common()]


def _measure_levels(courses: list[Row]) -> list[dict[str, Any]]:
    """Measure the courses, durations and fees of each level.

    A duration is a pair of weeks and number of courses. `[104, 310]` means that 310 courses take 104 weeks. The fees
    are the 5 %, 10 % … 95 % quantiles of the fees for the whole course, in Australian dollars.
    """
    by_level: dict[str, list[Row]] = defaultdict(list)
    for row in courses:
        by_level[row["Course Level"]].append(row)
    return [
        {
            "wording": wording,
            "courses": len(rows),
            "weeks": _count_values(int(row["Duration (Weeks)"]) for row in rows),
            "fees": [round(fee) for fee in quantiles((row["Tuition Fee"] or 0 for row in rows), n=20)],
        }
        for wording, rows in sorted(by_level.items())
    ]


if __name__ == "__main__":
    DISTRIBUTIONS_FILE.write_text(
        json.dumps(measure_distributions(Path(sys.argv[1])), separators=(",", ":")) + "\n", "utf-8"
    )
