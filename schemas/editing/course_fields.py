"""The fields of courses, and the rules of their fees."""

from collections.abc import Mapping
from typing import Any

from schemas.editing.fields import EditedField, FieldKind, Problem
from schemas.vocabulary.kinds import StudyMode
from schemas.vocabulary.languages import LANGUAGE_NAMES
from schemas.vocabulary.limits import DURATION_WEEKS_MAX

AMOUNTS = ("fee_per_year", "fee_total")

COURSE_FIELDS = (
    EditedField("name", is_registered=True),
    EditedField("course_title", is_required=False),
    EditedField("description", FieldKind.TEXT, is_required=False),
    EditedField("fee_per_year", FieldKind.DECIMAL, is_required=False, lowest=0, decimals=2, is_registered=True),
    EditedField("fee_total", FieldKind.DECIMAL, is_required=False, lowest=0, decimals=2, is_registered=True),
    EditedField(
        "fee_currency", FieldKind.RELATION, is_required=False, related="currency", is_single=True,
        is_registered=True,
    ),
    EditedField(
        "duration_weeks", FieldKind.INTEGER, is_required=False, highest=DURATION_WEEKS_MAX,
        is_registered=True,
    ),
    EditedField("study_mode", FieldKind.CHOICE, is_required=False, choices=tuple(StudyMode)),
    EditedField(
        "course_language", FieldKind.CHOICE, is_required=False, choices=tuple(sorted(LANGUAGE_NAMES.values())),
        is_registered=True,
    ),
    EditedField("url", FieldKind.URL, is_required=False),
)  # fmt: skip


def check_course(draft: Mapping[str, Any], _: Mapping[str, Any]) -> dict[str, Problem]:
    """Find a fee without a currency, or a currency without a fee. A fee of 0 means that the course has no tuition."""
    has_fee = any(draft[key] is not None for key in AMOUNTS)
    if has_fee == bool(draft["fee_currency"]):
        return {}
    return {"fee_currency": Problem.REQUIRED if has_fee else Problem.NOT_EMPTY}
