"""The SQL conditions under which search engines may index a page, and the site map lists the page.

The pages of most countries have no courses. A page without courses has the status 200, and the tag noindex in its head.
"""

from collections.abc import Mapping
from typing import Any, LiteralString

from schemas.vocabulary.page_types import PAGE_TYPES

DISCIPLINE_HAS_COURSES: LiteralString = """EXISTS (
    SELECT FROM specialization
    JOIN course_specialization ON course_specialization.specialization_id = specialization.id
    JOIN published_course ON published_course.id = course_specialization.course_id
    WHERE specialization.discipline_id = discipline.id)"""
INSTITUTE_HAS_COURSES: LiteralString = """institute.status = 'published' AND EXISTS (
    SELECT FROM course WHERE course.institute_id = institute.id AND course.status = 'published')"""
COUNTRY_HAS_COURSES: LiteralString = """EXISTS (
    SELECT FROM city
    JOIN campus ON campus.city_id = city.id AND campus.status = 'published'
    JOIN course_campus ON course_campus.campus_id = campus.id
    JOIN published_course ON published_course.id = course_campus.course_id
    WHERE city.country_id = country.id)"""
INSTITUTE_GROUP_HAS_INSTITUTES: LiteralString = """EXISTS (
    SELECT FROM institute_group_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
    WHERE institute_group_id = institute_group.id)"""
PATHWAY_GROUP_HAS_INSTITUTES: LiteralString = """EXISTS (
    SELECT FROM pathway_group_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
    WHERE pathway_group_id = pathway_group.id)"""
"""Lists of groups omit groups without a published institute. Only the list of application portals contains them."""
ADVERT_HAS_INSTITUTE: LiteralString = """marketing_card.status = 'published' AND EXISTS (
    SELECT FROM institute WHERE institute.id = marketing_card.institute_id AND institute.status = 'published')"""
SITE_PAGES = ("tcf", "careers", "cancellation_policy", "apply")
"""The page types whose page always shows the same row of the table `page`."""
SITE_PAGE_SLUGS = tuple(PAGE_TYPES[each].slug for each in SITE_PAGES)
_QUOTED_SLUGS = ", ".join(f"'{slug}'" for slug in SITE_PAGE_SLUGS)
IS_SITE_PAGE: LiteralString = f"category = 'site' AND slug IN ({_QUOTED_SLUGS})"
"""True if the row of the table `page` has its own page type, such as /careers. The paths of the other rows start with
/What+is+interesting."""


def is_site_page(row: Mapping[str, Any]) -> bool:
    """True under the same condition as IS_SITE_PAGE. Rows of other tables have no category, so the result is False."""
    return row.get("category") == "site" and row.get("slug") in SITE_PAGE_SLUGS
