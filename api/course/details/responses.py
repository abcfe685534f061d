"""Builds the responses of the endpoints for single courses."""

from psycopg.rows import DictRow

from api.course.details.queries import DetailFacts
from api.institute.translations import pick_translations
from schemas.contracts.course import details as contract
from schemas.contracts.course.card import CardCampus, CardInstitute, CourseCard
from schemas.documents.course.listing_card import build_card_campus, build_course_fee, build_listing_card
from schemas.documents.course.rows import CourseRow, FeeRow

NO_FEE = "TBC"


def build_compared_course(course: CourseRow, detail_facts: DetailFacts) -> contract.ComparedCourse:
    shown = build_listing_card(course)
    return {
        **shown,
        "institute": _build_institute(shown["institute"], course, detail_facts),
        "disciplines": list(course.subjects.disciplines),
        "specializations": list(course.subjects.specializations),
        "campuses": [build_card_campus(each, course.institute.card) for each in course.places.cards],
        "fees": [_build_fee(each) for each in course.fees],
    }


def build_course_detail(course: CourseRow, detail_facts: DetailFacts) -> contract.CourseDetail:
    compared, texts = build_compared_course(course, detail_facts), detail_facts.texts
    return {
        **compared,
        "institute": {
            **compared["institute"],
            "translations": pick_translations(texts["institute_translations"]),
            "institute_meta_title": texts["institute_meta_title"],
            "institute_meta_description": texts["institute_meta_description"],
            "institute_description": texts["institute_description"],
            "institute_short_description": texts["institute_short_description"],
        },
        "campuses": [_add_address(campus, detail_facts) for campus in compared["campuses"]],
        "description": texts["description"],
        "url": texts["url"],
        "other_requirements": next(
            (each["other_requirements"] for each in detail_facts.requirements if each["other_requirements"]),
            [],
        ),
        "requirement_sources": [_build_requirement_source(each) for each in detail_facts.requirements],
        "living_costs": detail_facts.living_costs,
        "source": {**compared["source"], "licence": texts["licence"], "url": texts["source_url"]},
    }


def build_crm_course_detail(course: CourseRow) -> contract.CrmCourseDetail:
    card = build_listing_card(course)
    return contract.CrmCourseDetail(
        course_id=card["id"],
        course_slug=card["slug"],
        course_name=card["name"],
        course_title=card["coursetitle_name"],
        institute_id=card["institute"]["id"],
        institute=card["institute_name"],
        university_name=card["institute_name"],
        sector=card["institute"]["sector"],
        campus=card["campus"]["name"] if card["campus"] else None,
        city=card["campus"]["city"]["name"] if card["campus"] else None,
        country=card["country"]["name"],
        discipline=card["discipline"]["name"] if card["discipline"] else None,
        specialization=card["specialization_name"],
        degree_level=card["degreelevel_name"],
        level_type=card["degree_level"]["level_type"],
        language=card["course_language"],
        duration=card["course_duration"],
        intake=[each["intake_month"] for each in card["admission_schedule"]],
        fee_per_year=card["base_fee"],
        currency=card["currency"]["code"] if card["currency"] else None,
        course_fee=_format_fee(card),
    )


def _build_institute(
    shown: CardInstitute, course: CourseRow, detail_facts: DetailFacts
) -> contract.ComparedInstitute:
    country = course.institute.country
    return {
        **shown,
        "country": country,
        "country_slug": country["slug"],
        "website": detail_facts.texts["website"],
        "tcf_ranking": course.institute.tcf_ranking,
        "ranking_source": detail_facts.texts["ranking_source"],
    }


def _add_address(campus: CardCampus, detail_facts: DetailFacts) -> contract.DetailCampus:
    address = detail_facts.addresses[campus["id"]]
    return contract.DetailCampus(
        **campus,
        address=address["address"],
        suburb=address["suburb"],
        postcode=address["postcode"],
    )


def _build_requirement_source(row: DictRow) -> contract.RequirementSource:
    return contract.RequirementSource(
        scope="course" if row["is_own"] else "institute",
        name=row["source_name"],
        is_sample=row["is_sample"],
        date=row["source_date"].isoformat(),
        official_url=row["official_url"],
    )


def _build_fee(fee: FeeRow) -> contract.PublishedFee:
    return {
        **build_course_fee(fee),
        "audience": "international" if fee.audience == "international" else "domestic",
        "is_base": fee.is_base,
    }


def _format_fee(card: CourseCard) -> str:
    if card["base_fee"] is None or card["currency"] is None:
        return NO_FEE
    return f"{card['currency']['code']} {card['base_fee']:.10g}"
