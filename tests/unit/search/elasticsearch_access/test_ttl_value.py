"""A cached value expires a fixed time after the start (not the end) of the request that read the value."""

from search.elasticsearch_access.ttl_value import TtlValue


def test_a_value_is_fresh_until_it_expires() -> None:
    now = 100.0
    seen: TtlValue[str] = TtlValue(0.25, lambda: now)
    assert seen.get_fresh() is None
    looked = seen.read_clock()
    now = 100.1
    seen.store("so", looked)
    now = 100.25
    assert seen.get_fresh() == "so"
    now = 100.26
    assert seen.get_fresh() is None


def test_a_new_value_restarts_the_lifetime() -> None:
    now = 0.0
    seen: TtlValue[str] = TtlValue(0.25, lambda: now)
    seen.store("so", seen.read_clock())
    now = 0.2
    seen.store("otherwise", seen.read_clock())
    now = 0.4
    assert seen.get_fresh() == "otherwise"
