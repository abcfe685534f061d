"""The site of the scan. It records the response of every request of its browsers."""

from collections import Counter
from dataclasses import dataclass, field

import httpx
import psycopg
import pyotp

from schemas.vocabulary.roles import Role
from tests.contract.passive_scan.rule import Rule
from tests.contract.passive_scan.table import RULES
from tests.integration.account.attacks.staff import read_enrolment_form
from tests.integration.account.site import PASSWORD, Person, Site, check_user, log_in, verify

FACTOR = "/staff/second-factor"
AMOUNTS = frozenset({("/api/currency/all", "10096")})
"""A finding of rule 10096 (Unix times) that is not a weakness.

The highest fee in the filter is 2,000,000,000 Indonesian rupiahs. As a Unix time, this number is in 2033.
"""


@dataclass
class ScannedSite(Site):
    responses: list[httpx.Response] = field(default_factory=list)

    def open_browser(self, **headers: str) -> httpx.AsyncClient:
        browser = super().open_browser(**headers)
        browser.event_hooks = {"response": [self._record]}
        return browser

    async def _record(self, response: httpx.Response) -> None:
        await response.aread()
        self.responses.append(response)

    def count_statuses(self) -> Counter[int]:
        return Counter(response.status_code for response in self.responses)

    def list_findings(self, accepted: frozenset[tuple[str, str]] = frozenset()) -> list[str]:
        """Return the findings in all responses. `accepted`: pairs of a path and the number of a rule."""
        found = [
            f"{response.request.method} {response.url} {response.status_code}: {finding}"
            for response in self.responses
            for finding in scan(response, [
                rule for rule in RULES if (response.url.path, rule.number) not in accepted
            ])
        ]  # fmt: skip
        return sorted(set(found))


def scan(response: httpx.Response, rules: tuple[Rule, ...] | list[Rule] = RULES) -> list[str]:
    return [f"{rule.number} {rule.name}: {found}" for rule in rules for found in rule.find(response)]


async def register_user(site: ScannedSite, email: str) -> Person:
    browser = site.open_browser()
    assert (await check_user(browser, email)).status_code == 200
    verified = await verify(browser, email, site.read_code(email))
    assert verified.status_code == 200, verified.text
    return Person(verified.json()["user_id"], email, browser)


async def sign_in_with_role(
    site: ScannedSite, connection: psycopg.Connection, email: str, role: Role
) -> Person:
    """Register a person, give the person a role, and enrol a second factor. Also send a wrong password and code."""
    person = await register_user(site, email)
    connection.execute("UPDATE person SET role = %s WHERE id = %s", (role.value, person.id))
    browser = person.browser
    assert (await log_in(browser, email)).status_code == 200
    assert (await browser.get(FACTOR)).status_code == 200
    assert (await browser.post(f"{FACTOR}/start", data={"password": "wrong one 1"})).status_code == 401
    shown = await browser.post(f"{FACTOR}/start", data={"password": PASSWORD})
    sealed, secret = read_enrolment_form(shown.text)
    assert (await browser.post(f"{FACTOR}/confirm", data={"sealed": sealed, "code": "1"})).status_code == 401
    code = pyotp.TOTP(secret).now()
    done = await browser.post(f"{FACTOR}/confirm", data={"sealed": sealed, "code": code})
    assert done.status_code == 200, done.text
    return person
