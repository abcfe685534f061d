"""Builds robots.txt and the XML of the site map.

The XML has no `lastmod` (date of the last change), because PostgreSQL does not store this date.
"""

from collections.abc import Iterable
from xml.sax.saxutils import escape

_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
STATIC_PATHS = (
    "/", "/course", "/all-countries", "/universities", "/top-universities", "/all-groups", "/all-pathway-groups",
    "/all-apply-portals", "/institute-courses",
    "/pathway-courses", "/all-programs", "/discover-courses", "/mba", "/blog", "/all-interesting-about-tcf",
    "/marketing", "/contact-us", "/scholarships", "/all-scholarships", "/scholarship-country",
    "/institute-scholarships",
    "/course_new", "/terms-of-use", "/privacy-policy",
)  # fmt: skip
"""The paths in the part `site`. They do not depend on rows of PostgreSQL."""
DISALLOWED_PATHS = (
    "/loading", "/compare-course", "/search", "/edit-profile", "/shortlist", "/forget-password", "/reset-password",
    "/new-password", "/confirm-password", "/otp-screen", "/track-application", "/application-detail",
    "/upload-documents", "/saved-searches", "/all-visas", "/visa-detail", "/payment-jazcash",
)  # fmt: skip
"""Pages that search engines must not visit, because they need a sign-in or show the data of one visitor."""


def build_sitemap_index(site: str, parts: Iterable[str]) -> str:
    """Build the index with the URLs of the parts. `site` is the base URL. `parts` are names such as courses-1."""
    return _build_document("sitemapindex", "sitemap", (f"{site}/sitemap/{part}.xml" for part in parts))


def build_sitemap_part(site: str, paths: Iterable[str]) -> str:
    return _build_document("urlset", "url", (f"{site}{path}" for path in paths))


def build_robots_txt(site: str | None, disallowed: Iterable[str]) -> str:
    """Build robots.txt. `site` is the base URL, or None if there is no site map. `disallowed` are paths.

    /api is allowed, because search engines run the scripts of a page, which send requests to /api.
    """
    refused = "".join(f"Disallow: {path}\n" for path in disallowed)
    site_map = "" if site is None else f"\nSitemap: {site}/sitemap.xml\n"
    return f"User-agent: *\n{refused}{site_map}"


def _build_document(root: str, entry: str, addresses: Iterable[str]) -> str:
    entries = "".join(f"<{entry}><loc>{escape(address)}</loc></{entry}>\n" for address in addresses)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{_NAMESPACE}">\n{entries}</{root}>\n'
