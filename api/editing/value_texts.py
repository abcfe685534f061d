"""English and Urdu texts for problems, for the fixed values of rows, and for the facts that subjects.py reads."""

from collections.abc import Mapping

from api.editing.languages import Texts, both
from schemas.editing.fields import Problem
from schemas.vocabulary.kinds import CountryFactKind, FactUnit, ScholarshipType, StudyMode

SUBJECT_NAMES: Mapping[str, Texts] = {
    "institute": both("Institution", "ادارہ"),
    "discipline": both("Subject", "مضمون"),
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
    StudyMode.FULL_TIME: both("Full time", "کل وقتی"),
    StudyMode.PART_TIME: both("Part time", "جز وقتی"),
    StudyMode.ONLINE: both("Online", "آن لائن"),
    CountryFactKind.COST_OF_LIVING: both("Cost of living", "رہنے کا خرچ"),
    CountryFactKind.PROOF_OF_FUNDS: both("Proof of funds", "رقم کا ثبوت"),
    CountryFactKind.WORK_WHILE_STUDYING: both("Work during the studies", "تعلیم کے دوران کام"),
    CountryFactKind.WORK_AFTER_STUDY: both("Work after the studies", "تعلیم کے بعد کام"),
    FactUnit.PER_MONTH: both("per month", "ماہانہ"),
    FactUnit.PER_YEAR: both("per year", "سالانہ"),
    FactUnit.HOURS_PER_WEEK: both("hours per week", "گھنٹے فی ہفتہ"),
    FactUnit.MONTHS: both("months", "مہینے"),
}
PROBLEM_TEXTS: Mapping[str, Texts] = {
    Problem.REQUIRED: both("Enter a value.", "کوئی قدر درج کریں۔"),
    Problem.TOO_LONG: both("The text is too long.", "متن بہت لمبا ہے۔"),
    Problem.NOT_A_SLUG: both(
        "Use small English letters and digits, joined by hyphens.",
        "چھوٹے انگریزی حروف اور ہندسے استعمال کریں، ہائفن سے جڑے ہوئے۔",
    ),
    Problem.NOT_A_ROUTE: both(
        "This page type cannot have this slug. `finder routes set` states the rule.",
        "اس قسم کے صفحے کا یہ slug نہیں ہو سکتا۔ `finder routes set` قاعدہ بتاتا ہے۔",
    ),
    Problem.NOT_A_NUMBER: both(
        "Enter a positive number within the limits of the field.", "خانے کی حدود میں کوئی مثبت عدد درج کریں۔"
    ),
    Problem.NOT_A_DATE: both("Enter a date such as 2026-12-31.", "2026-12-31 جیسی تاریخ درج کریں۔"),
    Problem.NOT_A_CHOICE: both("Choose one of the values.", "دی گئی اقدار میں سے ایک چنیں۔"),
    Problem.NOT_A_PATH: both("Enter an address on this site.", "اسی سائٹ کا پتا درج کریں۔"),
    Problem.NOT_A_URL: both(
        "Enter an address with http:// or https://", "http:// یا https:// والا پتا درج کریں"
    ),
    Problem.CONTROL_CHARACTER: both("The text has invisible characters.", "متن میں پوشیدہ حروف ہیں۔"),
    Problem.TAKEN: both("Another row or draft has this slug.", "کسی اور اندراج یا مسودے کا یہی slug ہے۔"),
    Problem.RESERVED_SLUG: both(
        "The site uses this slug for an address of its own. Choose another slug, such as one with two words.",
        "سائٹ یہ slug اپنے ایک پتے کے لیے استعمال کرتی ہے۔ کوئی اور slug چنیں، جیسے دو الفاظ والا۔",
    ),
    Problem.UNKNOWN_RELATION: both("Choose rows that the search finds.", "وہ اندراج چنیں جو تلاش میں ملیں۔"),
    Problem.ONE_RELATION: both("Choose only one.", "صرف ایک چنیں۔"),
    Problem.OTHER_UNIT: both(
        "This figure is given in another unit.", "یہ عدد کسی اور اکائی میں دیا جاتا ہے۔"
    ),
    Problem.NOT_EMPTY: both("Leave this empty.", "یہ خالی چھوڑیں۔"),
    Problem.EXISTS: both(
        "Another row has the same country and these values. Change that row.",
        "اسی ملک اور انہی اقدار کا ایک اندراج پہلے سے ہے۔ اسے بدلیں۔",
    ),
    Problem.OTHER_INSTITUTE: both(
        "Choose campuses of the chosen institution.", "منتخب ادارے ہی کے کیمپس چنیں۔"
    ),
}
