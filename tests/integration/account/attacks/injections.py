"""Line breaks and other active text in headers, mails and logs."""

import logging
import re
from functools import partial

from tests.integration.account.attacks.attack import Attack, Group, accept_all_values, replace
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import check_user, make_email
from tests.integration.account.test_documents import PDF, upload

SCRIPT = "<script>alert(1)</script>"


async def add_recipient(stage: Stage) -> bool:
    """Add a header with a second recipient to the mail that sends a registration code."""
    victim = make_email()
    await check_user(stage.site.open_browser(), f"{make_email()}\r\nBcc: {victim}")
    return bool(stage.read("SELECT count(*) FROM mail WHERE recipient LIKE %s", f"%{victim}"))


async def choose_request_id(stage: Stage) -> bool:
    """Choose a request id that is dangerous in a log and in a header."""
    browser = stage.site.open_browser(**{"x-request-id": SCRIPT})
    response = await browser.get("/api/account/session")
    return response.headers["x-request-id"] == SCRIPT


async def forge_log_line(stage: Stage) -> bool:
    """Send a path with a line break, so that the log seems to contain another request."""
    lines: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    handler, logger = Handler(), logging.getLogger("api.request")
    logger.addHandler(handler)
    try:
        await stage.site.open_browser().get("/crm/x%0A2026-11-24 POST /crm/userLogin.php 200")
    finally:
        logger.removeHandler(handler)
    assert lines
    return any("\n" in line for line in lines)


async def add_download_header(stage: Stage) -> bool:
    """Choose a file name that adds another value, such as `inline`, to the header of the download."""
    person = stage.add_person()
    document = (await upload(person, PDF, "a; inline; x.pdf")).json()["id"]
    response = await person.browser.get(f"/api/account/documents/{document}")
    return "inline;" in response.headers["content-disposition"]


def print_name(name: str) -> str:
    return f"attachment; filename={name}"


build = partial(Attack, Group.INJECTION)


ATTACKS = (
    build(
        "add a recipient to a mail",
        "an address has no control characters",
        add_recipient,
        accept_all_values(),
    ),
    build(
        "choose the id of a request",
        "an id has only letters, digits and hyphens",
        choose_request_id,
        replace("api.request_log._VALID_ID", re.compile(".+")),
    ),
    build(
        "forge a line of the log", "paths are quoted", forge_log_line, replace("api.request_log.quote", str)
    ),
    build(
        "change the header of a download",
        "names are quoted",
        add_download_header,
        replace("api.document.endpoints.build_disposition", print_name),
    ),
)
