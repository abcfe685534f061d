"""One named value: the id, slug, name and order of a filter value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from schemas.documents.value_name.document import ValueKind
from search.text_folding import fold_text


@dataclass(frozen=True, slots=True)
class NamedValue:
    """parents, extra: fields of the value name document. key: the id as text, which is the key of a bucket."""

    kind: ValueKind
    id: int
    slug: str
    old_slugs: tuple[str, ...]
    name: str
    position: int
    parents: Mapping[str, Any]
    extra: Mapping[str, Any]
    key: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", str(self.id))

    @property
    def sort_key(self) -> tuple[int, str, int]:
        """Sort key within the kind: position, name, id."""
        return self.position, fold_text(self.name), self.id


def build_named_value(source: Mapping[str, Any]) -> NamedValue:
    return NamedValue(
        kind=source["kind"],
        id=source["id"],
        slug=source["slug"],
        old_slugs=tuple(source["old_slugs"]),
        name=source["name"],
        position=source["position"],
        parents=source["parents"],
        extra=source["extra"],
    )
