"""The structured data of each page follows the definitions of schema.org."""

import json
import re
from typing import Any

import httpx
import psycopg

from tests.integration.api.page_types.schema_org import PARENTS, PROPERTIES, RELEASE, find_faults
from tests.integration.api.page_types.table import TABLE

_STRUCTURED = re.compile(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', re.DOTALL)
OF_ONE_VISITOR = {
    "compare_course", "loading", "search", "forget_password", "reset_password", "new_password", "confirm_password",
    "otp_screen", "edit_profile", "all_visas", "visa_detail", "application_detail", "shortlist", "track_application",
    "upload_documents", "saved_searches",
}  # fmt: skip
"""The pages that search engines must not visit. They have no structured data."""
WITHOUT_CRUMBS = {
    "landing", "course", "course_no_slug", "course_new", "scholarships", "all_scholarships", "scholarship_country",
    "institute_scholarships", "terms_of_use", "privacy_policy",
}  # fmt: skip
LISTS = {
    "all_countries": "/country/", "universities": "/university-details/", "top_universities": "/university-details/",
    "all_groups": "/group-universities/some", "institute_courses": "/group-universities/some",
    "all_pathway_groups": "/pathway-group-universities/path", "blog": "/blog-detail/article-29",
    "pathway_courses": "/pathway-group-universities/path", "all_apply_portals": "/apply-portal-universities/portal",
    "all_interesting_about_tcf": "/What+is+interesting/two", "marketing": "/marketing-detail?id=",
}  # fmt: skip
"""The list pages with the start of the address of their first row."""
QUESTION = """
INSERT INTO country_faq (country_id, language, question, answer, position, source_id, source_date, status)
SELECT id, 'en', 'Is it warm?', 'Yes, <b>very</b>.', 1, (SELECT min(id) FROM source), '2026-01-01', 'published'
FROM country WHERE slug = 'fiji'
"""

INSTITUTES = """
INSERT INTO institute (id, source_id, source_code, source_date, slug, name, translations, institute_type,
                       institute_type_basis, country_id, status, tcf_ranking, ranking_source)
SELECT id, 1, slug, '2026-01-01', slug, name, translations::jsonb, 'COLLEGE', 'made', 1, 'published', 1000, 'made'
FROM (VALUES (9001, 'zealand-college', 'Zealand College', '{}'),
             (9002, 'ea-college', 'Éa College', '{"ur": {"name": "ایا کالج"}}')) AS made (id, slug, name, translations)
"""


async def read_things(site: httpx.AsyncClient, path: str) -> list[dict[str, Any]]:
    page = await site.get(f"http://service{path}")
    return [json.loads(each) for each in _STRUCTURED.findall(page.text)]


async def read_items(site: httpx.AsyncClient, path: str) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = (await read_things(site, path))[0]["mainEntity"]["itemListElement"]
    return items


async def test_the_structured_data_follows_the_definitions_of_schema_org(
    site: httpx.AsyncClient, examples: dict[str, str]
) -> None:
    faults = []
    for name, row in TABLE.items():
        things = await read_things(site, row.path.format_map(examples))
        assert len(things) == (0 if name in OF_ONE_VISITOR else 1 if name in WITHOUT_CRUMBS else 2), name
        faults += [f"{name}{fault}" for thing in things for fault in find_faults(thing)]
        assert [thing["@context"] for thing in things] == ["https://schema.org"] * len(things)
    assert faults == []


async def test_the_home_page_names_the_site_and_its_search(site: httpx.AsyncClient) -> None:
    (website,) = await read_things(site, "/")
    assert website == {
        "@context": "https://schema.org",
        "@type": "WebSite",
        "name": "Meridian",
        "url": "http://service/",
        "potentialAction": {
            "@type": "SearchAction",
            "target": {
                "@type": "EntryPoint",
                "urlTemplate": "http://service/course?course={search_term_string}",
            },
            "query-input": "required name=search_term_string",
        },
    }


async def test_list_pages_have_their_first_rows(site: httpx.AsyncClient, examples: dict[str, str]) -> None:
    for name, start in LISTS.items():
        thing = (await read_things(site, TABLE[name].path.format_map(examples)))[0]
        items = thing["mainEntity"]["itemListElement"]
        assert (thing["@type"], thing["mainEntity"]["@type"]) == ("CollectionPage", "ItemList"), name
        assert [each["position"] for each in items] == list(range(1, len(items) + 1))
        assert items[0]["url"].startswith(f"http://service{start}"), name
        assert 1 <= len(items) <= 30
        assert (await site.get(items[0]["url"])).status_code == 200


async def test_lists_of_institutes_have_the_order_and_the_names_of_the_page(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute(INSTITUTES)
    try:
        for path, query in (
            ("universities", "order=name"),
            ("top-universities", "ranked=true&order=ranking"),
        ):
            shown = (await site.get(f"http://service/api/institute/all?{query}")).json()["results"]
            items = await read_items(site, f"/{path}")
            assert [each["name"] for each in items][:20] == [each["institute_name"] for each in shown][:20]
            assert items[0 if path == "universities" else -2]["name"] == "Éa College"
        (first, *_) = await read_items(site, "/universities?lang=ur")
    finally:
        connection.execute("DELETE FROM institute WHERE id IN (9001, 9002)")
    assert (first["name"], first["url"]) == ("ایا کالج", "http://service/university-details/ea-college")


async def test_a_country_has_its_questions(site: httpx.AsyncClient, connection: psycopg.Connection) -> None:
    assert [each["@type"] for each in await read_things(site, "/country/fiji")] == [
        "CollectionPage",
        "BreadcrumbList",
    ]
    connection.execute(QUESTION)
    try:
        _, questions, _ = await read_things(site, "/country/fiji?lang=ur")
    finally:
        connection.execute("DELETE FROM country_faq")
    assert find_faults(questions) == []
    assert (questions["@type"], questions["inLanguage"]) == ("FAQPage", "en")
    assert questions["mainEntity"] == [
        {
            "@type": "Question",
            "name": "Is it warm?",
            "acceptedAnswer": {"@type": "Answer", "text": "Yes, <b>very</b>."},
        }
    ]


def test_the_definitions_are_those_of_a_release() -> None:
    assert (RELEASE["version"], RELEASE["date"]) == ("12.0", "2021-03-08")
    assert RELEASE["licence"].startswith("CC BY-SA 3.0")
    assert len(PARENTS) == 41
    assert PROPERTIES["hasCourseInstance"] == {"domains": ["Course"], "ranges": ["CourseInstance"]}
    assert {parent for parents in PARENTS.values() for parent in parents} <= PARENTS.keys()


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
    assert find_faults({"@type": "MonetaryGrant", "funder": {"@type": "Country", "name": "Fiji"}}) == [
        "/MonetaryGrant.funder: Country is not expected"
    ]
    assert len(find_faults({"@type": "Scholarship"})) == len(find_faults("Course")) == 1
