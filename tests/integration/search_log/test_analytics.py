"""The pages of analysts: the figures of the commands, roles, and saved views."""

import html
import io
import re
from collections.abc import AsyncIterator, Iterator
from datetime import date, timedelta
from pathlib import Path

import orjson
import psycopg
import pytest
import pytest_asyncio
from elasticsearch import Elasticsearch

from api.analytics.queries import VIEWS_MAX
from bench.search_log.simulation import SimulatedDay, simulate_day
from bench.search_log.storing import store_entries
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.formats import build_content, write_csv
from schemas.search_log.reports.reading import (
    REPORT_NAMES,
    add_empty_days,
    read_report,
    read_report_with_previous,
)
from schemas.search_log.reports.searches import read_searches
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.table import list_columns
from schemas.texts.reading import TEXTS
from schemas.vocabulary.roles import Role
from schemas.vocabulary.site_languages import SiteLanguage
from tests.integration.account.attacks.stage import ENCRYPTION_KEY, Stage
from tests.integration.account.site import Person, open_site
from tests.integration.search_log.days import DAY, SEARCHES, SELECTION, VISITORS, open_empty_log
from tests.person_ids import use_new_person_ids

DAYS = f"since={DAY}&until={DAY}"
PAGES = (
    "/analytics",
    "/analytics/trends",
    "/analytics/top.json",
    "/analytics/searches",
    "/analytics/charts.js",
)


@pytest.fixture(scope="module")
def simulated() -> SimulatedDay:
    return simulate_day(DAY, searches=SEARCHES, visitors=VISITORS)


@pytest.fixture(scope="module")
def client(
    elasticsearch_url: str, simulated: SimulatedDay, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Elasticsearch]:
    """A client, after the day was stored."""
    with open_empty_log(elasticsearch_url) as client:
        store_entries(client, tmp_path_factory.mktemp("spool"), simulated.list_entries(), DAY)
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(
    elasticsearch_url: str,
    database_url: str,
    broker_url: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Stage]:
    var = tmp_path_factory.mktemp("var")
    given = {"finder_encryption_keys": ENCRYPTION_KEY, "elasticsearch_url": elasticsearch_url}
    use_new_person_ids(database_url)
    with psycopg.connect(database_url, autocommit=True) as connection:
        async with open_site(database_url, broker_url, var, **given) as site:
            yield Stage(site, connection, site.app.state.throttle, 1, 1)


@pytest_asyncio.fixture(loop_scope="session")
async def analyst(stage: Stage, client: Elasticsearch) -> Person:
    """An analyst. The day is stored."""
    assert client.indices.exists(index=SEARCH_LOG_ALIAS)
    return stage.add_staff(Role.ANALYST)


@pytest.mark.parametrize("report", REPORT_NAMES)
async def test_a_report_has_the_figures_of_the_command(
    analyst: Person, client: Elasticsearch, report: str
) -> None:
    rows = read_report(client, report, SELECTION)
    assert rows
    as_json = await analyst.browser.get(f"/analytics/{report}.json?{DAYS}")
    assert as_json.content == orjson.dumps(build_content(report, SELECTION, rows))
    as_csv = await analyst.browser.get(f"/analytics/{report}.csv?{DAYS}")
    expected = io.StringIO(newline="")
    columns = list(list_columns(report, "day" if report == "trends" else None))
    write_csv(columns, rows, expected)
    assert as_csv.content.decode("utf-8-sig") == expected.getvalue()
    empty = await analyst.browser.get(f"/analytics/{report}.csv?since=2026-01-01&until=2026-01-01")
    header, *others = empty.content.decode("utf-8-sig").splitlines()
    assert header == ",".join(each.name for each in columns) == expected.getvalue().splitlines()[0]
    assert others == [] or report == "funnel"
    page = await analyst.browser.get(f"/analytics/{report}?{DAYS}")
    assert page.status_code == 200, page.text
    assert page.headers["cache-control"] == "no-store"
    for row in rows:
        if "value" in row:
            assert f"<bdi>{html.escape(row['value'])}</bdi>" in page.text
        assert "searches" not in row or f'data-value="{row["searches"]}"' in page.text


@pytest.mark.parametrize("language", SiteLanguage)
async def test_the_pages_are_in_the_languages_of_the_site(analyst: Person, language: SiteLanguage) -> None:
    sent = await analyst.browser.post("/staff/language", data={"language": language, "back": "/analytics"})
    assert sent.headers["location"] == "/analytics"
    texts = TEXTS[language]
    for report in (*REPORT_NAMES, "searches"):
        page = await analyst.browser.get(f"/analytics/{report}?{DAYS}&query=nursing")
        assert f'<html lang="{language}" dir="{language.direction}">' in page.text
        assert f"<h1>{texts.analytics.reports[report]}</h1>" in page.text
        assert f">{texts.analytics.texts['save_view']}</button>" in page.text
    missing = await analyst.browser.get("/analytics/nothing")
    assert texts.staff.texts["not_found"] in missing.text
    await analyst.browser.post("/staff/language", data={"language": "en", "back": "/analytics"})


async def test_a_period_is_compared_with_the_period_before(analyst: Person, client: Elasticsearch) -> None:
    later = Selection(date(2026, 11, 1), date(2026, 11, 1))
    assert later.build_previous() == SELECTION
    assert all(row["before"] == 0 for row in read_report_with_previous(client, "top", SELECTION))
    both = Selection(DAY, date(2026, 11, 1))
    assert both.build_previous() == Selection(date(2026, 10, 29), date(2026, 10, 30))
    (trend,) = read_report_with_previous(client, "trends", SELECTION)
    assert trend["before"] == 0
    after = Selection(date(2026, 11, 1), date(2026, 11, 2))
    (empty,) = read_report_with_previous(client, "trends", after)
    assert (empty["day"], empty["searches"], empty["click_rate"]) == ("2026-11-02", 0, None)
    assert empty["before"] == trend["searches"] > 0
    page = await analyst.browser.get(f"/analytics/trends?since={after.since}&until={after.until}")
    assert f'data-value="{trend["searches"]}"' in page.text
    assert both.build_previous().shift_day("2026-10-29", both) == f"{DAY}"
    assert (
        "No searches" in (await analyst.browser.get("/analytics/top?since=2026-11-01&until=2026-11-01")).text
    )


def test_days_without_searches_have_rows() -> None:
    rows = [{"day": "2026-02-27", "searches": 3}, {"day": "2026-03-01", "searches": 4}]
    filled = add_empty_days("latency", rows, ["2026-03-02"])
    assert [(row["day"], row["searches"]) for row in filled] == [
        ("2026-02-27", 3), ("2026-02-28", 0), ("2026-03-01", 4), ("2026-03-02", 0)
    ]  # fmt: skip
    assert filled[1]["total_ms_p95"] is None
    assert add_empty_days("trends", []) == []


async def test_a_text_leads_to_its_searches_and_outcomes(
    analyst: Person, client: Elasticsearch, simulated: SimulatedDay
) -> None:
    counted = [each for each in simulated.searches if each.is_counted and each.entry["query"] == "nursing"]
    rows = read_searches(client, SELECTION, "Nursing", 200)
    assert [(row["at"], row["did"]) for row in rows] == [
        (each.entry["at"], sorted(each.did)) for each in list(reversed(counted))[:200]
    ]
    assert not {"visit", "id", "shown"} & rows[0].keys()
    page = await analyst.browser.get(f"/analytics/searches?query=nursing&{DAYS}")
    assert page.text.count('<th scope="row">') == min(len(counted), 100)


async def test_demand_is_shown_beside_the_number_of_courses(analyst: Person) -> None:
    page = (await analyst.browser.get(f"/analytics/countries?{DAYS}")).text
    assert 'data-column="searches_per_course"' in page
    assert "<bdi>Canada</bdi>" in page


async def test_only_analysts_and_administrators_open_the_pages(stage: Stage) -> None:
    others = [stage.add_staff(role).browser for role in (Role.EDITOR, Role.COUNSELLOR)]
    for browser in (stage.site.open_browser(), stage.add_person().browser, *others):
        for path in PAGES:
            assert (await browser.get(path)).status_code == 404, path
        assert (await browser.post("/analytics/views", data={})).status_code in (403, 404)
    unconfirmed = stage.add_staff(Role.ANALYST, has_confirmed=False).browser
    sent_on = await unconfirmed.get("/analytics/trends")
    assert sent_on.headers["location"] == "/staff/second-factor?next=/analytics/trends"
    assert (await stage.add_staff(Role.ADMINISTRATOR).browser.get("/analytics/trends")).status_code == 200


async def test_an_analyst_saves_replaces_and_deletes_views(stage: Stage, analyst: Person) -> None:
    address = "/analytics/zero?since=2026-10-01&until=2026-10-31&device=phone"
    for name in ("Phones <b>", "Phones <b>", "Other"):
        saved = await analyst.browser.post("/analytics/views", data={"name": name, "address": address})
        assert saved.headers["location"] == address
    page = (await analyst.browser.get(address)).text
    assert page.count("<bdi>Phones &lt;b&gt;</bdi>") == 1
    assert f'href="{html.escape(address)}"' in page
    assert "Phones" not in (await stage.add_staff(Role.ANALYST).browser.get(address)).text
    missing = VIEWS_MAX - stage.read("SELECT count(*) FROM analyst_view")
    stage.execute(
        "INSERT INTO analyst_view (person_id, name, address) SELECT person_id, 'View ' || number, address "
        "FROM analyst_view, generate_series(1, %s) AS number WHERE name = 'Other'",
        missing,
    )
    for name, status in (("Other", 303), ("One too many", 409)):
        saved = await analyst.browser.post("/analytics/views", data={"name": name, "address": address})
        assert saved.status_code == status
    view = stage.read("SELECT id FROM analyst_view WHERE name = 'Other'")
    other = stage.add_staff(Role.ANALYST).browser
    await other.post(f"/analytics/views/{view}/delete")
    assert stage.read("SELECT count(*) FROM analyst_view WHERE id = %s", view) == 1
    await analyst.browser.post(f"/analytics/views/{view}/delete")
    assert stage.read("SELECT count(*) FROM analyst_view WHERE id = %s", view) == 0
    for wrong in ("https://evil.example/", "/analytics/../staff", "//evil.example", "/analytics/top?a=<b>"):
        refused = await analyst.browser.post("/analytics/views", data={"name": "x", "address": wrong})
        assert refused.status_code == 422, wrong


@pytest.mark.parametrize(
    ("query", "status"),
    [("trends?since=x", 422), ("trends?since=2020-01-01&until=2026-01-01", 422), ("top?limit=7", 422),
     ("top?since=2026-11-02&until=2026-11-01", 422), ("trends?since=9999-12-01&until=9999-12-31", 422),
     ("top.json?since=1999-12-31&until=2000-01-01", 422), ("nothing", 404), ("nothing.csv", 404)],
)  # fmt: skip
async def test_an_invalid_filter_is_refused(analyst: Person, query: str, status: int) -> None:
    assert (await analyst.browser.get(f"/analytics/{query}")).status_code == status


async def test_imports_releases_and_experiments_are_marked(
    stage: Stage, analyst: Person, client: Elasticsearch, tmp_path: Path
) -> None:
    stage.execute(
        "INSERT INTO index_generation (state, mapping_hash, live_at) VALUES ('live', 'x', '2026-10-31 12:00+00')"
    )
    stage.execute(
        "INSERT INTO ranking_experiment (name, knobs, first_version, second_version, started_at, stopped_at)"
        " VALUES ('wider', '{}', 'a', 'b', '2026-10-30 23:00+00', '2026-10-31 01:00+00')"
    )
    source = stage.read(
        "INSERT INTO source (id, slug, name, licence, is_sample)"
        " VALUES (9001, 'marked', 'A <register>', '', false) RETURNING id"
    )
    stage.execute(
        "INSERT INTO import_run (source_id, file_name, file_sha256, file_date, rows_read, rows_imported,"
        " rows_reported, changes, finished_at)"
        " VALUES (%s, 'a', '', '2026-10-01', 0, 0, 0, '{}', '2026-10-31 23:59:59+00')",
        source,
    )
    later = simulate_day(DAY + timedelta(days=1), searches=6, visitors=50, seed=2)
    for search, ranking in zip(later.searches, ("new", "new,other") * 3, strict=True):
        search.entry["ranking"] = ranking
    store_entries(client, tmp_path, later.list_entries(), DAY)
    page = (await analyst.browser.get(f"/analytics/trends?{DAYS}")).text
    assert "Index generation <bdi>" in page
    assert "2026-10-31</bdi> · <span>Import <bdi>A &lt;register&gt;</bdi></span>" in page
    assert "2026-10-31</bdi> · <span>End of the experiment <bdi>wider</bdi></span>" in page
    assert "Start of the experiment" not in page
    assert "New version of the ranking" not in page
    both = (await analyst.browser.get(f"/analytics/trends?since={DAY}&until=2026-11-01")).text
    assert "2026-11-01</bdi> · <span>New version of the ranking <bdi>new</bdi></span>" in both
    assert both.count("New version of the ranking <bdi>") == 1
    # The time axis has the days of all events, even days without searches.
    for report in ("trends", "latency"):
        page = (await analyst.browser.get(f"/analytics/{report}?since=2026-10-30&until=2026-11-01")).text
        assert "Start of the experiment <bdi>wider" in page
        days = re.findall(r'<th scope="row"><bdi>(.*?)</bdi></th>', page)
        assert days == ["2026-10-30", "2026-10-31", "2026-11-01"]
    stage.execute("DELETE FROM import_run WHERE source_id = %s", source)
    stage.execute("DELETE FROM source WHERE id = %s", source)
    stage.execute("DELETE FROM index_generation")
    stage.execute("DELETE FROM ranking_experiment")
