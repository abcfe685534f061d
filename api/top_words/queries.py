from api.counts.catalogue_counts import Counts, DisciplineCounts
from api.database import Connection, read_rows
from schemas.contracts.catalogue.places import TopWord
from schemas.vocabulary.limits import TOP_WORDS_MAX

_DISCIPLINES = "SELECT id, slug, name FROM discipline"
_SPECIALIZATIONS = "SELECT id, slug, name FROM specialization WHERE NOT is_field"
"""Specializations with `is_field` are omitted, because each repeats its discipline under another name."""


async def read_top_words(
    connection: Connection, disciplines: DisciplineCounts, specializations: Counts
) -> list[TopWord]:
    """Read the TOP_WORDS_MAX subjects with the most courses. Subjects with equal counts are sorted by name."""
    words = [
        TopWord(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            type="discipline",
            course_count=disciplines.courses[row["id"]],
        )
        for row in await read_rows(connection, _DISCIPLINES)
        if row["id"] in disciplines.courses
    ] + [
        TopWord(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            type="specialization",
            course_count=specializations[row["id"]],
        )
        for row in await read_rows(connection, _SPECIALIZATIONS)
        if row["id"] in specializations
    ]
    return sorted(words, key=lambda word: (-word["course_count"], word["name"], word["slug"]))[:TOP_WORDS_MAX]
