"""Collects texts with the courses that visitors chose after typing them, as candidates for judged queries.

A click is not a judgement: visitors click the first results, pictures, and familiar names. A person therefore reads the
candidates. For a useful text, the person writes a rule that tells which courses are relevant, such as "has the
discipline Nursing" (see README.md). No command adds a judgement.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import groupby
from typing import Any

import psycopg
from elasticsearch import Elasticsearch

from indexer.search_log.examination.curve import STATED_CURVE, ExaminationCurve
from indexer.search_log.examination.reading import read_curve
from indexer.search_log.popular_searches import is_typed_by_many
from indexer.search_log.popularity import CourseEvidence, read_visit
from indexer.search_log.visit_entries import read_entries_by_visit
from schemas.search_log.reports.selection import Selection

COURSE_VISITS_MIN = 2
"""A candidate lists a course only if at least this many visits chose the course after searching for the text."""
_COURSES = """
SELECT course.id, course.name, institute.name
FROM published_course
JOIN course ON course.id = published_course.id
JOIN institute ON institute.id = course.institute_id
"""


@dataclass(slots=True)
class TextEvidence:
    """The visits that searched for a text.

    - days: the number of visits by day.
    - courses: how often the courses in the results were seen and chosen, by course id.
    """

    days: Counter[str] = field(default_factory=Counter)
    courses: defaultdict[int, CourseEvidence] = field(default_factory=lambda: defaultdict(CourseEvidence))


def read_candidates(
    database_url: str, client: Elasticsearch, selection: Selection, judged: Collection[str]
) -> list[dict[str, Any]]:
    """Return the candidates from the days of the selection. Courses that are not published are left out."""
    with psycopg.connect(database_url) as connection:
        names = {
            course: f"{name}, {institute}"
            for course, name, institute in connection.execute(_COURSES).fetchall()
        }
    days = (
        selection.since + timedelta(days=number)
        for number in range((selection.until - selection.since).days + 1)
    )
    entries = (entry for day in days for entry in read_entries_by_visit(client, day, ("query", "day")))
    return collect_candidates(entries, names, judged, read_curve(client, selection.since, selection.until))


def collect_candidates(
    entries: Iterable[Mapping[str, Any]],
    names: Mapping[int, str],
    judged: Collection[str],
    curve: ExaminationCurve = STATED_CURVE,
) -> list[dict[str, Any]]:
    """Return one candidate for each frequent text for which visitors chose courses: the text and these courses.

    A text is frequent if at least five visits searched for it on its two busiest days together. The text with the most
    visits comes first.

    entries: searches and outcomes, sorted by visit. names: the names of the courses that may be candidates, by id.
    judged: the texts, in lower case, that are judged queries already. These texts are left out, and so are texts with
    `[`, from which personal data was removed.
    """
    texts: defaultdict[str, TextEvidence] = defaultdict(TextEvidence)
    for _, of_visit in groupby(entries, lambda entry: entry["visit"]):
        for text, day, evidence in _split_texts(list(of_visit), curve):
            found = texts[text]
            found.days[day] += 1
            for course, each in evidence.items():
                found.courses[course].add(each)
    frequent = (
        (text, found)
        for text, found in texts.items()
        if is_typed_by_many(found.days.values()) and text not in judged and "[" not in text
    )
    candidates = (_build_candidate(text, found, names) for text, found in frequent)
    return sorted(
        (each for each in candidates if each["courses"]), key=lambda each: (-each["visits"], each["text"])
    )


def _split_texts(
    entries: list[Mapping[str, Any]], curve: ExaminationCurve
) -> Iterator[tuple[str, str, Mapping[int, CourseEvidence]]]:
    searches = [entry for entry in entries if entry["kind"] == "search" and entry.get("query")]
    outcomes = [entry for entry in entries if entry["kind"] == "outcome"]
    for text in dict.fromkeys(search["query"] for search in searches):
        of_text = [search for search in searches if search["query"] == text]
        evidence = read_visit([*of_text, *outcomes], curve)
        if evidence:
            yield text, of_text[0]["day"], evidence


def _build_candidate(text: str, found: TextEvidence, names: Mapping[int, str]) -> dict[str, Any]:
    """Build the candidate of a text.

    lift: the value of the choices of the course per examination, divided by the same figure for all courses of this
    text. An application has a greater value than a click. An examination is the probability that a visitor looked at
    the course, which depends on its position in the list.
    """
    total = CourseEvidence()
    for each in found.courses.values():
        total.add(each)
    average = total.value / total.examinations
    chosen = [
        (course, each)
        for course, each in found.courses.items()
        if course in names and each.visits >= COURSE_VISITS_MIN
    ]
    courses: list[dict[str, Any]] = [
        {
            "course": course,
            "name": names[course],
            "visits": each.visits,
            "views": each.views,
            "applications": each.applications,
            "lift": round(each.value / each.examinations / average, 2),
        }
        for course, each in chosen
    ]
    courses.sort(key=lambda row: (-row["lift"], row["course"]))
    return {"text": text, "visits": found.days.total(), "days": len(found.days), "courses": courses}
