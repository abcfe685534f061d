"""A cached value expires a fixed time after the start of the request that read it."""

from search.elasticsearch_access.ttl_value import TtlValue


def test_what_was_seen_is_trusted_until_it_is_too_old() -> None:
    now = 100.0
    seen: TtlValue[str] = TtlValue(0.25, lambda: now)
    assert seen.trusted() is None
    looked = seen.time()
    now = 100.1
    seen.note("so", looked)
    now = 100.25
    assert seen.trusted() == "so"
    now = 100.26
    assert seen.trusted() is None


def test_another_look_begins_anew() -> None:
    now = 0.0
    seen: TtlValue[str] = TtlValue(0.25, lambda: now)
    seen.note("so", seen.time())
    now = 0.2
    seen.note("otherwise", seen.time())
    now = 0.4
    assert seen.trusted() == "otherwise"
