"""Generates a register in the layout of CRICOS: `python -m bench.workbook FILE [COURSES]`.

The generated register follows the distributions of the real register in `register_distributions.json`. For example,
courses have several campuses as often as in the real register.
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.register_distributions import DISTRIBUTIONS_FILE
from bench.spreadsheet import Cell, write_spreadsheet
from indexer.catalogue.importers.cricos.layout import (
    COURSE_LOCATIONS,
    COURSES_SHEET,
    HEADERS,
    INSTITUTIONS,
    LOCATIONS,
)

SEED = 20230103
TITLE = "Report generated Tuesday, 3 January 2023"
PREFIXES = {
    "Bachelor Degree": "Bachelor of",
    "Bachelor Honours Degree": "Bachelor of",
    "Masters Degree (Coursework)": "Master of",
    "Masters Degree (Extended)": "Master of",
    "Masters Degree (Research)": "Master of",
    "Doctoral Degree": "Doctor of Philosophy in",
    "Non AQF Award": "Certificate in",
}
"""The first words of the name of a course, by degree level. For other levels, the first words are the level's name."""

Row = Sequence[Cell]


class GeneratedRegister:
    """A generated register with `courses` rows of courses."""

    def __init__(self, courses: int, seed: int = SEED) -> None:
        self._distributions: dict[str, Any] = json.loads(DISTRIBUTIONS_FILE.read_text("utf-8"))
        self._random = random.Random(seed)
        self._words = sorted(
            {word for field in self._distributions["fields"] for word in _split_title(field[2])}
        )
        self.institutions: list[Row] = []
        self.courses: list[Row] = []
        self.locations: list[Row] = []
        self.course_locations: list[Row] = []
        while len(self.courses) < courses:
            self._add_institution(courses - len(self.courses))

    def build_sheets(self) -> dict[str, Iterator[Row]]:
        """Build the lines of each sheet. A sheet starts with two title lines and the header."""
        rows = {
            INSTITUTIONS: self.institutions,
            COURSES_SHEET: self.courses,
            LOCATIONS: self.locations,
            COURSE_LOCATIONS: self.course_locations,
        }
        return {name: iter([(name,), (TITLE,), HEADERS[name], *rows[name]]) for name in rows}

    def _add_institution(self, room: int) -> None:
        number = len(self.institutions) + 1
        provider = f"{number:05d}{chr(65 + number % 26)}"
        name = f"{' '.join(self._random.sample(self._words, 2))} Institute {number}".title()
        kind = "Government" if number % 22 == 0 else "Private"
        self.institutions.append((provider, "", name, kind, f"www.institute-{number}.edu.au"))
        here = [
            self._add_location(provider, position)
            for position in range(self._draw("locations_per_institution"))
        ]
        left = min(room, self._draw("courses_per_institution"))
        while left > 0:
            level = self._draw_weighted(
                self._distributions["levels"], [each["courses"] for each in self._distributions["levels"]]
            )
            field = self._draw_weighted(
                self._distributions["fields"], [each[-1] for each in self._distributions["fields"]]
            )
            course_name = self._build_name(level["wording"], field[2])
            for _ in range(min(left, self._draw("courses_of_one_name"))):
                self._add_course(provider, course_name, level, field, here)
                left -= 1

    def _add_location(self, provider: str, position: int) -> Row:
        city, state, postcode, _ = self._draw_weighted(
            self._distributions["places"], [each[-1] for each in self._distributions["places"]]
        )
        street = f"{self._random.randint(1, 400)} {self._random.choice(self._words).title()} Street"
        row = (provider, f"Campus {position + 1} {city.title()}", street, "", "", "", city, state, postcode)
        self.locations.append(row)
        return row

    def _add_course(
        self, provider: str, name: str, level: dict[str, Any], field: list[Any], here: list[Row]
    ) -> None:
        number = len(self.courses) + 1
        code = f"{number:06d}{chr(65 + number % 26)}"
        dual = self._random.random() < self._distributions["dual_awards"] / sum(
            each[-1] for each in self._distributions["fields"]
        )
        second = self._draw_weighted(
            self._distributions["fields"], [each[-1] for each in self._distributions["fields"]]
        )[:3]
        weeks = self._draw_weighted(level["weeks"], [count for _, count in level["weeks"]])[0]
        fee = max(0, round(self._random.choice(level["fees"]) * self._random.uniform(0.95, 1.05)))
        self.courses.append(
            (provider, code, name, *field[:3], *(second if dual else ("", "", "")), level["wording"], "No",
             "English", weeks, fee, "No")
        )  # fmt: skip
        campuses = self._draw("campuses_per_course")
        while len(here) < campuses:
            here.append(self._add_location(provider, len(here)))
        for location in self._random.sample(here, campuses):
            self.course_locations.append((provider, code, location[1], location[6], location[7]))

    def _build_name(self, wording: str, field: str) -> str:
        """Build the name of a course from the prefix of the level, words of the field, and random words."""
        beginning = PREFIXES.get(wording, f"{wording} of").split()
        room = max(1, self._draw("words_per_name") - len(beginning))
        words = [*_split_title(field), *self._random.sample(self._words, min(room, 12))]
        return " ".join([*beginning, *words[:room]])

    def _draw(self, distribution: str) -> int:
        pairs = self._distributions[distribution]
        return int(self._draw_weighted(pairs, [count for _, count in pairs])[0])

    def _draw_weighted(self, values: list[Any], weights: list[int]) -> Any:
        return self._random.choices(values, weights)[0]


def write_workbook(path: Path, courses: int) -> GeneratedRegister:
    """Generate a register with `courses` rows of courses, and write the workbook."""
    register = GeneratedRegister(courses)
    write_spreadsheet(path, dict(register.build_sheets()))
    return register


def _split_title(field: str) -> list[str]:
    """Split the title of a field into words. The code, the suffixes and short words such as "and" are left out."""
    title = field.partition(" - ")[2].replace(", n.f.d.", "").replace(", n.e.c.", "")
    return [word for word in title.replace(",", "").split() if word not in {"and", "of", "not"}]


if __name__ == "__main__":
    register = write_workbook(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100_000)
    print(
        f"{len(register.institutions):,} institutions, {len(register.locations):,} locations, "
        f"{len(register.courses):,} courses"
    )
