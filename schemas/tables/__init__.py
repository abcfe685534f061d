"""The PostgreSQL tables, one file per noun. PostgreSQL is the source of truth."""

from schemas.tables.apply_portal import ApplyPortal
from schemas.tables.course import Course, CourseCampus, CourseFee, CourseIntake, CourseSpecialization
from schemas.tables.currency import Currency
from schemas.tables.indexing import (
    IndexGeneration,
    IndexVerification,
    Ledger,
    LedgerGeneration,
    Outbox,
    RebuildBatch,
)
from schemas.tables.institute import Campus, Institute
from schemas.tables.institute_group import InstituteGroup, InstituteGroupMember
from schemas.tables.marketing_card import MarketingCard, MarketingCardCampus
from schemas.tables.place import City, Country, Postcode, Region, RegionCountry, State
from schemas.tables.redirect import SlugRedirect
from schemas.tables.scholarship_country import ScholarshipCountry
from schemas.tables.short_link import ShortLink
from schemas.tables.source import ImportImage, ImportReport, ImportRun, Source
from schemas.tables.taxonomy import DegreeLevel, DegreeLevelGroup, Discipline, Specialization

__all__ = [
    "ApplyPortal", "Campus", "City", "Country", "Course", "CourseCampus", "CourseFee", "CourseIntake",
    "CourseSpecialization", "Currency", "DegreeLevel", "DegreeLevelGroup", "Discipline", "ImportImage", "ImportReport",
    "ImportRun", "IndexGeneration", "IndexVerification", "Institute", "InstituteGroup",
    "InstituteGroupMember", "Ledger", "LedgerGeneration", "MarketingCard", "MarketingCardCampus", "Outbox",
    "Postcode", "RebuildBatch", "Region", "RegionCountry", "ScholarshipCountry", "ShortLink", "SlugRedirect",
    "Source", "Specialization", "State",
]  # fmt: skip
