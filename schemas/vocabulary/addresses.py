"""The first path segments that no page of the site may have, such as `api`."""

NOT_PAGES = frozenset({"api", "crm", "health", "metrics"})
"""The first segments of addresses that programs request, such as `/api`."""

FILE_FOLDERS = frozenset({"assets", "pages", "api-docs"})
"""Folders with the files of the built site, such as scripts and images."""

RESERVED_WORDS = NOT_PAGES | FILE_FOLDERS | {"admin", "analytics", "sitemap", "staff", "v2"}
"""The words that cannot be the slug of a page. The table `page_route` rejects them too.

`/v2/search` is an API endpoint, and `/sitemap/site.xml` is a file. `/staff` has the pages of counsellors, `/admin` has
the pages of editors, and `/analytics` has the pages of analysts.
"""
