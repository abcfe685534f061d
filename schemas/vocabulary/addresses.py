"""The first path segments of the site's addresses, such as `course` in /course."""

NOT_PAGES = frozenset({"api", "crm", "health", "metrics"})
"""Addresses that programs call."""

FILE_FOLDERS = frozenset({"assets", "pages", "api-docs"})
"""Folders of the built web."""

PAGES = frozenset(
    {
        "course", "search", "course-detail", "compare-course", "loading", "university-details", "discipline",
        "discipline-detail", "terms-of-use", "privacy-policy",
    }
)  # fmt: skip
"""The pages of the site. A test compares this list with web/src/shared/routing/paths.ts."""

USED_PATHS = NOT_PAGES | FILE_FOLDERS | PAGES
