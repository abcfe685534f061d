"""The required fields of courses, institutes and other objects, written as paths (see call_table.py)."""

from tests.contract.calls.call import each

NAMED = ("id", "slug", "name")
CARD = (
    *NAMED, "course_title.display_name", "coursetitle_name", "degree_level.display_name", "degree_level.level_type",
    "degreelevel_name", "specialization.name", "specialization_name", "discipline.name", *each("country.", *NAMED),
    "course_language", "course_duration", "duration", "base_fee", "course_fee[].ceil_value",
    "course_fee[].currency.display_name", *each("currency.", "id", "display_name"), "admission_schedule[].intake_month",
    *each("campus.", "name", "slug", "campus", "latitude", "longitude", "country_iso2"), *each("campus.city.", *NAMED),
    *each("campus.country.", *NAMED), *each("campus.institute.", "institute_name", "slug", "logo", "sector"),
    *each("institute.", "institute_name", "slug", "logo", "sector"), "institute_slug",
    "institute_name", "logo", "priority", "card_type", "grid_card_img_back",
    *each("english_tests[].", "test", "minimum_score"), "application_deadline", "application_fee",
)  # fmt: skip
"""The fields of a course in a list (section 3 of the specification)."""
CARDS = each("results[].", *CARD)
FEE = ("amount", "ceil_value", "basis", "audience", "is_base", "currency.display_name")
COMPARED = (
    *CARD, *each("disciplines[].", *NAMED), *each("specializations[].", *NAMED), *each("fees[].", *FEE),
    *each("campuses[].", *NAMED, "latitude", "longitude", "city.name", "state.name", "country.name"),
    "campuses[].institute.institute_name",
    *each("institute.", "established", "tcf_ranking", "country.name", "country_slug", "website"),
)  # fmt: skip
DETAIL = (
    *COMPARED, "description", "url", *each("campuses[].", "address", "suburb", "postcode"),
    *each("institute.", "institute_meta_title", "institute_meta_description", "institute_description",
          "institute_short_description", "translations"),
    *each("source.", "name", "date", "is_sample", "note", "licence", "url"), "other_requirements",
    *each("requirement_sources[].", "scope", "name", "date", "is_sample", "official_url"),
)  # fmt: skip
LEVEL_FACTS = ("id", "name", "slug", "level_type")
LEVEL = (*LEVEL_FACTS, "active")
FLAGS = ("selected", "excluded", "interpreted")
LEVEL_TYPE = ("slug", "name", "type", "course_count", "scholarship_count")
LEVEL_GROUP = (*LEVEL_TYPE, *each("degree_levels[].", *LEVEL))
SPECIALIZATION = ("slug", "name", "discipline_id", "type", "course_count")
CITY = ("id", "slug", "city_name", "state_id", "course_count")
STATE = ("id", "slug", "state_name", "course_count")
SUGGESTION = (
    *NAMED, "type", "kind", "address", "postcode", "state_slug", "state_name", "country_id", "country_name", "latitude",
    "longitude", "distance_km", "course_count",
)  # fmt: skip
SCHOLARSHIP = (
    *NAMED, "provider_name", *each("countries[].", *NAMED), "institutes", "disciplines", "degree_levels", "type",
    "type_name", "month", "year", "amount", "currency", "deadline", "translations", "is_sample",
)  # fmt: skip
SCHOLARSHIPS = each("results[].", *SCHOLARSHIP)
INSTITUTE = (
    "id", "slug", "institute_name", "logo", "sector", "established", "country.name", "country_slug", "tcf_ranking",
    "institute_meta_title", "institute_meta_description", "institute_description", "institute_short_description",
    "translations",
)  # fmt: skip
LISTED_INSTITUTE = (
    "id", "slug", "institute_name", "logo", "sector", "institute_type", "established", *each("country.", *NAMED),
    "country_slug", "tcf_ranking", "course_count", "translations",
)  # fmt: skip
TREE = (*NAMED, *each("states[].", *STATE), *each("states[].cities[].", *CITY))
TREE_WITH_INSTITUTES = (*TREE, "states[].institute_count", "states[].cities[].institute_count")
