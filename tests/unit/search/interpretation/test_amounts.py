"""The search recognises fees, durations and years as students write them, for example "under 20k"."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search.interpretation.amounts import parse_number
from search.interpretation.spans import Amount, Span, SpanKind
from tests.unit.search.interpretation.readable_spans import describe, list_words, read_text

Fee = tuple[float | None, float | None, str | None]


def find_spans(text: str, kind: SpanKind) -> list[Span]:
    return [span for span in read_text(text).spans if span.kind is kind]


@pytest.mark.parametrize(
    ("text", "lower", "upper", "currency"),
    [
        ("under 20000", None, 20_000, None),
        ("under 20,000", None, 20_000, None),
        ("not more than 30000 australian dollars per year", None, 30_000, "AUD"),
        ("fees should not be more than 10000 usd", None, 10_000, "USD"),
        ("no fees, under 10000 usd", None, 10_000, "USD"),
        ("must not cost more than 10000", None, 10_000, None),
        ("i cant pay more than 10000 pounds", None, 10_000, "GBP"),
        ("not willing to pay over 10000", None, 10_000, None),
        ("no higher than 10000 dollars", None, 10_000, "USD"),
        ("not costing more than 10000", None, 10_000, None),
        ("should not be below 10000", 10_000, None, None),
        ("mba not in london more than 10000", 10_000, None, None),
        ("under 20000 canadian dollars", None, 20_000, "CAD"),
        ("below 12000 british pounds", None, 12_000, "GBP"),
        ("under 20.000", None, 20_000, None),
        ("under 20 000", None, 20_000, None),
        ("under 20 000 euro", None, 20_000, "EUR"),
        ("20 000 €", None, 20_000, "EUR"),
        ("15.000 €", None, 15_000, "EUR"),
        ("below 15 lakh", None, 1_500_000, None),
        ("less than 2 million naira", None, 2_000_000, "NGN"),
        ("below 30000 cedis", None, 30_000, "GHS"),
        ("under 500000 birr", None, 500_000, "ETB"),
        ("under 100000 pesos mexicanos", None, 100_000, "MXN"),
        ("below 800000 nepali rupees", None, 800_000, "NPR"),
        ("MBA less 40000 usd", None, 40_000, "USD"),
        ("fees under 5 lakhs", None, 500_000, None),
        ("less than 10 lac", None, 1_000_000, None),
        ("1.5 crore", None, 15_000_000, None),
        ("3 crores", None, 30_000_000, None),
        ("1,50,000 rs", None, 150_000, "PKR"),
        ("Rs. 500000", None, 500_000, "PKR"),
        ("Rs.500000", None, 500_000, "PKR"),
        ("₨ 500000", None, 500_000, "PKR"),
        ("PKR 500,000", None, 500_000, "PKR"),
        ("7 lakh rupees", None, 700_000, "PKR"),
        ("₹500000", None, 500_000, "INR"),
        ("500000 inr", None, 500_000, "INR"),
        ("less than £12k", None, 12_000, "GBP"),
        ("£9,250", None, 9_250, "GBP"),
        ("£12,000 p.a.", None, 12_000, "GBP"),
        ("under £10,000.", None, 10_000, "GBP"),
        ("£10000/yr", None, 10_000, "GBP"),
        ("up to 15000 pounds", None, 15_000, "GBP"),
        ("$20,000 per year", None, 20_000, "USD"),
        ("$20k/year", None, 20_000, "USD"),
        ("under $ 20000", None, 20_000, "USD"),
        ("under 20000 usd a year", None, 20_000, "USD"),
        ("10 thousand dollars", None, 10_000, "USD"),
        ("US$ 15,000", None, 15_000, "USD"),
        ("15,000.50 usd", None, 15_000.5, "USD"),
        ("A$30,000", None, 30_000, "AUD"),
        ("AU$30000", None, 30_000, "AUD"),
        ("30000 aud", None, 30_000, "AUD"),
        ("C$20k", None, 20_000, "CAD"),
        ("20000 cad", None, 20_000, "CAD"),
        ("NZ$ 20,000", None, 20_000, "NZD"),
        ("S$30k", None, 30_000, "SGD"),
        ("HK$200000", None, 200_000, "HKD"),
        ("CHF 5000", None, 5_000, "CHF"),
        ("500000 yen", None, 500_000, "JPY"),
        ("€1.500", None, 1_500, "EUR"),
        ("less than 10000€", None, 10_000, "EUR"),
        ("20k", None, 20_000, None),
        ("15k a year", None, 15_000, None),
        ("max 10k", None, 10_000, None),
        ("15000 per year", None, 15_000, None),
        ("20000/year", None, 20_000, None),
        ("under 2 lakh per annum", None, 200_000, None),
        ("budget 20 lakh", None, 2_000_000, None),
        ("budget 20000", None, 20_000, None),
        ("tuition fees 15000", None, 15_000, None),
        ("my budget is 15 lakh", None, 1_500_000, None),
        ("not more than 10k", None, 10_000, None),
        ("at the most 10000 dollars", None, 10_000, "USD"),
        ("over 5000 gbp", 5_000, None, "GBP"),
        ("at least 10 000 usd", 10_000, None, "USD"),
        ("more than 10k", 10_000, None, None),
        ("no less than 5000 usd", 5_000, None, "USD"),
        ("10k-20k euro", 10_000, 20_000, "EUR"),
        ("10k to 20k euros", 10_000, 20_000, "EUR"),
        ("20-30k", 20_000, 30_000, None),
        ("10–20k", 10_000, 20_000, None),
        ("20-30 lakh", 2_000_000, 3_000_000, None),
        ("5 lakh to 10 lakh", 500_000, 1_000_000, None),
        ("5000 to 8k", 5_000, 8_000, None),
        ("between 5000 and 8000 usd", 5_000, 8_000, "USD"),
        ("between 10k and 20k", 10_000, 20_000, None),
        ("from 5000 to 8000 eur", 5_000, 8_000, "EUR"),
        ("20000-30000", 20_000, 30_000, None),
        ("20000 to 30000", 20_000, 30_000, None),
        ("$20000-30000", 20_000, 30_000, "USD"),
        ("$10,000 - $20,000", 10_000, 20_000, "USD"),
        ("20 000 - 30 000 euro", 20_000, 30_000, "EUR"),
        ("800-2000 usd", 800, 2_000, "USD"),
        ("cost 15000 to 20000 a year", 15_000, 20_000, None),
        ("2030 usd", None, 2_030, "USD"),
    ],
)
def test_fees(text: str, lower: float | None, upper: float | None, currency: str | None) -> None:
    fees = find_spans(text, SpanKind.FEE)
    assert [fee.amount for fee in fees] == [Amount(lower, upper, currency)]
    assert list_words(text) == []


@pytest.mark.parametrize(
    ("text", "lower", "upper", "currency"),
    [
        ("menos de 20000 euros", None, 20_000, "EUR"),
        ("entre 10 mil y 20 mil euros", 10_000, 20_000, "EUR"),
        ("unter 10000 euro", None, 10_000, "EUR"),
        ("moins de 15000 euros par an", None, 15_000, "EUR"),
        ("do 15000 zł rocznie", None, 15_000, "PLN"),
        ("до 20 тысяч долларов", None, 20_000, "USD"),
        ("от 10000 до 20000 евро", 10_000, 20_000, "EUR"),
        ("20000 euro altında", None, 20_000, "EUR"),
        ("di bawah 20000 dolar", None, 20_000, "USD"),
        ("dưới 20000 usd", None, 20_000, "USD"),
        ("أقل من 20000 دولار", None, 20_000, "USD"),
        ("20 lakh se kam", None, 2_000_000, None),
        ("20 लाख रुपये से कम", None, 2_000_000, "INR"),
        ("20000 ডলারের নিচে", None, 20_000, "USD"),
        ("20000以下", None, 20_000, None),
        ("学费低于20万", None, 200_000, None),
        ("学费2万美元以下", None, 20_000, "USD"),
        ("2만 달러 이하", None, 20_000, "USD"),
        ("2만달러 이하", None, 20_000, "USD"),
        ("ไม่เกิน 20000 ดอลลาร์", None, 20_000, "USD"),
    ],
)
def test_fees_in_other_languages(
    text: str, lower: float | None, upper: float | None, currency: str | None
) -> None:
    fees = find_spans(text, SpanKind.FEE)
    assert [fee.amount for fee in fees] == [Amount(lower, upper, currency)]
    assert list_words(text) == []


@pytest.mark.parametrize(
    "text", ["1 año", "ein jahr", "1 год", "bir yıllık", "1年制", "1년", "1 साल", "1 سال", "1 ปี"]
)
def test_a_year_in_other_languages(text: str) -> None:
    [length] = find_spans(text, SpanKind.DURATION)
    [english] = find_spans("1 year", SpanKind.DURATION)
    assert length.amount == english.amount
    assert list_words(text) == []


@pytest.mark.parametrize(
    ("text", "lower", "upper"),
    [
        ("1 year", 45.76, 58.24),
        ("one year", 45.76, 58.24),
        ("1yr", 45.76, 58.24),
        ("12 months", 45.76, 58.24),
        ("52 weeks", 45.76, 58.24),
        ("2 semesters", 45.76, 58.24),
        ("18 months", 68.64, 87.36),
        ("18month", 68.64, 87.36),
        ("1.5 years", 68.64, 87.36),
        ("two year masters", 91.52, 116.48),
        ("2yr", 91.52, 116.48),
        ("4 year bachelor", 183.04, 232.96),
        ("1-2 years", 45.76, 116.48),
        ("1 to 2 years", 45.76, 116.48),
        ("1 or 2 years", 45.76, 116.48),
        ("between 1 and 2 years", 45.76, 116.48),
        ("3-4 year", 137.28, 232.96),
        ("under 1 year", None, 52),
        ("less than one year", None, 52),
        ("maximum 2 years", None, 104),
        ("more than 3 years", 156, None),
        ("at least 2 years", 104, None),
        ("6 weeks", 5.28, 6.72),
    ],
)
def test_lengths_in_weeks(text: str, lower: float | None, upper: float | None) -> None:
    (span,) = find_spans(text, SpanKind.DURATION)
    assert span.amount
    assert span.amount.currency is None
    assert span.amount.lower == (lower and pytest.approx(lower))
    assert span.amount.upper == (upper and pytest.approx(upper))
    assert list_words(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "nursing 2026", "law september 2026", "law 2025-2026", "law 2026/27", "law 2026-27", "law from 2026",
        "law under 2026", "law fees 2026", "law intake 2026 2027",
    ],
)  # fmt: skip
def test_a_calendar_year_is_no_fee_and_no_word(text: str) -> None:
    assert find_spans(text, SpanKind.FEE) == []
    assert list_words(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "3d animation", "3d", "5g", "web 2.0", "web3", "level 7", "6.5", "gpa 3.0", "b2", "24/7", "100%", "10th",
        "12th pass", "top 100", "5", "500", "20000", "cad 3d modelling", "3 cad courses", "0 fees", "$0", "0 years",
        "thousand", "£", "$", "under", "below", "one", "a year", "one to one", "under 300", "-5", "1,", "1..5",
        "99999999999 crore", "99999999999999999만달러", "x 999 999 999 999 euro", f"under {'9' * 280} usd", "²",
    ],
)  # fmt: skip
def test_other_numbers_are_no_amount(text: str) -> None:
    assert [span for span in read_text(text).spans if span.amount] == []


@pytest.mark.parametrize(
    "text",
    ["mba with 2 years experience", "5 years of work experience", "1 year gap", "2 years post study work"],
)
def test_years_of_experience_are_no_length_of_a_course(text: str) -> None:
    assert find_spans(text, SpanKind.DURATION) == []


def test_us_before_a_dollar_sign_with_a_space_is_the_country() -> None:
    assert [span.kind for span in read_text("masters in us $20000").spans] == ["level", "place", "fee"]
    assert [span.kind for span in read_text("masters US$20000").spans] == ["level", "fee"]


def test_two_amounts_of_one_text_are_both_found() -> None:
    assert [span.amount for span in find_spans("over 5k under 10k", SpanKind.FEE)] == [
        Amount(5_000, None),
        Amount(None, 10_000),
    ]


def test_a_fee_and_a_length_stand_beside_each_other() -> None:
    text = "ba hons 3 years full time under £9,250 per year"
    assert [span.kind for span in read_text(text).spans] == ["level", "duration", "study mode", "fee"]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7), ("20,000", 20_000), ("20.000", 20_000), ("3.5", 3.5), ("3,5", 3.5), ("1,50,000", 150_000),
        ("1.000.000", 1_000_000), ("15,000.50", 15_000.5), ("15.000,50", 15_000.5), ("10.25", 10.25),
    ],
)  # fmt: skip
def test_separators_of_thousands_and_decimals(text: str, number: float) -> None:
    assert parse_number(text) == number


@given(st.integers(0, 10**9))
def test_a_number_is_equal_with_and_without_separators(number: int) -> None:
    assert parse_number(str(number)) == number
    if number >= 1_000:
        assert parse_number(f"{number:,}") == number
        assert parse_number(f"{number:,}".replace(",", ".")) == number


@given(st.text(alphabet="0123456789.,-–$£ kmyear lakhto", max_size=30))
def test_no_amount_is_zero_or_upside_down(text: str) -> None:
    for span in read_text(text).spans:
        if span.amount and span.amount.upper is not None:
            assert span.amount.upper > 0
            assert span.amount.lower is None or span.amount.lower <= span.amount.upper


@pytest.mark.parametrize("text", ["9x7k2p", "abc7kxyz", "a5yearb"])
def test_a_number_between_letters_is_no_amount(text: str) -> None:
    assert describe(text) == []


def test_a_negated_duration_is_an_upper_limit() -> None:
    [span] = find_spans("mba not longer than 1 year", SpanKind.DURATION)
    assert span.amount == Amount(None, 52)
    assert list_words("mba must not be longer than 1 year") == []
