"""The form that uploads a document. The file is the part `file` of the multipart request."""

from schemas.forms.fields import REQUIRED, build_choice, build_text
from schemas.forms.rules import Field, Form, Rule, RuleKind
from schemas.vocabulary.documents import DocumentKind

DOCUMENT = Form(
    "document",
    (
        build_text("kind", REQUIRED, build_choice(*DocumentKind)),
        Field("application_id", (Rule(RuleKind.UUID, "Choose one of your applications"),)),
    ),
)
