"""The page types of the site, with their ids, default slugs and numbers of path segments.

The ids follow the order of section 2.2 of the specification of accounts and catalogue, and then the pages of its
sections 2.3 and 2.4. Section 9 lists the ids 1 to 62, 231, 242, 313, 323, 324, 325 and 2409. The ids 323, 324, 325
and 2409 have no page type. Page types that the specification does not have begin at 1001.
"""

from collections.abc import Mapping
from typing import NamedTuple

LANDING, COURSE_NO_SLUG = "landing", "course_no_slug"


class PageType(NamedTuple):
    """A page type. The table `page_route` has a row with the id, the name and the present slug.

    - slug: the default slug, which is the first segment of the address.
    - part_counts: the numbers of path segments that may follow the slug, such as 1 for /course-detail/{slug}. Empty for
      a page type whose page does not exist yet. A test compares the numbers with the pages of the web.
    """

    id: int
    name: str
    slug: str
    part_counts: tuple[int, ...] = ()


ALL_PAGE_TYPES = (
    PageType(1, "terms_of_use", "terms-of-use", (0,)),
    PageType(2, "tcf", "tcf", (0,)),
    PageType(3, "privacy_policy", "privacy-policy", (0,)),
    PageType(4, "cancellation_policy", "cancellation-policy", (0,)),
    PageType(5, "careers", "careers", (0,)),
    PageType(6, "marketing", "marketing", (0,)),
    PageType(7, "apply", "apply", (0,)),
    PageType(8, "mba", "mba", (0,)),
    PageType(9, "contact_us", "contact-us", (0,)),
    PageType(10, "all_interesting_about_tcf", "all-interesting-about-tcf", (0,)),
    PageType(11, "forget_password", "forget-password", (0,)),
    PageType(12, "reset_password", "reset-password", (0,)),
    PageType(13, "new_password", "new-password", (0,)),
    PageType(14, "confirm_password", "confirm-password", (0,)),
    PageType(15, "otp_screen", "otp-screen", (0,)),
    PageType(16, "discover_courses", "discover-courses", (0, 1)),
    PageType(17, "course", "course", (0,)),
    PageType(18, "university_course", "university-course"),
    PageType(19, COURSE_NO_SLUG, "course", (0,)),
    PageType(20, "course_detail", "course-detail", (0, 1)),
    PageType(21, "discipline_detail", "discipline-detail", (0,)),
    PageType(22, "discipline", "discipline", (0,)),
    PageType(23, LANDING, "", (0,)),
    PageType(24, "all_countries", "all-countries", (0,)),
    PageType(25, "universities", "universities", (0,)),
    PageType(26, "top_universities", "top-universities", (0,)),
    PageType(27, "university_details", "university-details", (1, 2, 3, 6)),
    PageType(28, "marketing_detail", "marketing-detail", (0,)),
    PageType(29, "all_pathway_groups", "all-pathway-groups", (0,)),
    PageType(30, "pathway_courses", "pathway-courses", (0,)),
    PageType(31, "all_groups", "all-groups", (0,)),
    PageType(32, "institute_courses", "institute-courses", (0,)),
    PageType(33, "institute_scholarships", "institute-scholarships", (0,)),
    PageType(34, "all_apply_portals", "all-apply-portals", (0,)),
    PageType(35, "apply_portal_universities", "apply-portal-universities", (1,)),
    PageType(36, "scholarship_country", "scholarship-country", (0,)),
    PageType(37, "scholarships", "scholarships", (0,)),
    PageType(38, "all_scholarships", "all-scholarships", (0,)),
    PageType(39, "scholarship_detail", "scholarship-detail", (1,)),
    PageType(40, "all_programs", "all-programs", (0,)),
    PageType(41, "compare_course", "compare-course", (0,)),
    PageType(42, "course_compare", "course-compare"),
    PageType(43, "discover_course", "discover-course", (0,)),
    PageType(44, "blog", "blog", (0,)),
    PageType(45, "blog_detail", "blog-detail", (1,)),
    PageType(46, "payment_jazcash", "payment-jazcash", (0,)),
    PageType(47, "loading", "loading", (0,)),
    PageType(48, "apply_portal_university", "apply-portal-university", (2,)),
    PageType(49, "What_is_interesting", "What+is+interesting", (1,)),
    PageType(50, "country", "country", (1,)),
    PageType(51, "university_Individual", "university-Individual", (1,)),
    PageType(52, "pathway_group_universities", "pathway-group-universities", (1,)),
    PageType(53, "pathway_university", "pathway-university", (2,)),
    PageType(54, "group_universities", "group-universities", (1,)),
    PageType(55, "institute_group_university", "institute-group-university", (2,)),
    PageType(56, "search", "search", (0,)),
    PageType(57, "course_new", "course_new", (0,)),
    PageType(58, "university_program", "university-program"),
    PageType(59, "edit_profile", "edit-profile", (0,)),
    PageType(60, "all_visas", "all-visas", (0,)),
    PageType(61, "visa_detail", "visa-detail", (1,)),
    PageType(62, "application_detail", "application-detail", (0,)),
    PageType(231, "shortlist", "shortlist", (0,)),
    PageType(242, "track_application", "track-application", (0,)),
    PageType(313, "upload_documents", "upload-documents", (0,)),
    PageType(1001, "saved_searches", "saved-searches", (0,)),
)
PAGE_TYPES: Mapping[str, PageType] = {page_type.name: page_type for page_type in ALL_PAGE_TYPES}

FIXED_WORDS: Mapping[str, tuple[str, ...]] = {
    "course": ("course", COURSE_NO_SLUG),
    "university-details": ("university_details",),
}
"""Slugs that always lead to the same page, with the page types that may have the slug.

If the slug of the listing or of the university pages changes, `course` and `university-details` still lead to these
pages.
"""
