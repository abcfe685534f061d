"""Attacks on the pages of analysts: roles, second factors, saved views, and queries in addresses and logged texts."""

import csv
import io
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import httpx
import pytest
from jinja2 import Environment, FileSystemLoader

from api.analytics import pages
from api.staff import pages as staff_pages
from api.throttling.limits import STAFF_EXPORT_BY_PERSON
from schemas.search_log.figures import SUM_AGGREGATIONS
from schemas.search_log.reports.selection import Selection
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run, open_all, replace
from tests.integration.account.attacks.cross_site import FOREIGN_PAGES
from tests.integration.account.attacks.object_references import ignore_owner, remove_owner
from tests.integration.account.attacks.scripts import FORMULA, SCRIPT
from tests.integration.account.attacks.sessions import do_nothing
from tests.integration.account.attacks.staff import accept_every_role
from tests.integration.account.attacks.stage import Stage, set_cookie

PAGES = ("", "/trends", "/top", "/top.json", "/top.csv", "/searches?query=x", "/charts.js")
ADDRESS = "/analytics/zero?device=phone"
VIEWS = "SELECT count(*) FROM analyst_view WHERE name = %s"
QUERY = '* or visit:* {"match_all":{}}'
"""Text that finds every entry if it is part of a query instead of a value."""
ADD_VIEW = "INSERT INTO analyst_view (person_id, name, address) VALUES (%s, %s, %s) RETURNING id"
CARELESS_SAVE = """
UPDATE analyst_view SET address = %(address)s
WHERE name = %(name)s AND %(person)s::bigint IS NOT NULL AND %(most)s::bigint IS NOT NULL RETURNING id
"""


class LogWithOneText:
    """A search log in which visitors have searched one text. It records the queries that it receives."""

    def __init__(self, text: str) -> None:
        sums = {name: {"doc_count": 0, "value": 1.0} for name in SUM_AGGREGATIONS}
        self._bucket = {"key": text, "doc_count": 1, "visits": {"value": 1}, **sums}
        self.queries: list[Any] = []

    def search(self, *_: Any, **body: Any) -> Any:
        self.queries.append(body["query"])
        values = {"values": {"buckets": [self._bucket]}}
        # Reports by group request one filter aggregation for each group. Each group gets the same text.
        of_groups = {name: values for name, each in body.get("aggs", {}).items() if "filter" in each}
        return {"hits": {"hits": [], "total": {"value": 1}}, "aggregations": {**values, **of_groups}}


def put_log(stage: Stage, text: str = "nursing") -> LogWithOneText:
    """Give the site a log. The site of the attacks has no Elasticsearch."""
    stage.site.app.state.log_client = log = LogWithOneText(text)
    return log


async def save(browser: httpx.AsyncClient, name: str, address: str = ADDRESS) -> httpx.Response:
    return await browser.post("/analytics/views", data={"name": name, "address": address})


async def opens_page(browser: httpx.AsyncClient) -> bool:
    """True if the browser gets a page, a download or the address of the first page."""
    for page in PAGES:
        response = await browser.get(f"/analytics{page}")
        if response.status_code == 200 or response.headers.get("location") == "/analytics/trends":
            return True
    return False


def open_browsers_without_role(stage: Stage) -> list[httpx.AsyncClient]:
    staff = [stage.add_staff(role).browser for role in (Role.COUNSELLOR, Role.EDITOR)]
    return [stage.site.open_browser(), stage.add_person().browser, *staff]


async def open_without_role(stage: Stage) -> bool:
    put_log(stage)
    for browser in open_browsers_without_role(stage):
        if await opens_page(browser):
            return True
    return False


async def save_without_role(stage: Stage) -> bool:
    for browser in open_browsers_without_role(stage):
        await save(browser, "no role")
    return bool(stage.read(VIEWS, "no role"))


async def open_without_second_factor(stage: Stage) -> bool:
    put_log(stage)
    return await opens_page(stage.add_staff(Role.ANALYST, has_confirmed=False).browser)


async def save_without_second_factor(stage: Stage) -> bool:
    await save(stage.add_staff(Role.ANALYST, has_confirmed=False).browser, "no factor")
    return bool(stage.read(VIEWS, "no factor"))


async def save_from_foreign_page(stage: Stage) -> bool:
    """Let a page of another site save a view and delete a view, with the cookies of an analyst."""
    analyst = stage.add_staff(Role.ANALYST)
    await save(analyst.browser, "own")
    own = stage.read("SELECT id FROM analyst_view WHERE person_id = %s", analyst.id)
    for headers in FOREIGN_PAGES:
        browser = stage.site.open_browser(**headers)
        set_cookie(browser, "session", analyst.browser.cookies["session"])
        await save(browser, "planted")
        await browser.post(f"/analytics/views/{own}/delete")
    names = stage.read("SELECT array_agg(name) FROM analyst_view WHERE person_id = %s", analyst.id)
    return bool(names != ["own"])


def save_view_of_victim(stage: Stage, name: str) -> tuple[httpx.AsyncClient, int]:
    """Return the browser of another analyst, and the id of the view."""
    stage.execute("DELETE FROM analyst_view WHERE name = %s", name)
    victim, attacker = stage.add_staff(Role.ANALYST), stage.add_staff(Role.ANALYST)
    return attacker.browser, stage.read(ADD_VIEW, victim.id, name, ADDRESS)


async def list_views(stage: Stage) -> bool:
    put_log(stage)
    attacker, _ = save_view_of_victim(stage, "plans of the victim")
    return "plans of the victim" in (await attacker.get("/analytics/top")).text


async def delete_view(stage: Stage) -> bool:
    attacker, view = save_view_of_victim(stage, "deleted")
    await attacker.post(f"/analytics/views/{view}/delete")
    return not stage.read(VIEWS, "deleted")


def delete_for_all(_: Stage, patch: pytest.MonkeyPatch) -> None:
    module = import_module("api.analytics.queries")
    patch.setattr(module, "_DELETE_VIEW", remove_owner(module._DELETE_VIEW))


async def change_view(stage: Stage) -> bool:
    """Save another page under the name of the victim's view."""
    attacker, view = save_view_of_victim(stage, "changed")
    await save(attacker, "changed", "/analytics/slow")
    return bool(stage.read("SELECT address = '/analytics/slow' FROM analyst_view WHERE id = %s", view))


async def lead_to_other_site(stage: Stage) -> bool:
    analyst = stage.add_staff(Role.ANALYST)
    for address in ("https://evil.example/", "//evil.example", "javascript:alert(1)", "/analytics/..//evil"):
        if (await save(analyst.browser, "elsewhere", address)).headers.get("location") == address:
            return True
    return False


async def show_script(stage: Stage) -> bool:
    """Put a script into the name of a view, into a logged text, into the filter, and into the requested text."""
    put_log(stage, SCRIPT)
    analyst = stage.add_staff(Role.ANALYST)
    assert (await save(analyst.browser, SCRIPT)).status_code == 303
    texts = {"country": SCRIPT, "query": SCRIPT}
    shown = [
        (await analyst.browser.get(f"/analytics/{page}", params=texts)).text for page in ("top", "searches")
    ]
    assert all(each.count("onerror") > 2 for each in shown)
    return any(SCRIPT in each for each in shown)


def escape_nothing(_: Stage, patch: pytest.MonkeyPatch) -> None:
    loader = FileSystemLoader([pages.FOLDER, staff_pages.FOLDER])
    careless = Environment(loader=loader, autoescape=False, trim_blocks=True)  # needs unescaped text
    patch.setattr("api.analytics.pages._get_environment", lambda: careless)


async def inject_query(stage: Stage) -> bool:
    """Put a query into each text of the address. Succeeds if Elasticsearch gets the text as more than a field value."""
    log, analyst = put_log(stage), stage.add_staff(Role.ANALYST)
    for page in ("top", "top.json", "trends", "searches"):
        for name in ("language", "device", "country", "query"):
            response = await analyst.browser.get(f"/analytics/{page}", params={name: QUERY})
            assert response.status_code == 200, response.text
    kinds = {kind for query in log.queries for kind in list_kinds(query, QUERY)}
    assert kinds
    return kinds != {"term"}


def list_kinds(body: Any, text: str) -> Iterator[str]:
    """Yield the kind of each clause that has the text as a value, such as term."""
    for kind, clause in body.items() if isinstance(body, dict) else ():
        if isinstance(clause, dict) and text in clause.values():
            yield kind
    for each in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from list_kinds(each, text)


def filter_by_query_string(_: Stage, patch: pytest.MonkeyPatch) -> None:
    def build_filters(selection: Selection) -> list[dict[str, Any]]:
        texts = filter(None, (selection.language, selection.device, selection.country))
        return [{"query_string": {"query": text, "default_operator": "AND"}} for text in texts]

    patch.setattr(Selection, "build_filters", build_filters)


async def read_too_many_days(stage: Stage) -> bool:
    """Read more days and rows than a page offers, or filter by a long text, to keep Elasticsearch busy."""
    put_log(stage)
    analyst = stage.add_staff(Role.ANALYST)
    for query in ("since=2001-01-01", "limit=1000000", "limit=0x10", f"country={'x' * 5_000}"):
        if (await analyst.browser.get(f"/analytics/top.json?{query}")).status_code == 200:
            return True
    return False


def accept_all_filters(_: Stage, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("api.analytics.dependencies.DAYS_MAX", 1_000_000)


async def download_again_and_again(stage: Stage) -> bool:
    put_log(stage)
    analyst = stage.add_staff(Role.ANALYST)
    await stage.exhaust(STAFF_EXPORT_BY_PERSON, str(analyst.id))
    return (await analyst.browser.get("/analytics/top.csv")).status_code == 200


async def export_formula(stage: Stage) -> bool:
    """A visitor searches a formula, and an analyst opens the download in a spreadsheet."""
    put_log(stage, FORMULA)
    exported = await stage.add_staff(Role.ANALYST).browser.get("/analytics/top.csv")
    rows = list(csv.reader(io.StringIO(exported.text.removeprefix("\ufeff"))))
    assert len(rows) == 2
    return any(cell.startswith("=") for cell in rows[1])


def build(name: str, guard: str, run: Run, *guards: OpenGuard) -> Attack:
    return Attack(Group.STAFF, name, guard, run, open_all(*guards))


_NO_SECOND_FACTOR = replace("api.account.roles.check_second_factor", lambda _: None)
_FACTOR, _OWNER = "require_role also needs the second factor", "SQL statements select by id and by person"
ATTACKS = (
    build("open the search log without the role", "require_role", open_without_role, accept_every_role()),
    build("save a view without the role", "require_role", save_without_role, accept_every_role()),
    build(
        "open the search log with the password alone", _FACTOR, open_without_second_factor, _NO_SECOND_FACTOR
    ),
    build("save a view with the password alone", _FACTOR, save_without_second_factor, _NO_SECOND_FACTOR),
    build(
        "save and delete views from the page of another site",
        "CrossSiteProtection",
        save_from_foreign_page,
        replace("api.account.cross_site.is_cross_site", lambda *_: False),
    ),
    build("list the views of another analyst", _OWNER, list_views, ignore_owner("api.analytics.queries")),
    build("delete the view of another analyst", _OWNER, delete_view, delete_for_all),
    build(
        "change the view of another analyst",
        "the name of a view is unique for each person",
        change_view,
        replace("api.analytics.queries._SAVE_VIEW", CARELESS_SAVE),
    ),
    build(
        "save a view that leads to another site",
        "only addresses of /analytics",
        lead_to_other_site,
        replace("api.analytics.endpoints._ADDRESS", re.compile(".*")),
    ),
    build("put scripts into views and searched texts", "Jinja escapes values", show_script, escape_nothing),
    build(
        "put a query into the filter of a report",
        "a text is only the value of a field",
        inject_query,
        filter_by_query_string,
    ),
    build(
        "read the whole log at once",
        "DAYS_MAX, ROW_LIMITS and _VALUE_MAX",
        read_too_many_days,
        accept_all_filters,
    ),
    build(
        "download the search log again and again",
        "20 downloads in an hour",
        download_again_and_again,
        replace("api.throttling.limits.Throttle.enforce", do_nothing),
    ),
    build(
        "put a formula into the CSV file of an analyst",
        "an apostrophe before formulas",
        export_formula,
        replace("schemas.search_log.reports.formats._FORMULA_STARTS", ("never",)),
    ),
)
