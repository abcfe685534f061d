"""Reset links, callbacks of the CRM and submission ids that are used again, too late, forged, or with other content."""

import asyncio
import json
import time
from functools import partial
from uuid import uuid4

import httpx
import pytest

from api.account import passwords
from api.crm.signed_callback import CLOCK_SECONDS, SIGNATURE_HEADER, TIMESTAMP_HEADER, sign_callback
from indexer.delivery.mail import secrets
from schemas.forms.enquiry_forms import APPLY
from tests.integration.account.attacks.attack import Attack, Group, replace
from tests.integration.account.attacks.stage import CALLBACK_KEY, CODE, Stage
from tests.integration.account.site import make_email
from tests.integration.account.test_submissions import build_enquiry, submit

CONFIRM = "/api/account/password-reset/confirm"
ACCEPT_EVERY_LINK = "SELECT person_id FROM password_reset WHERE token_hash = %s"


async def set_password(stage: Stage, token: str, number: int = 0) -> bool:
    response = await stage.site.open_browser().post(
        CONFIRM, json={"token": token, "password": f"a new password {number}"}
    )
    return response.status_code == 200


async def use_link_again(stage: Stage) -> bool:
    token = stage.add_reset(stage.add_person())
    assert await set_password(stage, token)
    return await set_password(stage, token, 1)


async def use_link_at_the_same_time(stage: Stage) -> bool:
    token = stage.add_reset(stage.add_person())
    return all(await asyncio.gather(*(set_password(stage, token, n) for n in range(3))))


async def use_expired_link(stage: Stage) -> bool:
    person = stage.add_person()
    token = stage.add_reset(person)
    stage.execute("UPDATE password_reset SET expires_at = now() WHERE person_id = %s", person.id)
    return await set_password(stage, token)


async def use_older_link(stage: Stage) -> bool:
    """Use the reset link of an old mail, although the person has requested another link since then."""
    person = stage.add_person()
    token = stage.add_reset(person)
    await stage.site.open_browser().post("/api/account/password-reset", json={"email": person.email})
    assert stage.site.read_mails(person.email)
    return await set_password(stage, token)


async def use_link_of_old_address(stage: Stage) -> bool:
    """Use a reset link that was sent to the old address of a person who has changed the address since then."""
    person = stage.add_person()
    token = stage.add_reset(person)
    stage.add_email_code(person, make_email())
    response = await person.browser.post("/api/account/email/confirm", json={"code": CODE})
    assert response.status_code == 200
    return await set_password(stage, token)


def keep_older_links(_: Stage, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(secrets, "_VOID_RESETS", secrets._VOID_RESETS + " AND false")


def build_body(application: str, state: str) -> bytes:
    return json.dumps({"application_id": application, "state": state}).encode()


async def call(stage: Stage, body: bytes, timestamp: str, signature: str) -> httpx.Response:
    headers = {"content-type": "application/json", TIMESTAMP_HEADER: timestamp, SIGNATURE_HEADER: signature}
    return await stage.site.open_browser().post("/crm/applicationState", content=body, headers=headers)


def read_state(stage: Stage, application: str) -> str:
    return str(stage.read("SELECT state FROM application WHERE id = %s", application))


async def repeat_callback(stage: Stage) -> bool:
    """Repeat a callback that the attacker has recorded, after the CRM has set another state."""
    application, now = stage.add_application(stage.add_person()), str(int(time.time()))
    body = build_body(application, "in_review")
    signature = sign_callback(CALLBACK_KEY, now, body)
    assert (await call(stage, body, now, signature)).status_code == 200
    stage.execute("UPDATE application SET state = 'documents_needed' WHERE id = %s", application)
    await call(stage, body, now, signature)
    return read_state(stage, application) == "in_review"


async def forget_callback(*_: object) -> None:
    """Replaces a function that remembers callbacks or checks repeated submissions."""


async def send_old_callback(stage: Stage) -> bool:
    application = stage.add_application(stage.add_person())
    body, timestamp = build_body(application, "offer"), str(int(time.time()) - CLOCK_SECONDS - 5)
    await call(stage, body, timestamp, sign_callback(CALLBACK_KEY, timestamp, body))
    return read_state(stage, application) == "offer"


async def change_callback(stage: Stage) -> bool:
    """Send a recorded signature with another body."""
    application, now = stage.add_application(stage.add_person()), str(int(time.time()))
    signature = sign_callback(CALLBACK_KEY, now, build_body(application, "declined"))
    await call(stage, build_body(application, "offer"), now, signature)
    return read_state(stage, application) == "offer"


async def forge_callback(stage: Stage) -> bool:
    application, now = stage.add_application(stage.add_person()), str(int(time.time()))
    body = build_body(application, "offer")
    for key in ("", "another key of 40 characters ..........."):
        await call(stage, body, now, sign_callback(key, now, body))
    await call(stage, body, now, "")
    return read_state(stage, application) == "offer"


async def accept_signature(*_: object) -> str:
    return uuid4().hex


async def submit_again_for_another(stage: Stage) -> bool:
    """Submit a form with the submission_id of a victim. Succeeds if the site accepts the form."""
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    values = build_enquiry(APPLY, attacker.id, submission_id=application)
    return (await submit(attacker.browser, APPLY, values)).status_code == 200


build = partial(Attack, Group.REPLAY)


_EVERY_LINK = replace("api.account.passwords._TAKE_RESET", ACCEPT_EVERY_LINK)
_EVERY_SIGNATURE = replace("api.crm.callback_endpoints.check_signature", accept_signature)
ATTACKS = (
    build("use a reset link again", "used_at", use_link_again, _EVERY_LINK),
    build(
        "use a reset link several times at once",
        "used_at is set once",
        use_link_at_the_same_time,
        _EVERY_LINK,
    ),
    build("use an expired reset link", "expires_at", use_expired_link, _EVERY_LINK),
    build("use an older reset link", "a new link voids the older one", use_older_link, keep_older_links),
    build(
        "use a reset link sent to an old address",
        "a new address voids the links",
        use_link_of_old_address,
        replace("api.account.passwords._VOID_RESETS", passwords._VOID_RESETS + " AND false"),
    ),
    build(
        "repeat a callback of the CRM",
        "signatures are remembered",
        repeat_callback,
        replace("api.crm.callback_endpoints.remember_callback", forget_callback),
    ),
    build(
        "send an old callback of the CRM",
        "CLOCK_SECONDS",
        send_old_callback,
        replace("api.crm.signed_callback.CLOCK_SECONDS", 10_000),
    ),
    build("change a callback of the CRM", "the signature covers the body", change_callback, _EVERY_SIGNATURE),
    build("forge a callback of the CRM", "the key of the signature", forge_callback, _EVERY_SIGNATURE),
    build(
        "use the submission_id of another person",
        "an id belongs to one person and one content",
        submit_again_for_another,
        replace("api.crm.submissions._check_repetition", forget_callback),
    ),
)
