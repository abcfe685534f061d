"""`python -m schemas.forms.export` prints all forms as JSON. The web reads the rules and error texts from this JSON."""

import json
import sys
from dataclasses import asdict
from typing import Any

from schemas.forms.account_forms import ACCOUNT_FORMS
from schemas.forms.document_form import DOCUMENT
from schemas.forms.enquiry_forms import ENQUIRIES
from schemas.forms.rules import Field, Form, Rule
from schemas.forms.validation import EMAIL_PATTERN
from schemas.vocabulary.accounts import (
    CONSENT_VERSION,
    EMAIL_MAX_CHARACTERS,
    FORM_MESSAGE_MAX_CHARACTERS,
    FORM_VALUE_MAX_CHARACTERS,
)


def build_forms_json() -> str:
    """Build the JSON. A key of a field or rule is omitted if its value is the default, such as `is_secret: false`."""
    content = {
        "consent_version": CONSENT_VERSION,
        "email_pattern": EMAIL_PATTERN,
        "email_max_characters": EMAIL_MAX_CHARACTERS,
        "value_max_characters": FORM_VALUE_MAX_CHARACTERS,
        "message_max_characters": FORM_MESSAGE_MAX_CHARACTERS,
        "forms": {form.name: _describe_form(form) for form in (*ACCOUNT_FORMS, DOCUMENT, *ENQUIRIES)},
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def _describe_form(form: Form) -> dict[str, Any]:
    described = {
        "source": form.source,
        "needs_account": form.needs_account,
        "fields": [_describe_field(field) for field in form.fields],
    }
    return {key: value for key, value in described.items() if value is not None}


def _describe_field(field: Field) -> dict[str, Any]:
    described = asdict(field) | {"rules": [_describe_rule(rule) for rule in field.rules]}
    return {key: value for key, value in described.items() if value not in (None, False, [])}


def _describe_rule(rule: Rule) -> dict[str, Any]:
    return {key: value for key, value in asdict(rule).items() if value not in (None, ())}


if __name__ == "__main__":
    sys.stdout.write(build_forms_json())
