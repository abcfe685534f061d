"""The tables, one file per noun; PostgreSQL is the source of truth."""

from schemas.tables.course import Course, CourseCampus, CourseFee, CourseIntake, CourseSpecialization
from schemas.tables.currency import Currency
from schemas.tables.indexing import IndexGeneration, IndexVerification, Ledger, LedgerGeneration, Outbox
from schemas.tables.institute import Campus, Institute
from schemas.tables.place import City, Country, Postcode, Region, RegionCountry, State
from schemas.tables.redirect import SlugRedirect
from schemas.tables.short_link import ShortLink
from schemas.tables.source import ImportReport, ImportRun, Source
from schemas.tables.taxonomy import DegreeLevel, DegreeLevelGroup, Discipline, Specialization

__all__ = [
    "Campus", "City", "Country", "Course", "CourseCampus", "CourseFee", "CourseIntake", "CourseSpecialization",
    "Currency", "DegreeLevel", "DegreeLevelGroup", "Discipline", "ImportReport", "ImportRun", "IndexGeneration",
    "IndexVerification", "Institute", "Ledger", "LedgerGeneration", "Outbox", "Postcode", "Region", "RegionCountry",
    "ShortLink", "SlugRedirect", "Source", "Specialization", "State",
]  # fmt: skip
