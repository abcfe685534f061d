"""Course rows, as they are read from PostgreSQL, for tests of their conversion to search documents."""

from dataclasses import replace
from datetime import date

from schemas.documents.course.document import Named
from schemas.documents.course.places import CampusRow, Places
from schemas.documents.course.rows import (
    NO_ENTRY,
    CourseRow,
    EntryRow,
    FeeRow,
    InstituteRow,
    LevelRow,
    SourceRow,
)
from schemas.documents.course.subjects import SpecializationRow, Subjects


def named(identity: int, name: str) -> Named:
    return {"id": identity, "slug": name.lower().replace(" ", "-"), "name": name}


AUSTRALIA = named(36, "Australia")
NEW_SOUTH_WALES = named(5, "New South Wales")
SYDNEY = named(9, "Sydney")
NEWCASTLE = named(8, "Newcastle")
COMPUTING = named(61, "Computing")
MANAGEMENT = named(41, "Management")

ROW = CourseRow(
    id=7,
    slug="computer-science-7",
    name="Computer Science",
    course_title="BSc (Hons)",
    course_language="English",
    study_mode="Full Time",
    duration_weeks=156,
    course_duration="156 weeks",
    priority=3,
    popularity=1.5,
    popular=True,
    fee_pkr=5_835_480,
    fee_pkr_unrounded=5_835_480.0,
    fee_rate_date=date(2026, 9, 29),
    source_date=date(2023, 1, 3),
    institute=InstituteRow(
        AUSTRALIA, 2, "acme", "Acme University", "Acme Uni", "logo.svg", "Public", "UNIVERSITY", 1901, 12
    ),
    level=LevelRow(4, "bachelor", "Bachelor Degree", "Bachelor", "undergraduate", "Undergraduate"),
    source=SourceRow(1, "CRICOS", False, None),
    places=Places(
        (
            CampusRow(20, "north", "North", -33.9, 151.2, SYDNEY, NEW_SOUTH_WALES, AUSTRALIA, "AU"),
            CampusRow(21, "tower", "Tower", -33.9, 151.2, SYDNEY, NEW_SOUTH_WALES, AUSTRALIA, "AU"),
            CampusRow(22, "coast", "Coast", -32.9, 151.8, NEWCASTLE, NEW_SOUTH_WALES, AUSTRALIA, "AU"),
        )
    ),
    subjects=Subjects(
        (
            SpecializationRow(named(302, "Data Science"), COMPUTING),
            SpecializationRow(named(120, "Project Management"), MANAGEMENT),
            SpecializationRow(named(301, "Artificial Intelligence"), COMPUTING),
        )
    ),
    intakes=[2, 7],
    fees=[
        FeeRow(30000.5, 1, "AUD", "Australian dollar", "per_year", "international", True),
        FeeRow(90001.5, 1, "AUD", "Australian dollar", "total_course", "international", False),
    ],
    entry=EntryRow({"ielts": 6.5, "toefl": 79.0}, date(2027, 1, 15), 100.0, "AUD"),
)

BARE = ROW._replace(
    course_title=None,
    course_language=None,
    study_mode=None,
    duration_weeks=None,
    course_duration=None,
    popular=False,
    fee_pkr=None,
    fee_rate_date=None,
    institute=replace(
        ROW.institute, trading_name=None, logo=None, sector=None, established=None, tcf_ranking=None
    ),
    places=Places(()),
    subjects=Subjects(ROW.subjects.rows[:1]),
    intakes=[],
    fees=[],
    entry=NO_ENTRY,
)
"""A row in which every optional value is unknown, except `fee_pkr_unrounded`."""
