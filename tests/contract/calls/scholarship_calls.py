"""The calls for scholarships (see call_table.py)."""

from tests.contract.calls.call import each, get, post
from tests.contract.calls.fields import NAMED, SCHOLARSHIP, SCHOLARSHIPS

SCHOLARSHIP_CALLS = (
    get(
        "/api/scholarship/scholarship_related_countries/",
        *each("[].", *NAMED, "scholarship_logo", "scholarship_count"),
    ),
    get("/api/scholarship/all", "count", *SCHOLARSHIPS, query={"page": "1"}),
    post(
        "/api/scholarship/search/", "count", *SCHOLARSHIPS, *each("facets.institutes[].", *NAMED, "scholarship_count"),
        query={"page": "1"}, body={},
    ),
    get(
        "/api/scholarship/kestrel-engineering-scholarship", *SCHOLARSHIP, "description", "eligibility", "url", "campus",
        *each("source.", "name", "licence", "url", "note", "date"),
    ),
    *(
        post(
            f"/api/scholarship/scholarship_related_{facet}", *each("[].", *NAMED, "scholarship_count"), body={},
        )
        for facet in ("institutes", "disciplines", "degree_levels", "types", "months", "years")
    ),
)  # fmt: skip
