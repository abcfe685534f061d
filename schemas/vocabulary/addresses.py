"""The first path segments of the site's addresses, such as `course` in /course."""

NOT_PAGES = frozenset({"api", "crm", "health", "metrics"})
"""First segments of addresses that programs call."""

FILE_FOLDERS = frozenset({"assets", "pages", "api-docs"})
"""Folders with the files of the built site, such as scripts and images."""

PAGES = frozenset(
    {
        "course", "search", "course-detail", "compare-course", "loading", "university-details", "discipline",
        "discipline-detail", "terms-of-use", "privacy-policy", "edit-profile", "shortlist", "forget-password",
        "reset-password", "new-password", "confirm-password", "otp-screen", "track-application", "application-detail",
        "upload-documents", "all-visas", "visa-detail",
    }
)  # fmt: skip
"""A test compares this list with web/src/shared/routing/paths.ts."""

USED_PATHS = NOT_PAGES | FILE_FOLDERS | PAGES
