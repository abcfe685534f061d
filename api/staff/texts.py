"""The texts of the pages for staff in English and Urdu."""

from collections.abc import Mapping

from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import SiteLanguage

Texts = Mapping[SiteLanguage, str]

STAFF_LANGUAGES = (SiteLanguage.ENGLISH, SiteLanguage.URDU)
"""The languages of the pages for staff. Staff with another language see the pages in English."""


def both(english: str, urdu: str) -> Texts:
    return {SiteLanguage.ENGLISH: english, SiteLanguage.URDU: urdu}


TEXTS: Mapping[str, Texts] = {
    "site": both("Meridian · Staff", "میریڈیئن · عملہ"),
    "home": both("To the site", "سائٹ پر جائیں"),
    "skip": both("Skip to the content", "مواد پر جائیں"),
    "cases": both("Enquiries and applications", "سوالات اور درخواستیں"),
    "filter": both("Filter", "فلٹر"),
    "show": both("Show", "دکھائیں"),
    "clear_filter": both("Clear the filter", "فلٹر ہٹائیں"),
    "kind": both("Kind", "قسم"),
    "all": both("All", "سب"),
    "application": both("Applications", "درخواستیں"),
    "enquiry": both("Enquiries", "سوالات"),
    "form": both("Form", "فارم"),
    "state": both("State", "حالت"),
    "assignee": both("Assigned to", "ذمہ دار"),
    "nobody": both("Nobody", "کوئی نہیں"),
    "me": both("Me", "میں"),
    "since": both("From day", "دن سے"),
    "until": both("To day", "دن تک"),
    "text": both("Text", "متن"),
    "text_help": both(
        "A part of a name, an address, a course or a message", "نام، پتے، کورس یا پیغام کا کوئی حصہ"
    ),
    "export": both("Download as CSV", "CSV ڈاؤن لوڈ کریں"),
    "found": both("Found", "نتائج"),
    "none": both("No enquiry or application matches the filter.", "کوئی سوال یا درخواست فلٹر سے نہیں ملتی۔"),
    "received": both("Received", "موصول"),
    "name": both("Name", "نام"),
    "unnamed": both("Without a name", "بے نام"),
    "course": both("Course", "کورس"),
    "institute": both("Institute", "ادارہ"),
    "mobile": both("Phone", "فون"),
    "email": both("Email", "ای میل"),
    "pages": both("Pages", "صفحات"),
    "page": both("Page", "صفحہ"),
    "previous": both("Previous page", "پچھلا صفحہ"),
    "next": both("Next page", "اگلا صفحہ"),
    "back": both("Back to the list", "فہرست پر واپس"),
    "sent": both("What was sent", "جو بھیجا گیا"),
    "history": both("History", "تاریخ"),
    "notes": both("Notes", "نوٹس"),
    "no_notes": both("No notes yet.", "ابھی کوئی نوٹ نہیں۔"),
    "replies": both("Replies", "جوابات"),
    "no_replies": both("No replies yet.", "ابھی کوئی جواب نہیں۔"),
    "assign": both("Assign", "ذمہ داری دیں"),
    "assign_me": both("Assign to me", "مجھے دیں"),
    "note": both("Note", "نوٹ"),
    "note_help": both("The student does not see notes.", "طالب علم نوٹس نہیں دیکھتا۔"),
    "add_note": both("Add the note", "نوٹ شامل کریں"),
    "reply": both("Reply by mail", "ای میل سے جواب"),
    "reply_help": both(
        "The text is sent to the mail address of the form.", "متن فارم کے ای میل پتے پر بھیجا جاتا ہے۔"
    ),
    "send_reply": both("Send the reply", "جواب بھیجیں"),
    "no_address": both("The form has no mail address.", "فارم میں ای میل پتا نہیں ہے۔"),
    "move": both("Change the state", "حالت بدلیں"),
    "new_state": both("New state", "نئی حالت"),
    "move_note": both("Text for the student", "طالب علم کے لیے متن"),
    "move_help": both(
        "The student gets a mail with the new state, and sees the text on the site.",
        "طالب علم کو نئی حالت کی ای میل ملتی ہے اور متن سائٹ پر نظر آتا ہے۔",
    ),
    "final": both("This state is final.", "یہ حالت حتمی ہے۔"),
    "author": both("By", "از"),
    "pending": both("waiting to be sent", "بھیجنے کے انتظار میں"),
    "mail_sent": both("sent", "بھیج دیا گیا"),
    "failed": both("not sent: the mail server refused it", "نہیں بھیجا گیا: میل سرور نے رد کر دیا"),
    "error": both("This did not work", "یہ نہیں ہو سکا"),
    "not_found": both(
        "There is no such page. If you work here, sign in on the home page first.",
        "ایسا کوئی صفحہ نہیں۔ اگر آپ عملے میں ہیں تو پہلے ہوم پیج پر سائن اِن کریں۔",
    ),
    "conflict": both(
        "Somebody else has changed the state meanwhile.", "اسی دوران کسی اور نے حالت بدل دی ہے۔"
    ),
    "too_many": both("Too many attempts. Wait 15 minutes.", "بہت زیادہ کوششیں۔ 15 منٹ انتظار کریں۔"),
    "unavailable": both(
        "Elasticsearch does not respond. Try again in a minute.",
        "Elasticsearch جواب نہیں دے رہا۔ ایک منٹ بعد دوبارہ کوشش کریں۔",
    ),
    "invalid": both("A value is missing or not valid.", "کوئی قدر موجود نہیں یا درست نہیں۔"),
    "no_keys": both(
        "The second factor cannot be checked. Ask the operator of the site to check FINDER_ENCRYPTION_KEYS.",
        "دوسرے عنصر کی جانچ ممکن نہیں۔ سائٹ کے منتظم سے FINDER_ENCRYPTION_KEYS دیکھنے کو کہیں۔",
    ),
    "second_factor": both("Second factor", "دوسرا عنصر"),
    "enter_code": both(
        "Enter the code of your authenticator app, or a recovery code.",
        "اپنی authenticator ایپ کا کوڈ یا کوئی ریکوری کوڈ درج کریں۔",
    ),
    "code": both("Code", "کوڈ"),
    "continue": both("Continue", "جاری رکھیں"),
    "wrong_code": both(
        "The code is wrong or was used already. Wait for the next code.",
        "کوڈ غلط ہے یا استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں۔",
    ),
    "start": both(
        "Your role needs a second factor: an app on your phone that shows a new code every 30 seconds. "
        "Enter your password to set it up.",
        "آپ کے کردار کے لیے دوسرا عنصر ضروری ہے: فون کی ایک ایپ جو ہر 30 سیکنڈ میں نیا کوڈ دکھاتی ہے۔ "
        "اسے ترتیب دینے کے لیے اپنا پاس ورڈ درج کریں۔",
    ),
    "password": both("Password", "پاس ورڈ"),
    "wrong_password": both("The password is wrong.", "پاس ورڈ غلط ہے۔"),
    "scan": both(
        "Scan the QR code with your authenticator app, or type the secret into the app.",
        "QR کوڈ کو اپنی authenticator ایپ سے اسکین کریں یا خفیہ کلید ایپ میں لکھیں۔",
    ),
    "qr_code": both("QR code of the secret", "خفیہ کلید کا QR کوڈ"),
    "secret": both("Secret", "خفیہ کلید"),
    "first_code": both("Code that the app shows now", "وہ کوڈ جو ایپ ابھی دکھا رہی ہے"),
    "passed": both("Your second factor is confirmed.", "آپ کے دوسرے عنصر کی تصدیق ہو گئی۔"),
    "recovery_codes": both("Recovery codes", "ریکوری کوڈز"),
    "keep_codes": both(
        "Keep these codes in a safe place. Each replaces the app once. They are not shown again.",
        "ان کوڈز کو محفوظ جگہ پر رکھیں۔ ہر کوڈ ایک بار ایپ کی جگہ استعمال ہو سکتا ہے۔ یہ دوبارہ نہیں دکھائے جائیں گے۔",
    ),
}
STATE_NAMES: Mapping[ApplicationState, Texts] = {
    ApplicationState.SUBMITTED: both("Submitted", "جمع کرائی گئی"),
    ApplicationState.IN_REVIEW: both("In review", "زیرِ جائزہ"),
    ApplicationState.DOCUMENTS_NEEDED: both("Documents needed", "دستاویزات درکار"),
    ApplicationState.OFFER: both("Offer", "پیشکش"),
    ApplicationState.DECLINED: both("Declined", "نامنظور"),
    ApplicationState.WITHDRAWN: both("Withdrawn", "واپس لی گئی"),
    ApplicationState.ENROLLED: both("Enrolled", "داخل"),
}
FORM_NAMES: Mapping[str, Texts] = {
    "apply": both("Application", "درخواست"),
    "apply_now": both("Apply Now", "ابھی درخواست"),
    "counselling": both("Free counselling", "مفت مشاورت"),
    "eligibility": both("Eligibility check", "اہلیت کی جانچ"),
    "request_info": both("Request for information", "معلومات کی درخواست"),
    "need_assistance": both("Need Assistance", "مدد درکار"),
    "suggest_edit": both("Suggested edit", "تجویز کردہ ترمیم"),
    "review": both("Review", "جائزہ"),
}
KEY_NAMES: Mapping[str, Texts] = {
    "full_name": TEXTS["name"],
    "first_name": both("First name", "پہلا نام"),
    "last_name": both("Last name", "آخری نام"),
    "email_address": TEXTS["email"],
    "mobile": TEXTS["mobile"],
    "message": both("Message", "پیغام"),
    "description": both("Message", "پیغام"),
    "subject": both("Subject", "موضوع"),
    "course_name": TEXTS["course"],
    "institute": TEXTS["institute"],
    "intake": both("Intake", "داخلے کا وقت"),
    "intake_c": both("Intake", "داخلے کا وقت"),
    "nationality": both("Nationality", "قومیت"),
    "nationality_c": both("Nationality", "قومیت"),
    "citizenship": both("Citizenship", "شہریت"),
    "residence": both("Residence", "رہائش"),
    "city": both("City", "شہر"),
    "preferredCountry": both("Preferred country", "پسندیدہ ملک"),
    "country_pref": both("Preferred country", "پسندیدہ ملک"),
    "level_c": both("Level of study", "تعلیمی سطح"),
    "age": both("Age", "عمر"),
}
"""The names of frequent keys of the forms. Other keys are shown as they are sent to the CRM."""
