"""An import keeps what editors wrote into institutes and campuses."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from psycopg.types.json import Jsonb

from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage.undo import undo_import
from indexer.catalogue.sample.load import load_sample, remove_sample
from schemas.editing.drafts import parse_draft
from schemas.editing.nouns import NOUNS
from schemas.editing.statements import PUBLISH, SAVE
from tests.integration.catalogue.importers.database_reads import fetch_rows, read_row_versions
from tests.unit.catalogue.importers.small_register import (
    APRIL,
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SmallRegister,
)

Import = Callable[[SmallRegister], ImportSummary]
JULY = "Report generated Tuesday, 4 July 2023"
OCTOBER = "Report generated Tuesday, 3 October 2023"
OTHER = "00002B"
TWO = SmallRegister(
    institutions=(INSTITUTION, INSTITUTION._replace(provider_code=OTHER, institution_name="Bay University")),
    courses=(COURSE, COURSE._replace(provider_code=OTHER, course_code="200001A")),
    locations=(LOCATION, LOCATION._replace(provider_code=OTHER)),
    course_locations=(
        COURSE_LOCATION,
        COURSE_LOCATION._replace(provider_code=OTHER, course_code="200001A"),
    ),
)
OTHER_ALONE = SmallRegister(
    institutions=TWO.institutions[1:], courses=TWO.courses[1:], locations=TWO.locations[1:],
    course_locations=TWO.course_locations[1:], title=APRIL,
)  # fmt: skip
"""The register of April, which lacks the first institute."""


def edit(database_url: str, table: str, row: int, /, **texts: str) -> None:
    """Save and publish a change, as the form of editors does."""
    with psycopg.connect(database_url) as connection:
        found = connection.execute(
            f"SELECT to_jsonb(t) || read_content_relations('{table}', id), "
            f"(SELECT revision FROM content_entry WHERE noun = '{table}' AND row_id = t.id) "
            f"FROM {table} AS t WHERE id = %s".encode(),
            (row,),
        ).fetchone()
        assert found is not None
        before, revision = found
        draft = parse_draft(NOUNS[table], texts, before)
        parameters: dict[str, Any] = {
            "noun": table, "row": row, "entry": None, "revision": revision or 0, "draft": Jsonb(draft), "actor": None,
            "operator": "test",
        }  # fmt: skip
        saved = connection.execute(SAVE, parameters).fetchone()
        assert saved is not None
        assert saved[1] == "saved"
        parameters |= {"entry": saved[0], "revision": (revision or 0) + 1, "needs_reviewer": False}
        assert connection.execute(PUBLISH, parameters).fetchone() == (row, "published")


def read(database_url: str, columns: str, table: str = "institute", row: int = 1) -> tuple[Any, ...]:
    (values,) = fetch_rows(database_url, f"SELECT {columns} FROM {table} WHERE id = %s", row)
    return values


def rename(register: SmallRegister, title: str, **columns: str) -> SmallRegister:
    """A register of a later date, in which the first institute has different values."""
    first, *others = register.institutions
    return replace(register, institutions=(first._replace(**columns), *others), title=title)


def test_texts_of_editors_survive_and_the_register_values_are_kept_beside_them(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit(catalogue_url, "institute", 1, website="https://edited.example", description="Written here")
    edit(catalogue_url, "campus", 1, name="Main", postcode="2001")
    columns = "name, website, description, register_values"
    website = {"website": "http://www.harbour.edu.au"}
    assert read(catalogue_url, columns) == (
        "Harbour University", "https://edited.example", "Written here", website,
    )  # fmt: skip

    versions = read_row_versions(catalogue_url)
    import_register(rename(SmallRegister(), APRIL))
    assert read_row_versions(catalogue_url)["institute"] == versions["institute"]
    assert read(catalogue_url, "name, postcode, address, register_values", "campus") == (
        "Main", "2001", "1 George St", {"name": "City Campus", "postcode": "2000"},
    )  # fmt: skip

    changed = rename(
        SmallRegister(), JULY, institution_name="Harbour Coast University", website="new.harbour.edu.au"
    )
    summary = import_register(changed)
    assert read(catalogue_url, columns) == (
        "Harbour Coast University", "https://edited.example", "Written here", {"website": "http://new.harbour.edu.au"},
    )  # fmt: skip
    assert summary.changes["institutes"].fields == {"name": 1, "slug": 1, "value behind an edit": 1}


def test_an_undo_gives_back_the_register_value_behind_an_edit(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit(catalogue_url, "institute", 1, website="https://edited.example")
    run = import_register(rename(SmallRegister(), APRIL, website="new.harbour.edu.au")).import_run_id
    undo_import(catalogue_url, run)
    assert read(catalogue_url, "website, register_values") == (
        "https://edited.example",
        {"website": "http://www.harbour.edu.au"},
    )


def test_a_column_follows_the_register_again_if_both_have_the_same_value(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit(catalogue_url, "institute", 1, website="http://new.harbour.edu.au", name="Edited")
    import_register(rename(SmallRegister(), APRIL, website="new.harbour.edu.au"))
    assert read(catalogue_url, "register_values") == ({"name": "Harbour University"},)
    edit(catalogue_url, "institute", 1, name="Harbour University")
    assert read(catalogue_url, "register_values") == ({},)
    later = rename(
        SmallRegister(), JULY, website="last.harbour.edu.au", institution_name="Harbour Coast University"
    )
    import_register(later)
    assert read(catalogue_url, "name, website") == ("Harbour Coast University", "http://last.harbour.edu.au")


@pytest.mark.parametrize("status", ["withdrawn", "draft"])
def test_a_row_that_an_editor_hides_stays_hidden(
    import_register: Import, catalogue_url: str, status: str
) -> None:
    import_register(TWO)
    edit(catalogue_url, "institute", 1, status=status)
    summary = import_register(rename(TWO, APRIL, website="new.harbour.edu.au"))
    assert read(catalogue_url, "status, register_values, website") == (
        status, {"status": "published"}, "http://new.harbour.edu.au",
    )  # fmt: skip
    assert summary.changes["institutes"].returned == 0
    edit(catalogue_url, "institute", 1, status="published")
    assert read(catalogue_url, "status, register_values") == ("published", {})


def test_a_row_that_an_editor_publishes_stays_without_the_register(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(TWO)
    edit(catalogue_url, "campus", 1, status="withdrawn")
    import_register(OTHER_ALONE)
    assert read(catalogue_url, "status, register_values") == ("withdrawn", {})
    assert read(catalogue_url, "status, register_values", "campus") == ("withdrawn", {"status": "withdrawn"})
    edit(catalogue_url, "institute", 1, status="published")
    by_editor = ("published", {"status": "withdrawn"})
    assert read(catalogue_url, "status, register_values") == by_editor
    import_register(replace(OTHER_ALONE, title=JULY))
    assert read(catalogue_url, "status, register_values") == by_editor
    summary = import_register(replace(TWO, title=OCTOBER))
    assert read(catalogue_url, "status, register_values") == ("published", {})
    assert read(catalogue_url, "status, register_values", "campus") == ("withdrawn", {"status": "published"})
    assert summary.changes["institutes"].returned == 1


def test_a_row_that_an_editor_withdrew_stays_withdrawn_when_the_register_has_it_again(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(TWO)
    edit(catalogue_url, "institute", 1, status="withdrawn")
    by_both = ("withdrawn", {"status": "withdrawn"})
    import_register(OTHER_ALONE)
    assert read(catalogue_url, "status, register_values") == by_both
    edit(catalogue_url, "institute", 1, description="Written while the row is withdrawn")
    assert read(catalogue_url, "status, register_values") == by_both
    import_register(replace(TWO, title=JULY))
    assert read(catalogue_url, "status, register_values") == ("withdrawn", {"status": "published"})
    edit(catalogue_url, "institute", 1, status="published")
    assert read(catalogue_url, "status, register_values") == ("published", {})


def test_the_withdrawal_of_the_sample_and_its_publication_keep_what_an_editor_withdrew(
    catalogue_url: str,
) -> None:
    load_sample(catalogue_url)
    edit(catalogue_url, "institute", 1, status="withdrawn")
    remove_sample(catalogue_url)
    edit(catalogue_url, "institute", 2, status="published")
    assert fetch_rows(catalogue_url, "SELECT id FROM institute WHERE status = 'published'") == [(2,)]
    remove_sample(catalogue_url)
    assert fetch_rows(catalogue_url, "SELECT id FROM institute WHERE status = 'published'") == []
    load_sample(catalogue_url)
    assert fetch_rows(catalogue_url, "SELECT id FROM institute WHERE status = 'withdrawn'") == [(1,)]
