"""The PostgreSQL tables. PostgreSQL is the source of truth."""

from schemas.tables.account.analyst_view import AnalystView
from schemas.tables.account.application import Application, ApplicationChange
from schemas.tables.account.counselling import StaffNote, StaffReply, SubmissionAssignment
from schemas.tables.account.deletion import DeletedPerson
from schemas.tables.account.document import Document, FileRemoval
from schemas.tables.account.editing import ContentEntry, ContentVersion, MediaImage
from schemas.tables.account.mail import Mail
from schemas.tables.account.person import (
    Consent,
    DeadlineReminder,
    Favourite,
    InstituteFollow,
    Person,
    PersonPhoto,
)
from schemas.tables.account.registration import OneTimeCode, PasswordReset, PendingRegistration
from schemas.tables.account.saved_search import Alert, SavedSearch, SavedSearchCourse
from schemas.tables.account.search_report import SearchReport
from schemas.tables.account.second_factor import RecoveryCode, SecondFactor
from schemas.tables.account.session import AuditEntry, Session
from schemas.tables.account.submission import CrmCallback, CrmCircuit, CrmDelivery, Submission
from schemas.tables.apply_portal import ApplyPortal, ApplyPortalMember
from schemas.tables.content import Blog, Page
from schemas.tables.country_guide import (
    CityLivingCost,
    CountryFact,
    CountryFaq,
    CountryIntroduction,
    DisciplineIntroduction,
)
from schemas.tables.course import (
    Course,
    CourseCampus,
    CourseFee,
    CourseIntake,
    CourseSpecialization,
    EntryRequirement,
)
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
from schemas.tables.page_route import PageRoute
from schemas.tables.pathway_group import PathwayGroup, PathwayGroupMember
from schemas.tables.place import City, Country, Postcode, Region, RegionCountry, State
from schemas.tables.redirect import SlugRedirect
from schemas.tables.scholarship import (
    Scholarship,
    ScholarshipDegreeLevel,
    ScholarshipDiscipline,
    ScholarshipHostCountry,
    ScholarshipInstitute,
)
from schemas.tables.scholarship_country import ScholarshipCountry
from schemas.tables.search_log.course_popularity import CoursePopularity
from schemas.tables.search_log.popular_search import PopularSearch
from schemas.tables.search_log.ranking_experiment import RankingExperiment, RankingExperimentDay
from schemas.tables.search_log.vocabulary_decision import VocabularyDecision
from schemas.tables.short_link import ShortLink
from schemas.tables.source import ImportImage, ImportReport, ImportRun, Source
from schemas.tables.taxonomy import DegreeLevel, DegreeLevelGroup, Discipline, Specialization
from schemas.tables.visa import VisaGuide

__all__ = [
    "Alert", "AnalystView", "Application", "ApplicationChange", "ApplyPortal", "ApplyPortalMember", "AuditEntry",
    "Blog", "Campus", "City", "CityLivingCost", "Consent", "ContentEntry", "ContentVersion", "Country", "CountryFact",
    "CountryFaq", "CountryIntroduction",
    "Course", "CourseCampus", "CourseFee", "CourseIntake", "CoursePopularity", "CourseSpecialization", "CrmCallback",
    "CrmCircuit", "CrmDelivery", "Currency", "DeadlineReminder", "DegreeLevel", "DegreeLevelGroup", "DeletedPerson",
    "Discipline", "DisciplineIntroduction",
    "Document", "EntryRequirement", "Favourite", "FileRemoval", "ImportImage", "ImportReport",
    "ImportRun", "IndexGeneration", "IndexVerification", "Institute", "InstituteFollow", "InstituteGroup",
    "InstituteGroupMember", "Ledger", "LedgerGeneration", "Mail", "MarketingCard", "MarketingCardCampus", "MediaImage",
    "OneTimeCode", "Outbox", "Page", "PageRoute", "PasswordReset", "PathwayGroup", "PathwayGroupMember",
    "PendingRegistration", "Person", "PersonPhoto", "PopularSearch", "Postcode", "RankingExperiment",
    "RankingExperimentDay", "RebuildBatch",
    "RecoveryCode", "Region", "RegionCountry", "SavedSearch", "SavedSearchCourse", "Scholarship", "ScholarshipCountry",
    "ScholarshipDegreeLevel", "ScholarshipDiscipline", "ScholarshipHostCountry", "ScholarshipInstitute",
    "SearchReport", "SecondFactor", "Session", "ShortLink", "SlugRedirect", "Source", "Specialization", "StaffNote",
    "StaffReply", "State", "Submission", "SubmissionAssignment", "VisaGuide", "VocabularyDecision",
]  # fmt: skip
