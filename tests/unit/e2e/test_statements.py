"""A specification is split into sentences, bullets and table rows."""

from tests.e2e.statements import Statement, compute_digest, parse_statements

SPECIFICATION = """\
# A shop

What stands here is about nothing yet.

## 1. Opening hours

### Counter (ground floor)
The door opens at 9.30 a day. It says Welcome.... Then
it closes:  No! Not yet.

- Bread is fresh. It is never sold twice.
- Milk

### Cellar
Dark.

## 2. Prices
| What | How much |
|---|---|
| Bread | 2 |
| Milk  | 1 |
"""


def test_each_sentence_bullet_and_row_is_a_statement() -> None:
    statements = [(each.section, each.text) for each in parse_statements(SPECIFICATION)]
    assert statements == [
        ("1 Counter", "The door opens at 9.30 a day."),
        ("1 Counter", "It says Welcome...."),
        ("1 Counter", "Then it closes: No! Not yet."),
        ("1 Counter", "Bread is fresh. It is never sold twice."),
        ("1 Counter", "Milk"),
        ("1 Cellar", "Dark."),
        ("2 Prices", "| Bread | 2 |"),
        ("2 Prices", "| Milk | 1 |"),
    ]


def test_the_digest_of_a_statement_ignores_spaces() -> None:
    assert compute_digest("It  closes\nat noon.") == compute_digest("It closes at noon.")
    assert compute_digest("It closes at noon.") != compute_digest("It closes at noon!")
    assert parse_statements("## 1. Hours\nIt closes.") == [
        Statement("1 Hours", compute_digest("It closes."), "It closes.")
    ]
    assert len(compute_digest("")) == 12
