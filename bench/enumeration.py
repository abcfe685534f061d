"""Compares response times for mail addresses with and without an account: `python -m bench.enumeration`.

Requests for both kinds of addresses alternate. Each call uses an address once, so that no limit per address is reached.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from secrets import token_hex

import httpx
import psycopg
from rich.console import Console
from rich.table import Table

from api.account.cookies import SESSION
from bench.sample_stage import load_and_index_sample
from bench.site import run_site
from schemas.secret_hashes import hash_secret, hash_token, make_token
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "enumeration"
REQUESTS = 300
"""The number of requests for each call and each kind of address."""
WARM_UP_REQUESTS = 20
DIFFERENCE_MAX = 0.05
PASSWORD = "a wrong password 1"  # noqa: S105  # No account has this password.
RIGHT_PASSWORD = "the password of all accounts 1"  # noqa: S105
REQUESTS_PER_PERSON = 8
"""The highest number of requests in the session of one person, for each call.

The number is below a limit of the site: a signed-in person may enter ten passwords in 15 minutes.
"""
_ADD_PERSONS = """
INSERT INTO person (email, first_name, last_name, mobile, password_hash)
SELECT email, 'Ayesha', 'Khan', '+923001234567', %s FROM unnest(%s::text[]) email
"""

_ADD_SESSIONS = """
INSERT INTO session (token_hash, person_id, role, client, expires_at)
SELECT given.token_hash, person.id, person.role, 'bench', now() + INTERVAL '1 day'
FROM unnest(%s::text[], %s::bytea[]) AS given (email, token_hash) JOIN person USING (email)
"""

console = Console(highlight=False)
Send = Callable[[httpx.Client, str], httpx.Response]


def sign_in(client: httpx.Client, email: str) -> httpx.Response:
    return client.post("/crm/userLogin.php", data={"email_address": email, "password": PASSWORD})


def register(client: httpx.Client, email: str) -> httpx.Response:
    values = {"first_name": "Ayesha", "last_name": "Khan", "email_address": email, "mobile": "+923001234567",
              "source": "Website", "confirm_password": PASSWORD, "terms": "1"}  # fmt: skip
    return client.post("/crm/checkUser_dev.php", data=values)


def request_reset(client: httpx.Client, email: str) -> httpx.Response:
    return client.post("/api/account/password-reset", json={"email": email})


def build_session_sender(tokens: Sequence[str], send: Send) -> Send:
    """Build a function that sends each request in the session of the next person."""
    next_token = cycle(tokens)

    def send_signed_in(client: httpx.Client, email: str) -> httpx.Response:
        client.cookies.set(SESSION, next(next_token))
        return send(client, email)

    return send_signed_in


def check_new_address(client: httpx.Client, email: str) -> httpx.Response:
    return client.post("/crm/checkUser.php", data={"email_address": email})


def change_address(client: httpx.Client, email: str) -> httpx.Response:
    return client.post("/api/account/email", json={"email": email, "current_password": RIGHT_PASSWORD})


CALLS: Mapping[str, tuple[Send, int]] = {
    "sign in with a wrong password": (sign_in, 401),
    "register": (register, 200),
    "request a reset link": (request_reset, 200),
}
"""The calls for visitors that take a mail address, each with the status that the benchmark expects."""
CALLS_OF_PERSONS: Mapping[str, tuple[Send, int]] = {
    "check a new address": (check_new_address, 200),
    "change to an address": (change_address, 200),
}
"""The calls for signed-in persons that take a mail address, each with the status that the benchmark expects."""


@dataclass(frozen=True)
class Figures:
    """Median response times in milliseconds, for addresses with an account (known) and without (unknown)."""

    known: float
    unknown: float

    @property
    def ratio(self) -> float:
        return self.known / self.unknown


def measure(address: str, known: list[str], unknown: list[str], send: Send, status: int) -> Figures:
    times: dict[bool, list[float]] = {True: [], False: []}
    with httpx.Client(base_url=address, timeout=30) as client:
        for number, (email, is_known) in enumerate(_alternate(known, unknown)):
            client.cookies.clear()
            started = time.perf_counter()
            response = send(client, email)
            seconds = time.perf_counter() - started
            assert response.status_code == status, f"{response.status_code}: {response.text}"
            if number >= 2 * WARM_UP_REQUESTS:
                times[is_known].append(seconds * 1_000)
    return Figures(statistics.median(times[True]), statistics.median(times[False]))


def _alternate(known: list[str], unknown: list[str]) -> Iterator[tuple[str, bool]]:
    """Yield each address, and whether the address is known.

    Each known address is beside an unknown address. The known address is first in every second of these pairs.
    """
    for number, pair in enumerate(zip(known, unknown, strict=True)):
        tagged = [(pair[0], True), (pair[1], False)]
        yield from tagged if number % 2 == 0 else reversed(tagged)


def measure_all(address: str, database_url: str, requests: int) -> dict[str, Figures]:
    run, numbers = token_hex(4), range(requests + WARM_UP_REQUESTS)
    known, unknown, signed_in = (
        [f"{kind}-{run}-{number:05d}@example.org" for number in numbers] for kind in ("a", "b", "c")
    )
    signed_in = signed_in[: 2 * len(numbers) // REQUESTS_PER_PERSON + 1]
    tokens = [make_token() for _ in signed_in]
    with psycopg.connect(database_url) as connection:
        connection.execute(_ADD_PERSONS, (hash_secret(RIGHT_PASSWORD), [*known, *signed_in]))
        connection.execute(_ADD_SESSIONS, (signed_in, [hash_token(token) for token in tokens]))
    of_persons = {
        name: (build_session_sender(tokens, send), status)
        for name, (send, status) in CALLS_OF_PERSONS.items()
    }
    calls = {**CALLS, **of_persons}
    return {name: measure(address, known, unknown, send, status) for name, (send, status) in calls.items()}


def print_figures(figures: Mapping[str, Figures]) -> None:
    table = Table("Call", "with account, ms", "without, ms", "ratio", box=None)
    for name, each in figures.items():
        table.add_row(name, f"{each.known:.2f}", f"{each.unknown:.2f}", f"{each.ratio:.3f}")
    console.print(table)
    console.print(f"The ratios of the medians must be within {DIFFERENCE_MAX:.0%} of 1")


def main() -> int:
    """Start a site with the sample and measure. Returns 1 if the medians of a call differ too much."""
    parser = argparse.ArgumentParser(prog="bench.enumeration", description=__doc__)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    requests = parser.parse_args().requests
    var = VarFolder(FOLDER)
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with lock_var_folder(var), run_services(var, settings) as urls:
        load_and_index_sample(urls)
        with run_site(var, urls) as site:
            figures = measure_all(site.address, urls.database, requests)
    print_figures(figures)
    return int(any(abs(each.ratio - 1) > DIFFERENCE_MAX for each in figures.values()))


if __name__ == "__main__":
    raise SystemExit(main())
