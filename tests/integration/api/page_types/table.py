"""The table of sections 2.2 and 2.3 of the specification of accounts: the addresses, and the rows that pages show."""

from collections.abc import Mapping
from typing import Any, LiteralString, NamedTuple

from psycopg import sql

MARK = "Aardvark Zebra"


class Change(NamedTuple):
    """A row that a test changes in SQL.

    - column: the column to which the test writes a marker text (`mark`).
    - key: the value of `key_column`, with the names of examples in braces.
    - more: further columns, with the values that make a page show the row.
    """

    table: LiteralString
    column: LiteralString
    key: str
    key_column: LiteralString = "slug"
    more: Mapping[LiteralString, Any] = {}

    def build_update(self) -> sql.Composed:
        """Build the update. Its parameters have the names of the columns. The parameter `key` selects the row."""
        names = (self.column, *self.more)
        columns = [sql.SQL("{} = {}").format(sql.Identifier(each), sql.Placeholder(each)) for each in names]
        return sql.SQL("UPDATE {} SET {} WHERE {}::text = %(key)s").format(
            sql.Identifier(self.table), sql.SQL(", ").join(columns), sql.Identifier(self.key_column)
        )

    def build_parameters(self, examples: Mapping[str, str], mark: str) -> dict[str, Any]:
        return {**self.more, self.column: mark, "key": self.key.format_map(examples)}


CHANGES: dict[str, Change] = {
    "course": Change("course", "name", "{course}"),
    "mba_course": Change("course", "name", "{mba_course}"),
    "institute": Change(
        "institute",
        "name",
        "{institute}",
        more={"meta_title": None, "tcf_ranking": 1, "ranking_source": "QS"},
    ),
    "partner": Change("institute", "name", "{partner}", more={"meta_title": None}),
    "discipline": Change("discipline", "name", "{discipline}"),
    "country": Change("country", "name", "{country}"),
    "group": Change("institute_group", "name", "{group}"),
    "pathway": Change("pathway_group", "name", "{pathway}"),
    "portal": Change("apply_portal", "name", "{portal}"),
    "blog": Change("blog", "heading", "{blog}"),
    "interesting": Change("page", "heading", "{interesting}"),
    **{slug: Change("page", "heading", slug) for slug in ("tcf", "apply", "careers", "cancellation-policy")},
    "advert": Change("marketing_card", "heading", "{advert}", "id"),
    "scholarship": Change("scholarship", "name", "{scholarship}"),
}
"""The rows that pages show, by the name in the table of pages."""
PERSONAL = ("person", "favourite", "application", "document", "saved_search")
"""The rows of a person that pages show. Only the browser test adds and changes them."""
HEAD = "head"
TEXTS = "The texts of the page belong to the site. Translators change them with the code."
FORM = "The page is a form. It shows no row before the person has proved who they are."


class Row(NamedTuple):
    """A page with an example of its parameters.

    - shows: a row that the page shows, as a key of CHANGES or one of PERSONAL. None if the page shows no row.
    - call: where the test without a browser reads the row: HEAD is the head of the page, else the call that the page
      requests. None if the page shows no row, or if only the browser test can read the row, in Elasticsearch or as a
      person.
    - reason: why the page shows no row.
    """

    path: str
    shows: str | None = None
    call: str | None = None
    reason: str = ""


TABLE: dict[str, Row] = {
    "terms_of_use": Row("/terms-of-use", reason=TEXTS),
    "tcf": Row("/tcf", "tcf", HEAD),
    "privacy_policy": Row("/privacy-policy", reason=TEXTS),
    "cancellation_policy": Row("/cancellation-policy", "cancellation-policy", HEAD),
    "careers": Row("/careers", "careers", HEAD),
    "marketing": Row("/marketing", "advert", "/api/marketing-card/?page=1"),
    "apply": Row("/apply", "apply", HEAD),
    "mba": Row("/mba", "mba_course"),
    "contact_us": Row(
        "/contact-us", reason="The addresses and numbers are settings of the site, and the rest is a form."
    ),
    "all_interesting_about_tcf": Row(
        "/all-interesting-about-tcf", "interesting", "/api/page/category/what-is-interesting"
    ),
    "forget_password": Row("/forget-password", reason=FORM),
    "reset_password": Row("/reset-password", reason=FORM),
    "new_password": Row("/new-password", reason=FORM),
    "confirm_password": Row("/confirm-password", reason=FORM),
    "otp_screen": Row("/otp-screen", reason=FORM),
    "discover_courses": Row("/discover-courses", "discipline", "/api/discipline/all"),
    "course": Row("/course?discipline={discipline}", "discipline", "/api/discipline/"),
    "course_no_slug": Row("/course?course=aardvark+zebra", "course"),
    "course_detail": Row("/course-detail/{course}", "course", HEAD),
    "discipline_detail": Row("/discipline-detail?discipline={discipline}", "discipline", HEAD),
    "discipline": Row("/discipline?discipline={discipline}", "discipline", HEAD),
    "landing": Row("/", "country", "/api/site-menu/"),
    "all_countries": Row("/all-countries", "country", "/api/country/all-countries"),
    "universities": Row("/universities", "institute", "/api/institute/all"),
    "top_universities": Row(
        "/top-universities", "institute", "/api/institute/all?ranked=true&page={rank_page}"
    ),
    "university_details": Row("/university-details/{institute}", "institute", HEAD),
    "marketing_detail": Row("/marketing-detail?id={advert}", "advert", HEAD),
    "all_pathway_groups": Row("/all-pathway-groups", "pathway", "/api/pathway-group/"),
    "pathway_courses": Row("/pathway-courses", "pathway", "/api/pathway-group/"),
    "all_groups": Row("/all-groups", "group", "/api/institute-group/"),
    "institute_courses": Row("/institute-courses", "group", "/api/institute-group/"),
    "institute_scholarships": Row("/institute-scholarships?search=aardvark+zebra", "scholarship"),
    "all_apply_portals": Row("/all-apply-portals", "portal", "/api/apply-portal/"),
    "apply_portal_universities": Row("/apply-portal-universities/{portal}", "portal", HEAD),
    "scholarship_country": Row("/scholarship-country", "country"),
    "scholarships": Row("/scholarships?search=aardvark+zebra", "scholarship"),
    "all_scholarships": Row("/all-scholarships", "scholarship"),
    "scholarship_detail": Row("/scholarship-detail/{scholarship}", "scholarship", HEAD),
    "all_programs": Row("/all-programs", "discipline", "/api/discipline/all"),
    "compare_course": Row("/compare-course?crs1={course}", "course", "/api/course/{course}/course_compare"),
    "discover_course": Row("/discover-course", "discipline", "/api/discipline/all"),
    "blog": Row("/blog", "blog", "/api/blog/"),
    "blog_detail": Row("/blog-detail/{blog}", "blog", HEAD),
    "payment_jazcash": Row(
        "/payment-jazcash", reason="The page reports a payment by its address alone, and no row proves it."
    ),
    "loading": Row("/loading", reason="The page only says that something loads."),
    "apply_portal_university": Row("/apply-portal-university/{portal}/{member}", "portal", HEAD),
    "What_is_interesting": Row("/What+is+interesting/{interesting}", "interesting", HEAD),
    "country": Row("/country/{country}", "country", HEAD),
    "pathway_group_universities": Row("/pathway-group-universities/{pathway}", "pathway", HEAD),
    "pathway_university": Row("/pathway-university/{pathway}/{partner}", "partner", HEAD),
    "group_universities": Row("/group-universities/{group}", "group", HEAD),
    "institute_group_university": Row("/institute-group-university/{group}/{institute}/", "institute", HEAD),
    "search": Row("/search?search=aardvark+zebra", "course"),
    "course_new": Row("/course_new?terms=aardvark+zebra,law", "course"),
    "edit_profile": Row("/edit-profile", "person"),
    "all_visas": Row("/all-visas", "country"),
    "visa_detail": Row("/visa-detail/{country}", "country"),
    "application_detail": Row("/application-detail?id={application}", "application"),
    "shortlist": Row("/shortlist", "favourite"),
    "track_application": Row("/track-application", "application"),
    "upload_documents": Row("/upload-documents", "document"),
    "saved_searches": Row("/saved-searches", "saved_search"),
}
"""The page types with a page. `web/e2e/content/rows.spec.ts` sees the change of each row in a browser."""
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
"""The addresses of sections 2.2 and 2.3 that redirect to another page."""
UNKNOWN = (
    "/course/nowhere", "/course/99999999", "/course/{level}/no-such-place", "/course/nothing/fiji", "/course/a/b/c",
    "/university-course/nobody", "/university-details/{institute}-", "/university-details/{institute}{campus}x",
    "/course-compare/a", "/university-program/a", "/blog-detail/nothing", "/country/nowhere", "/course/%00/%00",
    "/course/'--/fiji", "/university-details/{campus}{institute}",
)  # fmt: skip
