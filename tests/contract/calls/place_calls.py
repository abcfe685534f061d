"""The calls about countries, lists of institutes, overviews of courses, replaced addresses, top words and the menu."""

from tests.contract.calls.call import each, get, post
from tests.contract.calls.fields import LISTED_INSTITUTE, NAMED

PLACE_CALLS = (
    get(
        "/api/country/{country_id}", *NAMED, "iso2", "iso3", "course_count", "institute_count", "currency.code",
        *each("level_types[].", *NAMED, "type", "course_count"), "regions", "facts", "visa", "introduction",
    ),
    get("/api/country/australia/country_faqa", *each("[].", "id", "question", "answer", "source", "is_sample")),
    get("/api/country/{country_slug}/disciplines", "count", *each("results[].", *NAMED, "icon", "courses_count")),
    get("/api/country/{country_id}/institutes/rankings", "count", *each("results[].", *LISTED_INSTITUTE),
        query={"page": "1", "order": "ranking"}),
    post("/api/country/{country_slug}/institutes/", "count", *each("results[].", *LISTED_INSTITUTE),
         query={"page": "1"}, body={"disciplines": ["{discipline_slug}"], "degree_levels": ["{degree_level_id}"]}),
    get("/api/country/{country_slug}/courses_overview", "course_count",
        *each("fees[].", "group.name", "currency", "course_count", "lower_quartile", "median", "upper_quartile"),
        *each("intakes[].", "intake_month", "course_count"),
        *each("durations[].", "degree_level.name", "years", "course_count"),
        *each("duration_fees[].", "years", "currency", "course_count", "median"),
        *each("discipline_fees[].", "group.name", "currency", "course_count", "median")),
    get("/api/country/courses_overview", "course_count", *each("fees[].", "group.slug", "currency", "median"),
        *each("intakes[].", "intake_month", "course_count")),
    get("/api/discipline/{discipline_slug}/courses_overview", "course_count",
        *each("fees[].", "group.slug", "currency", "course_count", "median"), "intakes[].course_count"),
    get("/api/institute/all", "count", *each("results[].", *LISTED_INSTITUTE), query={"country": "{country_slug}"}),
    get("/api/replacement/", "name", "pages", query={"address": "/course-detail/former-course"}),
    get("/api/top-words/all", *each("[].", *NAMED, "type", "course_count")),
    get(
        "/api/site-menu/", "course_count", "institute_count", "country_count", "scholarship_count",
        *each("countries[].", *NAMED, "iso2", "course_count"), *each("disciplines[].", *NAMED, "course_count"),
        *each("scholarships[].", *NAMED), *each("institute_groups[].", *NAMED), *each("pathway_groups[].", *NAMED),
        *each("apply_portals[].", *NAMED), *each("what_is_interesting[].", *NAMED, "translations.ur.name"),
        *each("blogs[].", *NAMED, "translations.ur.name"),
    ),
)  # fmt: skip
