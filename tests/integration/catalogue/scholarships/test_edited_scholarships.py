"""The import of a list and of the sample keep what editors wrote into scholarships."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import psycopg
import pytest

from indexer.catalogue.sample.load import load_sample, remove_sample
from indexer.catalogue.sample.source import SOURCE_ID
from indexer.catalogue.scholarships.file_import import import_scholarships
from indexer.catalogue.scholarships.storage import StoredScholarships
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.catalogue.importers.database_reads import fetch_rows, fetch_value
from tests.integration.catalogue.importers.operations.test_edited_rows import edit
from tests.integration.search.catalogues import SAMPLE, load_generated
from tests.integration.search.catalogues import load_sample as load_sample_catalogue

HEADER = "code,name,provider,type,description,countries,institutes,disciplines,month,year,amount,currency,deadline,url"
LINE = "a1,Island Award,Trust,research,Text,FJ;new-zealand,institute-1,computing,9,2027,900,AUD,2027-03-01,"
OTHER = "a2,Other Award,Trust,research,Text,FJ,,,,,,,,"
Import = Callable[..., StoredScholarships]


@pytest.fixture
def url(catalogue_templates: CatalogueTemplates) -> Iterator[str]:
    with catalogue_templates.copy("generated", load_generated) as url:
        with psycopg.connect(url) as connection:
            connection.execute("SELECT setval('scholarship_id_seq', (SELECT max(id) FROM scholarship))")
        yield url


@pytest.fixture
def import_lines(url: str, tmp_path: Path) -> Import:
    """A function that imports a list with these lines."""

    def write_and_import(*lines: str) -> StoredScholarships:
        path = tmp_path / "list.csv"
        path.write_text("\n".join((HEADER, *lines)))
        with psycopg.connect(url) as connection:
            return import_scholarships(connection, path, "A list", date(2026, 11, 1))

    return write_and_import


def find_row(url: str, code: str = "a1") -> int:
    return int(fetch_value(url, f"SELECT max(id) FROM scholarship WHERE source_code = '{code}'"))


def read(url: str, columns: str, row: int) -> tuple[Any, ...]:
    (values,) = fetch_rows(
        url,
        f"SELECT {columns} FROM (SELECT to_jsonb(scholarship) || read_content_relations('scholarship', id) AS row, "
        "scholarship.* FROM scholarship) AS scholarship WHERE id = %s",
        row,
    )
    return values


def test_edited_columns_stay_and_other_columns_follow_the_file(url: str, import_lines: Import) -> None:
    import_lines(LINE, OTHER)
    row = find_row(url)
    edit(url, "scholarship", row, name="Edited", deadline="2027-06-30", host_countries="samoa")
    behind = {"name": "Island Award", "deadline": "2027-03-01", "host_countries": ["fiji", "new-zealand"]}
    columns = "name, deadline::text, row->'host_countries', provider_name, row->'institutes', register_values"
    edited = ("Edited", "2027-06-30", ["samoa"])
    assert read(url, columns, row) == (*edited, "Trust", ["institute-1"], behind)
    import_lines(LINE, OTHER)
    assert read(url, columns, row) == (*edited, "Trust", ["institute-1"], behind)
    later = "a1,Renamed Award,Fund,research,Text,NZ,institute-2,computing,9,2027,900,AUD,2027-04-01,"
    import_lines(later, OTHER)
    behind = {"name": "Renamed Award", "deadline": "2027-04-01", "host_countries": ["new-zealand"]}
    assert read(url, columns, row) == (*edited, "Fund", ["institute-2"], behind)


def test_a_column_follows_the_file_again_if_both_have_the_same_value(url: str, import_lines: Import) -> None:
    import_lines(LINE, OTHER)
    row = find_row(url)
    edit(url, "scholarship", row, name="Edited", host_countries="samoa")
    import_lines(LINE.replace("Island Award", "Edited"), OTHER)
    assert read(url, "register_values", row) == ({"host_countries": ["fiji", "new-zealand"]},)
    edit(url, "scholarship", row, host_countries="new-zealand;fiji")
    assert read(url, "register_values", row) == ({},)
    import_lines(LINE.replace("FJ;new-zealand", "WS"), OTHER)
    assert read(url, "name, row->'host_countries'", row) == ("Island Award", ["samoa"])


def test_columns_that_belong_together_are_one_edit(url: str, import_lines: Import) -> None:
    """A currency without an amount breaks a rule of the table."""
    import_lines(LINE.replace("AUD", ""), OTHER)
    row = find_row(url)
    edit(url, "scholarship", row, amount="", month="1", institutes="institute-3")
    import_lines(
        LINE.replace("900,AUD", "800,PKR").replace("9,2027", "10,2028").replace("institute-1", "institute-2"),
        OTHER,
    )
    columns = "amount, row->'currency', month, year, row->'institutes'"
    assert read(url, columns, row) == (None, [], 1, 2027, ["institute-3"])
    assert read(url, "register_values", row) == (
        {
            "amount": "800", "currency": ["pkr"], "month": 10, "year": 2028, "institutes": ["institute-2"],
            "campus": [],
        },
    )  # fmt: skip


@pytest.mark.parametrize("status", ["withdrawn", "draft"])
def test_a_scholarship_that_an_editor_hides_stays_hidden(url: str, import_lines: Import, status: str) -> None:
    import_lines(LINE, OTHER)
    row = find_row(url)
    edit(url, "scholarship", row, status=status)
    import_lines(LINE.replace("Trust", "Fund"), OTHER)
    assert read(url, "status, provider_name", row) == (status, "Fund")
    assert import_lines(OTHER).withdrawn == 0
    edit(url, "scholarship", row, name="Written while the row is hidden")
    import_lines(LINE, OTHER)
    assert read(url, "status, name", row) == (status, "Written while the row is hidden")
    edit(url, "scholarship", row, status="published")
    assert import_lines(OTHER).withdrawn == 1
    assert read(url, "status", row) == ("withdrawn",)


def test_a_scholarship_that_an_editor_publishes_stays_without_the_file(
    url: str, import_lines: Import
) -> None:
    import_lines(LINE, OTHER)
    row = find_row(url)
    import_lines(OTHER)
    edit(url, "scholarship", row, status="published")
    assert import_lines(OTHER).withdrawn == 0
    assert read(url, "status, register_values", row) == ("published", {"status": "withdrawn"})
    import_lines(LINE, OTHER)
    assert read(url, "status, register_values", row) == ("published", {})


def test_a_scholarship_of_editors_has_no_value_of_a_file(url: str, import_lines: Import) -> None:
    import_lines(LINE)
    row = find_row(url)
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE scholarship SET source_id = find_editors_source() WHERE id = %s", (row,))
    edit(url, "scholarship", row, name="Edited", status="withdrawn")
    assert read(url, "name, status, register_values", row) == ("Edited", "withdrawn", {})


def test_the_sample_keeps_what_editors_wrote_and_withdrew(catalogue_templates: CatalogueTemplates) -> None:
    with catalogue_templates.copy(SAMPLE, load_sample_catalogue) as url:
        hidden, edited, shown = (
            row
            for (row,) in fetch_rows(
                url,
                "SELECT id FROM scholarship WHERE source_id = %s AND translations ? 'ur' ORDER BY id LIMIT 3",
                SOURCE_ID,
            )
        )
        edit(url, "scholarship", hidden, status="withdrawn")
        texts = ("name", "description", "eligibility", "amount")
        edit(url, "scholarship", edited, name="Edited", **{f"ur.{text}": "" for text in texts})
        load_sample(url)
        assert read(url, "status", hidden) == ("withdrawn",)
        assert read(url, "name, translations", edited) == ("Edited", {})
        remove_sample(url)
        edit(url, "scholarship", shown, status="published")
        remove_sample(url)
        assert fetch_value(url, "SELECT count(*) FROM scholarship WHERE status = 'published'") == 0
        load_sample(url)
        withdrawn = "SELECT id FROM scholarship WHERE status = 'withdrawn'"
        assert fetch_rows(url, withdrawn) == [(hidden,)]
        assert read(url, "name", edited) == ("Edited",)
