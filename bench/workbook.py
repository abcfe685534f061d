"""A made-up register of any size in CRICOS's layout, drawn by a seed from the measured distributions.

    python -m bench.workbook FILE [COURSES]

Names of courses repeat within an institution, courses run at several campuses, and fees, lengths, fields and levels are
spread as in the real register.
"""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.register_distributions import KEPT
from bench.spreadsheet import Cell, write_spreadsheet
from indexer.catalogue.importers.cricos.layout import (
    COURSE_LOCATIONS,
    COURSES,
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
"""How names begin where it is not with the level's own wording and of."""

Row = Sequence[Cell]


class MadeRegister:
    """`courses` rows of courses with what they need: institutions, locations, and which course runs where."""

    def __init__(self, courses: int, seed: int = SEED) -> None:
        self._spread: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
        self._dice = random.Random(seed)
        self._words = sorted({word for field in self._spread["fields"] for word in _words_of(field[2])})
        self.institutions: list[Row] = []
        self.courses: list[Row] = []
        self.locations: list[Row] = []
        self.course_locations: list[Row] = []
        while len(self.courses) < courses:
            self._add_institution(courses - len(self.courses))

    def sheets(self) -> dict[str, Iterator[Row]]:
        """The lines of each sheet: two titles, the header, the rows."""
        rows = {
            INSTITUTIONS: self.institutions,
            COURSES: self.courses,
            LOCATIONS: self.locations,
            COURSE_LOCATIONS: self.course_locations,
        }
        return {name: iter([(name,), (TITLE,), HEADERS[name], *rows[name]]) for name in rows}

    def _add_institution(self, room: int) -> None:
        number = len(self.institutions) + 1
        provider = f"{number:05d}{chr(65 + number % 26)}"
        name = f"{' '.join(self._dice.sample(self._words, 2))} Institute {number}".title()
        kind = "Government" if number % 22 == 0 else "Private"
        self.institutions.append((provider, "", name, kind, f"www.institute-{number}.edu.au"))
        here = [
            self._add_location(provider, position)
            for position in range(self._drawn("locations_per_institution"))
        ]
        left = min(room, self._drawn("courses_per_institution"))
        while left > 0:
            level = self._weighted(
                self._spread["levels"], [each["courses"] for each in self._spread["levels"]]
            )
            field = self._weighted(self._spread["fields"], [each[-1] for each in self._spread["fields"]])
            course_name = self._name(level["wording"], field[2])
            for _ in range(min(left, self._drawn("courses_of_one_name"))):
                self._add_course(provider, course_name, level, field, here)
                left -= 1

    def _add_location(self, provider: str, position: int) -> Row:
        city, state, postcode, _ = self._weighted(
            self._spread["places"], [each[-1] for each in self._spread["places"]]
        )
        street = f"{self._dice.randint(1, 400)} {self._dice.choice(self._words).title()} Street"
        row = (provider, f"Campus {position + 1} {city.title()}", street, "", "", "", city, state, postcode)
        self.locations.append(row)
        return row

    def _add_course(
        self, provider: str, name: str, level: dict[str, Any], field: list[Any], here: list[Row]
    ) -> None:
        number = len(self.courses) + 1
        code = f"{number:06d}{chr(65 + number % 26)}"
        dual = self._dice.random() < self._spread["dual_awards"] / sum(
            each[-1] for each in self._spread["fields"]
        )
        second = self._weighted(self._spread["fields"], [each[-1] for each in self._spread["fields"]])[:3]
        weeks = self._weighted(level["weeks"], [count for _, count in level["weeks"]])[0]
        fee = max(0, round(self._dice.choice(level["fees"]) * self._dice.uniform(0.95, 1.05)))
        self.courses.append(
            (provider, code, name, *field[:3], *(second if dual else ("", "", "")), level["wording"], "No",
             "English", weeks, fee, "No")
        )  # fmt: skip
        campuses = self._drawn("campuses_per_course")
        while len(here) < campuses:
            here.append(self._add_location(provider, len(here)))
        for location in self._dice.sample(here, campuses):
            self.course_locations.append((provider, code, location[1], location[6], location[7]))

    def _name(self, wording: str, field: str) -> str:
        """The level's beginning and as many words as drawn, the field's own first."""
        beginning = PREFIXES.get(wording, f"{wording} of").split()
        room = max(1, self._drawn("words_per_name") - len(beginning))
        words = [*_words_of(field), *self._dice.sample(self._words, min(room, 12))]
        return " ".join([*beginning, *words[:room]])

    def _drawn(self, spread: str) -> int:
        pairs = self._spread[spread]
        return int(self._weighted(pairs, [count for _, count in pairs])[0])

    def _weighted(self, values: list[Any], weights: list[int]) -> Any:
        return self._dice.choices(values, weights)[0]


def write_workbook(path: Path, courses: int) -> MadeRegister:
    """Write a made-up register of so many courses."""
    register = MadeRegister(courses)
    write_spreadsheet(path, dict(register.sheets()))
    return register


def _words_of(field: str) -> list[str]:
    """The words of a field's title, without its code and its endings."""
    title = field.partition(" - ")[2].replace(", n.f.d.", "").replace(", n.e.c.", "")
    return [word for word in title.replace(",", "").split() if word not in {"and", "of", "not"}]


if __name__ == "__main__":
    made = write_workbook(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100_000)
    print(
        f"{len(made.institutions):,} institutions, {len(made.locations):,} locations, {len(made.courses):,} courses"
    )
