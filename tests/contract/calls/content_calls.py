"""The calls of groups, articles, pages and advertisements, with examples from the sample catalogue."""

from tests.contract.calls.call import Call, each, get, post
from tests.contract.calls.fields import NAMED

GROUP = (*NAMED, "logo", "summary", "institute_count", "translations.ur.summary")
GROUP_EXAMPLES = {
    "institute-group": "russell-group", "pathway-group": "sample-pathway-north", "apply-portal": "ucas",
}  # fmt: skip


def _list_group_calls(path: str, slug: str) -> tuple[Call, ...]:
    """The five calls of a kind of group, such as institute-group. `slug` is a group of the sample."""
    one = f"/api/{path}/{slug}"
    return (
        get(f"/api/{path}/", *each("[].", *GROUP)),
        get(one, *GROUP, "website", "course_count", "institute_slugs"),
        get(
            f"{one}/related_locations", "count", *each("results[].", *NAMED, "iso2", "institute_count"),
            *each("results[].cities[].", *NAMED, "institute_count"),
        ),
        get(
            f"{one}/disciplines", "count", *each("results[].", *NAMED, "logo", "icon", "courses_count"),
        ),
        post(
            f"{one}/universities/", "count",
            *each("results[].", "id", "slug", "institute_name", "logo", "sector", "institute_type", "established",
                  "country.name", "country_slug", "tcf_ranking", "institute_short_description", "course_count",
                  "is_sample"),
            query={"page": "1"}, body={"order_by": "ranking"},
        ),
    )  # fmt: skip


GROUP_CALLS = tuple(call for path, slug in GROUP_EXAMPLES.items() for call in _list_group_calls(path, slug))

CONTENT = (*NAMED, "heading", "summary", "translations.ur.heading", "translations.ur.name")
CONTENT_CALLS = (
    get(
        "/api/blog/", "count", *each("results[].", *CONTENT, "image", "published_on"),
        query={"page": "1", "search": "visa"},
    ),
    get("/api/blog/student-visas", *CONTENT, "image", "published_on", "content"),
    get("/api/pages/", "count", *each("results[].", *CONTENT, "category")),
    get("/api/pages/tcf", *CONTENT, "category", "content", "translations.ur.content"),
    get("/api/page/category/what-is-interesting", "count", *each("results[].", *CONTENT, "category")),
    get("/api/marketing-card/1", "id", "detail_page_img", "heading", "content", "institute_slug", "is_sample",
        "translations.ur.content"),
)  # fmt: skip
