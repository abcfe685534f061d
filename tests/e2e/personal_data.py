"""Collects the personal and secret values of the browser tests, and the texts that must not contain them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_plus

import httpx
import psycopg
import redis

from api.staff.second_factor import PURPOSE, normalise_code
from indexer.delivery.mail.mailbox import get_mailbox_folder, read_mailbox
from schemas.encryption import TextEncryption
from schemas.secret_hashes import hash_token
from stack.services.urls import ServiceUrls
from stack.setup.checkout import WEB
from tests.e2e.served_site import ENCRYPTION_KEY

DOCUMENTS_PER_PAGE = 10_000
"""The highest number of documents that one search of Elasticsearch returns."""
PHONE_DIGITS = 10
"""The number of last digits of a phone number that are the same with and without the code of the country."""
_PASSWORD = re.compile(r"PASSWORD = '([^']+)'")
_UNCOMMON_NAME = re.compile(r"UNCOMMON_NAME = '([^']+)'")
_LONG_NUMBER = re.compile(r"LONG_NUMBER = '([0-9]+)'")
_CODE = re.compile(r"\b[0-9]{4}\b")
_WRITTEN_CODE = re.compile(r"(?:otp\W{1,5}|\bcode=)([0-9]{4})\b")
"""Matches `otp=4711`, `"otp":"4711"` and `code=4711`, but not `"code":"4711"`, which is a postcode in a document."""
_RESET_TOKEN = re.compile(r"#token=([\w-]+)")
_TOKEN = re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])")
_RECOVERY_CODE = re.compile(r"\b[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}\b")
_SCROLL_ID = re.compile(r'"_scroll_id":"([^"]+)"')
_ADDRESSES = """
SELECT email FROM person UNION SELECT email FROM pending_registration UNION SELECT email FROM one_time_code
UNION SELECT recipient FROM mail UNION SELECT content->>'email_address' FROM submission WHERE content ? 'email_address'
"""
_PHONES = """
SELECT mobile FROM person UNION SELECT mobile FROM pending_registration
UNION SELECT content->>'mobile' FROM submission WHERE content ? 'mobile'
"""
_TOKEN_HASHES = """
SELECT token_hash FROM session UNION SELECT token_hash FROM password_reset
UNION SELECT client_hash FROM pending_registration
"""
_RECOVERY_HASHES = "SELECT code_hash FROM recovery_code"
_SECRETS = "SELECT secret FROM second_factor"


@dataclass(frozen=True)
class PersonalData:
    passwords: frozenset[str]
    names: frozenset[str]
    """Invented names of persons, as typed and in lower case. No course, institute or place has these names."""
    addresses: frozenset[str]
    phones: frozenset[str]
    """The last 10 digits of each phone number in two spellings: without a space, and with a space after 3 digits."""
    long_numbers: frozenset[str]
    codes: frozenset[str]
    reset_tokens: frozenset[str]
    token_hashes: frozenset[bytes]
    """The stored hashes of the tokens in cookies and reset links. The site does not store the tokens themselves."""
    totp_secrets: frozenset[str]
    recovery_hashes: frozenset[bytes]
    """The stored hashes of the recovery codes of second factors."""

    def find_in(self, texts: Mapping[str, str]) -> list[str]:
        """Return what each text contains, such as "site.log: a mail address"."""
        kinds = {
            "a password": self.passwords,
            "a name": self.names,
            "a mail address": self.addresses,
            "a phone number": self.phones,
            "a long number": self.long_numbers,
            "a reset token": self.reset_tokens,
            "the secret of a second factor": self.totp_secrets,
        }
        found = []
        for place, text in texts.items():
            found += [f"{place}: {kind}" for kind, values in kinds.items() if _contains(text, values)]
            if any(hash_token(token) in self.token_hashes for token in _TOKEN.findall(text)):
                found.append(f"{place}: the token of a session or link")
            recovery = {hash_token(normalise_code(code)) for code in _RECOVERY_CODE.findall(text)}
            if not self.recovery_hashes.isdisjoint(recovery):
                found.append(f"{place}: a recovery code")
            if not self.codes.isdisjoint(_WRITTEN_CODE.findall(text)):
                found.append(f"{place}: a one-time code")
        return found


def _contains(text: str, values: frozenset[str]) -> bool:
    return any(
        written in text for value in values for written in {value, quote(value, safe=""), quote_plus(value)}
    )


def read_personal_data(database_url: str, var_folder: Path) -> PersonalData:
    """Read the values that the browser tests typed or received."""
    typed = "".join(file.read_text(encoding="utf-8") for file in (WEB / "e2e" / "support").glob("*.ts"))
    mails = [mail.text for mail in read_mailbox(var_folder)]
    encryption = TextEncryption([ENCRYPTION_KEY], PURPOSE)
    with psycopg.connect(database_url) as connection:
        numbers = (re.sub(r"\D", "", phone) for phone in _read_column(connection, _PHONES))
        phones = [digits[-PHONE_DIGITS:] for digits in numbers if len(digits) >= PHONE_DIGITS]
        names = _UNCOMMON_NAME.findall(typed)
        return PersonalData(
            passwords=frozenset(_PASSWORD.findall(typed)),
            names=frozenset([*names, *map(str.lower, names)]),
            addresses=frozenset(_read_column(connection, _ADDRESSES)),
            phones=frozenset([*phones, *(f"{phone[:3]} {phone[3:]}" for phone in phones)]),
            long_numbers=frozenset(_LONG_NUMBER.findall(typed)),
            codes=frozenset(code for text in mails for code in _CODE.findall(text)),
            reset_tokens=frozenset(token for text in mails for token in _RESET_TOKEN.findall(text)),
            token_hashes=frozenset(bytes(each) for each in _read_column(connection, _TOKEN_HASHES)),
            totp_secrets=frozenset(map(encryption.decrypt, _read_column(connection, _SECRETS))),
            recovery_hashes=frozenset(bytes(each) for each in _read_column(connection, _RECOVERY_HASHES)),
        )


def _read_column(connection: psycopg.Connection, statement: str) -> list[Any]:
    return [row[0] for row in connection.execute(statement.encode())]


def read_public_texts(site: str, urls: ServiceUrls, var_folder: Path) -> dict[str, str]:
    """Return the files of the site, its metrics, the content of Valkey, and the documents of each index, by name."""
    return {
        **dict(_read_logs(var_folder)),
        "metrics": httpx.get(f"{site}/metrics").raise_for_status().text,
        "Valkey": "\n".join(read_valkey(urls.broker)),
        **dict(_read_indices(urls.elasticsearch)),
    }


def _read_logs(var_folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of all files of the site, except the mails and the documents of persons."""
    private = (get_mailbox_folder(var_folder), var_folder / "documents")
    for file in var_folder.rglob("*"):
        if file.is_file() and not any(file.is_relative_to(folder) for folder in private):
            path = file.relative_to(var_folder).as_posix()
            yield path, file.read_text(encoding="utf-8", errors="replace")


def read_valkey(url: str) -> Iterator[str]:
    """Yield each key with its value."""
    with redis.Redis.from_url(url, decode_responses=True, encoding_errors="replace") as client:
        readers = {
            "string": client.get,
            "hash": client.hgetall,
            "list": lambda key: client.lrange(key, 0, -1),
            "set": client.smembers,
            "zset": lambda key: client.zrange(key, 0, -1),
            "stream": client.xrange,
        }
        for key in client.scan_iter():
            kind = str(client.type(key))
            # If a key has expired since the list of keys was read, its type is "none".
            if kind != "none":
                yield f"{key} {readers[kind](key)}"


def _read_indices(url: str) -> Iterator[tuple[str, str]]:
    """Yield the documents of each index as JSON. The JSON is not parsed, because parsing takes longer than reading."""
    with httpx.Client(base_url=url, timeout=60) as client:
        for index in client.get("/_all").raise_for_status().json():
            query = {"size": str(DOCUMENTS_PER_PAGE), "sort": "_doc", "scroll": "1m"}
            pages = [client.get(f"/{index}/_search", params=query).raise_for_status().text]
            while '"hits":[]' not in pages[-1]:
                position = {"scroll": "1m", "scroll_id": _SCROLL_ID.findall(pages[-1])[0]}
                pages.append(client.post("/_search/scroll", json=position).raise_for_status().text)
            yield f"index {index}", "".join(pages)
