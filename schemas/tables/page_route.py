"""The slugs of the page types: the first segment of the address of each page."""

from sqlalchemy import CheckConstraint, Index, text
from sqlmodel import Field, SQLModel


class PageRoute(SQLModel, table=True):
    """A page type and its slug. Operators and administrators change the slug. The page types are those of `PAGE_TYPES`.

    The landing page has the empty slug. A former slug redirects: a trigger stores the former slug in `slug_redirect`.
    """

    __tablename__ = "page_route"
    __table_args__ = (
        CheckConstraint(
            "slug ~ '^[A-Za-z0-9]+([-+_][A-Za-z0-9]+)*$' AND slug !~ '^[0-9]+$' AND length(slug) <= 60 "
            "OR page_type = 'landing'",
            name="slug",
        ),
        CheckConstraint("page_type <> 'landing' OR slug = ''", name="landing"),
        CheckConstraint("page_type <> 'course_no_slug' OR slug = 'course'", name="course_no_slug"),
        CheckConstraint(
            "lower(slug) <> 'course' OR page_type IN ('course', 'course_no_slug')", name="fixed_word_course"
        ),
        CheckConstraint(
            "lower(slug) <> 'university-details' OR page_type = 'university_details'",
            name="fixed_word_university",
        ),
        CheckConstraint(
            "lower(slug) NOT IN ('admin', 'analytics', 'api', 'api-docs', 'assets', 'crm', 'health', 'metrics', "
            "'pages', 'sitemap', 'staff', 'v2')",
            name="reserved_word",
        ),
        Index(
            "uq_page_route_slug",
            text("lower(slug)"),
            unique=True,
            postgresql_where=text("page_type <> 'course_no_slug'"),
        ),
    )

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    page_type: str = Field(unique=True)
    slug: str
