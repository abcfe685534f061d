"""The one-time codes of mails."""

from collections import Counter

from indexer.delivery.mail.secrets import draw_code

DRAWS = 20_000


def test_each_digit_of_a_code_is_equally_likely() -> None:
    codes = [draw_code() for _ in range(DRAWS)]
    assert all(len(code) == 4 and code.isdecimal() for code in codes)
    for position in range(4):
        counts = Counter(code[position] for code in codes)
        assert len(counts) == 10
        # Each digit is expected 2,000 times. A count that differs by more than 300 occurs once in 10 billion tests.
        assert all(abs(count - DRAWS / 10) < 300 for count in counts.values())
