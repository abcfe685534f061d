"""The calls that suggest values for a typed text."""

from tests.contract.calls.call import each, get, post
from tests.contract.calls.fields import SUGGESTION

SUGGESTING_CALLS = (
    get(
        "/api/location-auto-suggestion",
        *each("results[].", *SUGGESTION),
        query={"search": "austr"},
    ),
    get(
        "/api/search/suggestions",
        *each("query.", "text", "corrected_text", "course_count", "spans[].kind"),
        "groups[].name",
        *each(
            "groups[].suggestions[].", "kind", "id", "slug", "name", "other_name", "context", "course_count"
        ),
        query={"text": "nursing"},
    ),
    get(
        "/api/site-suggestion",
        *each(
            "results[].",
            "name",
            "id",
            "type",
            "institute_id",
            "campus_id",
            "slug",
            "campus_slug",
            "country_slug",
            "course_slug",
            "degree_level_slug",
            "discipline",
        ),
        query={"name": "nursing"},
    ),
    post("/api/course/spell-check/", "word", query={"spell_check": "nurssing"}),
)
