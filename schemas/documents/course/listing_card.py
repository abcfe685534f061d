"""Builds the card of a course. The indexer builds the card for lists once, when it indexes the course.

The document stores the parts of the card as text, and responses contain these texts. The values of PLACE_KEYS can
depend on the request: they are built for a request with a place or campus filter, if the course has several campuses.
The API also builds cards, for the details of single courses.
"""

from collections.abc import Sequence
from datetime import date
from math import ceil
from typing import Any

import orjson

from schemas.contracts.base import Named
from schemas.contracts.course import card as contract
from schemas.documents.course.document import CardCampus, CardChoices, StoredCard
from schemas.documents.course.places import Places
from schemas.documents.course.rows import CourseRow, EntryRow, FeeRow, InstituteRow
from schemas.vocabulary.english_tests import EnglishTest
from schemas.vocabulary.kinds import FeeAudience
from schemas.vocabulary.limits import WEEKS_PER_YEAR
from schemas.vocabulary.months import MONTHS

INTAKES = [contract.IntakeMonth(intake_month=month) for month in MONTHS]
PLACE_KEYS = ("country", "campus", "campus_count")
"""The keys of a card that depend on the requested place."""
_ENDS_WITHOUT_CHOICE = tuple(f'"{PLACE_KEYS[-1]}":{count}}}' for count in (0, 1))
"""The ends of StoredCard.anywhere if the course has no campus or one campus, such as `"campus_count":1}`."""


def build_listing_card(row: CourseRow) -> contract.CourseCard:
    """Build the card for a request without a place. The card shows the first campus."""
    base = next((fee for fee in row.fees if fee.is_base), None)
    specialization = next(iter(row.subjects.specializations), None)
    institute, level, weeks = row.institute, row.level, row.duration_weeks
    country, campus, campus_count = _choose_place(row.places.cards, institute.country, institute.card)
    return {
        "id": row.id,
        "slug": row.slug,
        "name": row.name,
        "course_title": None
        if row.course_title is None
        else contract.CourseTitle(display_name=row.course_title),
        "coursetitle_name": row.course_title,
        "degree_level": level.card,
        "degreelevel_name": level.display_name,
        "specialization": specialization,
        "specialization_name": specialization["name"] if specialization else None,
        "discipline": next(iter(row.subjects.disciplines), None),
        "country": country,
        "course_language": row.course_language,
        "study_mode": row.study_mode,
        "course_duration": row.course_duration,
        "duration": None if weeks is None else weeks / WEEKS_PER_YEAR,
        "duration_weeks": weeks,
        "base_fee": base.amount if base else None,
        "fee_pkr": row.fee_pkr,
        "fee_rate_date": _format_date(row.fee_rate_date),
        "currency": _build_currency(base) if base else None,
        "course_fee": _build_fees(row),
        "admission_schedule": [INTAKES[month - 1] for month in row.intakes],
        **_build_entry_facts(row.entry),
        "campus": campus,
        "campus_count": campus_count,
        "institute": institute.card,
        "institute_slug": institute.slug,
        "institute_name": institute.name,
        "logo": institute.logo,
        "tcf_ranking": institute.tcf_ranking,
        "priority": row.priority,
        "popular": row.popular,
        "card_type": "course",
        "grid_card_img_back": None,
        "source": contract.CourseSource(
            name=row.source.name,
            is_sample=row.source.is_sample,
            note=row.source.note,
            date=row.source_date.isoformat(),
        ),
    }


def build_stored_card(row: CourseRow) -> StoredCard:
    """Build the three parts of the card that the document stores. `join_card_json` joins them."""
    facts = dict[str, Any](build_listing_card(row))
    for key in PLACE_KEYS:
        del facts[key]
    anywhere, choices = _get_place_texts(row.places, row.institute)
    return {"facts": _to_json(facts).removesuffix("}"), "anywhere": anywhere, "choices": choices}


def _get_place_texts(places: Places, institute: InstituteRow) -> tuple[str, str]:
    """Return the parts `anywhere` and `choices` of StoredCard.

    Courses with the same institute and places share these texts. `places.texts` caches them.
    """
    if institute.id not in places.texts:
        choices: CardChoices = {
            "campuses": places.cards,
            "country": institute.country,
            "institute": institute.card,
        }
        places.texts[institute.id] = (build_place_json(choices), _to_json(choices))
    return places.texts[institute.id]


def join_card_json(card: StoredCard, place: str | None = None) -> str:
    """Join the parts `facts` and `anywhere` of a card to one JSON object.

    place: a text of `build_place_json`, which replaces the part `anywhere`. None keeps `anywhere`.
    """
    return f"{card['facts']},{card['anywhere'] if place is None else place}"


def has_several_campuses(card: StoredCard) -> bool:
    return not card["anywhere"].endswith(_ENDS_WITHOUT_CHOICE)


def build_place_json(choices: CardChoices, campuses: Sequence[CardCampus] | None = None) -> str:
    """Build a JSON object with the keys in PLACE_KEYS, without its opening brace.

    - campuses: the campuses at the requested place. None means all campuses of the course.
    """
    selected = choices["campuses"] if campuses is None else campuses
    place = _choose_place(selected, choices["country"], choices["institute"])
    return _to_json(dict(zip(PLACE_KEYS, place, strict=True))).removeprefix("{")


def _choose_place(
    campuses: Sequence[CardCampus], country: Named, institute: contract.CardInstitute
) -> tuple[Named, contract.CardCampus | None, int]:
    """Return the country, the first campus and the number of campuses.

    Without a campus, the country is the country of the institute.
    """
    if not campuses:
        return country, None, 0
    return campuses[0]["country"], build_card_campus(campuses[0], institute), len(campuses)


def build_card_campus(campus: CardCampus, institute: contract.CardInstitute) -> contract.CardCampus:
    return contract.CardCampus(
        id=campus["id"],
        slug=campus["slug"],
        name=campus["name"],
        campus=campus["name"],
        city=campus["city"],
        state=campus["state"],
        country=campus["country"],
        country_iso2=campus["country_iso2"],
        latitude=campus["latitude"],
        longitude=campus["longitude"],
        institute=institute,
    )


def build_course_fee(fee: FeeRow) -> contract.CourseFee:
    return {
        "amount": fee.amount,
        "ceil_value": ceil(fee.amount),
        "basis": "per_year" if fee.basis == "per_year" else "total_course",
        "currency": _build_currency(fee),
    }


def _build_fees(row: CourseRow) -> list[contract.CourseFee]:
    """Build the fees of international students. The base fee is first."""
    fees = [fee for fee in row.fees if fee.audience == FeeAudience.INTERNATIONAL]
    return [build_course_fee(fee) for fee in sorted(fees, key=lambda fee: not fee.is_base)]


def _build_currency(fee: FeeRow) -> contract.FeeCurrency:
    return {"id": fee.currency_id, "code": fee.currency_code, "display_name": fee.currency_name}


def _build_entry_facts(entry: EntryRow) -> contract.EntryFacts:
    fee, currency = entry.application_fee, entry.application_fee_currency
    return {
        "english_tests": [
            contract.EnglishTestMinimum(test=EnglishTest(test), minimum_score=score)
            for test, score in entry.english_tests.items()
        ],
        "application_deadline": _format_date(entry.application_deadline),
        "application_fee": None
        if fee is None or currency is None
        else contract.ApplicationFee(amount=fee, currency=currency),
    }


def _format_date(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def _to_json(value: Any) -> str:
    return orjson.dumps(value).decode()
