"""Parses a row of the programmes' file into a course.

A row is one field of study at one credential level of one institution. CIP is the US classification of fields of study.
"""

from decimal import Decimal

from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.lengths import check_code, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.records import Course, Fee
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, RowRejected
from indexer.catalogue.importers.scorecard.institutions import ScorecardInstitution
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
"""The yearly tuition applies to degrees. Certificates have other prices, which the file does not contain."""


def build_programme_code(row: ProgrammeRow) -> str:
    """Build a code such as `100724-0901-3` from the institution, the CIP code (4 digits) and the credential
    level.
    """
    cip = to_text(row.cip_code)
    parts = (to_text(row.unit_id), cip and cip.zfill(4), to_text(row.credential))
    return "-".join(part for part in parts if part)


def parse_course(row: ProgrammeRow, where: ScorecardInstitution) -> tuple[Course, list[str]]:
    """Return the course at the institution's campus, and the notes on its row, such as `fee unknown: no tuition`.

    Raises RowRejected if the credential, the title or the CIP code is missing, if the code is too long, if the level or
    the field has no mapping, or if the level is not imported.
    """
    if not to_text(row.credential):
        raise RowRejected(NO_CODE)
    code = build_programme_code(row)
    check_code(code)
    name, name_note = cut_text(strip_full_stop(to_text(row.cip_title)), "programme title")
    if not name:
        raise RowRejected(NO_NAME)
    level, subject = _parse_level(to_text(row.level)), _find_specialization(to_text(row.cip_code))
    fees = build_degree_fees(where.tuition, level)
    fee_note = None if fees else _describe_missing_fee(level)
    return Course(
        code=code,
        slug=build_slug("course", code, name, where.institution.name),
        name=name,
        institution_code=where.institution.code,
        degree_level_slug=level,
        language=None,
        duration_weeks=None,
        duration_text=None,
        specialization_slugs=(subject,),
        campus_codes=(where.campus.code,),
        fees=fees,
    ), [note for note in (name_note, fee_note) if note]


def strip_full_stop(cip_title: str) -> str:
    return cip_title.removesuffix(".").rstrip()


def build_degree_fees(tuition: Decimal | None, level: str) -> tuple[Fee, ...]:
    """Return the institution's yearly tuition as the base fee of a degree.

    Returns no fee for a certificate, or if the tuition is unknown.
    """
    if tuition is None or level in CERTIFICATE_LEVELS:
        return ()
    return (Fee(tuition, "USD", FeeBasis.PER_YEAR, FeeAudience.INTERNATIONAL, is_base=True),)


def _describe_missing_fee(level: str) -> str:
    return "fee unknown: " + ("of a certificate" if level in CERTIFICATE_LEVELS else "no tuition")


def _parse_level(wording: str) -> str:
    try:
        return find_degree_level("scorecard", wording).slug
    except (LevelNotImported, UnknownLevelWording) as error:
        raise RowRejected(str(error)) from error


def _find_specialization(cip_code: str) -> str:
    """Find the specialization of the CIP code.

    Other importers also look for specializations in the course name. Here the name is the title of the CIP code, so it
    would add none.
    """
    if not cip_code:
        raise RowRejected(NO_FIELD)
    try:
        return find_cip_specialization(cip_code)
    except UnknownField as error:
        raise RowRejected(f"unknown field: {error}") from error
