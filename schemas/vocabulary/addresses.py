"""First parts of the addresses of the site, that is what stands between its first two slashes."""

NOT_PAGES = frozenset({"api", "health", "metrics"})
"""They answer programs, not people."""

FILE_FOLDERS = frozenset({"assets", "pages"})
"""Of the built web."""

PAGES = frozenset(
    {
        "course", "search", "course-detail", "compare-course", "loading", "university-details", "discipline",
        "discipline-detail", "terms-of-use", "privacy-policy",
    }
)  # fmt: skip
"""The pages that there are: web/src/shared/routing/paths.ts has the same, which a test sees to."""

TAKEN = NOT_PAGES | FILE_FOLDERS | PAGES
