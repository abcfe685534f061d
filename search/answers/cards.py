"""A course document as the card that a list shows."""

from math import ceil

from schemas.contracts import course as contract
from schemas.documents.course.document import Card, CardFee, CourseDocument
from schemas.documents.course.document import CardCampus as DocumentCampus
from schemas.vocabulary.kinds import FeeAudience
from schemas.vocabulary.limits import WEEKS_PER_YEAR
from schemas.vocabulary.months import MONTHS
from search.answers.admitted_campuses import admitted_campuses
from search.question.question import Question


def course_card(document: CourseDocument, question: Question) -> contract.CourseCard:
    """The card, with the campus that the question's place filter admits."""
    card = document["card"]
    campuses = admitted_campuses(card["campuses"], question)
    base = next((fee for fee in card["fees"] if fee["is_base"]), None)
    weeks = document["duration_weeks"]
    return contract.CourseCard(
        id=document["id"],
        slug=document["slug"],
        name=document["name"],
        course_title=_title(document["course_title"]),
        coursetitle_name=document["course_title"],
        degree_level=_degree_level(card),
        degreelevel_name=card["degree_level"]["display_name"],
        specialization=card["specializations"][0],
        specialization_name=card["specializations"][0]["name"],
        discipline=card["disciplines"][0],
        country=campuses[0]["country"] if campuses else card["institute"]["country"],
        course_language=card["course_language"],
        study_mode=card["study_mode"],
        course_duration=card["course_duration"],
        duration=None if weeks is None else weeks / WEEKS_PER_YEAR,
        duration_weeks=weeks,
        base_fee=base["amount"] if base else None,
        fee_pkr=document["fee_pkr"],
        fee_rate_date=card["fee_rate_date"],
        currency=_currency(base) if base else None,
        course_fee=_fees(card),
        admission_schedule=[
            contract.IntakeMonth(intake_month=MONTHS[month - 1]) for month in document["intakes"]
        ],
        campus=card_campus(campuses[0]) if campuses else None,
        campus_count=len(campuses),
        institute=_institute(card),
        institute_slug=card["institute"]["slug"],
        institute_name=card["institute"]["name"],
        logo=card["institute"]["logo"],
        tcf_ranking=document["tcf_ranking"],
        priority=document["priority"],
        popular=document["popular"],
        card_type="course",
        grid_card_img_back=None,
        source=_source(card),
    )


def _title(title: str | None) -> contract.CourseTitle | None:
    return None if title is None else contract.CourseTitle(display_name=title)


def _degree_level(card: Card) -> contract.CardDegreeLevel:
    level = card["degree_level"]
    return contract.CardDegreeLevel(
        id=level["id"], slug=level["slug"], display_name=level["display_name"], level_type=level["level_type"]
    )


def _currency(fee: CardFee) -> contract.FeeCurrency:
    return contract.FeeCurrency(
        id=fee["currency_id"], code=fee["currency_code"], display_name=fee["currency_name"]
    )


def _fees(card: Card) -> list[contract.CourseFee]:
    """What students from abroad pay, the base fee first."""
    fees = [fee for fee in card["fees"] if fee["audience"] == FeeAudience.INTERNATIONAL]
    return [course_fee(fee) for fee in sorted(fees, key=lambda fee: not fee["is_base"])]


def course_fee(fee: CardFee) -> contract.CourseFee:
    return contract.CourseFee(
        amount=fee["amount"],
        ceil_value=ceil(fee["amount"]),
        basis="per_year" if fee["basis"] == "per_year" else "total_course",
        currency=_currency(fee),
    )


def card_campus(campus: DocumentCampus) -> contract.CardCampus:
    return contract.CardCampus(
        id=campus["id"],
        slug=campus["slug"],
        name=campus["name"],
        campus=campus["name"],
        city=campus["city"],
        state=campus["state"],
        country=campus["country"],
        latitude=campus["latitude"],
        longitude=campus["longitude"],
    )


def _institute(card: Card) -> contract.CardInstitute:
    institute = card["institute"]
    return contract.CardInstitute(
        id=institute["id"],
        institute_name=institute["name"],
        slug=institute["slug"],
        logo=institute["logo"],
        sector=institute["sector"],
        institute_type=institute["institute_type"],
        established=institute["established"],
    )


def _source(card: Card) -> contract.CourseSource:
    source = card["source"]
    return contract.CourseSource(
        name=source["name"], is_sample=source["is_sample"], note=source["note"], date=source["date"]
    )
