"""The first path segments of the addresses of the site."""

NOT_PAGES = frozenset({"api", "crm", "health", "metrics"})
"""Segments of addresses for programs."""

FILE_FOLDERS = frozenset({"assets", "pages", "api-docs"})
"""Folders of the built web."""

PAGES = frozenset(
    {
        "course", "search", "course-detail", "compare-course", "loading", "university-details", "discipline",
        "discipline-detail", "terms-of-use", "privacy-policy",
    }
)  # fmt: skip
"""The pages of the site. A test compares them with web/src/shared/routing/paths.ts."""

USED_PATHS = NOT_PAGES | FILE_FOLDERS | PAGES
