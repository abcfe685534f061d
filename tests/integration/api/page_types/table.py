"""The table of sections 2.2 and 2.3 of the specification of accounts: the addresses, and the rows that pages show."""

from typing import LiteralString, NamedTuple

MARK = "Quizzical Zebra"
COURSE: LiteralString = "UPDATE course SET name = %s WHERE slug = '{course}'"
INSTITUTE: LiteralString = "UPDATE institute SET name = %s, meta_title = NULL WHERE slug = '{institute}'"
DISCIPLINE: LiteralString = "UPDATE discipline SET name = %s WHERE slug = 'arts'"
COUNTRY: LiteralString = "UPDATE country SET name = %s WHERE slug = 'fiji'"
GROUP: LiteralString = "UPDATE institute_group SET name = %s WHERE slug = 'some'"
PATHWAY: LiteralString = "UPDATE pathway_group SET name = %s WHERE slug = 'path'"
PORTAL: LiteralString = "UPDATE apply_portal SET name = %s WHERE slug = 'portal'"
BLOG: LiteralString = "UPDATE blog SET heading = %s WHERE slug = 'article-29'"
PAGE: LiteralString = "UPDATE page SET heading = %s WHERE slug = '{page}'"
ADVERT: LiteralString = "UPDATE marketing_card SET heading = %s"
SCHOLARSHIP: LiteralString = "UPDATE scholarship SET name = %s WHERE slug = '{scholarship}'"


class Row(NamedTuple):
    """A page with an example of its parameters.

    - change: sets a name of a row that the page shows. None if the page has no row of the catalogue.
    - call: the call that shows the row. None if the head of the page shows the row.
    """

    path: str
    change: LiteralString | None = None
    call: str | None = None


TABLE: dict[str, Row] = {
    "terms_of_use": Row("/terms-of-use"),
    "tcf": Row("/tcf", PAGE.replace("{page}", "tcf")),
    "privacy_policy": Row("/privacy-policy"),
    "cancellation_policy": Row("/cancellation-policy", PAGE.replace("{page}", "cancellation-policy")),
    "careers": Row("/careers", PAGE.replace("{page}", "careers")),
    "marketing": Row("/marketing", ADVERT, "/api/marketing-card/?page=1"),
    "apply": Row("/apply", PAGE.replace("{page}", "apply")),
    "mba": Row("/mba"),
    "contact_us": Row("/contact-us"),
    "all_interesting_about_tcf": Row(
        "/all-interesting-about-tcf", PAGE.replace("{page}", "one"), "/api/page/category/what-is-interesting"
    ),
    "forget_password": Row("/forget-password"),
    "reset_password": Row("/reset-password"),
    "new_password": Row("/new-password"),
    "confirm_password": Row("/confirm-password"),
    "otp_screen": Row("/otp-screen"),
    "discover_courses": Row("/discover-courses", DISCIPLINE, "/api/discipline/all"),
    "course": Row("/course?discipline=arts", DISCIPLINE, "/api/discipline/"),
    "course_no_slug": Row("/course"),
    "course_detail": Row("/course-detail/{course}", COURSE),
    "discipline_detail": Row("/discipline-detail?discipline=arts", DISCIPLINE),
    "discipline": Row("/discipline?discipline=arts", DISCIPLINE),
    "landing": Row("/", DISCIPLINE, "/api/site-menu/"),
    "all_countries": Row("/all-countries", COUNTRY, "/api/country/all-countries"),
    "universities": Row("/universities", INSTITUTE, "/api/institute/all"),
    "top_universities": Row(
        "/top-universities", INSTITUTE, "/api/institute/all?ranked=true&page={rank_page}"
    ),
    "university_details": Row("/university-details/{institute}", INSTITUTE),
    "marketing_detail": Row("/marketing-detail?id={advert}", ADVERT),
    "all_pathway_groups": Row("/all-pathway-groups", PATHWAY, "/api/pathway-group/"),
    "pathway_courses": Row("/pathway-courses", PATHWAY, "/api/pathway-group/"),
    "all_groups": Row("/all-groups", GROUP, "/api/institute-group/"),
    "institute_courses": Row("/institute-courses", GROUP, "/api/institute-group/"),
    "institute_scholarships": Row("/institute-scholarships"),
    "all_apply_portals": Row("/all-apply-portals", PORTAL, "/api/apply-portal/"),
    "apply_portal_universities": Row("/apply-portal-universities/portal", PORTAL),
    "scholarship_country": Row("/scholarship-country"),
    "scholarships": Row("/scholarships"),
    "all_scholarships": Row("/all-scholarships"),
    "scholarship_detail": Row("/scholarship-detail/{scholarship}", SCHOLARSHIP),
    "all_programs": Row("/all-programs", DISCIPLINE, "/api/discipline/all"),
    "compare_course": Row("/compare-course?crs1={course}", COURSE, "/api/course/{course}/course_compare"),
    "discover_course": Row("/discover-course", DISCIPLINE, "/api/discipline/all"),
    "blog": Row("/blog", BLOG, "/api/blog/"),
    "blog_detail": Row("/blog-detail/article-29", BLOG),
    "payment_jazcash": Row("/payment-jazcash"),
    "loading": Row("/loading"),
    "apply_portal_university": Row("/apply-portal-university/portal/{member}", PORTAL),
    "What_is_interesting": Row("/What+is+interesting/one", PAGE.replace("{page}", "one")),
    "country": Row("/country/fiji", COUNTRY),
    "pathway_group_universities": Row("/pathway-group-universities/path", PATHWAY),
    "pathway_university": Row("/pathway-university/path/{institute}", INSTITUTE),
    "group_universities": Row("/group-universities/some", GROUP),
    "institute_group_university": Row("/institute-group-university/some/{institute}/", INSTITUTE),
    "search": Row("/search"),
    "course_new": Row("/course_new"),
    "edit_profile": Row("/edit-profile"),
    "all_visas": Row("/all-visas"),
    "visa_detail": Row("/visa-detail/australia"),
    "application_detail": Row("/application-detail"),
    "shortlist": Row("/shortlist"),
    "track_application": Row("/track-application"),
    "upload_documents": Row("/upload-documents"),
    "saved_searches": Row("/saved-searches"),
}
"""The page types with a page. Searches read Elasticsearch, whose tests change rows too."""
REDIRECTED: dict[str, tuple[tuple[str, str], ...]] = {
    "course": (
        ("/course/{course}", "/course-detail/{course}"),
        ("/course/{level}/fiji?view=grid", "/course?levels={level}&country=fiji&view=grid"),
        ("/course/-/{city}", "/course?city={city}"),
        ("/course/postgraduate-by-research/all", "/course?types=postgraduate-by-research"),
        ("/course/all/all", "/course"),
    ),
    "university_course": (
        ("/university-course", "/course"),
        ("/university-course/{institute}", "/discipline?page=discipline&institutes={institute}"),
    ),
    "university_details": (
        ("/university-details/", "/universities"),
        ("/university-details/{institute}{campus}?a=1", "/university-details/{institute}/{campus}?a=1"),
    ),
    "university_Individual": (
        ("/university-Individual/{institute}", "/university-details/{institute}"),
        ("/university-Individual", "/universities"),
    ),
    "course_compare": (("/course-compare?crs1=a&crs2=b", "/compare-course?crs1=a&crs2=b"),),
    "university_program": (("/university-program", "/all-programs"),),
    "scholarship_detail": (("/scholarship-detail", "/all-scholarships"),),
    "apply_portal_universities": (("/apply-portal-universities", "/all-apply-portals"),),
    "pathway_university": (("/pathway-university", "/all-pathway-groups"),),
    "group_universities": (("/group-universities", "/all-groups"),),
    "blog_detail": (("/blog-detail", "/blog"),),
    "country": (("/country", "/all-countries"),),
    "What_is_interesting": (("/What+is+interesting", "/all-interesting-about-tcf"),),
    "visa_detail": (("/visa-detail", "/all-visas"),),
}
"""The addresses of sections 2.2 and 2.3 that lead to the address of another page."""
UNKNOWN = (
    "/course/nowhere", "/course/99999999", "/course/{level}/no-such-place", "/course/nothing/fiji", "/course/a/b/c",
    "/university-course/nobody", "/university-details/{institute}-", "/university-details/{institute}{campus}x",
    "/course-compare/a", "/university-program/a", "/blog-detail/nothing", "/country/nowhere", "/course/%00/%00",
    "/course/'--/fiji", "/university-details/{campus}{institute}",
)  # fmt: skip
