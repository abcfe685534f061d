"""The structured data of each page follows the definitions of schema.org."""

import json
import re

import httpx

from tests.integration.api.page_types.schema_org import find_faults
from tests.integration.api.page_types.table import TABLE

_STRUCTURED = re.compile(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', re.DOTALL)
WITHOUT_STRUCTURE = {
    "terms_of_use", "privacy_policy", "course_no_slug", "landing", "compare_course", "loading", "search", "course",
    "course_new", "institute_scholarships", "scholarship_country", "scholarships", "all_scholarships",
    "forget_password", "reset_password", "new_password", "confirm_password", "otp_screen", "edit_profile",
    "all_visas", "visa_detail",
    "application_detail", "shortlist", "track_application", "upload_documents",
    "saved_searches",
}  # fmt: skip
"""The pages that show no single row and no list of rows of PostgreSQL to everybody."""


async def test_the_structured_data_follows_the_definitions_of_schema_org(
    site: httpx.AsyncClient, examples: dict[str, str]
) -> None:
    faults = []
    for name, row in TABLE.items():
        page = await site.get(f"http://service{row.path.format_map(examples)}")
        things = [json.loads(each) for each in _STRUCTURED.findall(page.text)]
        assert len(things) == (0 if name in WITHOUT_STRUCTURE else 2), name
        faults += [f"{name}{fault}" for thing in things for fault in find_faults(thing)]
        assert [thing["@context"] for thing in things] == ["https://schema.org"] * len(things)
    assert faults == []


def test_wrong_structured_data_is_found() -> None:
    course = {
        "@type": "Course",
        "name": "Law",
        "provider": {"@type": "Organization", "name": "A"},
        "url": "/law",
    }
    assert find_faults(course) == ["/Course.url: '/law' is no ('URL',)"]
    assert find_faults({**course, "url": "https://a.example", "price": 3}) == [
        "/Course.price: unknown property"
    ]
    assert find_faults({"@type": "Grant", "funder": {"@type": "Country", "name": "Fiji"}}) == [
        "/Grant.funder: Country is not expected"
    ]
    assert len(find_faults({"@type": "Scholarship"})) == len(find_faults("Course")) == 1
