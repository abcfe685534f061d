"""The PostgreSQL tables. PostgreSQL is the source of truth."""

from schemas.tables.account.mail import Mail
from schemas.tables.account.person import Consent, Favourite, Person, PersonPhoto
from schemas.tables.account.registration import OneTimeCode, PasswordReset, PendingRegistration
from schemas.tables.account.session import AuditEntry, Session
from schemas.tables.account.submission import CrmCircuit, CrmDelivery, Submission
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
    "ApplyPortal", "AuditEntry", "Campus", "City", "Consent", "Country", "Course", "CourseCampus", "CourseFee",
    "CourseIntake", "CourseSpecialization", "CrmCircuit", "CrmDelivery", "Currency", "DegreeLevel",
    "DegreeLevelGroup", "Discipline", "Favourite", "ImportImage", "ImportReport", "ImportRun", "IndexGeneration",
    "IndexVerification", "Institute", "InstituteGroup", "InstituteGroupMember", "Ledger", "LedgerGeneration", "Mail",
    "MarketingCard", "MarketingCardCampus", "OneTimeCode", "Outbox", "PasswordReset", "PendingRegistration", "Person",
    "PersonPhoto", "Postcode", "RebuildBatch", "Region", "RegionCountry", "ScholarshipCountry", "Session",
    "ShortLink", "SlugRedirect", "Source", "Specialization", "State", "Submission",
]  # fmt: skip
