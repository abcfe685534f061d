"""The texts of the mails in each language, except alerts. They contain no text that a visitor typed.

Only the reply of a counsellor contains a text that a person of the staff typed.
"""

from dataclasses import dataclass

from schemas.vocabulary.accounts import CODE_MINUTES, RESET_MINUTES, MailKind
from schemas.vocabulary.site_languages import SiteLanguage


@dataclass(frozen=True, slots=True)
class MailText:
    """The text of one kind of mail in one language. Paragraphs can contain placeholders.

    `{secret}` is the code or link of the mail. `{state}` and `{course}` describe an application. `{reply}` is
    the text of a counsellor. `{scholarship}` and `{deadline}` describe a scholarship.
    """

    subject: str
    paragraphs: tuple[str, ...]


_CODE_NOTE_EN = f"The code is valid for {CODE_MINUTES} minutes and works once."
_CODE_NOTE_UR = f"یہ کوڈ {CODE_MINUTES} منٹ تک کارآمد ہے اور صرف ایک بار استعمال ہو سکتا ہے۔"
_CODE_NOTE_AR = f"الرمز صالح {CODE_MINUTES} دقائق ويعمل مرة واحدة."
_IGNORE_EN = "If you did not request this, ignore this mail. Never give the code to anyone."
_IGNORE_UR = "اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کریں۔ یہ کوڈ کسی کو نہ دیں۔"
_IGNORE_AR = "إذا لم تطلب ذلك فتجاهل هذه الرسالة. لا تعطِ الرمز لأحد أبداً."

TEXTS: dict[tuple[MailKind, SiteLanguage], MailText] = {
    (MailKind.REGISTRATION_CODE, SiteLanguage.ENGLISH): MailText(
        "Your Meridian code", ("Your code for Meridian is {secret}", _CODE_NOTE_EN, _IGNORE_EN)
    ),
    (MailKind.REGISTRATION_CODE, SiteLanguage.URDU): MailText(
        "آپ کا میریڈیئن کوڈ", ("میریڈیئن کے لیے آپ کا کوڈ یہ ہے: {secret}", _CODE_NOTE_UR, _IGNORE_UR)
    ),
    (MailKind.EMAIL_CODE, SiteLanguage.ENGLISH): MailText(
        "Confirm your new address",
        ("The code to confirm your new mail address is {secret}", _CODE_NOTE_EN, _IGNORE_EN),
    ),
    (MailKind.EMAIL_CODE, SiteLanguage.URDU): MailText(
        "اپنے نئے پتے کی تصدیق کریں",
        ("آپ کے نئے ای میل پتے کی تصدیق کا کوڈ یہ ہے: {secret}", _CODE_NOTE_UR, _IGNORE_UR),
    ),
    (MailKind.PASSWORD_RESET, SiteLanguage.ENGLISH): MailText(
        "Choose a new password",
        (
            "Open this link to choose a new password: {secret}",
            f"The link is valid for {RESET_MINUTES} minutes and works once.",
            "If you did not request this, ignore this mail. Your password stays the same.",
        ),
    ),
    (MailKind.PASSWORD_RESET, SiteLanguage.URDU): MailText(
        "نیا پاس ورڈ منتخب کریں",
        (
            "نیا پاس ورڈ منتخب کرنے کے لیے یہ لنک کھولیں: {secret}",
            f"یہ لنک {RESET_MINUTES} منٹ تک کارآمد ہے اور صرف ایک بار استعمال ہو سکتا ہے۔",
            "اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کریں۔ آپ کا پاس ورڈ وہی رہے گا۔",
        ),
    ),
    (MailKind.EMAIL_CHANGED, SiteLanguage.ENGLISH): MailText(
        "Your mail address has changed",
        (
            "The mail address of your Meridian account was changed to another one.",
            "If this was not you, reset your password and write to us.",
        ),
    ),
    (MailKind.EMAIL_CHANGED, SiteLanguage.URDU): MailText(
        "آپ کا ای میل پتا بدل گیا ہے",
        (
            "آپ کے میریڈیئن اکاؤنٹ کا ای میل پتا بدل دیا گیا ہے۔",
            "اگر یہ آپ نے نہیں کیا تو اپنا پاس ورڈ دوبارہ مقرر کریں اور ہمیں لکھیں۔",
        ),
    ),
    (MailKind.PASSWORD_CHANGED, SiteLanguage.ENGLISH): MailText(
        "Your password has changed",
        (
            "The password of your Meridian account was changed.",
            "If this was not you, reset your password and write to us.",
        ),
    ),
    (MailKind.PASSWORD_CHANGED, SiteLanguage.URDU): MailText(
        "آپ کا پاس ورڈ بدل گیا ہے",
        (
            "آپ کے میریڈیئن اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے۔",
            "اگر یہ آپ نے نہیں کیا تو اپنا پاس ورڈ دوبارہ مقرر کریں اور ہمیں لکھیں۔",
        ),
    ),
    (MailKind.APPLICATION_CHANGED, SiteLanguage.ENGLISH): MailText(
        "News about your application",
        ("{state}", "Course: {course}", "Your applications and their history: {secret}"),
    ),
    (MailKind.APPLICATION_CHANGED, SiteLanguage.URDU): MailText(
        "آپ کی درخواست کے بارے میں خبر",
        ("{state}", "کورس: {course}", "آپ کی درخواستیں اور ان کی تاریخ: {secret}"),
    ),
    (MailKind.STAFF_REPLY, SiteLanguage.ENGLISH): MailText(
        "A reply to your message",
        (
            "You wrote to Meridian. A counsellor has replied:",
            "{reply}",
            "Nobody reads replies to this mail. To write to us again, use Need Assistance at {secret}",
        ),
    ),
    (MailKind.STAFF_REPLY, SiteLanguage.URDU): MailText(
        "آپ کے پیغام کا جواب",
        (
            "آپ نے میریڈیئن کو لکھا تھا۔ ایک مشیر نے جواب دیا ہے:",
            "{reply}",
            "اس ای میل کے جوابات نہیں پڑھے جاتے۔ ہمیں دوبارہ لکھنے کے لیے اس پتے پر مدد کا فارم استعمال کریں: {secret}",
        ),
    ),
    (MailKind.DEADLINE_REMINDER, SiteLanguage.ENGLISH): MailText(
        "A scholarship closes soon",
        (
            "{scholarship}: the last day to apply is {deadline}.",
            "Check the date on the page of the provider before you apply. The scholarship on Meridian: {secret}",
            "You asked for this reminder. There is no second one for the same date. "
            "To remove your reminders, open the page of shortlisted courses in your account.",
        ),
    ),
    (MailKind.DEADLINE_REMINDER, SiteLanguage.URDU): MailText(
        "ایک اسکالرشپ کی آخری تاریخ قریب ہے",
        (
            "{scholarship}: درخواست دینے کا آخری دن {deadline} ہے۔",
            "درخواست دینے سے پہلے فراہم کنندہ کے صفحے پر تاریخ کی تصدیق کر لیں۔ میریڈیئن پر یہ اسکالرشپ: {secret}",
            "یہ یاد دہانی آپ نے مانگی تھی۔ اسی تاریخ کے لیے دوسری یاد دہانی نہیں آئے گی۔ "
            "اپنی یاد دہانیاں ہٹانے کے لیے اپنے اکاؤنٹ میں پسندیدہ کورسز کا صفحہ کھولیں۔",
        ),
    ),
    (MailKind.PERSON_DELETED, SiteLanguage.ENGLISH): MailText(
        "Your account is deleted",
        (
            "Your Meridian account and its data are deleted.",
            "If this was not you, write to us.",
        ),
    ),
    (MailKind.PERSON_DELETED, SiteLanguage.URDU): MailText(
        "آپ کا اکاؤنٹ حذف کر دیا گیا ہے",
        (
            "آپ کا میریڈیئن اکاؤنٹ اور اس کا ڈیٹا حذف کر دیا گیا ہے۔",
            "اگر یہ آپ نے نہیں کیا تو ہمیں لکھیں۔",
        ),
    ),
    (MailKind.REGISTRATION_CODE, SiteLanguage.ARABIC): MailText(
        "رمزك في ميريديان", ("رمزك في ميريديان هو {secret}", _CODE_NOTE_AR, _IGNORE_AR)
    ),
    (MailKind.EMAIL_CODE, SiteLanguage.ARABIC): MailText(
        "أكّد عنوانك الجديد",
        ("رمز تأكيد عنوان بريدك الجديد هو {secret}", _CODE_NOTE_AR, _IGNORE_AR),
    ),
    (MailKind.PASSWORD_RESET, SiteLanguage.ARABIC): MailText(
        "اختر كلمة مرور جديدة",
        (
            "افتح هذا الرابط لاختيار كلمة مرور جديدة: {secret}",
            f"الرابط صالح {RESET_MINUTES} دقيقة ويعمل مرة واحدة.",
            "إذا لم تطلب ذلك فتجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.",
        ),
    ),
    (MailKind.EMAIL_CHANGED, SiteLanguage.ARABIC): MailText(
        "تغيّر عنوان بريدك الإلكتروني",
        (
            "تغيّر عنوان البريد الإلكتروني لحسابك في ميريديان إلى عنوان آخر.",
            "إذا لم تفعل ذلك بنفسك فأعد تعيين كلمة مرورك واكتب إلينا.",
        ),
    ),
    (MailKind.PASSWORD_CHANGED, SiteLanguage.ARABIC): MailText(
        "تغيّرت كلمة مرورك",
        (
            "تغيّرت كلمة مرور حسابك في ميريديان.",
            "إذا لم تفعل ذلك بنفسك فأعد تعيين كلمة مرورك واكتب إلينا.",
        ),
    ),
    (MailKind.APPLICATION_CHANGED, SiteLanguage.ARABIC): MailText(
        "جديد طلبك",
        ("{state}", "البرنامج: {course}", "طلباتك وسجلّها: {secret}"),
    ),
    (MailKind.STAFF_REPLY, SiteLanguage.ARABIC): MailText(
        "رد على رسالتك",
        (
            "كتبتَ إلى ميريديان، وقد أجاب مرشد:",
            "{reply}",
            "لا يقرأ أحد الردود على هذه الرسالة. للكتابة إلينا من جديد استخدم نموذج المساعدة في {secret}",
        ),
    ),
    (MailKind.DEADLINE_REMINDER, SiteLanguage.ARABIC): MailText(
        "منحة دراسية يقترب آخر موعدها",
        (
            "{scholarship}: آخر يوم للتقديم هو {deadline}.",
            "تحقق من التاريخ في صفحة الجهة المانحة قبل أن تقدّم. المنحة في ميريديان: {secret}",
            "أنت طلبت هذا التذكير، ولن يصلك تذكير ثانٍ للتاريخ نفسه. "
            "لإزالة تذكيراتك افتح صفحة البرامج المفضلة في حسابك.",
        ),
    ),
    (MailKind.PERSON_DELETED, SiteLanguage.ARABIC): MailText(
        "حُذف حسابك",
        (
            "حُذف حسابك في ميريديان مع بياناته.",
            "إذا لم تفعل ذلك بنفسك فاكتب إلينا.",
        ),
    ),
}
