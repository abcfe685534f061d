"""The three kinds of group. Each kind has a table of groups and a table of members."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, LiteralString

GroupNoun = Literal["institute_group", "pathway_group", "apply_portal"]


@dataclass(frozen=True)
class GroupKind:
    """A kind of group.

    - noun: the name of the table of the groups.
    - lists_empty: true if the list contains groups without a published institute.
    """

    noun: GroupNoun
    title: LiteralString
    lists_empty: bool
    members: LiteralString
    """A subquery with the published institutes of the group %(group)s."""
    groups: LiteralString
    """The published groups with the number of their published institutes, sorted by `position`.

    If %(group)s is not null, only this group.
    """


def _build_kind(noun: GroupNoun, title: LiteralString, *, lists_empty: bool = False) -> GroupKind:
    table: LiteralString = noun
    return GroupKind(
        noun=noun,
        title=title,
        lists_empty=lists_empty,
        members=f"""
        SELECT institute.*
        FROM {table}_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
        WHERE {table}_id = %(group)s
        """,
        groups=f"""
        SELECT {table}.id, {table}.slug, {table}.name, logo, summary, website, translations, institute_count
        FROM {table}
        CROSS JOIN LATERAL (
            SELECT count(*) AS institute_count
            FROM {table}_member JOIN institute ON institute.id = institute_id AND institute.status = 'published'
            WHERE {table}_id = {table}.id
        ) AS member
        WHERE {table}.status = 'published' AND (%(group)s::int IS NULL OR {table}.id = %(group)s)
        ORDER BY {table}.position, {table}.id
        """,
    )


GROUP_KINDS: Mapping[GroupNoun, GroupKind] = {
    kind.noun: kind
    for kind in (
        _build_kind("institute_group", "institute group"),
        _build_kind("pathway_group", "pathway group"),
        _build_kind("apply_portal", "application portal", lists_empty=True),
    )
}
