"""Builds robots.txt and the XML of the site map.

The XML has no lastmod, because PostgreSQL stores no dates of changes.
"""

from collections.abc import Iterable
from xml.sax.saxutils import escape

_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
STATIC_PATHS = ("/", "/course")
"""The pages that do not depend on the catalogue."""
DISALLOWED_PATHS = (
    "/loading", "/compare-course", "/search", "/edit-profile", "/shortlist", "/forget-password", "/reset-password",
    "/new-password", "/confirm-password", "/otp-screen",
)  # fmt: skip
"""Pages that show the data of one visitor."""


def build_sitemap_index(site: str, parts: Iterable[str]) -> str:
    """Build the index. `site` is the base URL, and `parts` are names such as courses-1."""
    return _build_document("sitemapindex", "sitemap", (f"{site}/sitemap/{part}.xml" for part in parts))


def build_sitemap_part(site: str, paths: Iterable[str]) -> str:
    return _build_document("urlset", "url", (f"{site}{path}" for path in paths))


def build_robots_txt(site: str | None) -> str:
    """Build robots.txt. `site` is the base URL, or None if there is no site map.

    /api is allowed, because search engines that run scripts need the responses.
    """
    refused = "".join(f"Disallow: {path}\n" for path in DISALLOWED_PATHS)
    site_map = "" if site is None else f"\nSitemap: {site}/sitemap.xml\n"
    return f"User-agent: *\n{refused}{site_map}"


def _build_document(root: str, entry: str, addresses: Iterable[str]) -> str:
    entries = "".join(f"<{entry}><loc>{escape(address)}</loc></{entry}>\n" for address in addresses)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{_NAMESPACE}">\n{entries}</{root}>\n'
