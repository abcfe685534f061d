"""The texts for the states of applications in mails.

The name of the course comes from the catalogue. A name from a form could be any text.
"""

from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import SiteLanguage

STATE_TEXTS: dict[tuple[ApplicationState, SiteLanguage], str] = {
    (ApplicationState.SUBMITTED, SiteLanguage.ENGLISH): "We have received your application.",
    (ApplicationState.SUBMITTED, SiteLanguage.URDU): "ہمیں آپ کی درخواست موصول ہو گئی ہے۔",
    (ApplicationState.IN_REVIEW, SiteLanguage.ENGLISH): "Your application is in review.",
    (ApplicationState.IN_REVIEW, SiteLanguage.URDU): "آپ کی درخواست کا جائزہ لیا جا رہا ہے۔",
    (ApplicationState.DOCUMENTS_NEEDED, SiteLanguage.ENGLISH): "We need more documents for your application.",
    (ApplicationState.DOCUMENTS_NEEDED, SiteLanguage.URDU): "آپ کی درخواست کے لیے مزید دستاویزات درکار ہیں۔",
    (ApplicationState.OFFER, SiteLanguage.ENGLISH): "You have an offer.",
    (ApplicationState.OFFER, SiteLanguage.URDU): "آپ کو داخلے کی پیشکش ملی ہے۔",
    (ApplicationState.DECLINED, SiteLanguage.ENGLISH): "Your application was declined.",
    (ApplicationState.DECLINED, SiteLanguage.URDU): "آپ کی درخواست منظور نہیں ہوئی۔",
    (ApplicationState.WITHDRAWN, SiteLanguage.ENGLISH): "Your application is withdrawn.",
    (ApplicationState.WITHDRAWN, SiteLanguage.URDU): "آپ کی درخواست واپس لے لی گئی ہے۔",
    (ApplicationState.ENROLLED, SiteLanguage.ENGLISH): "You are enrolled. Congratulations!",
    (ApplicationState.ENROLLED, SiteLanguage.URDU): "آپ کا داخلہ ہو گیا ہے۔ مبارک ہو!",
    (ApplicationState.SUBMITTED, SiteLanguage.ARABIC): "استلمنا طلبك.",
    (ApplicationState.IN_REVIEW, SiteLanguage.ARABIC): "طلبك قيد المراجعة.",
    (ApplicationState.DOCUMENTS_NEEDED, SiteLanguage.ARABIC): "نحتاج إلى وثائق أخرى لطلبك.",
    (ApplicationState.OFFER, SiteLanguage.ARABIC): "حصلت على عرض قبول.",
    (ApplicationState.DECLINED, SiteLanguage.ARABIC): "رُفض طلبك.",
    (ApplicationState.WITHDRAWN, SiteLanguage.ARABIC): "سُحب طلبك.",
    (ApplicationState.ENROLLED, SiteLanguage.ARABIC): "تم تسجيلك. تهانينا!",
}
UNNAMED_COURSE: dict[SiteLanguage, str] = {
    SiteLanguage.ENGLISH: "a course",
    SiteLanguage.URDU: "ایک کورس",
    SiteLanguage.ARABIC: "برنامج",
}
