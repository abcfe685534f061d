"""A rejected line of a list keeps its stored row, unless the columns that identify the row cannot be read."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from stack.cli.main import app
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.catalogue.importers.database_reads import fetch_rows
from tests.integration.search.catalogues import load_generated

QS = "QS World University Rankings"
OFFICE = "2026-11-01,https://office.example/costs"


@dataclass(frozen=True)
class ListKind:
    """lines: two valid lines. stored: the SQL that reads the rows of the list.

    faulty: lines with the key of the second line, and with a fault in another column. unknown: lines whose key cannot
    be read. removed: the name of the count of removed rows in the JSON output.
    """

    command: str
    arguments: Sequence[str]
    header: str
    lines: tuple[str, str]
    faulty: Sequence[str]
    unknown: Sequence[str]
    stored: str
    removed: str = "removed"


LISTS = (
    ListKind(
        "scholarships", ("--source", "Office"), "code,name,provider,type,description,countries,institutes,deadline",
        ("a1,Award,Trust,research,Text,FJ,,", "a2,Award,Trust,research,Text,FJ,,2027-03-01"),
        (
            "a2,Award,Trust,research,Text,FJ,,1.3.2027", "a2,,Trust,research,Text,FJ,,", "a2,Award,Trust",
            "a2,Award,Trust,gold,Text,FJ,,", "a2,Award,Trust,research,Text, with a comma,FJ,,",
            "a2,Award,Trust,research,Text,FJ,nowhere,",
        ),
        (",Award,Trust,research,Text,FJ,,", "a\0 2,Award,Trust,research,Text,FJ,,"),
        "SELECT source_code, scholarship.name, provider_name, deadline, status FROM scholarship "
        "JOIN source ON source.id = source_id WHERE source.name = 'Office' AND status = 'published' ORDER BY 1",
        "withdrawn",
    ),
    ListKind(
        "requirements", ("--source", "Office"), "institute,course,ielts,deadline,application_fee,currency",
        ("institute-3,,6.5,,,", ",course-1,7,2027-03-01,,"),
        (
            ",course-1,7,1.3.2027,,", ",course-1,6.3,,,", ",course-1,,,,", ",course-1,7", ",course-1,7,,5,",
            ",course-1,7,,5,XXX", "institute-6,course-1,7,,,",
        ),
        (",nowhere,7,,,", ",,7,,,"),
        "SELECT institute_id, course_id, english_tests, application_deadline FROM entry_requirement "
        "JOIN source ON source.id = source_id WHERE source.name = 'Office' ORDER BY 1 NULLS LAST",
    ),
    ListKind(
        "living-costs", ("--source", "Office"), "city,country,value,unit,currency,date,url",
        (f"costly-town-1,FJ,900,per_month,PKR,{OFFICE}", f"costly-town-2,FJ,800,per_month,PKR,{OFFICE}"),
        (
            f"costly-town-2,FJ,8OO,per_month,PKR,{OFFICE}", f"Costly Town 2,fj,800,per_week,PKR,{OFFICE}",
            "costly-town-2,FJ,800,per_month,PKR,,", f"costly-town-2,FJ,800,per_month,XXX,{OFFICE}",
        ),
        (f"costly-town-0,FJ,800,per_month,PKR,{OFFICE}", f"costly-town-2,,800,per_month,PKR,{OFFICE}"),
        "SELECT city_id, value, unit, official_url FROM city_living_cost ORDER BY 1",
    ),
    ListKind(
        "country-facts", ("--source", "Office"), "country,kind,value,unit,currency,date,url",
        (f"FJ,work_after_study,18,months,,{OFFICE}", f"FJ,work_while_studying,20,hours_per_week,,{OFFICE}"),
        (
            f"FJ,work_while_studying,200,hours_per_week,,{OFFICE}", "FJ,work_while_studying,20,hours_per_week,,soon,",
            f"FJ,work_while_studying,20,hours,,{OFFICE}", "FJ,work_while_studying,,,,,",
        ),
        (f"FJ,work,20,hours_per_week,,{OFFICE}", f"Atlantis,work_while_studying,20,hours_per_week,,{OFFICE}"),
        "SELECT country_id, kind, value, unit, official_url FROM country_fact "
        "JOIN source ON source.id = source_id WHERE source.name = 'Office' ORDER BY 1, 2",
    ),
    ListKind(
        "rankings", (), "institution,rank,ranking,year,source",
        (f"Institute 1,5,{QS},2026,qs.com", f"Institute 7,9,{QS},2026,qs.com"),
        (
            f"Institute 7,0,{QS},2026,qs.com", f"Institute 7,9,{QS},2O26,qs.com", "Institute 7,9,QS World,,qs.com",
            f"institute 7,510-501,{QS},2026,qs.com", f"Institute 7,9,{QS},2026,", "Institute 7,9,Q,2026,qs.com",
        ),
        (f"Institute Seven,9,{QS},2026,qs.com", f",9,{QS},2026,qs.com"),
        "SELECT id, tcf_ranking, ranking_source FROM institute WHERE tcf_ranking IS NOT NULL ORDER BY 1",
    ),
    ListKind(
        "postcodes", ("--country", "NZ"), "postcode,place,state_name,lat,lng",
        ("4010,Gisborne City,Gisborne,-38.66,178.02", "4011,Whataupoko,Gisborne,-38.64,178.01"),
        ("4011,Whataupoko,Gisborne,north,178.01", "4011, Whataupoko,Gisborne,-98.6,178.01", "4011,Whataupoko,Gisborne"),
        (",Whataupoko,Gisborne,-38.64,178.01", "4011,,Gisborne,-38.64,178.01"),
        "SELECT code, place, state_name, latitude, longitude, is_first FROM postcode ORDER BY 1, 2",
    ),
)  # fmt: skip
SCHOLARSHIPS, REQUIREMENTS, LIVING_COSTS, COUNTRY_FACTS, RANKINGS, POSTCODES = LISTS


def load_catalogue(url: str) -> None:
    """Load the generated catalogue, remove its ranks, and add cities. Two of the cities have the same name."""
    load_generated(url)
    with psycopg.connect(url) as connection:
        connection.execute("SELECT setval('scholarship_id_seq', (SELECT max(id) FROM scholarship))")
        connection.execute("UPDATE institute SET tcf_ranking = NULL, ranking_source = NULL")
        connection.execute(
            "INSERT INTO city (id, slug, name, state_id, country_id, latitude, longitude, population) "
            "SELECT 100 + n, 'costly-town-' || n, 'Costly Town ' || least(n, 3), 1, 1, -16.79, 179.9, 1000 "
            "FROM generate_series(1, 4) AS n"
        )


@dataclass(frozen=True)
class Lists:
    """Imports lists with `finder` into the database at `url`."""

    url: str
    file: Path

    def store(self, kind: ListKind, *lines: str) -> dict[str, Any]:
        """Import a file with these lines. Returns the JSON output, and the texts of rejected lines as `reported`."""
        self.file.write_text("\n".join([kind.header, *lines]), "utf-8")
        result = CliRunner().invoke(app, ["import", kind.command, str(self.file), *kind.arguments, "--json"])
        assert result.exit_code == 0, result.output
        return {**json.loads(result.stdout), "reported": result.stderr.splitlines()}

    def read(self, kind: ListKind) -> list[tuple[Any, ...]]:
        return fetch_rows(self.url, kind.stored)

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.url) as connection:
            connection.execute(statement.encode())


@pytest.fixture
def lists(
    catalogue_templates: CatalogueTemplates, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Lists]:
    with catalogue_templates.copy("rejected-lines", load_catalogue) as url:
        monkeypatch.setenv("DATABASE_URL", url)
        yield Lists(url, tmp_path / "list.csv")


@pytest.mark.parametrize("kind", LISTS, ids=lambda kind: kind.command)
def test_a_rejected_line_keeps_its_stored_row(lists: Lists, kind: ListKind) -> None:
    lists.store(kind, *kind.lines)
    stored = lists.read(kind)
    assert len(stored) == 2
    for faulty in kind.faulty:
        imported = lists.store(kind, kind.lines[0], faulty)
        assert (imported[kind.removed], len(imported["reported"])) == (0, 1), faulty
        assert imported["reported"][0].startswith("not imported: line 3: "), faulty
        assert lists.read(kind) == stored, faulty
    assert lists.store(kind, kind.lines[0])[kind.removed] == 1
    assert lists.read(kind) == stored[:1]


@pytest.mark.parametrize("kind", LISTS, ids=lambda kind: kind.command)
def test_a_line_whose_key_cannot_be_read_keeps_no_row(lists: Lists, kind: ListKind) -> None:
    for unknown in kind.unknown:
        lists.store(kind, *kind.lines)
        stored = lists.read(kind)
        assert len(stored) == 2
        imported = lists.store(kind, kind.lines[0], unknown)
        assert (imported[kind.removed], len(imported["reported"])) == (1, 1), unknown
        assert lists.read(kind) == stored[:1], unknown


@pytest.mark.parametrize("kind", LISTS, ids=lambda kind: kind.command)
def test_a_valid_line_after_a_rejected_line_with_the_same_key_is_imported(
    lists: Lists, kind: ListKind
) -> None:
    imported = lists.store(kind, kind.lines[0], kind.faulty[0], kind.lines[1])
    assert len(imported["reported"]) == 1
    assert len(lists.read(kind)) == 2


@pytest.mark.parametrize(
    ("kind", "lines", "ambiguous"),
    [
        (REQUIREMENTS, ("institute-3,,6.5,,,", "institute-6,,6,,,", ",course-1,7,,,"), "institute-6,course-1,6,,,"),
        (
            LIVING_COSTS,
            [f"costly-town-{number},FJ,900,per_month,PKR,{OFFICE}" for number in (1, 3, 4)],
            f"Costly Town 3,FJ,900,per_month,PKR,{OFFICE}",
        ),
        (
            RANKINGS,
            [f"Institute {number},5,{QS},2026,qs.com" for number in (1, 4, 5)],
            f"Twin College,5,{QS},2026,qs.com",
        ),
    ],
    ids=lambda value: value.command if isinstance(value, ListKind) else "",
)  # fmt: skip
def test_a_line_with_an_ambiguous_key_keeps_each_row_that_it_may_stand_for(
    lists: Lists, kind: ListKind, lines: Sequence[str], ambiguous: str
) -> None:
    lists.store(kind, *lines)
    lists.execute("UPDATE institute SET name = 'Twin College' WHERE id IN (4, 5)")
    stored = lists.read(kind)
    assert len(stored) == 3
    imported = lists.store(kind, lines[0], ambiguous)
    assert (imported["removed"], len(imported["reported"])) == (0, 1)
    assert lists.read(kind) == stored


@pytest.mark.parametrize(
    ("kind", "line"),
    [(REQUIREMENTS, "institute-6,,6,,,"), (RANKINGS, f"Institute 6,9,{QS},2026,qs.com")],
    ids=lambda value: value.command if isinstance(value, ListKind) else "",
)
def test_the_line_of_a_withdrawn_institute_keeps_its_row(lists: Lists, kind: ListKind, line: str) -> None:
    lists.store(kind, kind.lines[0], line)
    stored = lists.read(kind)
    assert len(stored) == 2
    lists.execute("UPDATE institute SET status = 'withdrawn' WHERE id = 6")
    imported = lists.store(kind, kind.lines[0], line)
    assert (imported["removed"], len(imported["reported"])) == (0, 1)
    assert lists.read(kind) == stored


def test_a_rejected_line_does_not_keep_a_rank_of_another_ranking(lists: Lists) -> None:
    lists.store(RANKINGS, *RANKINGS.lines)
    newer = f"Institute 1,4,{QS},2027,qs.com"
    assert lists.store(RANKINGS, newer, f"Institute 7,0,{QS},2027,qs.com")["removed"] == 1
    assert lists.read(RANKINGS) == [(1, 4, f"{QS} 2027, qs.com")]


def test_a_kept_place_takes_part_in_the_choice_of_the_first_place(lists: Lists) -> None:
    line = "4010,{0},Gisborne,{1},178.02".format
    lists.store(
        POSTCODES, *(line(place, latitude) for place, latitude in (("A", -38), ("B", -39), ("C", -40)))
    )
    firsts = [(place, is_first) for _, place, *_, is_first in lists.read(POSTCODES)]
    assert firsts == [("A", False), ("B", True), ("C", False)]
    imported = lists.store(POSTCODES, line("A", -38), line("B", "south"), line("C", -40))
    assert (imported["rows"], imported["written"], imported["removed"]) == (2, 0, 0)
    assert [(place, is_first) for _, place, *_, is_first in lists.read(POSTCODES)] == firsts
