"""The texts of the pages for staff in English and Urdu."""

from collections.abc import Mapping

from schemas.vocabulary.accounts import MailLanguage
from schemas.vocabulary.applications import ApplicationState

Texts = Mapping[MailLanguage, str]


def _both(english: str, urdu: str) -> Texts:
    return {MailLanguage.ENGLISH: english, MailLanguage.URDU: urdu}


TEXTS: Mapping[str, Texts] = {
    "site": _both("Meridian · Staff", "میریڈیئن · عملہ"),
    "home": _both("To the site", "سائٹ پر جائیں"),
    "other_language": _both("اردو", "English"),
    "skip": _both("Skip to the content", "مواد پر جائیں"),
    "cases": _both("Enquiries and applications", "سوالات اور درخواستیں"),
    "filter": _both("Filter", "فلٹر"),
    "show": _both("Show", "دکھائیں"),
    "clear_filter": _both("Clear the filter", "فلٹر ہٹائیں"),
    "kind": _both("Kind", "قسم"),
    "all": _both("All", "سب"),
    "application": _both("Applications", "درخواستیں"),
    "enquiry": _both("Enquiries", "سوالات"),
    "form": _both("Form", "فارم"),
    "state": _both("State", "حالت"),
    "assignee": _both("Assigned to", "ذمہ دار"),
    "nobody": _both("Nobody", "کوئی نہیں"),
    "me": _both("Me", "میں"),
    "since": _both("From day", "دن سے"),
    "until": _both("To day", "دن تک"),
    "text": _both("Text", "متن"),
    "text_help": _both(
        "A part of a name, an address, a course or a message", "نام، پتے، کورس یا پیغام کا کوئی حصہ"
    ),
    "export": _both("Download as CSV", "CSV ڈاؤن لوڈ کریں"),
    "found": _both("Found", "نتائج"),
    "none": _both("No enquiry or application matches the filter.", "کوئی سوال یا درخواست فلٹر سے نہیں ملتی۔"),
    "received": _both("Received", "موصول"),
    "name": _both("Name", "نام"),
    "unnamed": _both("Without a name", "بے نام"),
    "course": _both("Course", "کورس"),
    "institute": _both("Institute", "ادارہ"),
    "mobile": _both("Phone", "فون"),
    "email": _both("Email", "ای میل"),
    "pages": _both("Pages", "صفحات"),
    "page": _both("Page", "صفحہ"),
    "previous": _both("Previous page", "پچھلا صفحہ"),
    "next": _both("Next page", "اگلا صفحہ"),
    "back": _both("Back to the list", "فہرست پر واپس"),
    "sent": _both("What was sent", "جو بھیجا گیا"),
    "history": _both("History", "تاریخ"),
    "notes": _both("Notes", "نوٹس"),
    "no_notes": _both("No notes yet.", "ابھی کوئی نوٹ نہیں۔"),
    "replies": _both("Replies", "جوابات"),
    "no_replies": _both("No replies yet.", "ابھی کوئی جواب نہیں۔"),
    "assign": _both("Assign", "ذمہ داری دیں"),
    "assign_me": _both("Assign to me", "مجھے دیں"),
    "note": _both("Note", "نوٹ"),
    "note_help": _both("The student does not see notes.", "طالب علم نوٹس نہیں دیکھتا۔"),
    "add_note": _both("Add the note", "نوٹ شامل کریں"),
    "reply": _both("Reply by mail", "ای میل سے جواب"),
    "reply_help": _both(
        "The text is sent to the mail address of the form.", "متن فارم کے ای میل پتے پر بھیجا جاتا ہے۔"
    ),
    "send_reply": _both("Send the reply", "جواب بھیجیں"),
    "no_address": _both("The form has no mail address.", "فارم میں ای میل پتا نہیں ہے۔"),
    "move": _both("Change the state", "حالت بدلیں"),
    "new_state": _both("New state", "نئی حالت"),
    "move_note": _both("Text for the student", "طالب علم کے لیے متن"),
    "move_help": _both(
        "The student gets a mail with the new state, and sees the text on the site.",
        "طالب علم کو نئی حالت کی ای میل ملتی ہے اور متن سائٹ پر نظر آتا ہے۔",
    ),
    "final": _both("This state is final.", "یہ حالت حتمی ہے۔"),
    "author": _both("By", "از"),
    "pending": _both("waiting to be sent", "بھیجنے کے انتظار میں"),
    "mail_sent": _both("sent", "بھیج دیا گیا"),
    "failed": _both("not sent: the mail server refused it", "نہیں بھیجا گیا: میل سرور نے رد کر دیا"),
    "error": _both("This did not work", "یہ نہیں ہو سکا"),
    "not_found": _both(
        "There is no such page. If you work here, sign in on the home page first.",
        "ایسا کوئی صفحہ نہیں۔ اگر آپ عملے میں ہیں تو پہلے ہوم پیج پر سائن اِن کریں۔",
    ),
    "conflict": _both(
        "Somebody else has changed the state meanwhile.", "اسی دوران کسی اور نے حالت بدل دی ہے۔"
    ),
    "too_many": _both("Too many attempts. Wait 15 minutes.", "بہت زیادہ کوششیں۔ 15 منٹ انتظار کریں۔"),
    "invalid": _both("A value is missing or not valid.", "کوئی قدر موجود نہیں یا درست نہیں۔"),
    "no_keys": _both(
        "The second factor cannot be checked. Ask the operator of the site to check FINDER_ENCRYPTION_KEYS.",
        "دوسرے عنصر کی جانچ ممکن نہیں۔ سائٹ کے منتظم سے FINDER_ENCRYPTION_KEYS دیکھنے کو کہیں۔",
    ),
    "second_factor": _both("Second factor", "دوسرا عنصر"),
    "enter_code": _both(
        "Enter the code of your authenticator app, or a recovery code.",
        "اپنی authenticator ایپ کا کوڈ یا کوئی ریکوری کوڈ درج کریں۔",
    ),
    "code": _both("Code", "کوڈ"),
    "continue": _both("Continue", "جاری رکھیں"),
    "wrong_code": _both(
        "The code is wrong or was used already. Wait for the next code.",
        "کوڈ غلط ہے یا استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں۔",
    ),
    "start": _both(
        "Your role needs a second factor: an app on your phone that shows a new code every 30 seconds. "
        "Enter your password to set it up.",
        "آپ کے کردار کے لیے دوسرا عنصر ضروری ہے: فون کی ایک ایپ جو ہر 30 سیکنڈ میں نیا کوڈ دکھاتی ہے۔ "
        "اسے ترتیب دینے کے لیے اپنا پاس ورڈ درج کریں۔",
    ),
    "password": _both("Password", "پاس ورڈ"),
    "wrong_password": _both("The password is wrong.", "پاس ورڈ غلط ہے۔"),
    "scan": _both(
        "Scan the QR code with your authenticator app, or type the secret into the app.",
        "QR کوڈ کو اپنی authenticator ایپ سے اسکین کریں یا خفیہ کلید ایپ میں لکھیں۔",
    ),
    "qr_code": _both("QR code of the secret", "خفیہ کلید کا QR کوڈ"),
    "secret": _both("Secret", "خفیہ کلید"),
    "first_code": _both("Code that the app shows now", "وہ کوڈ جو ایپ ابھی دکھا رہی ہے"),
    "passed": _both("Your second factor is confirmed.", "آپ کے دوسرے عنصر کی تصدیق ہو گئی۔"),
    "recovery_codes": _both("Recovery codes", "ریکوری کوڈز"),
    "keep_codes": _both(
        "Keep these codes in a safe place. Each replaces the app once. They are not shown again.",
        "ان کوڈز کو محفوظ جگہ پر رکھیں۔ ہر کوڈ ایک بار ایپ کی جگہ استعمال ہو سکتا ہے۔ یہ دوبارہ نہیں دکھائے جائیں گے۔",
    ),
}
STATE_NAMES: Mapping[ApplicationState, Texts] = {
    ApplicationState.SUBMITTED: _both("Submitted", "جمع کرائی گئی"),
    ApplicationState.IN_REVIEW: _both("In review", "زیرِ جائزہ"),
    ApplicationState.DOCUMENTS_NEEDED: _both("Documents needed", "دستاویزات درکار"),
    ApplicationState.OFFER: _both("Offer", "پیشکش"),
    ApplicationState.DECLINED: _both("Declined", "نامنظور"),
    ApplicationState.WITHDRAWN: _both("Withdrawn", "واپس لی گئی"),
    ApplicationState.ENROLLED: _both("Enrolled", "داخل"),
}
FORM_NAMES: Mapping[str, Texts] = {
    "apply": _both("Application", "درخواست"),
    "apply_now": _both("Apply Now", "ابھی درخواست"),
    "counselling": _both("Free counselling", "مفت مشاورت"),
    "eligibility": _both("Eligibility check", "اہلیت کی جانچ"),
    "request_info": _both("Request for information", "معلومات کی درخواست"),
    "need_assistance": _both("Need Assistance", "مدد درکار"),
    "suggest_edit": _both("Suggested edit", "تجویز کردہ ترمیم"),
    "review": _both("Review", "جائزہ"),
}
KEY_NAMES: Mapping[str, Texts] = {
    "full_name": TEXTS["name"],
    "first_name": _both("First name", "پہلا نام"),
    "last_name": _both("Last name", "آخری نام"),
    "email_address": TEXTS["email"],
    "mobile": TEXTS["mobile"],
    "message": _both("Message", "پیغام"),
    "description": _both("Message", "پیغام"),
    "subject": _both("Subject", "موضوع"),
    "course_name": TEXTS["course"],
    "institute": TEXTS["institute"],
    "intake": _both("Intake", "داخلے کا وقت"),
    "intake_c": _both("Intake", "داخلے کا وقت"),
    "nationality": _both("Nationality", "قومیت"),
    "nationality_c": _both("Nationality", "قومیت"),
    "citizenship": _both("Citizenship", "شہریت"),
    "residence": _both("Residence", "رہائش"),
    "city": _both("City", "شہر"),
    "preferredCountry": _both("Preferred country", "پسندیدہ ملک"),
    "country_pref": _both("Preferred country", "پسندیدہ ملک"),
    "level_c": _both("Level of study", "تعلیمی سطح"),
    "age": _both("Age", "عمر"),
}
"""The names of frequent keys of the forms. Other keys are shown as they are sent to the CRM."""
