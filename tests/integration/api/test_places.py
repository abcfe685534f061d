"""The calls about countries, institutes and costs equal the results of plain SQL. They work without Elasticsearch."""

from collections import Counter, defaultdict
from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row

from tests.integration.cost_checks import (
    check_durations,
    check_fees_by_country,
    check_fees_by_discipline,
    compute_quartiles,
)

GUIDES = """
INSERT INTO source (id, slug, name, licence, url, is_sample) VALUES (2, 'ministry', 'Ministry', 'open', NULL, false),
    (3, 'old-sample', 'Old sample', 'none', NULL, true);
INSERT INTO country_fact (country_id, kind, value, unit, currency_id, source_id, source_date, official_url) VALUES
    (1, 'proof_of_funds', 20000.5, 'per_year', 1, 2, '2026-02-03', 'https://gov.example/funds'),
    (1, 'work_after_study', 24, 'months', NULL, 1, '2026-02-03', 'https://gov.example/work'),
    (2, 'work_after_study', 12, 'months', NULL, 3, '2026-02-03', 'https://gov.example/work');
INSERT INTO country_faq (country_id, language, position, question, answer, source_id, source_date) VALUES
    (1, 'en', 2, 'Second?', '<b>Plain</b>', 2, '2026-02-03'), (1, 'en', 1, 'First?', 'One.', 1, '2026-02-03'),
    (1, 'ur', 1, 'پہلا؟', 'ایک۔', 2, '2026-02-03'), (2, 'en', 1, 'Hidden?', 'No.', 3, '2026-02-03');
INSERT INTO institute_group (slug, name, summary, position)
VALUES ('late', 'Late', 'B.', 2), ('early', 'Early', 'A.', 1);
INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type, institute_type_basis,
                       country_id, status)
VALUES (100, 1, 'i100', '2026-01-01', 'institute-100', 'Institute 100', 'COLLEGE', 'made', 1, 'published');
INSERT INTO institute_group_member SELECT id, 1 FROM institute_group;
"""
TAUGHT = """
SELECT DISTINCT course.id, course.institute_id, course.degree_level_id, published.level_type, published.fee_pkr,
       published.base_fee::float8 AS fee, currency.code, city.country_id, course.duration_weeks
FROM published_course AS published
JOIN course USING (id)
LEFT JOIN currency ON currency.id = published.base_fee_currency_id
JOIN course_campus ON course_id = course.id
JOIN campus ON campus.id = campus_id AND campus.status = 'published'
JOIN city ON city.id = city_id
"""
FIJI, NEW_ZEALAND, EMPTY = 1, 2, 4


@pytest.fixture(scope="module")
def made_database_url(made_database_url: str) -> str:
    """The generated catalogue with guides of countries and groups of an institute."""
    with psycopg.connect(made_database_url) as connection:
        connection.execute(GUIDES)
    return made_database_url


def read_rows(connection: psycopg.Connection, query: str, *values: object) -> list[dict[str, Any]]:
    return connection.cursor(row_factory=dict_row).execute(query.encode(), values).fetchall()


def read_taught(connection: psycopg.Connection, country: int) -> list[dict[str, Any]]:
    """Read the published courses at a published campus of a country."""
    return [row for row in read_rows(connection, TAUGHT) if row["country_id"] == country]


async def get_json(service: httpx.AsyncClient, path: str) -> Any:
    response = await service.get(f"/api/{path}")
    assert response.status_code == 200, response.text
    return response.json()


async def test_a_country_has_its_counts_facts_and_regions(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    taught = read_taught(connection, FIJI)
    country = await get_json(service, "country/fiji")
    assert country == await get_json(service, f"country/{FIJI}/")
    assert (
        country["course_count"] == len(taught) == sum(each["course_count"] for each in country["level_types"])
    )
    assert country["institute_count"] == len({row["institute_id"] for row in taught})
    types = [(each["type"], each["course_count"]) for each in country["level_types"]]
    kinds = ("undergraduate", "postgraduate", "postgraduate_by_research")
    assert types == [(kind, sum(row["level_type"] == kind for row in taught)) for kind in kinds]
    assert [each["name"] for each in country["regions"]] == ["Islands"]
    assert country["facts"] == [
        {"kind": "proof_of_funds", "value": 20000.5, "unit": "per_year", "currency": "AUD", "source": "Ministry",
         "source_date": "2026-02-03", "official_url": "https://gov.example/funds", "is_sample": False},
        {"kind": "work_after_study", "value": 24, "unit": "months", "currency": None, "source": "Made up",
         "source_date": "2026-02-03", "official_url": "https://gov.example/work", "is_sample": True},
    ]  # fmt: skip
    empty = await get_json(service, "country/empty-land")
    assert (empty["course_count"], empty["level_types"], empty["facts"], empty["visa"]) == (0, [], [], None)
    hidden = await get_json(service, "country/new-zealand")
    assert hidden["facts"] == [], "a sample without a published institute is not shown"
    connection.execute("UPDATE country_fact SET value = 18000 WHERE kind = 'proof_of_funds'")
    changed = await get_json(service, "country/fiji")
    assert changed["facts"][0]["value"] == 18000


async def test_questions_have_an_order_and_fall_back_to_english(service: httpx.AsyncClient) -> None:
    questions = await get_json(service, "country/fiji/country_faqa")
    assert [(each["question"], each["answer"]) for each in questions] == [
        ("First?", "One."), ("Second?", "<b>Plain</b>"),
    ]  # fmt: skip
    (urdu,) = await get_json(service, "country/1/country_faqa/?language=ur")
    assert (urdu["language"], urdu["answer"], urdu["is_sample"]) == ("ur", "ایک۔", False)
    for path in ("samoa/country_faqa?language=ur", "new-zealand/country_faqa"):
        assert await get_json(service, f"country/{path}") == []


async def test_disciplines_institutes_and_costs_of_a_country_equal_sql(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    taught = {row["id"]: row for row in read_taught(connection, FIJI)}
    subjects = read_rows(
        connection,
        "SELECT DISTINCT course_id, discipline.id, discipline.name FROM course_specialization "
        "JOIN specialization ON specialization.id = specialization_id JOIN discipline ON discipline.id = discipline_id",
    )
    counts: dict[str, int] = defaultdict(int)
    for row in subjects:
        counts[row["name"]] += row["course_id"] in taught
    disciplines = await get_json(service, "country/fiji/disciplines")
    assert {each["name"]: each["courses_count"] for each in disciplines["results"]} == counts
    assert [each["name"] for each in disciplines["results"]] == sorted(counts)
    overview = await get_json(service, "country/fiji/courses_overview")
    fees: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in taught.values():
        if row["fee"] is not None:
            fees[row["level_type"], row["code"]].append(row["fee"])
    assert overview["course_count"] == len(taught)
    assert len(overview["fees"]) == len(fees)
    for each in overview["fees"]:
        known = sorted(fees[each["group"]["slug"].replace("-", "_"), each["currency"]])
        assert each["course_count"] == len(known)
        quartiles = [each["lower_quartile"], each["median"], each["upper_quartile"]]
        assert quartiles == pytest.approx(compute_quartiles(known))
    sizes = [each["course_count"] for each in overview["fees"]]
    assert sizes == sorted(sizes, reverse=True)
    intakes = read_rows(connection, "SELECT month FROM course_intake WHERE course_id = ANY(%s)", list(taught))
    months = [each["course_count"] for each in overview["intakes"]]
    assert months == [sum(row["month"] == month for row in intakes) for month in range(1, 13)]
    assert overview["intakes"][8]["intake_month"] == "september"
    (currency,) = {each["currency"] for each in overview["duration_fees"]}
    currencies = Counter(row["code"] for row in taught.values() if row["fee"] is not None)
    assert currencies[currency] == max(currencies.values())
    in_currency = [(row["duration_weeks"], row["fee"]) for row in taught.values() if row["code"] == currency]
    check_durations(overview, list(taught.values()), in_currency)
    check_fees_by_discipline(overview, currency, taught, subjects)


async def test_costs_of_a_discipline_are_compared_by_country_in_rupees(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    taught = read_rows(connection, TAUGHT)
    of_discipline = {
        row["course_id"]
        for row in read_rows(
            connection,
            "SELECT course_id FROM course_specialization JOIN specialization ON specialization.id = specialization_id "
            "WHERE discipline_id = 1",
        )
    }
    overview = await get_json(service, "discipline/computing/courses_overview")
    assert overview == await get_json(service, "discipline/1/courses_overview/")
    check_fees_by_country(overview, [row for row in taught if row["id"] in of_discipline])
    assert {each["currency"] for each in overview["fees"] + overview["duration_fees"]} == {"PKR"}
    rows = "SELECT id, degree_level_id, duration_weeks, fee_pkr FROM published_course JOIN course USING (id)"
    of_page = [row for row in read_rows(connection, rows) if row["id"] in of_discipline]
    check_durations(overview, of_page, [(row["duration_weeks"], row["fee_pkr"]) for row in of_page])


async def test_costs_of_the_whole_catalogue_are_compared_by_country(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    overview = await get_json(service, "country/courses_overview")
    check_fees_by_country(overview, read_rows(connection, TAUGHT))
    ids = [row["id"] for row in read_rows(connection, "SELECT id FROM published_course")]
    assert overview["course_count"] == len(ids)
    intakes = read_rows(connection, "SELECT month FROM course_intake WHERE course_id = ANY(%s)", ids)
    months = [each["course_count"] for each in overview["intakes"]]
    assert months == [sum(row["month"] == month for row in intakes) for month in range(1, 13)]


async def test_institutes_are_filtered_sorted_and_counted(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    taught = read_taught(connection, FIJI)
    published = read_rows(
        connection, "SELECT id, name, tcf_ranking FROM institute WHERE status = 'published'"
    )
    own = [row for row in published if row["id"] in {each["institute_id"] for each in taught}]
    by_name = sorted(own, key=lambda row: row["name"])
    last = 10**6
    ascending = sorted(by_name, key=lambda row: row["tcf_ranking"] or last)
    descending = sorted(by_name, key=lambda row: -(row["tcf_ranking"] or -last))
    sizes = Counter(row["institute_id"] for row in taught)
    largest = sorted(by_name, key=lambda row: -sizes[row["id"]])
    orders = (("ranking", ascending), ("-ranking", descending), ("name", by_name), ("courses", largest))
    for order, expected in orders:
        page = await get_json(service, f"country/fiji/institutes/rankings?order={order}")
        assert page["count"] == len(expected) < len(published)
        assert [each["id"] for each in page["results"]] == [row["id"] for row in expected]
        for each in page["results"]:
            assert each["course_count"] == sum(row["institute_id"] == each["id"] for row in taught)
    assert (await get_json(service, "country/fiji/institutes/rankings?page=2"))["results"] == []
    every = await get_json(service, "institute/all")
    assert [each["institute_name"] for each in every["results"]] == sorted(row["name"] for row in published)
    by_courses = await get_json(service, "institute/all?order=courses")
    counts = [each["course_count"] for each in by_courses["results"]]
    assert (by_courses["count"], counts) == (every["count"], sorted(counts, reverse=True))
    ranked = await get_json(service, "institute/all/?ranked=true&order=ranking")
    assert [each["tcf_ranking"] for each in ranked["results"]] == [3, 6, 9]
    there = await get_json(service, f"institute/all?country={FIJI}&search=inst+1")
    assert {each["id"] for each in there["results"]} == {
        row["id"] for row in own if "Institute 1" in row["name"]
    }
    level = {"degree_levels": [2], "disciplines": ["arts"]}
    arts = "SELECT course_id FROM course_specialization JOIN specialization ON specialization.id = specialization_id " \
        "WHERE discipline_id = 3"  # fmt: skip
    of_arts = {row["course_id"] for row in read_rows(connection, arts)}
    filtered = (await service.post("/api/country/fiji/institutes/", json=level)).json()
    matching = {row["institute_id"] for row in taught if row["id"] in of_arts and row["degree_level_id"] == 2}
    assert {each["id"] for each in filtered["results"]} == matching
    assert (await service.post("/api/country/fiji/institutes")).json()["count"] == len(own)
    institute = await get_json(service, "institute/1")
    assert [each["name"] for each in institute["groups"]] == ["Early", "Late"]


async def test_the_order_by_courses_counts_the_catalogue_once(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    first, *others = (await get_json(service, "institute/all?order=courses"))["results"]
    assert first["course_count"] > others[-1]["course_count"]
    taught = "SELECT id FROM course WHERE institute_id = %s AND status = 'published'"
    ids = [row["id"] for row in read_rows(connection, taught, first["id"])]
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = ANY(%s)", (ids,))
    try:
        page = await get_json(service, "institute/all?order=courses")
    finally:
        connection.execute("UPDATE course SET status = 'published' WHERE id = ANY(%s)", (ids,))
    assert [each["id"] for each in page["results"]] == [each["id"] for each in (first, *others)]
    assert page["results"][0]["course_count"] == 0


async def test_top_words_are_the_subjects_with_most_courses(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    counted = read_rows(
        connection,
        "SELECT name, count(DISTINCT course_id) AS courses FROM (SELECT name, course_id FROM specialization "
        "JOIN course_specialization ON specialization_id = specialization.id UNION ALL "
        "SELECT discipline.name, course_id FROM discipline JOIN specialization ON discipline_id = discipline.id "
        "JOIN course_specialization ON specialization_id = specialization.id) AS word "
        "WHERE course_id IN (SELECT id FROM published_course) GROUP BY name ORDER BY 2 DESC, 1 LIMIT 30",
    )
    words = await get_json(service, "top-words/all")
    assert [(each["name"], each["course_count"]) for each in words] == [
        (row["name"], row["courses"]) for row in counted
    ]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "field"),
    [
        ("GET", "country/nowhere", None, 404, None),
        ("GET", "country/999/country_faqa", None, 404, None),
        ("GET", "country/999/disciplines", None, 404, None),
        ("GET", "country/nowhere/courses_overview", None, 404, None),
        ("GET", "country/fiji/country_faqa?language=xx", None, 422, "language"),
        ("GET", "country/fiji/institutes/rankings?order=best", None, 422, "order"),
        ("GET", "country/fiji/institutes/rankings?page=0", None, 422, "page"),
        ("GET", "institute/all?country=nowhere", None, 404, None),
        ("GET", "institute/all?ranked=perhaps", None, 422, "ranked"),
        ("GET", "discipline/nothing/courses_overview", None, 404, None),
        ("POST", "country/fiji/institutes/", {"disciplines": ["nothing"]}, 422, "disciplines"),
        ("POST", "country/fiji/institutes/", {"degree_levels": [99]}, 422, "degree_levels"),
        ("POST", "country/fiji/institutes/", {"levels": []}, 422, "levels"),
        ("POST", "country/nowhere/institutes/", {}, 404, None),
    ],
)
async def test_the_error_names_the_wrong_value(
    service: httpx.AsyncClient, method: str, path: str, body: object, status: int, field: str | None
) -> None:
    response = await service.request(method, f"/api/{path}", json=body if method == "POST" else None)
    assert response.status_code == status, response.text
    assert [each["field"] for each in response.json()["fields"]] == ([] if field is None else [field])
