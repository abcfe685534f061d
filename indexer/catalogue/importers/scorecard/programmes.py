"""A row of the programmes' file as a course: a CIP title at a credential level of one institution."""

from decimal import Decimal

from indexer.catalogue.importers.parsing.cells import text
from indexer.catalogue.importers.parsing.slugs import slug
from indexer.catalogue.importers.records import Course, Fee
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, RowRefused
from indexer.catalogue.importers.scorecard.institutions import Place
from indexer.catalogue.importers.scorecard.layout import ProgrammeRow
from indexer.catalogue.importers.scorecard.rejections import NO_FIELD
from schemas.taxonomy.crosswalk import UnknownField, find_cip_specialization
from schemas.taxonomy.levels import LevelNotImported, UnknownLevelWording, find_degree_level
from schemas.vocabulary.kinds import FeeAudience, FeeBasis, Sector

SECTORS = {
    "Public": Sector.PUBLIC,
    "Private, nonprofit": Sector.PRIVATE,
    "Private, for-profit": Sector.PRIVATE,
}

CERTIFICATE_LEVELS = frozenset({"certificate", "graduate-certificate"})
"""The yearly figure is that of students for a degree; a certificate has a price of its own, which no column says."""


def programme_code(row: ProgrammeRow) -> str:
    """What a programme is known by, as 100724-0901-3: institution, CIP code with its zero, credential level."""
    cip = text(row.cip_code)
    parts = (text(row.unit_id), cip and cip.zfill(4), text(row.credential))
    return "-".join(part for part in parts if part)


def course(row: ProgrammeRow, where: Place) -> tuple[Course, list[str]]:
    """The course at its institution's campus, and its notes. Raises RowRefused."""
    if not text(row.credential):
        raise RowRefused(NO_CODE)
    name = title(text(row.cip_title))
    if not name:
        raise RowRefused(NO_NAME)
    level, subject = _level(text(row.level)), _subject(text(row.cip_code))
    fees = degree_fees(where.tuition, level)
    code = programme_code(row)
    return Course(
        code=code,
        slug=slug("course", code, name, where.institution.name),
        name=name,
        institution_code=where.institution.code,
        degree_level_slug=level,
        language=None,
        duration_weeks=None,
        duration_text=None,
        specialization_slugs=(subject,),
        campus_codes=(where.campus.code,),
        fees=fees,
    ), [] if fees else [
        "fee unknown: " + ("of a certificate" if level in CERTIFICATE_LEVELS else "no tuition")
    ]


def title(cip_title: str) -> str:
    """The CIP title without the full stop that ends it."""
    return cip_title.removesuffix(".").rstrip()


def degree_fees(tuition: Decimal | None, level: str) -> tuple[Fee, ...]:
    """The institution's yearly figure as the base fee of its degrees; none for certificates."""
    if tuition is None or level in CERTIFICATE_LEVELS:
        return ()
    return (Fee(tuition, "USD", FeeBasis.PER_YEAR, FeeAudience.INTERNATIONAL, is_base=True),)


def _level(wording: str) -> str:
    try:
        return find_degree_level("scorecard", wording).slug
    except (LevelNotImported, UnknownLevelWording) as error:
        raise RowRefused(str(error)) from error


def _subject(cip_code: str) -> str:
    """By the crosswalk alone: the course's name is the code's title, which the crosswalk has read already."""
    if not cip_code:
        raise RowRefused(NO_FIELD)
    try:
        return find_cip_specialization(cip_code)
    except UnknownField as error:
        raise RowRefused(f"unknown field: {error}") from error
