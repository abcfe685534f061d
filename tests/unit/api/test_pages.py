"""The server writes title, description and structured data into the HTML of each page. Hostile names stay text."""

import json
from html.parser import HTMLParser

import pytest
from starlette.requests import Request

from api.app import create_app
from api.pages.head import DESCRIPTION_MAX_CHARACTERS
from api.pages.index_html import insert_head, mark_not_indexed, set_root_attributes
from api.pages.page_address import PageAddress, parse_page_address
from api.pages.page_head import build_head
from api.pages.site_address import read_site_address
from schemas.settings import ROOT, Settings

INDEX = (ROOT / "web" / "index.html").read_text()
SITE = "https://meridian.example"
COURSE = {
    "slug": "law", "name": "Law", "course_title": "LLB", "description": None, "course_language": "English",
    "study_mode": "Full Time", "duration_weeks": 156, "course_duration": "3 years", "base_fee": 24_500.0,
    "currency": "GBP", "level": "Bachelor's", "institute_slug": "leeds", "institute_name": "University of Leeds",
    "website": "https://leeds.example", "country": "United Kingdom", "city": "Leeds",
}  # fmt: skip
HOSTILE = "</script><script>alert(1)</script><!--\"'&\u2028\\1 \\g<0> 🎓"


class Page(HTMLParser):
    """The tags, texts and metadata that a browser reads from a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.meta: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self._within = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self._within = f"{tag} {given.get('id') or given.get('type', '')}".strip()
        key = given.get("name") or given.get("property") or given.get("rel")
        if key and key not in ("preload", "icon"):
            assert key not in self.meta, f"{key} stands twice"
            self.meta[key] = given.get("content") or given.get("href") or ""

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002  # the parser defines this name
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within:
            self.texts[self._within] = self.texts.get(self._within, "") + data


def course_page(**changes: object) -> Page:
    return Page(insert_head(INDEX, build_head("course", {**COURSE, **changes}, SITE), SITE))


def test_a_course_page_has_a_complete_head() -> None:
    page = course_page()
    assert page.texts["title"] == "Law, University of Leeds · Meridian" == page.meta["og:title"]
    assert page.meta["canonical"] == f"{SITE}/course-detail/law" == page.meta["og:url"]
    assert page.meta["description"] == (
        "Law at University of Leeds, Leeds, United Kingdom: Bachelor's, 3 years, from GBP 24,500 per year."
    )
    assert json.loads(page.texts["script application/ld+json"]) == {
        "@context": "https://schema.org",
        "@type": "Course",
        "name": "Law",
        "description": page.meta["description"],
        "url": f"{SITE}/course-detail/law",
        "inLanguage": "English",
        "educationalCredentialAwarded": "LLB",
        "provider": {
            "@type": "EducationalOrganization",
            "name": "University of Leeds",
            "url": f"{SITE}/university-details/leeds",
            "sameAs": "https://leeds.example",
        },
        "hasCourseInstance": {"@type": "CourseInstance", "courseMode": "Full Time", "duration": "P156W"},
        "offers": {
            "@type": "Offer",
            "category": "Paid",
            "priceSpecification": {
                "@type": "UnitPriceSpecification", "price": 24_500.0, "priceCurrency": "GBP", "unitCode": "ANN",
            },
        },
    }  # fmt: skip


def test_a_course_page_has_its_breadcrumbs() -> None:
    breadcrumbs = json.loads(course_page().texts["script breadcrumbs"])
    assert breadcrumbs["@type"] == "BreadcrumbList"
    assert [(each["position"], each["name"], each["item"]) for each in breadcrumbs["itemListElement"]] == [
        (1, "Meridian", f"{SITE}/"),
        (2, "All courses", f"{SITE}/course"),
        (3, "University of Leeds", f"{SITE}/university-details/leeds"),
        (4, "Law", f"{SITE}/course-detail/law"),
    ]


def test_unknown_fields_are_left_out() -> None:
    unknown = ("course_title", "course_language", "study_mode", "duration_weeks", "course_duration", "base_fee",
               "currency", "website", "city")  # fmt: skip
    page = course_page(**dict.fromkeys(unknown))
    assert page.meta["description"] == "Law at University of Leeds, United Kingdom: Bachelor's."
    thing = json.loads(page.texts["script application/ld+json"])
    assert thing.keys() == {
        "@context", "@type", "name", "description", "url", "educationalCredentialAwarded", "provider",
    }  # fmt: skip
    assert "sameAs" not in thing["provider"]


@pytest.mark.parametrize(
    "field", ["name", "course_title", "description", "institute_name", "website", "city"]
)
def test_hostile_text_stays_plain_text(field: str) -> None:
    page = course_page(**{field: HOSTILE})
    assert page.tags == course_page().tags
    assert page.meta.keys() == course_page().meta.keys()
    thing = json.loads(page.texts["script application/ld+json"])
    if field == "name":
        assert thing["name"] == HOSTILE
        assert page.texts["title"] == f"{HOSTILE}, University of Leeds · Meridian"
    if field == "website":
        assert "sameAs" not in thing["provider"]


def test_a_long_description_is_cut_at_a_word() -> None:
    page = course_page(description="word\n" * 100)
    assert len(page.meta["description"]) <= DESCRIPTION_MAX_CHARACTERS
    assert page.meta["description"].endswith("word word…")


def test_pages_of_institutes_and_campuses_have_a_complete_head() -> None:
    institute = {
        "slug": "leeds", "name": "University of Leeds", "website": "leeds.example", "established": 1904,
        "meta_title": None, "meta_description": None, "short_description": None, "description": None,
        "country": "United Kingdom", "iso2": "GB",
    }  # fmt: skip
    head = build_head("institute", institute, SITE)
    assert (head.title, head.path) == ("University of Leeds", "/university-details/leeds")
    assert head.thing == {
        "@type": "EducationalOrganization",
        "name": "University of Leeds",
        "description": "The courses of University of Leeds in United Kingdom, with their fees, durations and intakes.",
        "url": f"{SITE}/university-details/leeds",
        "foundingDate": "1904",
        "address": {"@type": "PostalAddress", "addressCountry": "GB"},
    }
    changed = build_head("institute", {**institute, "meta_title": "MT", "meta_description": "MD"}, SITE)
    assert (changed.title, changed.description) == ("MT", "MD")
    campus = {
        "slug": "leeds-city", "name": "City", "address": "1 Road", "postcode": None, "latitude": 53.8,
        "longitude": -1.5, "city": "Leeds", "state": "England", "country": "United Kingdom", "iso2": "GB",
        "institute_slug": "leeds", "institute_name": "University of Leeds",
    }  # fmt: skip
    head = build_head("campus", campus, SITE)
    assert (head.title, head.path) == ("City", "/university-details/leeds/leeds-city")
    assert head.thing["parentOrganization"]["url"] == f"{SITE}/university-details/leeds"
    assert head.thing["address"] == {
        "@type": "PostalAddress", "streetAddress": "1 Road", "addressLocality": "Leeds", "addressRegion": "England",
        "addressCountry": "GB",
    }  # fmt: skip
    assert head.thing["geo"] == {"@type": "GeoCoordinates", "latitude": 53.8, "longitude": -1.5}


def test_a_page_of_an_unknown_item_is_not_indexed() -> None:
    page = Page(mark_not_indexed(INDEX))
    assert page.meta["robots"] == "noindex"
    assert "canonical" not in page.meta


def test_an_index_html_without_a_title_is_an_error() -> None:
    with pytest.raises(ValueError, match="title"):
        insert_head("<main>", build_head("course", COURSE, SITE), SITE)


@pytest.mark.parametrize(
    ("path", "query", "about"),
    [
        ("/course-detail/law", "", PageAddress("course", "law")),
        ("/course-detail/law/", "course_id=7", PageAddress("course", "law")),
        ("/course-detail", "course_id=7&course_name=x", PageAddress("course", "7")),
        ("/course-detail", "", PageAddress("course", "")),
        ("/university-details/leeds", "", PageAddress("institute", "leeds")),
        ("/university-details/leeds/city", "", PageAddress("campus", "city", institute="leeds")),
        ("/university-details/leeds/uk/city", "", PageAddress("campus", "city", institute="leeds")),
        ("/university-details/leeds/a/b/c/d/e", "", PageAddress("institute", "leeds", rest="/a/b/c/d/e")),
        ("/university-details", "", None),
        ("/university-details/leeds/a/b/c", "", None),
        ("/course-detail/a/b", "", None),
        ("/course", "course_id=7", None),
        ("/discipline-detail", "discipline=law", PageAddress("discipline", "law")),
        (
            "/discipline-detail/",
            "discipline=law&institutes=a",
            PageAddress("discipline", "law", institute="a"),
        ),
        ("/discipline-detail", "", PageAddress("discipline", "")),
        ("/discipline", "discipline=law&levels=x", PageAddress("courses", "law")),
        ("/discipline", "institutes=leeds", PageAddress("courses", "", institute="leeds")),
        ("/discipline", "discipline=law,arts", None),
        ("/discipline", "discipline=law&discipline=arts", None),
        ("/discipline", "", None),
        ("/discipline/law", "", None),
        ("/", "", None),
    ],
)
def test_page_addresses_are_parsed(path: str, query: str, about: PageAddress | None) -> None:
    assert parse_page_address(path, query) == about


def test_attributes_are_added_to_the_root_element() -> None:
    changed = set_root_attributes(INDEX, {"data-one": "a", "data-two": '">'})
    assert changed == INDEX.replace("<html ", '<html data-one="a" data-two="&quot;&gt;" ', 1)


@pytest.mark.parametrize(
    ("given", "host", "address"),
    [
        ("https://meridian.example/", "10.0.0.7:8000", "https://meridian.example"),
        (None, "meridian.example:8000", None),
        (None, "127.0.0.1.evil.example", None),
        (None, "localhost.evil.example", None),
        (None, "10.0.0.7", None),
        (None, "localhost:8000", "http://localhost:8000"),
        (None, "127.0.0.1", "http://127.0.0.1"),
        (None, "[::1]:8000", "http://[::1]:8000"),
        (None, 'a"><script>', None),
        (None, "", None),
    ],
)
def test_the_site_address_comes_from_the_setting_or_from_loopback(
    given: str | None, host: str, address: str | None
) -> None:
    app = create_app(Settings(finder_site_url=given))
    headers = [(b"host", host.encode())]
    request = Request({"type": "http", "scheme": "http", "headers": headers, "app": app})
    assert read_site_address(request) == address
