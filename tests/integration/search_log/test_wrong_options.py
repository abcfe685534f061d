"""`finder logs`: a wrong option is refused in one line that names the option."""

import pytest
from elasticsearch import Elasticsearch

from indexer.search_log.indices import ensure_monthly_index
from tests.finder_command import RunFinder
from tests.integration.search_log.days import DAY


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("top", "--since", "x"), "--since: 'x' is neither"),
        (("report", "--until", "x"), "--until: 'x' is neither"),
        (("report", "--mail", "a@example.org\nBcc: b@example.org"), "--mail: the report is not sent"),
        (("top", "--group", "visit"), "--group: 'visit' is none of"),
        (("export", "--month", "2026-1"), "--month: '2026-1' is not a month"),
        (("export", "--month", "2020-01"), "--month: there are no entries of 2020-01"),
        (("query", '{"a": {"top_hits": {}}}'), "query.a: top_hits is not allowed"),
        (("query", '{"a": {"terms": {"feld": "x"}}}'), "query: "),
        (("top", "--json", "--csv"), "--json, --csv and --parquet exclude each other"),
        (
            ("export", "--month", "2026-10", "--csv", "--parquet", "x"),
            "--parquet excludes --csv and --output",
        ),
    ],
)
def test_a_wrong_option_is_named(
    client: Elasticsearch, finder: RunFinder, arguments: tuple[str, ...], reason: str
) -> None:
    ensure_monthly_index(client, DAY)
    code, _, error = finder(*arguments)
    assert (code, len(error.splitlines())) == (1, 1), error
    assert error.startswith(f"finder: {reason}")
