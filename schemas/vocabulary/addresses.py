"""The first path segments that no page of the site may have, such as `api`."""

NOT_PAGES = frozenset({"api", "crm", "health", "metrics"})
"""First segments of addresses that programs call."""

FILE_FOLDERS = frozenset({"assets", "pages", "api-docs"})
"""Folders with the files of the built site, such as scripts and images."""

RESERVED_WORDS = NOT_PAGES | FILE_FOLDERS | {"admin", "analytics", "sitemap", "staff", "v2"}
"""The words that are no slug of a page. The table `page_route` rejects them too.

`/v2/search` is a call, and `/sitemap/site.xml` is a file. `/staff` has the pages of counsellors, `/admin` those of
editors, and `/analytics` those of analysts.
"""
