"""The texts of alerts in each language."""

from collections.abc import Mapping
from dataclasses import dataclass

from schemas.vocabulary.alerts import WATCHED_COURSES_MAX, CourseChange
from schemas.vocabulary.site_languages import SiteLanguage


@dataclass(frozen=True, slots=True)
class AlertTexts:
    """Words in braces are placeholders. headings: the heading for each reason, with the number of courses.

    counts: the same as a part of the subject.
    """

    followed: str
    subject: str
    problem_subject: str
    headings: Mapping[CourseChange, str]
    counts: Mapping[CourseChange, str]
    facts: Mapping[str, str]
    changed: str
    fee: str
    old_fee: str
    intake: str
    deadline: str
    months: tuple[str, ...]
    more: str
    all_courses: str
    invalid: str
    too_many: str
    open_search: str
    why: str
    manage: str
    stop: str
    comma: str


TEXTS: Mapping[SiteLanguage, AlertTexts] = {
    SiteLanguage.ENGLISH: AlertTexts(
        followed="Universities you follow",
        subject="{name}: {counts}",
        problem_subject="{name}: no alerts at the moment",
        headings={
            CourseChange.NEW: "New courses ({count})",
            CourseChange.CHEAPER: "Lower fees ({count})",
            CourseChange.CHANGED: "Changed courses ({count})",
            CourseChange.CLOSING_SOON: "Applications close soon ({count})",
            CourseChange.INTAKE_SOON: "Starting soon ({count})",
        },
        counts={
            CourseChange.NEW: "{count} new",
            CourseChange.CHEAPER: "{count} cheaper",
            CourseChange.CHANGED: "{count} changed",
            CourseChange.CLOSING_SOON: "{count} closing soon",
            CourseChange.INTAKE_SOON: "{count} starting soon",
        },
        facts={
            "name": "name",
            "level": "level",
            "duration": "duration",
            "study_mode": "study mode",
            "language": "language",
            "intakes": "intakes",
            "campuses": "campuses",
            "fee": "fee",
        },
        changed="Changed: {facts}",
        fee="{fee} per year",
        old_fee="{fee} per year, before: {old}",
        intake="Next intake: {month}. Ask the university for its last day for applications.",
        deadline="Applications close on {date}.",
        months=(
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ),
        more="and {count} more",
        all_courses="All {count} courses of this search",
        invalid=(
            "A value of this saved search no longer exists, so we cannot tell you what is new. "
            "Open the search, choose its filters again and save it."
        ),
        too_many=(
            f"This search has {{count}} courses. We can watch searches of up to {WATCHED_COURSES_MAX:,} courses. "
            "Add a filter and save the search again."
        ),
        open_search="Open the search",
        why="You get this mail because you asked Meridian for alerts about this search.",
        manage="Your saved searches",
        stop="Stop these mails",
        comma=", ",
    ),
    SiteLanguage.URDU: AlertTexts(
        followed="آپ کی فالو کردہ یونیورسٹیاں",
        subject="{name}: {counts}",
        problem_subject="{name}: فی الحال کوئی اطلاع نہیں",
        headings={
            CourseChange.NEW: "نئے کورسز ({count})",
            CourseChange.CHEAPER: "کم فیس ({count})",
            CourseChange.CHANGED: "تبدیل شدہ کورسز ({count})",
            CourseChange.CLOSING_SOON: "درخواستیں جلد بند ({count})",
            CourseChange.INTAKE_SOON: "جلد شروع ہونے والے ({count})",
        },
        counts={
            CourseChange.NEW: "{count} نئے",
            CourseChange.CHEAPER: "{count} سستے",
            CourseChange.CHANGED: "{count} تبدیل شدہ",
            CourseChange.CLOSING_SOON: "{count} کی درخواستیں جلد بند",
            CourseChange.INTAKE_SOON: "{count} جلد شروع",
        },
        facts={
            "name": "نام",
            "level": "سطح",
            "duration": "دورانیہ",
            "study_mode": "طریقۂ تعلیم",
            "language": "زبان",
            "intakes": "داخلے کے مہینے",
            "campuses": "کیمپس",
            "fee": "فیس",
        },
        changed="تبدیلی: {facts}",
        fee="{fee} فی سال",
        old_fee="{fee} فی سال، پہلے: {old}",
        intake="اگلا داخلہ: {month}۔ درخواست کی آخری تاریخ یونیورسٹی سے پوچھیں۔",
        deadline="درخواست کی آخری تاریخ: {date}۔",
        months=(
            "جنوری", "فروری", "مارچ", "اپریل", "مئی", "جون", "جولائی", "اگست", "ستمبر", "اکتوبر", "نومبر", "دسمبر",
        ),
        more="اور مزید {count}",
        all_courses="اس تلاش کے تمام {count} کورسز",
        invalid=(
            "اس محفوظ تلاش کی ایک قدر اب موجود نہیں، اس لیے ہم نئی چیزیں نہیں بتا سکتے۔ "
            "تلاش کھولیں، فلٹر دوبارہ منتخب کریں اور اسے محفوظ کریں۔"
        ),
        too_many=(
            f"اس تلاش میں {{count}} کورسز ہیں۔ ہم زیادہ سے زیادہ {WATCHED_COURSES_MAX:,} کورسز پر نظر رکھ سکتے ہیں۔ "
            "ایک فلٹر شامل کریں اور تلاش دوبارہ محفوظ کریں۔"
        ),
        open_search="تلاش کھولیں",
        why="آپ کو یہ ای میل اس لیے ملی کہ آپ نے میریڈیئن سے اس تلاش کی اطلاعات مانگی تھیں۔",
        manage="آپ کی محفوظ تلاشیں",
        stop="یہ ای میلز بند کریں",
        comma="، ",
    ),
    SiteLanguage.ARABIC: AlertTexts(
        followed="جامعات تتابعها",
        subject="{name}: {counts}",
        problem_subject="{name}: لا تنبيهات في الوقت الحالي",
        headings={
            CourseChange.NEW: "برامج جديدة ({count})",
            CourseChange.CHEAPER: "رسوم أقل ({count})",
            CourseChange.CHANGED: "برامج متغيّرة ({count})",
            CourseChange.CLOSING_SOON: "يُغلق التقديم قريباً ({count})",
            CourseChange.INTAKE_SOON: "تبدأ قريباً ({count})",
        },
        counts={
            CourseChange.NEW: "الجديد: {count}",
            CourseChange.CHEAPER: "الأرخص: {count}",
            CourseChange.CHANGED: "المتغيّر: {count}",
            CourseChange.CLOSING_SOON: "يُغلق تقديمه قريباً: {count}",
            CourseChange.INTAKE_SOON: "يبدأ قريباً: {count}",
        },
        facts={
            "name": "الاسم",
            "level": "الدرجة",
            "duration": "المدة",
            "study_mode": "نظام الدراسة",
            "language": "اللغة",
            "intakes": "مواعيد البدء",
            "campuses": "الفروع",
            "fee": "الرسوم",
        },
        changed="التغيير: {facts}",
        fee="{fee} في السنة",
        old_fee="{fee} في السنة، وكانت {old}",
        intake="موعد البدء القادم: {month}. اسأل الجامعة عن آخر يوم للتقديم.",
        deadline="آخر يوم للتقديم: {date}.",
        months=(
            "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
            "ديسمبر",
        ),
        more="وغيرها: {count}",
        all_courses="كل برامج هذا البحث ({count})",
        invalid=(
            "إحدى قيم هذا البحث المحفوظ لم تعد موجودة، لذلك لا نستطيع إخبارك بالجديد. "
            "افتح البحث واختر عوامل التصفية من جديد واحفظه."
        ),
        too_many=(
            f"عدد برامج هذا البحث {{count}}. نستطيع متابعة عمليات بحث فيها حتى {WATCHED_COURSES_MAX:,} برنامج. "
            "أضف عامل تصفية واحفظ البحث من جديد."
        ),
        open_search="افتح البحث",
        why="تصلك هذه الرسالة لأنك طلبت من ميريديان تنبيهات عن هذا البحث.",
        manage="عمليات بحثك المحفوظة",
        stop="أوقف هذه الرسائل",
        comma="، ",
    ),
}  # fmt: skip
