"""The site that is attacked, and its persons. Rows are inserted directly, because registrations take longer."""

import base64
import json
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid4

import httpx
import psycopg
import pyotp
from argon2 import PasswordHasher

from api.staff.second_factor import PURPOSE, normalise_code
from api.throttling.limits import Limit, Throttle
from schemas.encryption import TextEncryption
from schemas.secret_hashes import hash_token, make_token
from schemas.vocabulary.roles import Role
from tests.integration.account.site import PASSWORD, Person, Site, make_email

CODE = "4711"
CALLBACK_KEY = "a key of the CRM with 40 characters ....."
_FAST_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Stored hashes contain their parameters, so the site also verifies hashes that take less time than its own."""
_PASSWORD_HASH, _CODE_HASH = _FAST_HASHER.hash(PASSWORD), _FAST_HASHER.hash(CODE)
_ADD_PERSON = """
INSERT INTO person (email, first_name, last_name, mobile, password_hash)
VALUES (%s, 'Ayesha', 'Khan', '+923001234567', %s) RETURNING id
"""
_ADD_SESSION = """
INSERT INTO session (token_hash, person_id, role, client, expires_at)
VALUES (%s, %s, 'student', 'Unknown client', now() + INTERVAL '1 day')
"""
_ADD_REGISTRATION = """
INSERT INTO pending_registration
    (client_hash, email, first_name, last_name, mobile, password_hash, language, expires_at)
VALUES (%s, %s, 'Ayesha', 'Khan', '+923001234567', %s, 'en', now() + INTERVAL '1 day') RETURNING id
"""
_ADD_CODE = """
INSERT INTO one_time_code (registration_id, person_id, email, code_hash, expires_at)
VALUES (%s, %s, %s, %s, now() + INTERVAL '10 minutes')
"""
_ADD_SUBMISSION = """
INSERT INTO submission (id, person_id, call, form, content) VALUES (%s, %s, 'applyToCourse.php', 'apply', %s)
"""
_ADD_RESET = """
INSERT INTO password_reset (person_id, token_hash, expires_at) VALUES (%s, %s, now() + INTERVAL '30 minutes')
"""


_ADD_SECOND_FACTOR = "INSERT INTO second_factor (person_id, secret, last_period) VALUES (%s, %s, 0)"
ENCRYPTION_KEY = "a-key-for-second-factors-of-the-staff"
SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
RECOVERY_CODE = "ABCD-EFGH-IJKL-MNOP"


@dataclass
class Stage:
    site: Site
    connection: psycopg.Connection
    throttle: Throttle
    course_id: int
    institute_id: int

    def execute(self, statement: str, *values: Any) -> None:
        self.connection.execute(statement.encode(), values)

    def read(self, statement: str, *values: Any) -> Any:
        """Return the first column of the first row, or None if there is no row."""
        row = self.connection.execute(statement.encode(), values).fetchone()
        return None if row is None else row[0]

    def add_person(self) -> Person:
        """Add a person with the password PASSWORD and a signed-in browser."""
        email = make_email()
        person = Person(self.read(_ADD_PERSON, email, _PASSWORD_HASH), email, self.site.open_browser())
        self.add_session(person, person.browser)
        return person

    def add_staff(
        self, role: Role = Role.COUNSELLOR, is_enrolled: bool = True, has_confirmed: bool = True
    ) -> Person:
        """Add a signed-in person with a role.

        An enrolled person has the secret SECRET and the only recovery code, because earlier codes are deleted.
        has_confirmed: the session has already passed the second factor.
        """
        person = self.add_person()
        self.execute("UPDATE person SET role = %s WHERE id = %s", role.value, person.id)
        self.execute("UPDATE session SET role = %s WHERE person_id = %s", role.value, person.id)
        if is_enrolled:
            secret = TextEncryption([ENCRYPTION_KEY], PURPOSE).encrypt(SECRET)
            self.execute(_ADD_SECOND_FACTOR, person.id, secret)
            self.execute("DELETE FROM recovery_code")
            code_hash = hash_token(normalise_code(RECOVERY_CODE))
            self.execute(
                "INSERT INTO recovery_code (code_hash, person_id) VALUES (%s, %s)", code_hash, person.id
            )
        if is_enrolled and has_confirmed:
            self.execute("UPDATE session SET second_factor_at = now() WHERE person_id = %s", person.id)
        return person

    def add_session(self, person: Person, browser: httpx.AsyncClient) -> None:
        """Sign the person in with the browser."""
        token = make_token()
        self.execute(_ADD_SESSION, hash_token(token), person.id)
        set_cookie(browser, "session", token)

    def add_registration(self, email: str, password: str = PASSWORD) -> httpx.AsyncClient:
        """Return a browser that has registered the address and has to enter CODE."""
        browser, token = self.site.open_browser(), make_token()
        password_hash = _PASSWORD_HASH if password == PASSWORD else _FAST_HASHER.hash(password)
        registration: UUID = self.read(_ADD_REGISTRATION, hash_token(token), email, password_hash)
        self.execute(_ADD_CODE, registration, None, email, _CODE_HASH)
        set_cookie(browser, "registration", token)
        return browser

    def add_email_code(self, person: Person, new_email: str) -> None:
        """Let the person change to a new address. The person has to enter CODE."""
        self.execute(_ADD_CODE, None, person.id, new_email, _CODE_HASH)

    def add_application(self, person: Person, **content: str) -> str:
        application = str(uuid4())
        self.execute(_ADD_SUBMISSION, application, person.id, json.dumps(content))
        self.execute("INSERT INTO application (id, person_id) VALUES (%s, %s)", application, person.id)
        return application

    def add_reset(self, person: Person) -> str:
        """Add a password reset without a mail. Returns the token with which the person can set a new password."""
        token = make_token()
        self.execute(_ADD_RESET, person.id, hash_token(token))
        return token

    async def exhaust(self, limit: Limit, subject: str) -> None:
        """Count as many requests as the limit allows. The next request exceeds the limit."""
        for _ in range(limit.requests):
            await self.throttle.enforce(((limit, subject),))


def make_code(secret: str = SECRET) -> str:
    """Return the present code of the second factor."""
    return pyotp.TOTP(secret).now()


def set_cookie(browser: httpx.AsyncClient, name: str, value: str) -> None:
    """Set a cookie as a response of the site does, so that later responses of the site replace the cookie."""
    browser.cookies.set(name, value, domain="service.local")


def find_address(browser: httpx.AsyncClient) -> str:
    """Return the IP address of a browser that `open_browser` has opened."""
    transport = browser._transport
    assert isinstance(transport, httpx.ASGITransport)
    return transport.client[0]


def format_hash_as_token(stored: bytes) -> str:
    """Encode a stored SHA-256 hash as a token has it (43 characters), so that an attacker can try it as a token."""
    return base64.urlsafe_b64encode(stored).decode().rstrip("=")


def read_hash_from_token(token: str) -> bytes:
    """The inverse of `format_hash_as_token`."""
    return base64.urlsafe_b64decode(token.encode() + b"=")


async def is_signed_in(browser: httpx.AsyncClient, person: Person) -> bool:
    current = (await browser.get("/api/account/session")).json()["person"]
    return current is not None and current["user_id"] == person.id
