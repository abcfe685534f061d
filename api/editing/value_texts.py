"""The texts of fixed values of rows, in English and Urdu, and the names of what a row is about."""

from collections.abc import Mapping

from api.editing.languages import both
from api.staff.texts import Texts
from schemas.vocabulary.kinds import CountryFactKind, FactUnit, ScholarshipType

SUBJECT_NAMES: Mapping[str, Texts] = {
    "institute": both("Institution", "ادارہ"),
    "city": both("City", "شہر"),
    "country": both("Country", "ملک"),
    "kind": both("Figure", "عدد"),
    "unit": both("Unit", "اکائی"),
    "currency": both("Currency", "کرنسی"),
    "language": both("Language", "زبان"),
    "source": both("Source", "ماخذ"),
}
VALUE_NAMES: Mapping[str, Texts] = {
    ScholarshipType.FULLY_FUNDED: both("Fees and living costs", "فیس اور رہنے کا خرچ"),
    ScholarshipType.FULL_TUITION: both("The whole fee", "پوری فیس"),
    ScholarshipType.PARTIAL_TUITION: both("A part of the fee", "فیس کا ایک حصہ"),
    ScholarshipType.LIVING_COSTS: both("Living costs", "رہنے کا خرچ"),
    ScholarshipType.RESEARCH: both("Research", "تحقیق"),
    CountryFactKind.COST_OF_LIVING: both("Cost of living", "رہنے کا خرچ"),
    CountryFactKind.PROOF_OF_FUNDS: both("Proof of funds", "رقم کا ثبوت"),
    CountryFactKind.WORK_WHILE_STUDYING: both("Work during the studies", "تعلیم کے دوران کام"),
    CountryFactKind.WORK_AFTER_STUDY: both("Work after the studies", "تعلیم کے بعد کام"),
    FactUnit.PER_MONTH: both("per month", "ماہانہ"),
    FactUnit.PER_YEAR: both("per year", "سالانہ"),
    FactUnit.HOURS_PER_WEEK: both("hours per week", "گھنٹے فی ہفتہ"),
    FactUnit.MONTHS: both("months", "مہینے"),
}
