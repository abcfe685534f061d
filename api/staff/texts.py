"""The texts of the pages for staff in English, Urdu and Arabic."""

from collections.abc import Mapping

from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import SiteLanguage

Texts = Mapping[SiteLanguage, str]


def translate(english: str, urdu: str, arabic: str) -> Texts:
    return {SiteLanguage.ENGLISH: english, SiteLanguage.URDU: urdu, SiteLanguage.ARABIC: arabic}


TEXTS: Mapping[str, Texts] = {
    "site": translate("Meridian · Staff", "میریڈیئن · عملہ", "ميريديان · فريق العمل"),
    "home": translate("To the site", "سائٹ پر جائیں", "إلى الموقع"),
    "skip": translate("Skip to the content", "مواد پر جائیں", "الانتقال إلى المحتوى"),
    "cases": translate("Enquiries and applications", "سوالات اور درخواستیں", "الاستفسارات والطلبات"),
    "filter": translate("Filter", "فلٹر", "تصفية"),
    "show": translate("Show", "دکھائیں", "عرض"),
    "clear_filter": translate("Clear the filter", "فلٹر ہٹائیں", "مسح التصفية"),
    "kind": translate("Kind", "قسم", "النوع"),
    "all": translate("All", "سب", "الكل"),
    "application": translate("Applications", "درخواستیں", "الطلبات"),
    "enquiry": translate("Enquiries", "سوالات", "الاستفسارات"),
    "form": translate("Form", "فارم", "النموذج"),
    "state": translate("State", "حالت", "الحالة"),
    "assignee": translate("Assigned to", "ذمہ دار", "المسؤول"),
    "nobody": translate("Nobody", "کوئی نہیں", "لا أحد"),
    "me": translate("Me", "میں", "أنا"),
    "since": translate("From day", "دن سے", "من يوم"),
    "until": translate("To day", "دن تک", "إلى يوم"),
    "text": translate("Text", "متن", "النص"),
    "text_help": translate(
        "A part of a name, an address, a course or a message",
        "نام، پتے، کورس یا پیغام کا کوئی حصہ",
        "جزء من اسم أو عنوان أو مقرر دراسي أو رسالة",
    ),
    "export": translate("Download as CSV", "CSV ڈاؤن لوڈ کریں", "تنزيل بصيغة CSV"),
    "found": translate("Found", "نتائج", "النتائج"),
    "none": translate(
        "No enquiry or application matches the filter.",
        "کوئی سوال یا درخواست فلٹر سے نہیں ملتی۔",
        "لا يوجد استفسار أو طلب يطابق التصفية.",
    ),
    "received": translate("Received", "موصول", "تاريخ الاستلام"),
    "name": translate("Name", "نام", "الاسم"),
    "unnamed": translate("Without a name", "بے نام", "بلا اسم"),
    "course": translate("Course", "کورس", "البرنامج الدراسي"),
    "institute": translate("Institute", "ادارہ", "المؤسسة التعليمية"),
    "mobile": translate("Phone", "فون", "الهاتف"),
    "email": translate("Email", "ای میل", "البريد الإلكتروني"),
    "pages": translate("Pages", "صفحات", "الصفحات"),
    "page": translate("Page", "صفحہ", "الصفحة"),
    "previous": translate("Previous page", "پچھلا صفحہ", "الصفحة السابقة"),
    "next": translate("Next page", "اگلا صفحہ", "الصفحة التالية"),
    "back": translate("Back to the list", "فہرست پر واپس", "العودة إلى القائمة"),
    "sent": translate("What was sent", "جو بھیجا گیا", "ما تم إرساله"),
    "history": translate("History", "تاریخ", "السجل"),
    "notes": translate("Notes", "نوٹس", "الملاحظات"),
    "no_notes": translate("No notes yet.", "ابھی کوئی نوٹ نہیں۔", "لا توجد ملاحظات بعد."),
    "replies": translate("Replies", "جوابات", "الردود"),
    "no_replies": translate("No replies yet.", "ابھی کوئی جواب نہیں۔", "لا توجد ردود بعد."),
    "assign": translate("Assign", "ذمہ داری دیں", "إسناد"),
    "assign_me": translate("Assign to me", "مجھے دیں", "الإسناد إليّ"),
    "note": translate("Note", "نوٹ", "ملاحظة"),
    "note_help": translate(
        "The student does not see notes.", "طالب علم نوٹس نہیں دیکھتا۔", "لا يرى الطالب الملاحظات."
    ),
    "add_note": translate("Add the note", "نوٹ شامل کریں", "إضافة الملاحظة"),
    "reply": translate("Reply by mail", "ای میل سے جواب", "الرد بالبريد الإلكتروني"),
    "reply_help": translate(
        "The text is sent to the mail address of the form.",
        "متن فارم کے ای میل پتے پر بھیجا جاتا ہے۔",
        "يُرسَل النص إلى عنوان البريد الإلكتروني المذكور في النموذج.",
    ),
    "send_reply": translate("Send the reply", "جواب بھیجیں", "إرسال الرد"),
    "no_address": translate(
        "The form has no mail address.",
        "فارم میں ای میل پتا نہیں ہے۔",
        "لا يوجد عنوان بريد إلكتروني في النموذج.",
    ),
    "move": translate("Change the state", "حالت بدلیں", "تغيير الحالة"),
    "new_state": translate("New state", "نئی حالت", "الحالة الجديدة"),
    "move_note": translate("Text for the student", "طالب علم کے لیے متن", "نص موجه إلى الطالب"),
    "move_help": translate(
        "The student gets a mail with the new state, and sees the text on the site.",
        "طالب علم کو نئی حالت کی ای میل ملتی ہے اور متن سائٹ پر نظر آتا ہے۔",
        "يتلقى الطالب رسالة بالحالة الجديدة، ويرى النص على الموقع.",
    ),
    "final": translate("This state is final.", "یہ حالت حتمی ہے۔", "هذه الحالة نهائية."),
    "author": translate("By", "از", "بواسطة"),
    "pending": translate("waiting to be sent", "بھیجنے کے انتظار میں", "في انتظار الإرسال"),
    "mail_sent": translate("sent", "بھیج دیا گیا", "أُرسل"),
    "failed": translate(
        "not sent: the mail server refused it",
        "نہیں بھیجا گیا: میل سرور نے رد کر دیا",
        "لم يُرسَل: رفضه خادم البريد",
    ),
    "error": translate("This did not work", "یہ نہیں ہو سکا", "لم ينجح ذلك"),
    "not_found": translate(
        "There is no such page. If you work here, sign in on the home page first.",
        "ایسا کوئی صفحہ نہیں۔ اگر آپ عملے میں ہیں تو پہلے ہوم پیج پر سائن اِن کریں۔",
        "لا توجد صفحة بهذا العنوان. إذا كنت من فريق العمل، فسجّل الدخول أولاً من الصفحة الرئيسية.",
    ),
    "conflict": translate(
        "Somebody else has changed the state meanwhile.",
        "اسی دوران کسی اور نے حالت بدل دی ہے۔",
        "غيّر شخص آخر الحالة في هذه الأثناء.",
    ),
    "too_many": translate(
        "Too many attempts. Wait 15 minutes.",
        "بہت زیادہ کوششیں۔ 15 منٹ انتظار کریں۔",
        "محاولات كثيرة جدًا. انتظر 15 دقيقة.",
    ),
    "unavailable": translate(
        "Elasticsearch does not respond. Try again in a minute.",
        "Elasticsearch جواب نہیں دے رہا۔ ایک منٹ بعد دوبارہ کوشش کریں۔",
        "لا يستجيب Elasticsearch. حاول مرة أخرى بعد دقيقة.",
    ),
    "invalid": translate(
        "A value is missing or not valid.",
        "کوئی قدر موجود نہیں یا درست نہیں۔",
        "هناك قيمة ناقصة أو غير صالحة.",
    ),
    "no_keys": translate(
        "The second factor cannot be checked. Ask the operator of the site to check FINDER_ENCRYPTION_KEYS.",
        "دوسرے عنصر کی جانچ ممکن نہیں۔ سائٹ کے منتظم سے FINDER_ENCRYPTION_KEYS دیکھنے کو کہیں۔",
        "لا يمكن التحقق من العامل الثاني. اطلب من مشغّل الموقع مراجعة FINDER_ENCRYPTION_KEYS.",
    ),
    "second_factor": translate("Second factor", "دوسرا عنصر", "العامل الثاني"),
    "enter_code": translate(
        "Enter the code of your authenticator app, or a recovery code.",
        "اپنی authenticator ایپ کا کوڈ یا کوئی ریکوری کوڈ درج کریں۔",
        "أدخل الرمز من تطبيق المصادقة، أو رمز استرداد.",
    ),
    "code": translate("Code", "کوڈ", "الرمز"),
    "continue": translate("Continue", "جاری رکھیں", "متابعة"),
    "wrong_code": translate(
        "The code is wrong or was used already. Wait for the next code.",
        "کوڈ غلط ہے یا استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں۔",
        "الرمز خاطئ أو استُخدم من قبل. انتظر الرمز التالي.",
    ),
    "start": translate(
        "Your role needs a second factor: an app on your phone that shows a new code every 30 seconds. "
        "Enter your password to set it up.",
        "آپ کے کردار کے لیے دوسرا عنصر ضروری ہے: فون کی ایک ایپ جو ہر 30 سیکنڈ میں نیا کوڈ دکھاتی ہے۔ "
        "اسے ترتیب دینے کے لیے اپنا پاس ورڈ درج کریں۔",
        "يتطلب دورك عاملاً ثانيًا: تطبيقًا على هاتفك يعرض رمزًا جديدًا كل 30 ثانية. أدخل كلمة المرور لإعداده.",
    ),
    "password": translate("Password", "پاس ورڈ", "كلمة المرور"),
    "wrong_password": translate("The password is wrong.", "پاس ورڈ غلط ہے۔", "كلمة المرور خاطئة."),
    "scan": translate(
        "Scan the QR code with your authenticator app, or type the secret into the app.",
        "QR کوڈ کو اپنی authenticator ایپ سے اسکین کریں یا خفیہ کلید ایپ میں لکھیں۔",
        "امسح رمز QR بتطبيق المصادقة، أو اكتب المفتاح السري في التطبيق.",
    ),
    "qr_code": translate("QR code of the secret", "خفیہ کلید کا QR کوڈ", "رمز QR للمفتاح السري"),
    "secret": translate("Secret", "خفیہ کلید", "المفتاح السري"),
    "first_code": translate(
        "Code that the app shows now", "وہ کوڈ جو ایپ ابھی دکھا رہی ہے", "الرمز الذي يعرضه التطبيق الآن"
    ),
    "passed": translate(
        "Your second factor is confirmed.", "آپ کے دوسرے عنصر کی تصدیق ہو گئی۔", "تم تأكيد العامل الثاني."
    ),
    "recovery_codes": translate("Recovery codes", "ریکوری کوڈز", "رموز الاسترداد"),
    "keep_codes": translate(
        "Keep these codes in a safe place. Each replaces the app once. They are not shown again.",
        "ان کوڈز کو محفوظ جگہ پر رکھیں۔ ہر کوڈ ایک بار ایپ کی جگہ استعمال ہو سکتا ہے۔ یہ دوبارہ نہیں دکھائے جائیں گے۔",
        "احتفظ بهذه الرموز في مكان آمن. يحل كل رمز محل التطبيق مرة واحدة. لن تُعرض مرة أخرى.",
    ),
}
STATE_NAMES: Mapping[ApplicationState, Texts] = {
    ApplicationState.SUBMITTED: translate("Submitted", "جمع کرائی گئی", "مُقدَّم"),
    ApplicationState.IN_REVIEW: translate("In review", "زیرِ جائزہ", "قيد المراجعة"),
    ApplicationState.DOCUMENTS_NEEDED: translate("Documents needed", "دستاویزات درکار", "مستندات مطلوبة"),
    ApplicationState.OFFER: translate("Offer", "پیشکش", "عرض قبول"),
    ApplicationState.DECLINED: translate("Declined", "نامنظور", "مرفوض"),
    ApplicationState.WITHDRAWN: translate("Withdrawn", "واپس لی گئی", "مسحوب"),
    ApplicationState.ENROLLED: translate("Enrolled", "داخل", "مسجَّل"),
}
FORM_NAMES: Mapping[str, Texts] = {
    "apply": translate("Application", "درخواست", "طلب"),
    "apply_now": translate("Apply Now", "ابھی درخواست", "قدّم الآن"),
    "counselling": translate("Free counselling", "مفت مشاورت", "استشارة مجانية"),
    "eligibility": translate("Eligibility check", "اہلیت کی جانچ", "التحقق من الأهلية"),
    "request_info": translate("Request for information", "معلومات کی درخواست", "طلب معلومات"),
    "need_assistance": translate("Need Assistance", "مدد درکار", "طلب مساعدة"),
    "suggest_edit": translate("Suggested edit", "تجویز کردہ ترمیم", "تعديل مقترح"),
    "review": translate("Review", "جائزہ", "تقييم"),
}
KEY_NAMES: Mapping[str, Texts] = {
    "full_name": TEXTS["name"],
    "first_name": translate("First name", "پہلا نام", "الاسم الأول"),
    "last_name": translate("Last name", "آخری نام", "اسم العائلة"),
    "email_address": TEXTS["email"],
    "mobile": TEXTS["mobile"],
    "message": translate("Message", "پیغام", "الرسالة"),
    "description": translate("Message", "پیغام", "الرسالة"),
    "subject": translate("Subject", "موضوع", "الموضوع"),
    "course_name": TEXTS["course"],
    "institute": TEXTS["institute"],
    "intake": translate("Intake", "داخلے کا وقت", "موعد القبول"),
    "intake_c": translate("Intake", "داخلے کا وقت", "موعد القبول"),
    "nationality": translate("Nationality", "قومیت", "الجنسية"),
    "nationality_c": translate("Nationality", "قومیت", "الجنسية"),
    "citizenship": translate("Citizenship", "شہریت", "المواطنة"),
    "residence": translate("Residence", "رہائش", "الإقامة"),
    "city": translate("City", "شہر", "المدينة"),
    "preferredCountry": translate("Preferred country", "پسندیدہ ملک", "البلد المفضل"),
    "country_pref": translate("Preferred country", "پسندیدہ ملک", "البلد المفضل"),
    "level_c": translate("Level of study", "تعلیمی سطح", "المستوى الدراسي"),
    "age": translate("Age", "عمر", "العمر"),
}
"""The names of frequent keys of the forms. Other keys are shown as they are sent to the CRM."""
