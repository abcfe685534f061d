"""The texts for the states of applications in mails.

The name of the course comes from the catalogue. A name from a form could be any text.
"""

from schemas.vocabulary.accounts import MailLanguage
from schemas.vocabulary.applications import ApplicationState

STATE_TEXTS: dict[tuple[ApplicationState, MailLanguage], str] = {
    (ApplicationState.SUBMITTED, MailLanguage.ENGLISH): "We have received your application.",
    (ApplicationState.SUBMITTED, MailLanguage.URDU): "ہمیں آپ کی درخواست موصول ہو گئی ہے۔",
    (ApplicationState.IN_REVIEW, MailLanguage.ENGLISH): "Your application is in review.",
    (ApplicationState.IN_REVIEW, MailLanguage.URDU): "آپ کی درخواست کا جائزہ لیا جا رہا ہے۔",
    (ApplicationState.DOCUMENTS_NEEDED, MailLanguage.ENGLISH): "We need more documents for your application.",
    (ApplicationState.DOCUMENTS_NEEDED, MailLanguage.URDU): "آپ کی درخواست کے لیے مزید دستاویزات درکار ہیں۔",
    (ApplicationState.OFFER, MailLanguage.ENGLISH): "You have an offer.",
    (ApplicationState.OFFER, MailLanguage.URDU): "آپ کو داخلے کی پیشکش ملی ہے۔",
    (ApplicationState.DECLINED, MailLanguage.ENGLISH): "Your application was declined.",
    (ApplicationState.DECLINED, MailLanguage.URDU): "آپ کی درخواست منظور نہیں ہوئی۔",
    (ApplicationState.WITHDRAWN, MailLanguage.ENGLISH): "Your application is withdrawn.",
    (ApplicationState.WITHDRAWN, MailLanguage.URDU): "آپ کی درخواست واپس لے لی گئی ہے۔",
    (ApplicationState.ENROLLED, MailLanguage.ENGLISH): "You are enrolled. Congratulations!",
    (ApplicationState.ENROLLED, MailLanguage.URDU): "آپ کا داخلہ ہو گیا ہے۔ مبارک ہو!",
}
UNNAMED_COURSE: dict[MailLanguage, str] = {MailLanguage.ENGLISH: "a course", MailLanguage.URDU: "ایک کورس"}
