"""The end of the site's fee slider depends on the largest fee."""

from decimal import Decimal

import pytest

from schemas.vocabulary.fee_slider import compute_slider_end_pkr, compute_slider_end_usd


@pytest.mark.parametrize(
    ("greatest", "end"),
    [(None, 5_000_000), (0, 5_000_000), (1, 500_000), (500_000, 500_000), (500_001, 1_000_000)],
)
def test_the_end_in_rupees_is_the_next_step(greatest: int | None, end: int) -> None:
    assert compute_slider_end_pkr(greatest) == end


@pytest.mark.parametrize(
    ("greatest", "end"),
    [(None, 500_000), (1, 5_000), (1_402_500, 5_000), (1_402_501, 10_000), (14_025_000, 50_000)],
)
def test_the_end_in_dollars_is_the_next_step(greatest: int | None, end: int) -> None:
    assert compute_slider_end_usd(greatest, Decimal("280.5")) == end
