"""The scholarship calls on the sample: results and facets equal SQL, and texts match with typos."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row

SEEDS = range(12)
FACETS = {
    "institutes": "scholarship_related_institutes", "disciplines": "scholarship_related_disciplines",
    "degree_levels": "scholarship_related_degree_levels", "types": "scholarship_related_types",
    "months": "scholarship_related_months", "years": "scholarship_related_years",
}  # fmt: skip
ROWS = """
SELECT scholarship.id, scholarship.name, type AS types, year AS years, deadline,
       lower(trim(to_char(make_date(2000, month, 1), 'month'))) AS months,
       ARRAY(SELECT slug FROM country JOIN scholarship_host_country ON country_id = country.id
             WHERE scholarship_id = scholarship.id) AS countries,
       ARRAY(SELECT slug FROM institute JOIN scholarship_institute ON institute_id = institute.id
             WHERE scholarship_id = scholarship.id) AS institutes,
       ARRAY(SELECT slug FROM discipline JOIN scholarship_discipline ON discipline_id = discipline.id
             WHERE scholarship_id = scholarship.id) AS disciplines,
       ARRAY(SELECT slug FROM degree_level JOIN scholarship_degree_level ON degree_level_id = degree_level.id
             WHERE scholarship_id = scholarship.id) AS degree_levels
FROM scholarship WHERE status = 'published'
"""
RELATIONS = ("countries", "institutes", "disciplines", "degree_levels")
CARDS = """
SELECT scholarship.slug, scholarship.name, provider_name, type, year, amount, currency.code AS currency,
       deadline::text AS deadline, is_sample, lower(trim(to_char(make_date(2000, month, 1), 'month'))) AS month,
       ARRAY(SELECT slug::text FROM country JOIN scholarship_host_country ON country_id = country.id
             WHERE scholarship_id = scholarship.id ORDER BY slug COLLATE "C") AS countries,
       ARRAY(SELECT slug::text FROM institute JOIN scholarship_institute ON institute_id = institute.id
             WHERE scholarship_id = scholarship.id AND status = 'published' ORDER BY slug COLLATE "C") AS institutes,
       ARRAY(SELECT slug::text FROM discipline JOIN scholarship_discipline ON discipline_id = discipline.id
             WHERE scholarship_id = scholarship.id ORDER BY slug COLLATE "C") AS disciplines,
       ARRAY(SELECT slug::text FROM degree_level JOIN scholarship_degree_level ON degree_level_id = degree_level.id
             WHERE scholarship_id = scholarship.id ORDER BY slug COLLATE "C") AS degree_levels
FROM scholarship JOIN source ON source.id = source_id LEFT JOIN currency ON currency.id = currency_id
WHERE scholarship.status = 'published'
"""
Row = Mapping[str, Sequence[str]]


@pytest.fixture(scope="module")
def rows(sample_database_url: str) -> list[dict[str, Any]]:
    """The scholarships, with a list of values for each filter.

    A scholarship without disciplines or degree levels has all of them.
    """
    with psycopg.connect(sample_database_url, row_factory=dict_row) as connection:
        every = {
            "disciplines": [row["slug"] for row in connection.execute("SELECT slug FROM discipline")],
            "degree_levels": [row["slug"] for row in connection.execute("SELECT slug FROM degree_level")],
        }
        rows = connection.execute(ROWS).fetchall()
    for row in rows:
        for key, values in every.items():
            row[key] = row[key] or values
        for key in ("types", "months", "years"):
            row[key] = [] if row[key] is None else [row[key]]
    return rows


def passes(row: Row, filters: Mapping[str, Sequence[object]], without: str = "") -> bool:
    return all(key == without or set(values) & set(row[key]) for key, values in filters.items())


def draw_filters(dice: random.Random, rows: Sequence[Row]) -> dict[str, list[Any]]:
    keys = dice.sample(("countries", *FACETS), dice.randint(0, 3))
    pools = {key: sorted({value for row in rows for value in row[key]}) for key in keys}
    return {key: dice.sample(pool, dice.randint(1, min(4, len(pool)))) for key, pool in pools.items()}


async def post_json(service: httpx.AsyncClient, call: str, body: Mapping[str, Any]) -> Any:
    response = await service.post(f"/api/scholarship/{call}", json=body)
    assert response.status_code == 200, response.text
    return response.json()


def count_values(facet: Iterable[Mapping[str, Any]], key: str) -> dict[Any, int]:
    return {
        int(each["slug"]) if key == "years" else each["slug"]: each["scholarship_count"] for each in facet
    }


@pytest.mark.parametrize("seed", SEEDS)
async def test_results_and_facets_equal_sql_under_random_filters(
    service: httpx.AsyncClient, rows: list[dict[str, Any]], seed: int
) -> None:
    dice = random.Random(seed)
    filters = draw_filters(dice, rows)
    found = await post_json(service, "search", {**filters, "order": dice.choice((0, 1, 2))})
    expected = {row["id"] for row in rows if passes(row, filters)}
    assert found["count"] == len(expected)
    shown = [card["id"] for card in found["results"]]
    assert len(shown) == len(set(shown)) == min(27, len(expected))
    assert set(shown) <= expected
    for key, call in FACETS.items():
        counts = Counter(value for row in rows if passes(row, filters, key) for value in row[key])
        assert count_values(found["facets"][key], key) == {
            **dict.fromkeys(filters.get(key, ()), 0), **counts,
        }  # fmt: skip
        assert await post_json(service, call, filters) == found["facets"][key]


async def test_each_card_equals_the_row_and_its_relations(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url, row_factory=dict_row) as connection:
        rows = connection.execute(CARDS).fetchall()
    pages = [(await service.get(f"/api/scholarship/all?page={page}")).json() for page in (1, 2, 3)]
    cards = {card["slug"]: card for page in pages for card in page["results"]}
    assert cards.keys() == {row["slug"] for row in rows}
    assert {row["deadline"] is None for row in rows} == {True, False}
    for row in rows:
        card = cards[row["slug"]]
        detail = (await service.get(f"/api/scholarship/{row['slug']}")).json()
        for shown in (card, detail):
            related = {key: sorted(each["slug"] for each in shown[key]) for key in RELATIONS}
            assert {**{key: shown[key] for key in row if key not in RELATIONS}, **related} == row


async def test_all_scholarships_are_listed_once_by_name(
    service: httpx.AsyncClient, rows: list[dict[str, Any]]
) -> None:
    pages = [(await service.get(f"/api/scholarship/all?page={page}")).json() for page in (1, 2, 3, 4)]
    names = [card["name"] for page in pages for card in page["results"]]
    assert names == sorted((row["name"] for row in rows), key=str.lower)
    assert {(page["count"], page["total_pages"], page["last_page"]) for page in pages} == {(len(rows), 3, 3)}


async def test_the_next_deadline_is_first_and_past_ones_are_last(
    service: httpx.AsyncClient, rows: list[dict[str, Any]]
) -> None:
    pages = [
        (await service.post(f"/api/scholarship/search/?page={page}", json={})).json() for page in (1, 2, 3)
    ]
    deadlines = [card["deadline"] for page in pages for card in page["results"]]
    assert len(deadlines) == len(rows)
    past = [each for each in deadlines if each == "2026-10-15"]
    assert past
    assert deadlines[-len(past) :] == past
    dated = [each for each in deadlines[: -len(past)] if each is not None]
    assert dated == sorted(dated)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Kestrel Engineering Scholarship", "kestrel-engineering-scholarship"),
        ("kestrel enginering", "kestrel-engineering-scholarship"),
        ("scholarships of the saffron foundation", "saffron-law-research-fellowship"),
        ("Heron computng grants", "heron-computing-grant"),
        ("کیسٹرل انجینئرنگ اسکالرشپ", "kestrel-engineering-scholarship"),
        ("لارچ آرٹس", "larch-arts-scholarship"),
    ],
)
async def test_a_text_finds_names_with_typos(service: httpx.AsyncClient, text: str, first: str) -> None:
    found = await post_json(service, "search/", {"search": text})
    assert found["results"][0]["slug"] == first


async def test_a_translation_is_in_the_list_and_complete_in_the_details(service: httpx.AsyncClient) -> None:
    found = await post_json(service, "search/", {"search": "Kestrel Engineering Scholarship"})
    listed = {"name": "کیسٹرل انجینئرنگ اسکالرشپ", "amount": "پوری ٹیوشن فیس"}
    assert found["results"][0]["translations"] == {"ur": listed}
    detail = (await service.get("/api/scholarship/kestrel-engineering-scholarship")).json()
    urdu = detail["translations"]["ur"]
    assert listed.items() < urdu.items()
    assert urdu["description"].startswith("<p>کیسٹرل")
    assert urdu["eligibility"].startswith("<ul><li>آپ")
    untranslated = (await service.get("/api/scholarship/heron-computing-grant")).json()
    assert untranslated["translations"] == {}


async def test_every_exact_name_is_first(service: httpx.AsyncClient, rows: list[dict[str, Any]]) -> None:
    for row in rows[::6]:
        found = await post_json(service, "search", {"search": row["name"].upper()})
        assert found["results"][0]["id"] == row["id"]


async def test_a_text_also_matches_countries_types_and_providers(service: httpx.AsyncClient) -> None:
    found = await post_json(service, "search", {"search": "fully funded scholarships in australia"})
    assert found["count"] > 0
    assert {card["type"] for card in found["results"]} == {"fully-funded"}
    assert all("australia" in {each["slug"] for each in card["countries"]} for card in found["results"])
    assert (await post_json(service, "search", {"search": "xqzvwk"}))["count"] == 0
    everything = await post_json(service, "search", {"search": " ?! "})
    assert everything["count"] == (await post_json(service, "search", {"search": "scholarship"}))["count"]


@pytest.mark.parametrize(
    ("body", "query", "field", "reason"),
    [
        ({"countries": ["atlantis"]}, "", "countries", "there is no country 'atlantis'"),
        ({"types": ["gold"]}, "", "types", "there is no scholarship type 'gold'; use fully-funded"),
        ({"months": ["smarch"]}, "", "months", "there is no month 'smarch'"),
        ({"years": [1999]}, "", "years.0", "greater than or equal to 2000"),
        ({"colour": []}, "", "colour", "unknown key"),
        ({}, "?page=9999", "page", "pages end at"),
    ],
)
async def test_an_invalid_filter_is_named(
    service: httpx.AsyncClient, body: Mapping[str, Any], query: str, field: str, reason: str
) -> None:
    response = await service.post(f"/api/scholarship/search/{query}", json=body)
    assert response.status_code == 422
    (problem,) = response.json()["fields"]
    assert problem["field"] == field
    assert reason in problem["reason"]
