"""The HTML pages of scholarships: their heads, redirects and statuses."""

import json
import re

import httpx
import psycopg

from tests.integration.api.test_pages import read_title_and_address


async def test_a_scholarship_has_a_page_until_it_is_withdrawn(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "UPDATE scholarship SET name = 'Law & Order Award', amount = '5,000 per year', currency_id = 1, "
        "deadline = '2027-03-01', slug = 'law-and-order' "
        "WHERE id = (SELECT min(id) FROM scholarship WHERE status = 'published') RETURNING id"
    ).fetchone()
    assert row is not None
    page = await site.get("/scholarship-detail/law-and-order")
    assert page.status_code == 200
    title, address = read_title_and_address(page)
    assert (title, address) == (
        "Law & Order Award · Meridian",
        "http://service/scholarship-detail/law-and-order",
    )
    structured = re.search(r'<script type="application/ld\+json"[^>]*>(.*?)</script>', page.text, re.DOTALL)
    assert structured
    assert "AUD 5,000 per year, apply until 1 March 2027" in json.dumps(json.loads(structured[1]))
    connection.execute("UPDATE scholarship SET slug = 'new-slug' WHERE id = %s", row)
    moved = await site.get("/scholarship-detail/law-and-order")
    assert (moved.status_code, moved.headers["location"]) == (301, "/scholarship-detail/new-slug")
    for status, code in (("withdrawn", 410), ("draft", 404)):
        connection.execute("UPDATE scholarship SET status = %s WHERE id = %s", (status, *row))
        gone = await site.get("/scholarship-detail/new-slug")
        assert gone.status_code == code
        assert '<meta name="robots" content="noindex" />' in gone.text
    for path in ("/scholarships", "/all-scholarships", "/institute-scholarships", "/scholarship-country"):
        assert (await site.get(path)).status_code == 200
    assert (await site.get("/scholarship-detail/no-such-thing")).status_code == 404


async def test_the_head_is_in_the_language_of_the_address_if_there_is_a_translation(
    site: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute(
        "UPDATE scholarship SET name = 'Law Award', amount = 'half', slug = 'law-award', "
        'translations = \'{"ur": {"name": "قانون ایوارڈ", "description": "<p>طلبہ <b>کی</b> مدد &amp; مشورہ</p>"}}\' '
        "WHERE id = (SELECT min(id) FROM scholarship WHERE status = 'published')"
    )
    page = await site.get("/scholarship-detail/law-award?lang=ur")
    title, address = read_title_and_address(page)
    assert (title, address) == (
        "قانون ایوارڈ · Meridian",
        "http://service/scholarship-detail/law-award?lang=ur",
    )
    assert '<meta name="description" content="طلبہ کی مدد &amp; مشورہ' in page.text
    for untranslated in ("/scholarship-detail/law-award?lang=ar", "/scholarship-detail/law-award"):
        page = await site.get(untranslated)
        assert read_title_and_address(page)[0] == "Law Award · Meridian"
        assert "Law Award, a scholarship of" in page.text
