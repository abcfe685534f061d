"""Requests that are too large, or that cost the server much more than the client."""

from collections.abc import AsyncIterator
from functools import partial

import pytest

from api.body_limit import BODY_MAX_BYTES
from schemas.vocabulary.accounts import PASSWORD_MAX_CHARACTERS, PHOTO_BYTES_MAX
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX
from tests.integration.account.attacks.attack import Attack, Group, replace
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import count_calls, log_in, make_email
from tests.integration.account.test_documents import PDF, upload
from tests.integration.account.test_profile import build_photo

FORM = {"content-type": "application/x-www-form-urlencoded"}


async def send_large_body(stage: Stage) -> bool:
    """Send a body whose length the header Content-Length announces."""
    content = b"message=" + b"x" * BODY_MAX_BYTES
    response = await stage.add_person().browser.post("/crm/createCase.php", content=content, headers=FORM)
    return response.status_code != 413


async def send_endless_body(stage: Stage) -> bool:
    """Send a body in parts, without Content-Length. Succeeds if the site reads 3 MB of it."""
    read = 0

    async def draw_parts() -> AsyncIterator[bytes]:
        nonlocal read
        for _ in range(30):
            read += 100_000
            yield b"x" * 100_000

    path, headers = "/api/account/password-reset", {"content-type": "application/json"}
    await stage.site.open_browser().post(path, content=draw_parts(), headers=headers)
    return read == 3_000_000


async def send_many_parameters(stage: Stage) -> bool:
    """Send many unknown parameters. Succeeds if the error lists more than 1,000 of them."""
    person = stage.add_person()
    values = {"user_id": str(person.id), **{f"unknown_{number}": "1" for number in range(2_000)}}
    response = await person.browser.post("/crm/applyToCourse.php", data=values)
    return len(response.json()["fields"]) > 1_000


async def send_large_photo(stage: Stage) -> bool:
    person = stage.add_person()
    content = build_photo(size=(8, 8))
    files = {"photo": ("me.png", content + bytes(PHOTO_BYTES_MAX), "image/png")}
    await person.browser.post("/crm/editProfile.php", data={"user_id": str(person.id)}, files=files)
    return bool(stage.read("SELECT count(*) FROM person_photo WHERE person_id = %s", person.id))


async def send_large_document(stage: Stage) -> bool:
    padded = PDF.replace(b"endobj", b"endobj" + b" " * DOCUMENT_BYTES_MAX)
    return (await upload(stage.add_person(), padded)).status_code == 200


async def hash_long_password(stage: Stage) -> bool:
    """Let the server hash a password that is longer than passwords may be."""
    with pytest.MonkeyPatch.context() as patch:
        calls = count_calls(patch, "verify_secret")
        await log_in(stage.site.open_browser(), make_email(), "x" * (PASSWORD_MAX_CHARACTERS + 1))
    return bool(calls)


build = partial(Attack, Group.SIZE)


_NO_BODY_LIMIT = replace("api.body_limit.BODY_MAX_BYTES", 10**9)
ATTACKS = (
    build("send a large body", "BODY_MAX_BYTES", send_large_body, _NO_BODY_LIMIT),
    build("send a body without an end", "BODY_MAX_BYTES", send_endless_body, _NO_BODY_LIMIT),
    build(
        "send many parameters",
        "at most 100 parameters",
        send_many_parameters,
        replace("api.crm.parameters._PARAMETERS_MAX", 100_000),
    ),
    build(
        "send a large photo",
        "PHOTO_BYTES_MAX",
        send_large_photo,
        replace("api.crm.photo.PHOTO_BYTES_MAX", 10**9),
    ),
    build(
        "send a large document",
        "DOCUMENT_BYTES_MAX",
        send_large_document,
        replace("api.document.upload.DOCUMENT_BYTES_MAX", 10**9),
    ),
    build(
        "let the server hash a long password",
        "PASSWORD_MAX_CHARACTERS",
        hash_long_password,
        replace("schemas.forms.validation.PASSWORD_MAX_CHARACTERS", 10**6),
    ),
)
