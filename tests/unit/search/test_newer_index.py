"""A site searches the index of a newer release, until the site is replaced or the release is undone."""

from typing import cast

from schemas.documents.value_name.document import ValueKind
from search.results.flagged_counts import FlaggedCounts
from search.results.option_facets import build_option_facets
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from tests.unit.search.small_value_names import value


def test_values_and_kinds_of_a_newer_release_are_ignored() -> None:
    flagged = FlaggedCounts({"full-time": 2, "by-post": 3}, frozenset(), frozenset(), frozenset())
    options = build_option_facets(lambda _: flagged)["study_modes"]
    assert {each["slug"]: each["course_count"] for each in options} == {
        "full-time": 2, "part-time": 0, "online": 0, "unknown": 0,
    }  # fmt: skip
    kind = cast(ValueKind, "planet")
    values = [value(kind, 1, "Mars", {"star": 5}), value("discipline", 2, "Law")]
    names = ValueNames(VersionStamp("vocabulary-000001", 2, 1.0, 1.0), values)
    assert [each.name for each in names.list_values("discipline")] == ["Law"]
