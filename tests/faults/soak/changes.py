"""Random changes by SQL and by imports of register files. They affect each noun of the outbox."""

import random
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.options import ImportOptions
from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.shared.database import Connection
from tests.faults.catalogue import STILL, register
from tests.unit.catalogue.importers.small_register import SmallRegister

_TOGGLE = "CASE status WHEN 'published' THEN {other} ELSE 'published' END"
_OR_DRAFT, _OR_WITHDRAWN = (_TOGGLE.format(other=f"'{each}'") for each in ("draft", "withdrawn"))

CHANGES: dict[str, tuple[float, str]] = {
    "course renamed": (16, "UPDATE course SET name = 'Course {n}' WHERE id = {course}"),
    "course renamed there and back": (
        8,
        "UPDATE course SET name = CASE name WHEN 'Heads' THEN 'Tails' ELSE 'Heads' END WHERE id = {course}",
    ),
    "course published or not": (12, f"UPDATE course SET status = {_OR_DRAFT} WHERE id = {{course}}"),
    "course withdrawn or back": (4, f"UPDATE course SET status = {_OR_WITHDRAWN} WHERE id = {{course}}"),
    "course deleted": (4, "DELETE FROM course WHERE id = {course}"),
    "course created": (
        6,
        "INSERT INTO course (source_id, source_code, source_date, slug, name, institute_id, degree_level_id, status) "
        "VALUES (99, 'soak-{serial}', '2026-01-01', 'soak-{serial}', 'New {n}', {institute}, {level}, 'published')",
    ),
    "course created under an id that was another's": (
        4,
        "INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, "
        "status) VALUES ({course}, 99, 'soak-{serial}', '2026-01-01', 'soak-{serial}', 'Again {n}', {institute}, "
        "{level}, 'published') ON CONFLICT (id) DO NOTHING",
    ),
    "course given another slug": (2, "UPDATE course SET slug = 'slug-{serial}' WHERE id = {course}"),
    "course moved to another level": (3, "UPDATE course SET degree_level_id = {level} WHERE id = {course}"),
    "course moved to another institute": (
        2,
        "UPDATE course SET institute_id = {institute} WHERE id = {course}",
    ),
    "popularity": (4, "UPDATE course SET popularity = {n} WHERE id = {course}"),
    "what no document shows": (2, "UPDATE course SET url = 'https://example.org/{n}' WHERE id = {course}"),
    "fee changed": (6, "UPDATE course_fee SET amount = {n} WHERE course_id = {course}"),
    "fee removed": (2, "DELETE FROM course_fee WHERE course_id = {course}"),
    "fee added": (
        3,
        "INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base) "
        "SELECT id, {n}, {currency}, 'per_year', 'international', true FROM course WHERE id = {course} "
        "ON CONFLICT DO NOTHING",
    ),
    "intake added": (
        3,
        "INSERT INTO course_intake SELECT id, 1 + {n} % 12 FROM course WHERE id = {course} ON CONFLICT DO NOTHING",
    ),
    "intake removed": (2, "DELETE FROM course_intake WHERE course_id = {course}"),
    "subject added": (
        3,
        "INSERT INTO course_specialization SELECT id, {subject}, 1 FROM course WHERE id = {course} "
        "ON CONFLICT DO NOTHING",
    ),
    "subject removed": (2, "DELETE FROM course_specialization WHERE position = 1 AND course_id = {course}"),
    "campus added to a course": (
        3,
        "INSERT INTO course_campus SELECT id, {campus} FROM course WHERE id = {course} ON CONFLICT DO NOTHING",
    ),
    "campus removed from a course": (
        2,
        "DELETE FROM course_campus WHERE course_id = {course} AND campus_id = {campus}",
    ),
    "institute renamed": (3, "UPDATE institute SET name = 'Institute {n}' WHERE id = {institute}"),
    "institute published or not": (1, f"UPDATE institute SET status = {_OR_DRAFT} WHERE id = {{institute}}"),
    "institute ranked": (
        1,
        "UPDATE institute SET tcf_ranking = 1 + {n}, ranking_source = 'made' WHERE id = {institute}",
    ),
    "institute given another slug": (1, "UPDATE institute SET slug = 'slug-{serial}' WHERE id = {institute}"),
    "campus renamed": (2, "UPDATE campus SET name = 'Campus {n}' WHERE id = {campus}"),
    "campus published or not": (2, f"UPDATE campus SET status = {_OR_DRAFT} WHERE id = {{campus}}"),
    "campus moved to another city": (2, "UPDATE campus SET city_id = {city} WHERE id = {campus}"),
    "campus at another point": (1, "UPDATE campus SET latitude = {n} % 80 WHERE id = {campus}"),
    "city renamed": (2, "UPDATE city SET name = 'City {n}' WHERE id = {city}"),
    "city under other names": (1, "UPDATE city SET other_names = ARRAY['Also {n}'] WHERE id = {city}"),
    "people in a city": (1, "UPDATE city SET population = {n} WHERE id = {city}"),
    "state renamed": (0.5, "UPDATE state SET name = 'State {n}' WHERE id = {state}"),
    "country renamed": (0.2, "UPDATE country SET name = 'Australia {n}' WHERE iso2 = 'AU'"),
    "region renamed": (0.5, "UPDATE region SET name = 'Region {n}' WHERE id = {region}"),
    "requirement of a course": (
        3,
        "INSERT INTO entry_requirement (course_id, english_tests, application_deadline, source_id, source_date) "
        "SELECT id, jsonb_build_object('ielts', {n} % 10), date '2026-12-01' + {n} % 400, 99, '2026-01-01' "
        "FROM course WHERE id = {course} ON CONFLICT (course_id) DO UPDATE SET english_tests = "
        "excluded.english_tests, application_deadline = excluded.application_deadline",
    ),
    "requirement of a course removed": (1, "DELETE FROM entry_requirement WHERE course_id = {course}"),
    "requirement of an institute": (
        0.4,
        "INSERT INTO entry_requirement (institute_id, english_tests, source_id, source_date) "
        "SELECT id, jsonb_build_object('toefl', {n} % 121), 99, '2026-01-01' FROM institute WHERE id = {institute} "
        "ON CONFLICT (institute_id) DO UPDATE SET english_tests = excluded.english_tests",
    ),
    "requirement of an institute removed": (
        0.2,
        "DELETE FROM entry_requirement WHERE institute_id = {institute}",
    ),
    "postcode added": (
        1,
        "INSERT INTO postcode (country_id, code, place, state_name, latitude, longitude, is_first) "
        "SELECT id, '{serial}', 'Place {n}', '', 0, 0, true FROM country WHERE iso2 = 'AU'",
    ),
    "postcode removed": (0.5, "DELETE FROM postcode WHERE id = (SELECT min(id) FROM postcode)"),
    "rate of a currency": (0.5, "UPDATE currency SET value_to_pkr = 1 + {n} WHERE id = {currency}"),
    "discipline renamed": (0.4, "UPDATE discipline SET name = 'Discipline {n}' WHERE id = {discipline}"),
    "subject renamed": (0.6, "UPDATE specialization SET name = 'Subject {n}' WHERE id = {subject}"),
    "subject moved": (0.4, "UPDATE specialization SET discipline_id = {discipline} WHERE id = {subject}"),
    "level renamed": (0.4, "UPDATE degree_level SET display_name = 'Level {n}' WHERE id = {level}"),
    "popularity's threshold": (0.2, "UPDATE degree_level SET popular_from = {n} WHERE id = {level}"),
    "group of levels renamed": (0.2, "UPDATE degree_level_group SET name = 'Group {n}' WHERE id = {group}"),
    "scholarship renamed": (3, "UPDATE scholarship SET name = 'Award {n}' WHERE id = {scholarship}"),
    "scholarship translated": (
        2,
        "UPDATE scholarship SET translations = jsonb_build_object('ur', jsonb_build_object('name', 'وظیفہ {n}')) "
        "WHERE id = {scholarship}",
    ),
    "scholarship published or not": (
        2,
        f"UPDATE scholarship SET status = {_OR_DRAFT} WHERE id = {{scholarship}}",
    ),
    "scholarship deleted": (1, "DELETE FROM scholarship WHERE id = {scholarship}"),
    "scholarship created again": (
        2,
        "INSERT INTO scholarship (id, source_id, source_code, source_date, slug, name, provider_name, description, "
        "type, status) VALUES ({scholarship}, 99, 'soak-{serial}', '2026-01-01', 'award-{serial}', 'Award {n}', 'A', "
        "'', 'research', 'published') ON CONFLICT (id) DO NOTHING",
    ),
    "scholarship at another institute": (
        1,
        "INSERT INTO scholarship_institute SELECT id, {institute} FROM scholarship WHERE id = {scholarship} "
        "ON CONFLICT DO NOTHING",
    ),
    "institute group renamed": (
        1,
        "UPDATE institute_group SET name = 'Group {n}' WHERE id = {institute_group}",
    ),
    "guide renamed": (1, "UPDATE blog SET name = 'Guide {n}' WHERE id = {blog}"),
    "guide published or not": (1, f"UPDATE blog SET status = {_OR_DRAFT} WHERE id = {{blog}}"),
    "page renamed": (1, "UPDATE page SET name = 'Page {n}' WHERE id = {page}"),
    "page published or not": (1, f"UPDATE page SET status = {_OR_DRAFT} WHERE id = {{page}}"),
    "phrase accepted": (
        1,
        "INSERT INTO vocabulary_decision (text, key, decision, meaning, decided_by) SELECT 'phrase {n}', 'phrase {n}', "
        "'accepted', 'discipline:' || slug, 'soak' FROM discipline WHERE id = {discipline} ON CONFLICT DO NOTHING",
    ),
    "phrase withdrawn": (
        1,
        "UPDATE vocabulary_decision SET withdrawn_by = 'soak', withdrawn_at = clock_timestamp() "
        "WHERE id = (SELECT max(id) FROM vocabulary_decision WHERE withdrawn_at IS NULL)",
    ),
    "source's note": (0.2, "UPDATE source SET note = 'Note {n}' WHERE id = 99"),
}
"""For each change, by name: the weight in the random choice, and the SQL.

{n} is a random number, {serial} is a unique number, and {course}, {campus} and so on are random ids.
"""

_IDS = {
    "course": "SELECT id FROM course WHERE institute_id <> (SELECT id FROM institute WHERE source_code = '{still}')",
    "institute": "SELECT id FROM institute WHERE source_code <> '{still}'",
    "campus": "SELECT id FROM campus WHERE institute_id <> (SELECT id FROM institute WHERE source_code = '{still}')",
    "city": "SELECT DISTINCT city_id FROM campus UNION SELECT * FROM (SELECT id FROM city ORDER BY id LIMIT 5) AS few",
    "state": "SELECT DISTINCT state_id FROM campus JOIN city ON city.id = city_id",
    "scholarship": "SELECT id FROM scholarship",
    "institute_group": "SELECT id FROM institute_group",
    "blog": "SELECT id FROM blog",
    "page": "SELECT id FROM page",
    "region": "SELECT id FROM region ORDER BY id LIMIT 3",
    "currency": "SELECT id FROM currency WHERE code IN ('AUD', 'USD', 'NZD')",
    "subject": "SELECT DISTINCT specialization_id FROM course_specialization "
    "UNION SELECT * FROM (SELECT id FROM specialization ORDER BY id LIMIT 5) AS few",
    "discipline": "SELECT id FROM discipline ORDER BY id LIMIT 6",
    "level": "SELECT DISTINCT degree_level_id FROM course "
    "UNION SELECT * FROM (SELECT id FROM degree_level ORDER BY id LIMIT 3) AS few",
    "group": "SELECT id FROM degree_level_group",
}


class RandomChanges:
    """Makes random changes, which depend only on the seed. The institution STILL is never changed."""

    def __init__(self, connection: Connection, dice: random.Random) -> None:
        self._connection = connection
        self._dice = dice
        self._serial = count(1)
        self._ids: dict[str, list[int]] = {
            name: sorted(row_id for (row_id,) in connection.execute(statement.format(still=STILL).encode()))
            for name, statement in _IDS.items()
        }

    def make(self) -> str:
        """Make one change in one transaction. Returns the name of the change."""
        (name,) = self._dice.choices(list(CHANGES), [weight for weight, _ in CHANGES.values()])
        drawn = {noun: self._dice.choice(ids) for noun, ids in self._ids.items()}
        statement = CHANGES[name][1].format(
            n=self._dice.randint(1, 9_999), serial=next(self._serial), **drawn
        )
        self._connection.execute(statement.encode())
        return name


@dataclass
class NextFiles:
    """Builds and imports new files of the register.

    In each file, all courses have new names and fees, and about a fifth of them is missing. The institution STILL
    does not change.
    """

    database_url: str
    folder: Path
    gazetteer: Gazetteer
    dice: random.Random

    def import_next_file(self) -> None:
        """Build a random file and import it, as `finder import` does."""
        path = self._draw_register(register()).write(self.folder / "next.xlsx")
        options = ImportOptions(accept="random changes")
        cricos.import_file(self.database_url, path, options=options, gazetteer=self.gazetteer)

    def _draw_register(self, base: SmallRegister) -> SmallRegister:
        kept = [
            course for course in base.courses if course.provider_code == STILL or self.dice.random() < 0.8
        ]
        codes = {course.course_code for course in kept}
        changed = [
            course
            if course.provider_code == STILL
            else course._replace(
                course_name=f"Bachelor of File {self.dice.randint(1, 99)}",
                tuition_fee=float(self.dice.randint(20, 90) * 1_000),
            )
            for course in kept
        ]
        places = [place for place in base.course_locations if place.course_code in codes]
        return replace(base, courses=tuple(changed), course_locations=tuple(places))
