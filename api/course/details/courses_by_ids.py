"""A page of courses that the request lists by id or slug, such as favourites."""

from collections.abc import Sequence
from math import ceil

from api.course.details.queries import read_courses
from api.database import Connection
from api.references import find_ids
from schemas.contracts.course.details import CoursesByIdsPage
from schemas.documents.course.listing_card import build_listing_card
from schemas.vocabulary.limits import LISTING_PAGE_SIZE

_PUBLISHED = "SELECT id FROM published_course WHERE id = ANY(%s)"


async def read_courses_page(
    connection: Connection, references: Sequence[int | str], page: int
) -> CoursesByIdsPage:
    """Read a page of courses in the requested order. Page 1 is the first page.

    A repeated course is listed once. The key `missing` contains the references without a published course. A page after
    the last page has no courses.
    """
    ids = await find_ids(connection, "course", references)
    published = await _read_published_ids(connection, [each for each in ids if each is not None])
    present = list(dict.fromkeys(each for each in ids if each in published))
    first = (page - 1) * LISTING_PAGE_SIZE
    shown = present[first : first + LISTING_PAGE_SIZE]
    courses = await read_courses(connection, shown)
    return CoursesByIdsPage(
        count=len(present),
        results=[build_listing_card(courses[each]) for each in shown],
        total_pages=ceil(len(present) / LISTING_PAGE_SIZE),
        missing=list(
            dict.fromkeys(given for given, each in zip(references, ids, strict=True) if each not in published)
        ),
    )


async def _read_published_ids(connection: Connection, ids: Sequence[int]) -> set[int]:
    cursor = await connection.execute(_PUBLISHED, (list(ids),))
    return {course_id for (course_id,) in await cursor.fetchall()}
