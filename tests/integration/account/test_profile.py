"""The profile and its photo. The folder `attacks` contains the attacks on them."""

import asyncio
import zlib
from io import BytesIO
from struct import pack
from typing import Any

import httpx
import psycopg
import pytest
from PIL import Image

from api.database import CONNECTIONS_MAX
from api.image_content import ONE_IMAGE_AT_A_TIME
from tests.integration.account.site import Person, Site

EDIT = "/crm/editProfile.php"
FAVOURITE = "/crm/favCourse.php"


def build_photo(kind: str = "PNG", size: tuple[int, int] = (900, 600), **options: Any) -> bytes:
    output = BytesIO()
    Image.new("RGB", size, "teal").save(output, kind, **options)
    return output.getvalue()


def build_png_header(width: int, height: int) -> bytes:
    """Build a small PNG file. The size in its header need not be the size of its data, so the picture can seem huge."""
    chunks = [(b"IHDR", pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(b"\0" * 1000)),
              (b"IEND", b"")]  # fmt: skip
    body = b"".join(
        pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body


async def upload(person: Person, content: bytes, name: str = "me.png") -> httpx.Response:
    files = {"photo": (name, content, "image/png")}
    return await person.browser.post(EDIT, data={"user_id": str(person.id)}, files=files)


async def read_profile(person: Person) -> dict[str, Any]:
    profile = (await person.browser.get("/crm/myProfile.php", params={"user_id": person.id})).json()
    assert isinstance(profile, dict)
    return profile


async def test_a_new_person_has_the_values_of_the_registration(person: Person) -> None:
    profile = await read_profile(person)
    assert profile == {
        "status": 200, "user_id": person.id, "user_first_name": "Ayesha", "user_last_name": "Khan",
        "user_email": person.email, "user_mobile": "+923001234567", "photo": "No Image", "user_country_id": None,
        "user_country": None, "user_city_id": None, "user_city": None, "user_lq": None, "user_date": None,
        "fav_course": [],
    }  # fmt: skip
    posted = await person.browser.post("/crm/myProfile.php", params={"user_id": person.id})
    assert posted.json() == profile


async def test_a_profile_is_changed_and_absent_values_stay(
    person: Person, connection: psycopg.Connection
) -> None:
    row = connection.execute("SELECT id, country_id FROM city ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    city, country = row
    values = {
        "user_id": person.id, "first_name": "Zoë", "country_id": country, "city_id": city,
        "last_qualification": "FSc", "passing_date": "2025-06-30", "mobile": "0300 1234567",
    }  # fmt: skip
    saved = await person.browser.post(EDIT, data={key: str(value) for key, value in values.items()})
    assert saved.json() == {"status": 200, "message": "Successfully updated."}
    profile = await read_profile(person)
    assert (profile["user_first_name"], profile["user_last_name"]) == ("Zoë", "Khan")
    assert (profile["user_country_id"], profile["user_city_id"]) == (country, city)
    assert (profile["user_lq"], profile["user_date"]) == ("FSc", "2025-06-30")
    await person.browser.post(EDIT, data={"user_id": str(person.id), "passing_date": "", "city_id": ""})
    profile = await read_profile(person)
    assert (profile["user_date"], profile["user_city_id"], profile["user_lq"]) == (None, None, "FSc")


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("mobile", "+447911123456", "The mobile number cannot be changed here. Ask us to correct it"),
        ("first_name", "", "*required"),
        ("first_name", "<b>", "Invalid - should be a character"),
        ("city_id", "999999999", "Choose a place from the list"),
        ("country_id", "0", "Choose a place from the list"),
        ("passing_date", "30.06.2025", "Enter a date"),
        ("role", "administrator", "unknown key"),
        ("email", "new@example.org", "unknown key"),
        ("password_hash", "x", "unknown key"),
    ],
)
async def test_a_wrong_profile_value_is_refused(person: Person, field: str, value: str, text: str) -> None:
    response = await person.browser.post(EDIT, data={"user_id": str(person.id), field: value})
    assert (response.status_code, response.json()["fields"]) == (400, [{"field": field, "reason": text}])


async def test_a_city_of_another_country_is_refused(person: Person, connection: psycopg.Connection) -> None:
    row = connection.execute(
        "SELECT city.id, country.id FROM city JOIN country ON country.id <> city.country_id LIMIT 1"
    ).fetchone()
    assert row is not None
    values = {"user_id": str(person.id), "city_id": str(row[0]), "country_id": str(row[1])}
    response = await person.browser.post(EDIT, data=values)
    assert response.json()["field"] == "city_id"


async def test_another_country_without_a_city_deletes_the_city(
    person: Person, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "SELECT city.id, country_id, country.id FROM city JOIN country ON country.id <> country_id LIMIT 1"
    ).fetchone()
    assert row is not None
    city, country, other_country = map(str, row)
    user_id = str(person.id)
    for changed in (other_country, ""):
        place = {"user_id": user_id, "country_id": country, "city_id": city}
        assert (await person.browser.post(EDIT, data=place)).json()["status"] == 200
        assert (await person.browser.post(EDIT, data={"user_id": user_id, "country_id": country})).is_success
        assert str((await read_profile(person))["user_city_id"]) == city
        response = await person.browser.post(EDIT, data={"user_id": user_id, "country_id": changed})
        assert response.json()["status"] == 200
        assert (await read_profile(person))["user_city_id"] is None


async def test_every_call_names_a_user_id_that_is_not_the_own(person: Person, other: Person) -> None:
    calls = [
        ("GET", "/crm/myProfile.php", {}), ("POST", "/crm/myProfile.php", {}), ("POST", EDIT, {"first_name": "Eve"}),
        ("POST", FAVOURITE, {"course_id": "1", "fav_check": "1"}), ("POST", "/crm/applyToCourse.php", {}),
        ("POST", "/crm/webForms.php", {"source": "Apply-Now"}),
        ("POST", "/crm/createCase.php", {"type": "request_info"}),
        ("POST", "/crm/createCase.php", {"type": "need_assistance"}),
    ]  # fmt: skip
    for method, path, values in calls:
        parameters = {**values, "user_id": str(other.id)}
        response = await person.browser.request(method, path, params=parameters)
        assert (response.status_code, response.json()["field"]) == (403, "user_id"), path
    without = await person.browser.get("/crm/myProfile.php")
    assert without.status_code == 403


async def test_every_call_of_a_person_needs_a_session(site: Site, person: Person) -> None:
    visitor = site.open_browser()
    for path in ("myProfile.php", "editProfile.php", "favCourse.php", "checkUser.php", "applyToCourse.php"):
        response = await visitor.post(f"/crm/{path}", data={"user_id": str(person.id)})
        assert (response.status_code, response.json()["message"]) == (401, "Sign in first"), path
    assert (await visitor.get("/api/account/photo")).status_code == 401


async def test_the_city_of_the_registration_is_replaced_or_deleted(
    person: Person, connection: psycopg.Connection
) -> None:
    row = connection.execute("SELECT id, country_id, name FROM city ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    city, country, name = map(str, row)
    for change, shown, left in (
        ({"first_name": "Amina", "country_id": ""}, "Lahor", "Lahor"),
        ({"city_id": city, "country_id": country}, name, None),
        ({"city_id": ""}, None, None),
        ({"country_id": ""}, None, None),
    ):
        connection.execute("UPDATE person SET city_text = 'Lahor' WHERE id = %s", (person.id,))
        assert (await person.browser.post(EDIT, data={"user_id": str(person.id), **change})).is_success
        assert (await read_profile(person))["user_city"] == shown
        stored = connection.execute("SELECT city_text FROM person WHERE id = %s", (person.id,)).fetchone()
        assert stored == (left,)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
async def test_a_photo_is_encoded_again_without_metadata(person: Person, kind: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = "GPS of my home"
    response = await upload(person, build_photo(kind, exif=exif))
    assert response.status_code == 200, response.text
    address = (await read_profile(person))["photo"]
    photo = await person.browser.get(address)
    assert photo.headers["content-type"] == "image/jpeg"
    assert photo.headers["cache-control"] == "private, no-store"
    assert photo.headers["x-content-type-options"] == "nosniff"
    assert b"GPS of my home" not in photo.content
    with Image.open(BytesIO(photo.content)) as image:
        assert (image.format, max(image.size)) == ("JPEG", 512)
    await upload(person, build_photo())
    assert (await read_profile(person))["photo"] != address


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HOSTILE = {
    "svg": SVG,
    "html": b"<html><script>alert(1)</script></html>",
    "gif": build_photo("GIF"),
    "webp": build_photo("WEBP"),
    "bmp": build_photo("BMP"),
    "empty": b"",
    "pdf": b"%PDF-1.7",
    "php": b"<?php system('id'); ?>",
    "truncated": build_photo("JPEG")[:200],
    "only a header": b"\x89PNG\r\n\x1a\n",
    "a bomb": build_png_header(60_000, 60_000),
    "too many pixels": build_png_header(7_000, 6_000),
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
async def test_files_that_are_not_photos_are_refused(person: Person, content: bytes) -> None:
    for name in ("me.png", "../../etc/passwd.png", "me.png\0.php"):
        response = await upload(person, content, name)
        assert response.status_code == 400, response.text
        assert response.json()["field"] == "photo"
    assert (await read_profile(person))["photo"] == "No Image"


async def test_a_large_file_is_refused(person: Person) -> None:
    over_the_photo = await upload(person, b"\x89PNG" + b"x" * 5_000_000)
    assert (over_the_photo.status_code, over_the_photo.json()["message"]) == (
        400,
        "The photo may have at most 5 MB",
    )
    assert (await upload(person, b"x" * 6_100_000)).status_code == 413
    body = await person.browser.post(FAVOURITE, content=b"x" * 1_000_001)
    assert body.status_code == 413


async def test_a_photo_has_at_most_5_mb_and_40_megapixels(person: Person) -> None:
    for size, text in (((8_000, 5_000), None), ((8_000, 5_001), "The photo may have at most 40 megapixels")):
        output = BytesIO()
        Image.new("1", size).save(output, "PNG")
        response = await upload(person, output.getvalue())
        assert response.json()["message"] == (text or "Successfully updated.")
    photo = build_photo(size=(8, 8))
    for length, text in ((5_000_000, None), (5_000_001, "The photo may have at most 5 MB")):
        response = await upload(person, photo.ljust(length, b"\0"))
        assert response.json()["message"] == (text or "Successfully updated.")


async def test_a_profile_is_saved_with_parameters_in_the_query_and_the_photo_in_the_form(
    person: Person,
) -> None:
    query = {
        "user_id": str(person.id), "first_name": "Amina", "last_name": "Noor", "mobile": "+923001234567",
        "photo": "me.png",
    }  # fmt: skip
    files = {"photo": ("me.png", build_photo(), "image/png")}
    saved = await person.browser.post(EDIT, params=query, files=files)
    assert saved.json() == {"status": 200, "message": "Successfully updated."}
    profile = await read_profile(person)
    assert (profile["user_first_name"], profile["user_last_name"]) == ("Amina", "Noor")
    assert (await person.browser.get(profile["photo"])).status_code == 200


async def test_a_file_in_another_part_is_refused(person: Person) -> None:
    files = {"first_name": ("a.txt", b"Eve", "text/plain")}
    response = await person.browser.post(EDIT, data={"user_id": str(person.id)}, files=files)
    assert response.status_code == 400


async def test_photos_that_wait_for_their_conversion_hold_no_database_connection(person: Person) -> None:
    async with ONE_IMAGE_AT_A_TIME, asyncio.timeout(10):
        uploads = [asyncio.create_task(upload(person, build_photo())) for _ in range(CONNECTIONS_MAX)]
        while ONE_IMAGE_AT_A_TIME.statistics().tasks_waiting < CONNECTIONS_MAX:  # noqa: ASYNC110  # it has no event
            await asyncio.sleep(0.01)
        assert (await read_profile(person))["status"] == 200
    assert {response.status_code for response in await asyncio.gather(*uploads)} == {200}
