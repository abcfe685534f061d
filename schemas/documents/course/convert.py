"""A course's row becomes its document. Pure: the same row always gives the same document."""

from collections.abc import Iterable
from typing import cast

from schemas.documents.content_hash import content_hash
from schemas.documents.course.document import (
    Card,
    CardCampus,
    CardFee,
    CardInstitute,
    CardLevel,
    CardSource,
    CourseDocument,
    GeoPoint,
    Location,
    Named,
    Tombstone,
)
from schemas.documents.course.exact_names import exact_names
from schemas.documents.course.row import CampusRow, CourseRow, FeeRow, InstituteRow, LevelRow
from schemas.vocabulary.kinds import LEVEL_TYPE_IDS, LevelType


def course_document(row: CourseRow) -> CourseDocument:
    """The document of a published course, its content hash included."""
    document = _content(row)
    document["content_hash"] = content_hash(document)
    return document


def tombstone(course_id: int) -> Tombstone:
    """What stands in place of a course that is not published."""
    document = Tombstone(id=course_id, deleted=True, content_hash="")
    document["content_hash"] = content_hash(document)
    return document


def _content(row: CourseRow) -> CourseDocument:
    campuses = row.campuses
    specializations = [each.specialization for each in row.specializations]
    disciplines = _distinct(each.discipline for each in row.specializations)
    institute_names = _names(row.institute.name, row.institute.trading_name)
    return {
        "id": row.id,
        "deleted": False,
        "content_hash": "",
        "slug": row.slug,
        "name": row.name,
        "course_title": row.course_title,
        "specialization_names": [each["name"] for each in specializations],
        "discipline_names": [each["name"] for each in disciplines],
        "degree_level_names": _names(row.level.display_name, row.level.name, row.level.group_name),
        "institute_names": institute_names,
        "campus_names": _names(*(campus.name for campus in campuses)),
        "city_names": _names(*(campus.city["name"] for campus in campuses)),
        "state_names": _names(*(campus.state["name"] for campus in campuses)),
        "country_names": _names(*(campus.country["name"] for campus in campuses)),
        "exact_names": exact_names(row.name, row.course_title, institute_names),
        "level_type_id": LEVEL_TYPE_IDS[LevelType(row.level.level_type)],
        "degree_level_id": row.level.id,
        "discipline_ids": _ids(disciplines),
        "specialization_ids": _ids(specializations),
        "institute_id": row.institute.id,
        "institute_type": row.institute.institute_type,
        "campus_ids": [campus.id for campus in campuses],
        "city_ids": _ids(campus.city for campus in campuses),
        "state_ids": _ids(campus.state for campus in campuses),
        "country_ids": _ids(campus.country for campus in campuses),
        "points": _points(campuses),
        "locations": [_location(campus) for campus in campuses],
        "intakes": row.intakes,
        "fee_pkr": row.fee_pkr,
        "duration_weeks": row.duration_weeks,
        "tcf_ranking": row.institute.tcf_ranking,
        "priority": row.priority,
        "popularity": row.popularity,
        "popular": row.popular,
        "card": _card(row, specializations, disciplines),
    }


def _card(row: CourseRow, specializations: list[Named], disciplines: list[Named]) -> Card:
    return {
        "institute": _card_institute(row.institute),
        "degree_level": _card_level(row.level),
        "specializations": specializations,
        "disciplines": disciplines,
        "campuses": [_card_campus(campus) for campus in row.campuses],
        "fees": [_card_fee(fee) for fee in row.fees],
        "fee_rate_date": None if row.fee_rate_date is None else row.fee_rate_date.isoformat(),
        "course_duration": row.course_duration,
        "course_language": row.course_language,
        "study_mode": row.study_mode,
        "source": cast(CardSource, {**row.source._asdict(), "date": row.source_date.isoformat()}),
    }


def _card_institute(institute: InstituteRow) -> CardInstitute:
    return {
        "id": institute.id,
        "slug": institute.slug,
        "name": institute.name,
        "logo": institute.logo,
        "sector": institute.sector,
        "institute_type": institute.institute_type,
        "established": institute.established,
        "country": institute.country,
    }


def _card_level(level: LevelRow) -> CardLevel:
    return {
        "id": level.id,
        "slug": level.slug,
        "name": level.name,
        "display_name": level.display_name,
        "level_type": level.level_type,
    }


def _card_campus(campus: CampusRow) -> CardCampus:
    return cast(CardCampus, campus._asdict())


def _card_fee(fee: FeeRow) -> CardFee:
    return cast(CardFee, {**fee._asdict(), "amount": float(fee.amount)})


def _location(campus: CampusRow) -> Location:
    return {
        "campus_id": campus.id,
        "city_id": campus.city["id"],
        "state_id": campus.state["id"],
        "country_id": campus.country["id"],
        "point": {"lat": campus.latitude, "lon": campus.longitude},
    }


def _points(campuses: list[CampusRow]) -> list[GeoPoint]:
    distinct = dict.fromkeys((campus.latitude, campus.longitude) for campus in campuses)
    return [{"lat": latitude, "lon": longitude} for latitude, longitude in distinct]


def _ids(things: Iterable[Named]) -> list[int]:
    return sorted({thing["id"] for thing in things})


def _names(*names: str | None) -> list[str]:
    """Each known name once, in their order."""
    return list(dict.fromkeys(name for name in names if name))


def _distinct(things: Iterable[Named]) -> list[Named]:
    """Each thing once, in the order of its first standing."""
    distinct: dict[int, Named] = {}
    for thing in things:
        distinct.setdefault(thing["id"], thing)
    return list(distinct.values())
