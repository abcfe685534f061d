"""Converts a course row to its document. The same row always gives the same document."""

from indexer.indexing.documents.content_hash import EncodedDocument, encode_document, hash_document
from indexer.indexing.documents.course.exact_names import build_exact_names
from schemas.documents.course.document import CourseDocument, Tombstone
from schemas.documents.course.listing_card import build_stored_card
from schemas.documents.course.rows import CourseRow
from schemas.vocabulary.day_numbers import to_day_number
from schemas.vocabulary.kinds import STUDY_MODE_SLUGS, EnglishTestSlug
from schemas.vocabulary.languages import find_language_code


def build_course_document(row: CourseRow) -> CourseDocument:
    """Build the document of a published course, with its content hash."""
    document = _build_content(row)
    document["content_hash"] = hash_document(document)
    return document


def encode_course(row: CourseRow) -> EncodedDocument:
    """Build the document of a published course as JSON, with its content hash."""
    return encode_document(_build_content(row))


def encode_tombstone(course_id: int) -> EncodedDocument:
    """Build a tombstone as JSON.

    A tombstone is the document of a course that is not published or was deleted.
    """
    return encode_document(Tombstone(id=course_id, deleted=True, content_hash=""))


def _build_content(row: CourseRow) -> CourseDocument:
    institute, level = row.institute, row.level
    place_names = [*institute.names, *row.places.fields["campus_names"]]
    return {
        "id": row.id,
        "deleted": False,
        "content_hash": "",
        "slug": row.slug,
        "name": row.name,
        "course_title": row.course_title,
        **row.subjects.fields,
        "degree_level_names": level.names,
        "institute_names": institute.names,
        **row.places.fields,
        "exact_names": build_exact_names(row.name, row.course_title, place_names),
        "level_type_id": level.type_id,
        "degree_level_id": level.id,
        "institute_id": institute.id,
        "institute_type": institute.institute_type,
        "study_mode": STUDY_MODE_SLUGS[row.study_mode],
        "language": find_language_code(row.course_language),
        "intakes": row.intakes,
        "english_tests": list(row.entry.english_tests) or [EnglishTestSlug.UNKNOWN],
        "english_minimums": dict(row.entry.english_tests),
        "application_deadline": to_day_number(row.entry.application_deadline),
        "fee_pkr": row.fee_pkr,
        "fee_pkr_unrounded": row.fee_pkr_unrounded,
        "duration_weeks": row.duration_weeks,
        "tcf_ranking": institute.tcf_ranking,
        "priority": row.priority,
        "popularity": row.popularity,
        "popular": row.popular,
        "card": build_stored_card(row),
    }
