"""A course's row becomes its document. Pure: the same row always gives the same document."""

from schemas.documents.content_hash import Encoded, content_hash, encode
from schemas.documents.course.document import CourseDocument, Tombstone
from schemas.documents.course.exact_names import exact_names
from schemas.documents.course.listing_card import stored_card
from schemas.documents.course.row import CourseRow
from schemas.vocabulary.kinds import STUDY_MODE_SLUGS


def course_document(row: CourseRow) -> CourseDocument:
    """The document of a published course, its content hash included."""
    document = _content(row)
    document["content_hash"] = content_hash(document)
    return document


def encoded_course(row: CourseRow) -> Encoded:
    """The same as the engine gets it."""
    return encode(_content(row))


def encoded_tombstone(course_id: int) -> Encoded:
    """What stands in place of a course that is not published, as the engine gets it."""
    return encode(Tombstone(id=course_id, deleted=True, content_hash=""))


def _content(row: CourseRow) -> CourseDocument:
    institute, level = row.institute, row.level
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
        "exact_names": exact_names(row.name, row.course_title, institute.names),
        "level_type_id": level.type_id,
        "degree_level_id": level.id,
        "institute_id": institute.id,
        "institute_type": institute.institute_type,
        "study_mode": STUDY_MODE_SLUGS[row.study_mode],
        "intakes": row.intakes,
        "fee_pkr": row.fee_pkr,
        "duration_weeks": row.duration_weeks,
        "tcf_ranking": institute.tcf_ranking,
        "priority": row.priority,
        "popularity": row.popularity,
        "popular": row.popular,
        "card": stored_card(row),
    }
