"""No log, metric or broker message contains a password, a code, a token, a mail address or a phone number."""

import logging
from pathlib import Path

import pytest

from api.logs import configure_logging
from schemas.vocabulary.operation import LogFormat
from tests.e2e.personal_data import read_valkey
from tests.integration.account.site import (
    PASSWORD,
    Site,
    build_registration,
    make_email,
    make_wrong_codes,
    register,
    verify,
)


async def test_a_whole_visit_leaves_no_personal_value_in_logs_metrics_and_broker(
    site: Site, broker_url: str, tmp_path: Path
) -> None:
    log_file = tmp_path / "everything.log"
    handler = logging.FileHandler(log_file)
    handler.setLevel(logging.DEBUG)
    loggers = [logging.getLogger(), logging.getLogger("api.request")]
    for logger in loggers:
        logger.addHandler(handler)
    email, browser = make_email(), site.open_browser()
    try:
        await browser.post("/crm/checkUser_dev.php", params=build_registration(email))
        code = site.read_code(email)
        await verify(browser, email, next(make_wrong_codes(code)))
        await verify(browser, email, code)
        token = browser.cookies["session"]
        login = {"email_address": email, "password": PASSWORD}
        await site.open_browser().post("/crm/userLogin.php", params=login)
        await site.open_browser().post("/crm/userLogin.php", params={**login, "password": "wrong Pass 9"})
        await site.open_browser().post("/api/account/password-reset", json={"email": email})
        reset_link = site.read_mails(email)[0]
        metrics = (await browser.get("/metrics", headers={})).text
        other = await register(site)
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
    stored = "\n".join(read_valkey(broker_url))
    assert "limit:" in stored
    logged = log_file.read_text()
    assert "/crm/userLogin.php" in logged
    secrets = [PASSWORD, PASSWORD.replace(" ", "+"), "wrong Pass 9", email, email.replace("@", "%40"), token,
               "3001234567", reset_link.partition("#token=")[2][:43], other.email, f"otp={code}"]  # fmt: skip
    for secret in secrets:
        for place, text in {"log": logged, "metrics": metrics, "broker": stored}.items():
            assert secret not in text, f"{place} contains a secret"


def test_the_access_log_of_uvicorn_has_no_query(caplog: pytest.LogCaptureFixture) -> None:
    """The programs switch off Uvicorn's access log.

    If an operator switches the access log on, the log must not contain passwords.
    """
    configure_logging(LogFormat.TEXT)
    path = f"/crm/userLogin.php?email_address=a%40example.org&password={PASSWORD}"
    access = logging.getLogger("uvicorn.access")
    with caplog.at_level(logging.INFO, "uvicorn.access"):
        access.info('%s - "%s %s HTTP/%s" %d', "10.0.0.1:1", "POST", path, "1.1", 200)
    assert "/crm/userLogin.php" in caplog.text
    assert PASSWORD not in caplog.text
    assert "example.org" not in caplog.text
