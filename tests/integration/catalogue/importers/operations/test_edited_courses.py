"""An import keeps what editors wrote into courses, with their fees and durations."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import Any

import psycopg
import pytest

from indexer.catalogue.importers.storage import catalogue_import
from indexer.catalogue.importers.storage.images import copy_images_before
from indexer.catalogue.importers.storage.owned_columns import OwnedTable
from indexer.catalogue.importers.storage.undo import undo_import
from indexer.catalogue.sample.load import load_sample, remove_sample
from schemas.editing.statements import PUBLISH
from tests.integration.catalogue.importers.database_reads import fetch_rows, read_row_versions
from tests.integration.catalogue.importers.operations.test_edited_rows import (
    JULY,
    OCTOBER,
    OTHER_ALONE,
    TWO,
    Import,
    edit,
)
from tests.unit.catalogue.importers.small_register import APRIL, COURSE, SmallRegister

FEES = {"fee_per_year": 30000, "fee_total": 90000, "fee_currency": ["aud"]}
DURATION = {"duration_weeks": 156, "course_duration": "156 weeks"}


def edit_course(database_url: str, row: int = 1, /, **texts: str) -> None:
    """Save and publish a change of a course or of its fees."""
    edit(database_url, "course", row, **texts)


def read(database_url: str, columns: str, row: int = 1) -> tuple[Any, ...]:
    (values,) = fetch_rows(database_url, f"SELECT {columns} FROM course WHERE id = %s", row)
    return values


def read_fees(database_url: str, row: int = 1) -> dict[str, tuple[Decimal, str, bool]]:
    """Return amount, currency and whether the fee is the base fee, by basis."""
    rows = fetch_rows(
        database_url,
        "SELECT basis, amount, code, is_base FROM course_fee JOIN currency ON currency.id = currency_id "
        "WHERE course_id = %s",
        row,
    )
    return {basis: (amount, code, is_base) for basis, amount, code, is_base in rows}


def change(title: str, **columns: Any) -> SmallRegister:
    """A register of a later date, in which the course has different values."""
    return SmallRegister(courses=(COURSE._replace(**columns),), title=title)


def test_texts_and_duration_of_editors_survive(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister())
    edit_course(
        catalogue_url, name="Nursing", duration_weeks="104", course_language="German", description="Written",
        study_mode="Full Time", url="https://course.example", course_title="BN",
    )  # fmt: skip
    columns = (
        "name, duration_weeks, course_duration, course_language, description, study_mode, url, course_title"
    )
    edited = ("Nursing", 104, "104 weeks", "German", "Written", "Full Time", "https://course.example", "BN")
    assert read(catalogue_url, columns) == edited
    behind = {"name": "Bachelor of Nursing", "course_language": "English", **DURATION}
    assert read(catalogue_url, "register_values") == (behind,)

    versions = read_row_versions(catalogue_url)
    import_register(replace(SmallRegister(), title=APRIL))
    assert read_row_versions(catalogue_url) == versions
    summary = import_register(change(JULY, course_name="Bachelor of Nurses", duration_weeks=208.0))
    assert read(catalogue_url, columns) == edited
    (values,) = read(catalogue_url, "register_values")
    assert values == {
        **behind, "name": "Bachelor of Nurses", "duration_weeks": 208, "course_duration": "208 weeks",
    }  # fmt: skip
    # The fee per year changes with the duration, because no editor has changed the fees.
    assert summary.changes["courses"].fields == {"fees": 1, "slug": 1, "value behind an edit": 1}


def test_fees_of_editors_survive_and_the_fees_of_the_register_are_kept_beside_them(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit_course(catalogue_url, fee_per_year="31500.50", fee_total="", fee_currency="usd")
    edited = {"per_year": (Decimal("31500.50"), "USD", True)}
    assert read_fees(catalogue_url) == edited
    assert read(catalogue_url, "register_values") == (FEES,)

    versions = read_row_versions(catalogue_url)
    import_register(replace(SmallRegister(), title=APRIL))
    assert read_row_versions(catalogue_url) == versions
    summary = import_register(change(JULY, tuition_fee=96000.0))
    assert read_fees(catalogue_url) == edited
    assert read(catalogue_url, "register_values") == ({**FEES, "fee_per_year": 32000, "fee_total": 96000},)
    assert summary.changes["courses"].fields == {"value behind an edit": 1}

    undo_import(catalogue_url, summary.import_run_id)
    assert read_fees(catalogue_url) == edited
    assert read(catalogue_url, "register_values") == (FEES,)

    edit_course(catalogue_url, fee_per_year="30000", fee_total="90000", fee_currency="aud")
    assert read(catalogue_url, "register_values") == ({},)
    import_register(change(OCTOBER, tuition_fee=99000.0))
    assert read_fees(catalogue_url)["total_course"][0] == 99000


def test_an_import_of_a_release_without_edits_of_courses_is_undone(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    run = import_register(change(APRIL, tuition_fee=96000.0, course_name="Nursing")).import_run_id
    with psycopg.connect(catalogue_url) as connection:
        connection.execute(
            "UPDATE import_image SET before = before - 'register_values', after = after - 'register_values'"
        )
    undo_import(catalogue_url, run)
    assert read(catalogue_url, "name, register_values") == ("Bachelor of Nursing", {})
    assert read_fees(catalogue_url)["total_course"][0] == 90000


def test_fees_that_an_editor_removes_stay_away_until_the_register_has_none(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit_course(catalogue_url, fee_per_year="", fee_total="", fee_currency="")
    assert read_fees(catalogue_url) == {}
    import_register(change(APRIL, tuition_fee=96000.0))
    assert read_fees(catalogue_url) == {}
    import_register(change(JULY, tuition_fee=""))
    assert read(catalogue_url, "register_values") == ({},)
    import_register(change(OCTOBER, tuition_fee=99000.0))
    assert read_fees(catalogue_url)["per_year"] == (Decimal(33000), "AUD", True)


def test_fees_follow_the_register_again_if_both_are_equal(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit_course(catalogue_url, fee_per_year="32000", fee_total="96000")
    import_register(change(APRIL, tuition_fee=96000.0))
    assert read(catalogue_url, "register_values") == ({},)
    import_register(change(JULY, tuition_fee=99000.0))
    assert read_fees(catalogue_url)["total_course"] == (Decimal(99000), "AUD", False)


def test_the_fees_of_residents_are_no_edits(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister())
    with psycopg.connect(catalogue_url) as connection:
        connection.execute(
            "INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base) "
            "SELECT course_id, 5000, currency_id, 'per_year', 'domestic', false FROM course_fee LIMIT 1"
        )
    edit_course(catalogue_url, fee_per_year="31000")
    assert fetch_rows(catalogue_url, "SELECT amount FROM course_fee WHERE audience = 'domestic'") == [(5000,)]
    summary = import_register(replace(SmallRegister(), title=APRIL))
    assert summary.changes["courses"].fields == {"fees": 1}
    assert read_fees(catalogue_url) == {
        "per_year": (Decimal(31000), "AUD", True), "total_course": (Decimal(90000), "AUD", False),
    }  # fmt: skip
    assert fetch_rows(catalogue_url, "SELECT amount FROM course_fee WHERE audience = 'domestic'") == []


@pytest.mark.parametrize("status", ["withdrawn", "draft"])
def test_a_course_that_an_editor_hides_stays_hidden(
    import_register: Import, catalogue_url: str, status: str
) -> None:
    import_register(TWO)
    edit_course(catalogue_url, status=status)
    changed = (TWO.courses[0]._replace(tuition_fee=96000.0), TWO.courses[1])
    summary = import_register(replace(TWO, courses=changed, title=APRIL))
    assert read(catalogue_url, "status, register_values") == (status, {"status": "published"})
    assert read_fees(catalogue_url)["total_course"][0] == 96000
    assert summary.changes["courses"].returned == 0
    import_register(replace(OTHER_ALONE, title=JULY))
    import_register(replace(TWO, title=OCTOBER))
    assert read(catalogue_url, "status") == (status,)
    edit_course(catalogue_url, status="published")
    assert read(catalogue_url, "status, register_values") == ("published", {})


def test_a_course_that_left_the_register_keeps_its_edits_and_can_be_published(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(TWO)
    edit_course(catalogue_url, fee_per_year="31000")
    import_register(OTHER_ALONE)
    assert read(catalogue_url, "status, register_values") == ("withdrawn", FEES)
    edit_course(catalogue_url, status="published")
    import_register(replace(OTHER_ALONE, title=JULY))
    assert read(catalogue_url, "status, register_values") == ("published", {**FEES, "status": "withdrawn"})
    assert read_fees(catalogue_url)["per_year"][0] == 31000
    import_register(replace(TWO, title=OCTOBER))
    assert read(catalogue_url, "status, register_values") == ("published", FEES)
    assert read_fees(catalogue_url)["per_year"][0] == 31000


@pytest.fixture
def edit_during_import(catalogue_url: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Publish an edit after the next import has compared the courses, and before the import locks them."""

    def prepare(**texts: str) -> None:
        def publish_and_copy(cursor: psycopg.Cursor, owned: OwnedTable, source_id: int) -> None:
            if owned.table == "course":
                edit_course(catalogue_url, **texts)
            copy_images_before(cursor, owned, source_id)

        monkeypatch.setattr(catalogue_import, "copy_images_before", publish_and_copy)

    return prepare


def test_an_edit_that_is_published_during_an_import_survives(
    import_register: Import, catalogue_url: str, edit_during_import: Callable[..., None]
) -> None:
    import_register(SmallRegister())
    edit_course(catalogue_url, name="Nursing")
    edit_during_import(fee_per_year="31000", duration_weeks="104")
    import_register(change(APRIL, tuition_fee=96000.0, course_name="Bachelor of Nurses"))
    assert read(catalogue_url, "name, duration_weeks, register_values") == (
        "Nursing",
        104,
        {"name": "Bachelor of Nurses", **DURATION, **FEES, "fee_per_year": 32000, "fee_total": 96000},
    )
    assert read_fees(catalogue_url)["per_year"] == (Decimal(31000), "AUD", True)


def test_an_edit_that_is_taken_back_during_an_import_stays_away(
    import_register: Import, catalogue_url: str, edit_during_import: Callable[..., None]
) -> None:
    import_register(SmallRegister())
    edit_course(catalogue_url, name="Nursing")
    edit_during_import(name="Bachelor of Nursing")
    import_register(change(APRIL, tuition_fee=96000.0, course_name="Bachelor of Nurses"))
    assert read(catalogue_url, "name, register_values") == ("Bachelor of Nurses", {})
    assert read_fees(catalogue_url)["total_course"][0] == 96000


def test_a_draft_that_is_older_than_an_import_is_not_published(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister())
    edit_course(catalogue_url, description="First")
    with psycopg.connect(catalogue_url) as connection:
        connection.execute(
            "UPDATE content_entry SET state = 'draft', draft = fields || '{\"fee_per_year\": 31000}', base = fields "
            "FROM content_version WHERE content_entry.id = entry_id AND is_public"
        )
    import_register(change(APRIL, tuition_fee=96000.0))
    with psycopg.connect(catalogue_url) as connection:
        parameters = {"entry": 1, "revision": 2, "needs_reviewer": False, "actor": None, "operator": "test"}
        assert connection.execute(PUBLISH, parameters).fetchone() == (1, "changed")
    assert read_fees(catalogue_url)["per_year"][0] == 32000


def test_the_sample_keeps_a_course_that_an_editor_withdrew(catalogue_url: str) -> None:
    load_sample(catalogue_url)
    edit_course(catalogue_url, status="withdrawn")
    remove_sample(catalogue_url)
    load_sample(catalogue_url)
    assert fetch_rows(catalogue_url, "SELECT id FROM course WHERE status = 'withdrawn'") == [(1,)]
