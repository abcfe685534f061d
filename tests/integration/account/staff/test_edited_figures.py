"""Figures, questions and visa guides of places: found by place or source, shown, changed and withdrawn."""

import csv
import io
from typing import Any

import pytest

from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_created_content import load_catalogue_to_edit
from tests.integration.account.staff.test_editing import press, save
from tests.integration.account.staff.test_editing_tools import change_by_csv

PAGE = "https://costs.example/living"
ROWS = f"""
WITH picked AS (
    SELECT city.id AS city_id, city.country_id, row_number() OVER (ORDER BY city.country_id) AS number
    FROM city WHERE id IN (SELECT min(id) FROM city GROUP BY country_id ORDER BY country_id LIMIT 2)
), named AS (
    UPDATE city SET name = 'Quizzical ' || number FROM picked WHERE city.id = city_id
), guides AS (
    INSERT INTO visa_guide (country_id, source_id, source_date, official_url, requirements)
    SELECT country_id, (SELECT min(id) FROM source), '2026-01-01', 'https://visas.example', '{{A passport}}' FROM picked
), countries AS (
    UPDATE country SET name = 'Zebraland ' || number FROM picked WHERE country.id = country_id
), costs AS (
    INSERT INTO city_living_cost (city_id, value, unit, currency_id, source_id, source_date, official_url)
    SELECT city_id, 900 + number, 'per_month', (SELECT min(id) FROM currency),
           (SELECT min(id) FROM source), '2026-01-01', '{PAGE}' FROM picked
), facts AS (
    INSERT INTO country_fact (country_id, kind, value, unit, source_id, source_date, official_url)
    SELECT country_id, 'work_while_studying', 20, 'hours_per_week', (SELECT min(id) FROM source), '2026-01-01',
           '{PAGE}' FROM picked
)
INSERT INTO country_faq (country_id, language, position, question, answer, source_id, source_date)
SELECT country_id, 'ur', 901, 'Which months?', 'All.', (SELECT min(id) FROM source), '2026-01-01' FROM picked
"""


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_catalogue_to_edit(database_url)
    return database_url


@pytest.fixture(autouse=True)
def figures(stage: Stage) -> None:
    """Two cities with a cost of living, and their countries with a figure, a question and a visa guide."""
    stage.execute(
        "TRUNCATE content_entry, city_living_cost, country_fact, country_faq, visa_guide RESTART IDENTITY CASCADE"
    )
    stage.connection.execute(ROWS.encode())


async def test_figures_and_questions_are_found_by_city_country_and_source(editor: Person) -> None:
    for query, count, label in (
        ("noun=city-living-cost&text=quizzical 2", 1, "Quizzical 2, Zebraland 2: per month"),
        ("noun=city-living-cost&text=ZEBRALAND", 2, "Quizzical 1, Zebraland 1: per month"),
        ("noun=city-living-cost&text=costs.example", 2, "Quizzical 2, Zebraland 2: per month"),
        ("noun=country-fact&text=zebraland 1", 1, "Zebraland 1: Work during the studies"),
        ("noun=country-faq&text=zebraland 2 which", 1, "Zebraland 2: Which months?"),
        ("noun=visa-guide&text=zebraland 2", 1, "Zebraland 2: https://visas.example"),
        ("text=zebraland 1", 4, "Zebraland 1: Which months?"),
        ("noun=city-living-cost&text=Quizzical 3", 0, "No content matches the filter."),
    ):
        page = (await editor.browser.get(f"/admin?{query}")).text
        assert f"Found: {count}" in page, query
        assert label in page, query


async def test_a_form_says_what_a_figure_is_about(stage: Stage, editor: Person) -> None:
    browser = editor.browser
    cost = stage.read("SELECT min(id) FROM city_living_cost")
    address = f"/admin/content/city-living-cost/{cost}"
    page = (await browser.get(address)).text
    assert "<h1>Quizzical 1, Zebraland 1: per month</h1>" in page
    currency = stage.read("SELECT code FROM currency ORDER BY id LIMIT 1")
    source = stage.read("SELECT name FROM source ORDER BY id LIMIT 1")
    for name, value in (
        ("City", "Quizzical 1"), ("Country", "Zebraland 1"), ("Unit", "per month"), ("Currency", currency),
        ("Source", source),
    ):  # fmt: skip
        assert f"<dt>{name}</dt><dd><bdi>{value}</bdi></dd>" in page, name
    assert (await save(browser, address, value="950.5")).status_code == 303
    assert (await press(browser, address, "publish")).status_code == 303
    assert stage.read("SELECT value::float8 FROM city_living_cost WHERE id = %s", cost) == 950.5
    question = stage.read("SELECT min(id) FROM country_faq")
    slug = stage.read("SELECT slug FROM country WHERE name = 'Zebraland 1'")
    page = (await browser.get(f"/admin/content/country-faq/{question}")).text
    assert "<dt>Language</dt><dd><bdi>Urdu</bdi></dd>" in page
    assert f'<a href="/country/{slug}">Open on the site</a>' in page
    browser.headers["Accept-Language"] = "ur"
    assert "Quizzical 1, Zebraland 1: ماہانہ" in (await browser.get(address)).text


async def test_a_csv_file_has_the_figures_of_the_listed_source(editor: Person) -> None:
    for text, count in (("costs.example", 2), ("costs.example+zebraland+2", 1), ("visas.example", 0)):
        exported = await editor.browser.get(f"/admin/csv/city-living-cost.csv?text={text}")
        rows = list(csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff"))))
        assert [row["official_url"] for row in rows] == [PAGE] * count, text
    page = (await editor.browser.get("/admin?noun=city-living-cost&text=costs.example")).text
    assert 'href="/admin/csv/city-living-cost.csv?text=costs.example"' in page


async def test_a_csv_file_of_figures_names_their_places(stage: Stage, editor: Person) -> None:
    exported = (await editor.browser.get("/admin/csv/city-living-cost.csv")).text.removeprefix("\ufeff")
    rows = list(csv.DictReader(io.StringIO(exported)))
    assert [(row["place"], row["about"]) for row in rows] == [
        ("Quizzical 1, Zebraland 1", "per_month"),
        ("Quizzical 2, Zebraland 2", "per_month"),
    ]
    changed = exported.replace("901", "999").replace("Quizzical 1", "Elsewhere")
    shown = await change_by_csv(editor.browser, changed, "publish", "city-living-cost")
    assert shown.status_code == 200, shown.text
    assert "Quizzical 1, Zebraland 1: per_month" in shown.text
    assert stage.read("SELECT string_agg(value::text, ',' ORDER BY id) FROM city_living_cost") == "999,902"
    assert stage.read("SELECT count(*) FROM city WHERE name = 'Elsewhere'") == 0
    questions = (await editor.browser.get("/admin/csv/country-faq.csv")).text.splitlines()
    assert questions[0].removeprefix("\ufeff") == "id,place,question,answer,source_date,position,status"


async def test_a_question_is_withdrawn_and_brought_back(stage: Stage, editor: Person) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    stage.execute("UPDATE source SET is_sample = false")
    slug = stage.read("SELECT slug FROM country WHERE name = 'Zebraland 1'")
    address = f"/admin/content/country-faq/{stage.read('SELECT min(id) FROM country_faq')}"

    async def read_questions() -> list[str]:
        found = (await visitor.get(f"/api/country/{slug}/country_faqa?language=ur")).json()
        return [each["question"] for each in found]

    assert await read_questions() == ["Which months?"]
    assert (await press(browser, address, "withdraw")).headers["location"] == f"{address}?done=published"
    assert await read_questions() == []
    assert "Zebraland 1: Which months?" in (await browser.get("/admin?state=withdrawn")).text
    revision = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    await press(browser, address, f"versions/{revision}/restore")
    await press(browser, address, "publish")
    assert await read_questions() == ["Which months?"]


async def test_a_visa_guide_is_changed_withdrawn_and_brought_back(stage: Stage, editor: Person) -> None:
    browser, visitor = editor.browser, stage.site.open_browser()
    stage.execute("UPDATE source SET is_sample = false")
    slug = stage.read("SELECT slug FROM country WHERE name = 'Zebraland 1'")
    code, name = stage.connection.execute("SELECT code, description FROM currency ORDER BY id").fetchall()[0]
    address = f"/admin/content/visa-guide/{stage.read('SELECT min(id) FROM visa_guide')}"

    async def read_guide() -> Any:
        return (await visitor.get(f"/api/country/{slug}")).json()["visa"]

    assert f'value="{code.lower()}"' in (await browser.post(address, data={"find.fee_currency": name})).text
    texts = {"requirements": "A passport\r\n\r\n <b>A letter</b>", "fee_amount": "490.5", "weeks_max": "8"}
    texts["ur.requirements"] = "پاسپورٹ\r\n\r\nخط"
    refused = await save(browser, address, **texts)
    assert refused.status_code == 422
    assert '<a href="#fee_currency">' in refused.text
    saved = await save(browser, address, **texts, fee_currency=code.lower(), then="preview")
    assert "A passport" in (await browser.get(saved.headers["location"])).text
    assert (await read_guide())["requirements"] == ["A passport"]
    await press(browser, address, "publish")
    guide = await read_guide()
    assert guide["requirements"] == ["A passport", "<b>A letter</b>"]
    assert guide["translations"] == {"ur": {"requirements": "پاسپورٹ\nخط"}}
    assert (guide["fee_amount"], guide["fee_currency"]) == (490.5, code)
    assert (guide["weeks_min"], guide["weeks_max"]) == (None, 8)
    await press(browser, address, "withdraw")
    assert await read_guide() is None
    for revision in stage.connection.execute(
        "SELECT revision FROM content_version WHERE is_public ORDER BY revision"
    ).fetchall()[:1]:
        await press(browser, address, f"versions/{revision[0]}/restore")
    await press(browser, address, "publish")
    guide = await read_guide()
    assert (guide["requirements"], guide["fee_amount"], guide["fee_currency"]) == (["A passport"], None, None)
