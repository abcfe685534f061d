"""Builds the table rows of disciplines, specializations and degree levels."""

from collections.abc import Iterator, Mapping

from schemas.taxonomy.data_files import (
    read_degree_level_groups,
    read_degree_levels,
    read_disciplines,
    read_specializations,
)


def build_discipline_rows() -> Iterator[Mapping[str, object]]:
    for row in read_disciplines():
        yield {
            "id": row.id,
            "slug": row.slug,
            "name": row.name,
            "isced_code": row.isced_code,
            "icon": row.icon,
        }


def build_specialization_rows() -> Iterator[Mapping[str, object]]:
    discipline_ids = {row.isced_code: row.id for row in read_disciplines()}
    for row in read_specializations().values():
        yield {
            "id": row.id,
            "slug": row.slug,
            "name": row.name,
            "discipline_id": discipline_ids[row.discipline_code],
            "isced_code": row.isced_code,
            "is_field": row.is_field,
        }


def build_degree_level_group_rows() -> Iterator[Mapping[str, object]]:
    for row in read_degree_level_groups():
        yield {"id": row.id, "slug": row.slug, "name": row.name, "type": row.level_type.value}


def build_degree_level_rows() -> Iterator[Mapping[str, object]]:
    group_ids = {row.level_type: row.id for row in read_degree_level_groups()}
    for row in read_degree_levels().values():
        yield {
            "id": row.id,
            "slug": row.slug,
            "name": row.name,
            "display_name": row.display_name,
            "group_id": group_ids[row.level_type],
            "position": row.position,
        }
