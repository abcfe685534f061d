"""An invented CRICOS register with many institutions.

Each institution has one location and several courses.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from indexer.catalogue.importers.cricos.layout import (
    COURSE_LOCATIONS,
    COURSES_SHEET,
    INSTITUTIONS,
    LOCATIONS,
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
)
from indexer.catalogue.importers.cricos.workbook import PublisherWorkbook
from tests.unit.catalogue.importers.small_register import (
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SmallRegister,
)

RowT = TypeVar("RowT")


def build_register(institutions: int, courses_each: int, title: str) -> SmallRegister:
    """Institutions have the codes 00001A, 00002A and so on. Their courses have codes such as 00001-01.

    title: the title row of the workbook, which contains the date.
    """
    providers = [f"{number:05}A" for number in range(1, institutions + 1)]
    courses = [
        COURSE._replace(
            provider_code=provider,
            course_code=f"{provider[:5]}-{number:02}",
            course_name=f"Bachelor of Subject {number}",
        )
        for provider in providers
        for number in range(1, courses_each + 1)
    ]
    return SmallRegister(
        institutions=tuple(
            INSTITUTION._replace(provider_code=provider, institution_name=f"University {provider}")
            for provider in providers
        ),
        courses=tuple(courses),
        locations=tuple(LOCATION._replace(provider_code=provider) for provider in providers),
        course_locations=tuple(
            COURSE_LOCATION._replace(provider_code=course.provider_code, course_code=course.course_code)
            for course in courses
        ),
        title=title,
    )


def keep_courses(register: SmallRegister, count: int) -> SmallRegister:
    """Keep the first `count` courses. All institutions and locations stay, also those without a course."""
    kept = register.courses[:count]
    codes = {course.course_code for course in kept}
    places = tuple(place for place in register.course_locations if place.course_code in codes)
    return replace(register, courses=kept, course_locations=places)


def change_courses(
    register: SmallRegister, count: int, change: Callable[[CourseRow], CourseRow]
) -> SmallRegister:
    changed = (*map(change, register.courses[:count]), *register.courses[count:])
    return replace(register, courses=changed)


def read_register(path: Path, title: str) -> SmallRegister:
    """Read all rows of a workbook. The returned register has `title` in place of the workbook's title."""
    workbook = PublisherWorkbook(path)
    return SmallRegister(
        institutions=_read_rows(workbook, INSTITUTIONS, InstitutionRow),
        courses=_read_rows(workbook, COURSES_SHEET, CourseRow),
        locations=_read_rows(workbook, LOCATIONS, LocationRow),
        course_locations=_read_rows(workbook, COURSE_LOCATIONS, CourseLocationRow),
        title=title,
    )


def _read_rows(workbook: PublisherWorkbook, sheet: str, row_class: Callable[..., RowT]) -> tuple[RowT, ...]:
    return tuple(row for _, row in workbook.open_sheet(sheet).iterate_rows(row_class))
