"""Recognises English language courses, which are not imported."""

import re
from collections.abc import Collection

ELICOS = "091501"
"""The ASCED code of English Language Intensive Courses for Overseas Students."""

_AWARD = re.compile(r"^\s*(?:bachelor|master|doctor|graduate|postgraduate|associate degree)\b", re.IGNORECASE)
_TEACHING = re.compile(r"\b(?:tesol|tefl|teaching|teacher|translat\w+|interpret\w+)\b", re.IGNORECASE)
_LANGUAGE = re.compile(
    r"\b(?:elicos|eap|ielts|pte|toefl|esl"
    r"|(?:general|academic|business|intensive|spoken and written) english"
    r"|english for (?:academic|university|further|tertiary)|english as an additional"
    r"|english language (?:course|program|studies))\b",
    re.IGNORECASE,
)


def find_language_course_reason(asced_codes: Collection[str], name: str) -> str | None:
    """Return the reason if the course is a language course, otherwise None.

    A degree such as "Master of English Language" is never a language course.
    """
    if _AWARD.search(name):
        return None
    if ELICOS in asced_codes:
        return f"language course: its field is {ELICOS}, English language courses for overseas students"
    mention = None if _TEACHING.search(name) else _LANGUAGE.search(name)
    return f"language course: its name says '{mention.group(0)}'" if mention else None
