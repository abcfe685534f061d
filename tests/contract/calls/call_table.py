"""The public calls of the specification, and newer calls, with an example request and the fields of the response.

Fields are paths: `results[].campus.city.name` is the name of the city of the campus of each result.
Placeholders in braces, such as `{course_id}`, are replaced by values of the catalogue (see example_values.py).
A new public call needs an entry here (see test_call_table.py). The calls under PREFIXES_WITHOUT_ENTRIES have none.
"""

from tests.contract.calls.call import Request, each, get, post
from tests.contract.calls.content_calls import CONTENT_CALLS, GROUP_CALLS
from tests.contract.calls.fields import (
    CARD,
    CARDS,
    COMPARED,
    DETAIL,
    FLAGS,
    INSTITUTE,
    LEVEL,
    LEVEL_FACTS,
    LEVEL_GROUP,
    LEVEL_TYPE,
    NAMED,
    SPECIALIZATION,
    STATE,
    TREE,
    TREE_WITH_INSTITUTES,
)
from tests.contract.calls.place_calls import PLACE_CALLS
from tests.contract.calls.scholarship_calls import SCHOLARSHIP_CALLS
from tests.contract.calls.suggesting_calls import SUGGESTING_CALLS

PREFIXES_WITHOUT_ENTRIES = ("/crm/", "/api/account/", "/api/search-log/", "/health/")
LISTING = "/api/course"
V2 = "/api/v2/search"
CASCADE = "/api/search-course"
IN_COUNTRY = f"{CASCADE}/country/{{country_id}}"
IN_DISCIPLINE = f"{IN_COUNTRY}/discipline/{{discipline_id}}"
AT_LEVEL = f"{IN_DISCIPLINE}/degree_level/{{degree_level_id}}"
AT_CAMPUS = f"{AT_LEVEL}/campus/{{campus_id}}"
OF_SUBJECT = f"{AT_CAMPUS}/specialization/{{specialization_id}}"
SHORT_LINK = {
    "uuid": "0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11",
    "payload": {
        "params": {"course_id": "{course_id}", "course_name": "{course_slug}"},
        "key": "course_detail",
    },
}

LISTING_CALLS = (
    post(f"{LISTING}/course_search/", "count", "total_pages", *CARDS, body={}, page_size=27),
    post(
        f"{LISTING}/base_filters/", *each("disciplines[].", *NAMED, "logo", "icon", "courses_count"),
        *each("degree_levels[].", *LEVEL_GROUP), *each("locations[].", *TREE_WITH_INSTITUTES), body={},
    ),
    post(
        f"{LISTING}/course_related_specializations_new/", *each("results[].", *SPECIALIZATION), "links.next",
        query={"search": "s"}, body={},
    ),
    post(
        f"{LISTING}/course_related_specialization_count/", *each("results[].", *SPECIALIZATION), "links.next",
        body={},
    ),
    post(
        f"{LISTING}/course_related_institutes_new/", *each("results[].", "slug", "name", "course_count"), "links.next",
        query={"search": "u"}, body={},
    ),
    post(
        f"{LISTING}/course_related_intakes/",
        *(path for quarter in ("first", "second", "third", "fourth")
          for path in each(f"{quarter}Quarter[].", "month", "course_count")),
        body={},
    ),
    get(
        f"{LISTING}/course_related_degree_levels_count/", *each("results[].", *LEVEL, "course_count"),
        query={"levels": "-1"},
    ),
    get(
        "/api/marketing-card/", "count",
        *each("results[].", "id", "card_type", "heading", "list_card_img_front", "list_card_img_back",
              "grid_card_img_front", "grid_card_img_back", "institute_slug", "institute_campus_slug"),
        query={"page": "1"},
    ),
)  # fmt: skip

COURSE_CALLS = (
    post(
        f"{LISTING}/courses_by_ids/", "count", *CARDS, query={"page": "1"}, body={"courses_ids": ["{course_id}"]},
    ),
    post(
        f"{LISTING}/country_states/", *each("{state_slug}.", *STATE), query={"country_id": "{country_id}"},
    ),
    get(f"{LISTING}/{{course_id}}", *DETAIL),
    get(f"{LISTING}/{{course_id}}/course_compare", *COMPARED),
    get(f"{LISTING}/{{course_id}}/similar", *CARDS),
    get(
        f"{LISTING}/{{course_id}}/crm_course_detail", "course_id", "course_name", "course_title", "university_name",
        "institute", "sector", "campus", "country", "discipline", "specialization", "degree_level", "language",
        "fee_per_year", "course_fee",
    ),
    post("/api/short-url/", "uuid", body=SHORT_LINK),
    get(
        f"/api/short-url/{SHORT_LINK['uuid']}", "uuid", "payload.params", "payload.key",
        before=Request("POST", "/api/short-url/", body=SHORT_LINK),
    ),
)  # fmt: skip

CATALOGUE_CALLS = (
    get("/api/discipline/", "results[].id", "results[].name"),
    get(
        "/api/discipline/all",
        *each("[].", *NAMED, "logo", "icon", "courses_count", "type", "checked"),
        *each("[].undergradute[].", *NAMED), *each("[].postgradute[].", *NAMED), *each("[].research[].", *NAMED),
    ),
    get(
        "/api/discipline/{discipline_slug}/specializations/", *each("results[].", *SPECIALIZATION), "next",
        query={"search": "{specialization_name}"},
    ),
    get(
        "/api/discipline/{discipline_id}/specializations/", *each("results[].", *SPECIALIZATION), "next",
    ),
    get(
        "/api/currency/all", *each("[].", "id", "description", "display_name", "value_to_pkr", "fee_slider_max"),
    ),
    get("/api/cms/routing/", *each("[].", "page_type", "slug")),
    get("/api/cms/routing/get-slug/", "slug", query={"page_type": "course_detail"}),
    get("/api/names/ur", "language", "source", "is_reviewed", "disciplines.law", "degree_levels.doctorate",
        "specializations.nursing", "regions.europe", "visa_requirements.Proof of funds", "states", "cities"),
    get("/api/country/max_fee", "max_fee", "max_fee_usd"),
    get("/api/country/all-countries", *each("[].", *NAMED)),
    get("/api/country/countries_states_cities", *each("[].", *TREE_WITH_INSTITUTES)),
    get("/api/degree_level/", *each("[].", *LEVEL_GROUP)),
    get("/api/regions/all", *each("[].", *NAMED, "type"), *each("[].countries[].", *NAMED)),
    get("/api/regions/all-countries", *each("[].", *NAMED)),
    get("/api/regions/popular-countries", *each("[].", *NAMED)),
    get(
        "/api/regions/popular-cities",
        *each("[].", "id", "slug", "city_name", "country_id", "state_slug", "country_name", "state_name"),
    ),
    get(
        "/api/discipline/{discipline_slug}", *NAMED, "logo", "icon", "courses_count",
        *each("undergradute[].", *NAMED), *each("postgradute[].", *NAMED), *each("research[].", *NAMED),
    ),
    get(
        "/api/institute/{institute_id}", *INSTITUTE, "course_count", "groups",
        *each("campus_locations[].", "id", "slug", "campus", "city.name", "latitude", "longitude", "course_count"),
    ),
    get(
        "/api/campus/{campus_slug}", *NAMED, "campus", "city.name", "latitude", "longitude", "course_count",
        "groups", *each("institute.", *INSTITUTE),
    ),
    post(
        "/api/institute/{institute_id}/discipline/", *each("results[].", *NAMED, "logo", "icon", "courses_count"),
        *each("results[].undergradute[].", *NAMED), *each("results[].postgradute[].", *NAMED),
        *each("results[].research[].", *NAMED), body={},
    ),
)  # fmt: skip

HOME_CALLS = (
    get(
        "/api/country/scholarships/", *each("[].", *NAMED, "scholarship_logo", "scholarship_count"),
    ),
    *SCHOLARSHIP_CALLS,
)  # fmt: skip

HERO_CALLS = (
    get(
        f"{V2}/locations/", *each("result[].", *TREE_WITH_INSTITUTES, "institute_count", "course_count"),
        *each("result[].states[].cities[].", "country_id", "state_slug", "country_name", "state_name"),
        query={"discipline": "{discipline_slug}", "first_load": "true"},
    ),
    get(f"{V2}/degree_levels/", *each("result[].", *LEVEL_GROUP), query={"search": "law"}),
    get(
        f"{V2}/disciplines/", *each("result[].", *NAMED, "logo", "icon", "courses_count"),
        query={"degreelevel_type": "-1,-2", "intake_month": "september"},
    ),
    get(
        f"{V2}/specializations_v2/", *each("result[].", *SPECIALIZATION), "page",
        query={"discipline": "{discipline_id}"},
    ),
    get(
        f"{V2}/courses_v2/", *each("result[].", *CARD), "page", "count",
        query={"order_by": "1", "page": "2", "popularity": "false"},
    ),
    get(
        f"{V2}/institutes_v2/", *each("result[].", "slug", "name", "course_count"), "page",
        query={"country": "{country_id}", "state": "{state_slug}", "city": "{city_slug}"},
    ),
    get(
        f"{V2}/courses_count_v2/", "count",
        query={
            "country": "{country_id}", "specialization": "{specialization_slug}", "institute": "{institute_slug}",
            "degreelevel": "{degree_level_slug}", "institute_type": "UNIVERSITY", "course_duration": "0.5-",
            "fee_range": "0-",
        },
    ),
    get(f"{CASCADE}/countries", *each("results[].", *NAMED, "course_count")),
    get(f"{IN_COUNTRY}/disciplines", *each("results[].", *NAMED, "courses_count")),
    get(f"{IN_DISCIPLINE}/degree_levels", *each("results[].", *LEVEL, "course_count")),
    get(
        f"{AT_LEVEL}/campuses",
        *each("results[].", *NAMED, "campus", "latitude", "longitude", "institute.name", "city.name", "course_count"),
    ),
    get(f"{AT_CAMPUS}/specializations/", *each("results[].", *SPECIALIZATION)),
    get(f"{OF_SUBJECT}/courses", "count", "total_pages", *CARDS),
)  # fmt: skip

NEWER_CALLS = (
    post(
        "/api/search", "total", "total_pages", "last_page", "page", "correction", "relax", "has_rankings",
        "visit_token", "cursor",
        *CARDS, *each("facets.locations[].", *TREE, *FLAGS),
        *each("facets.place_counts.", "countries", "states", "cities"),
        *each("facets.degree_levels[].", *LEVEL_TYPE, *FLAGS, *each("degree_levels[].", *LEVEL_FACTS, *FLAGS)),
        *each("facets.disciplines[].", *NAMED, "logo", "icon", "courses_count", *FLAGS),
        *each("facets.specializations.results[].", *SPECIALIZATION, *FLAGS),
        *each("facets.institutes.results[].", "slug", "name", "course_count", *FLAGS),
        *each("facets.campuses.results[].", *NAMED, "institute_name", "city_name", "course_count", "excluded"),
        *each("facets.intakes.firstQuarter[].", "month", "course_count", *FLAGS),
        *each("facets.institute_types[].", "slug", "course_count", *FLAGS),
        *each("facets.study_modes[].", "slug", "name", "course_count", *FLAGS),
        *each("facets.languages[].", "slug", "name", "course_count", *FLAGS),
        *each("facets.english_tests[].", "slug", "name", "course_count", *FLAGS),
        *each("facets.deadlines.", "today", "open_count", "unknown_count"),
        *each("facets.popular.", "course_count", *FLAGS),
        *each("histograms.fees.", "currency", "step", "max", "unknown_count", "buckets[].course_count"),
        *each("histograms.durations.", "unknown_count", "buckets[].lower", "buckets[].course_count"),
        *each("map.", "pair_count", "course_count", "campuses"),
        *each("map.clusters[].", "latitude", "longitude", "bounds.west", "pair_count", "course_count", "city.name",
              "city.country_name", "campus"),
        body={
            "visit": True,
            "facets": ["locations", "place_counts", "degree_levels", "disciplines", "specializations", "campuses",
                       "institutes", "institute_types", "study_modes", "languages", "intakes", "popular",
                       "english_tests", "deadlines"],
            "histograms": ["fees", "durations"],
            "map": {"south": -90, "west": -180, "north": 90, "east": 180, "zoom": 2},
            "correction": True, "relax": True,
        },
        page_size=27,
    ),
    get("/api/source/", *each("[].", *NAMED, "licence", "url", "is_sample", "note")),
    get("/api/map/settings", "mapbox_token", "style_url", "style_dark_url"),
    get("/api/map/names", *each("towns[].", "name", "latitude", "longitude", "population"),
        *each("regions[].", "name", "latitude", "longitude"),
        query={"south": "-90", "west": "-180", "north": "90", "east": "180"}),
)  # fmt: skip
"""Calls that are not in the specification."""

CALLS = (
    *PLACE_CALLS,
    *LISTING_CALLS,
    *COURSE_CALLS,
    *CATALOGUE_CALLS,
    *HOME_CALLS,
    *GROUP_CALLS,
    *CONTENT_CALLS,
    *SUGGESTING_CALLS,
    *HERO_CALLS,
    *NEWER_CALLS,
)
