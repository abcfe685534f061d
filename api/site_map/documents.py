"""Site maps as sitemaps.org has them. When a page last changed is not known, and not said."""

from collections.abc import Iterable
from xml.sax.saxutils import escape

_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
STATIC_PATHS = ("/", "/course")
"""Pages that are there whatever the catalogue holds."""
DISALLOWED_PATHS = ("/loading", "/compare-course", "/search")
"""Pages of what one visitor chose."""


def build_sitemap_index(site: str, parts: Iterable[str]) -> str:
    """site: the address of the site; parts: their names."""
    return _document("sitemapindex", "sitemap", (f"{site}/sitemap/{part}.xml" for part in parts))


def build_sitemap_part(site: str, paths: Iterable[str]) -> str:
    return _document("urlset", "url", (f"{site}{path}" for path in paths))


def build_robots_txt(site: str) -> str:
    """/api stays open: without it a search engine that runs scripts sees empty pages."""
    refused = "".join(f"Disallow: {path}\n" for path in DISALLOWED_PATHS)
    return f"User-agent: *\n{refused}\nSitemap: {site}/sitemap.xml\n"


def _document(root: str, entry: str, addresses: Iterable[str]) -> str:
    entries = "".join(f"<{entry}><loc>{escape(address)}</loc></{entry}>\n" for address in addresses)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{_NAMESPACE}">\n{entries}</{root}>\n'
