"""The OpenAPI document is the same each time. It has readable operation ids and declares the error responses."""

from api.app import create_app
from api.openapi import build_openapi_json
from schemas.settings import Settings

CASCADE = "/api/search-course/country/{country}"
CASCADE_LEVEL = f"{CASCADE}/discipline/{{discipline}}/degree_level/{{degree_level}}"
OPERATIONS = {
    "course_search": "/api/course/course_search/",
    "course_base_filters": "/api/course/base_filters/",
    "course_related_specializations": "/api/course/course_related_specializations_new/",
    "course_related_specialization_count": "/api/course/course_related_specialization_count/",
    "course_related_institutes": "/api/course/course_related_institutes_new/",
    "course_related_intakes": "/api/course/course_related_intakes/",
    "course_related_degree_levels_count": "/api/course/course_related_degree_levels_count/",
    "search_locations": "/api/v2/search/locations/",
    "search_degree_levels": "/api/v2/search/degree_levels/",
    "search_disciplines": "/api/v2/search/disciplines/",
    "search_specializations": "/api/v2/search/specializations_v2/",
    "search_courses_v2": "/api/v2/search/courses_v2/",
    "search_institutes": "/api/v2/search/institutes_v2/",
    "search_courses_count": "/api/v2/search/courses_count_v2/",
    "search_course_countries": "/api/search-course/countries",
    "search_course_disciplines": f"{CASCADE}/disciplines",
    "search_course_degree_levels": f"{CASCADE}/discipline/{{discipline}}/degree_levels",
    "search_course_campuses": f"{CASCADE_LEVEL}/campuses",
    "search_course_specializations": f"{CASCADE_LEVEL}/campus/{{campus}}/specializations/",
    "search_course_courses": f"{CASCADE_LEVEL}/campus/{{campus}}/specialization/{{specialization}}/courses",
    "institute_detail": "/api/institute/{institute}",
    "campus_detail": "/api/campus/{campus}",
    "institute_disciplines": "/api/institute/{institute}/discipline/",
    "courses_by_ids": "/api/course/courses_by_ids/",
    "course_detail": "/api/course/{course}",
    "course_compare": "/api/course/{course}/course_compare",
    "similar_courses": "/api/course/{course}/similar",
    "course_crm_detail": "/api/course/{course}/crm_course_detail",
    "course_country_states": "/api/course/country_states/",
    "short_link_make": "/api/short-url/",
    "short_link_follow": "/api/short-url/{uuid}",
    "discipline_list": "/api/discipline/",
    "discipline_all": "/api/discipline/all",
    "discipline_detail": "/api/discipline/{discipline}",
    "discipline_specializations": "/api/discipline/{discipline}/specializations/",
    "currency_all": "/api/currency/all",
    "country_all": "/api/country/all-countries",
    "country_tree": "/api/country/countries_states_cities",
    "country_max_fee": "/api/country/max_fee",
    "country_all_courses_overview": "/api/country/courses_overview",
    "country_detail": "/api/country/{country}",
    "country_questions": "/api/country/{country}/country_faqa",
    "country_disciplines": "/api/country/{country}/disciplines",
    "country_courses_overview": "/api/country/{country}/courses_overview",
    "country_rankings": "/api/country/{country}/institutes/rankings",
    "country_institutes": "/api/country/{country}/institutes/",
    "discipline_courses_overview": "/api/discipline/{discipline}/courses_overview",
    "institute_all": "/api/institute/all",
    "top_words_all": "/api/top-words/all",
    "site_menu": "/api/site-menu/",
    "replacement": "/api/replacement/",
    "country_scholarships": "/api/country/scholarships/",
    **{
        f"{noun}_{name}": f"/api/{noun.replace('_', '-')}/{path}"
        for noun in ("institute_group", "pathway_group", "apply_portal")
        for name, path in {
            "list": "",
            "detail": "{group}",
            "locations": "{group}/related_locations",
            "disciplines": "{group}/disciplines",
            "institutes": "{group}/universities/",
        }.items()
    },
    "blog_list": "/api/blog/",
    "blog_detail": "/api/blog/{blog}",
    "page_list": "/api/pages/",
    "page_detail": "/api/pages/{reference}",
    "page_category": "/api/page/category/{category}",
    "marketing_card_detail": "/api/marketing-card/{card}",
    "page_routes": "/api/cms/routing/",
    "page_route_slug": "/api/cms/routing/get-slug/",
    "scholarship_all": "/api/scholarship/all",
    "scholarship_detail": "/api/scholarship/{scholarship}",
    "scholarship_search": "/api/scholarship/search/",
    "scholarship_related_countries": "/api/scholarship/scholarship_related_countries/",
    "scholarship_related_institutes": "/api/scholarship/scholarship_related_institutes",
    "scholarship_related_disciplines": "/api/scholarship/scholarship_related_disciplines",
    "scholarship_related_degree_levels": "/api/scholarship/scholarship_related_degree_levels",
    "scholarship_related_types": "/api/scholarship/scholarship_related_types",
    "scholarship_related_months": "/api/scholarship/scholarship_related_months",
    "scholarship_related_years": "/api/scholarship/scholarship_related_years",
    "map_names": "/api/map/names",
    "marketing_card_list": "/api/marketing-card/",
    "degree_level_list": "/api/degree_level/",
    "region_all": "/api/regions/all",
    "region_countries": "/api/regions/all-countries",
    "region_popular_countries": "/api/regions/popular-countries",
    "region_popular_cities": "/api/regions/popular-cities",
    "search": "/api/search",
    "course_spell_check": "/api/course/spell-check/",
    "location_auto_suggestion": "/api/location-auto-suggestion",
    "search_suggestions": "/api/search/suggestions",
    "site_suggestion": "/api/site-suggestion",
    "source_list": "/api/source/",
    "map_settings": "/api/map/settings",
    "names_in_language": "/api/names/{language}",
    "account_session": "/api/account/session",
    "account_photo": "/api/account/photo",
    "account_sign_out": "/api/account/sign-out",
    "account_sessions": "/api/account/sessions",
    "account_revoke_session": "/api/account/sessions/{session_id}",
    "account_end_sessions": "/api/account/sessions/end-all",
    "account_order_reset": "/api/account/password-reset",
    "account_reset_password": "/api/account/password-reset/confirm",
    "account_change_password": "/api/account/password",
    "account_change_email": "/api/account/email",
    "account_confirm_email": "/api/account/email/confirm",
    "account_applications": "/api/account/applications",
    "account_application": "/api/account/applications/{application_id}",
    "account_withdraw_application": "/api/account/applications/{application_id}/withdraw",
    "account_documents": "/api/account/documents",
    "account_add_document": "/api/account/documents",
    "account_document": "/api/account/documents/{document_id}",
    "account_delete_document": "/api/account/documents/{document_id}",
    "account_export": "/api/account/own-data/export",
    "account_delete": "/api/account/own-data/delete",
    "account_followed_institutes": "/api/account/followed-institutes",
    "account_follow_institute": "/api/account/followed-institutes/{institute_id}",
    "account_unfollow_institute": "/api/account/followed-institutes/{institute_id}",
    "account_deadline_reminders": "/api/account/deadline-reminders",
    "account_add_deadline_reminder": "/api/account/deadline-reminders/{scholarship_id}",
    "account_remove_deadline_reminder": "/api/account/deadline-reminders/{scholarship_id}",
    "account_saved_searches": "/api/account/saved-searches",
    "account_save_search": "/api/account/saved-searches",
    "account_change_saved_search": "/api/account/saved-searches/{search_id}",
    "account_delete_saved_search": "/api/account/saved-searches/{search_id}",
    "account_change_followed_alerts": "/api/account/followed-institute-alerts",
    "account_visas": "/api/account/visas",
    "account_visa": "/api/account/visas/{country}",
    "crm_check_user": "/crm/checkUser_dev.php",
    "crm_verify_otp": "/crm/verifyOTP_dev.php",
    "crm_login": "/crm/userLogin.php",
    "crm_read_profile": "/crm/myProfile.php",
    "crm_post_profile": "/crm/myProfile.php",
    "crm_edit_profile": "/crm/editProfile.php",
    "crm_favourite": "/crm/favCourse.php",
    "crm_check_email": "/crm/checkUser.php",
    "crm_apply_to_course": "/crm/applyToCourse.php",
    "crm_web_forms": "/crm/webForms.php",
    "crm_create_case": "/crm/createCase.php",
    "crm_application_state": "/crm/applicationState",
    "search_log_outcomes": "/api/search-log/outcomes",
    "search_log_state": "/api/search-log/choice",
    "search_log_choice": "/api/search-log/choice",
    "health_live": "/health/live",
    "health_ready": "/health/ready",
}
CANNOT_FAIL = (
    "map_settings",
    "names_in_language",
    "search_log_outcomes",
    "search_log_state",
    "search_log_choice",
)
"""The operation ids of calls whose declared errors this test does not check."""


def test_the_document_is_the_same_each_time() -> None:
    assert build_openapi_json() == build_openapi_json()


def test_each_call_has_its_name_and_its_errors() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    operations = {
        operation["operationId"]: (path, operation)
        for path, each in paths.items()
        for operation in each.values()
    }
    assert {name: path for name, (path, _) in operations.items()} == OPERATIONS
    for name, (path, operation) in operations.items():
        if path.startswith("/api/") and name not in CANNOT_FAIL:
            for status in ("422", "503"):
                schema = operation["responses"][status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}
