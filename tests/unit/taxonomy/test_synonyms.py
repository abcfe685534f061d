"""The synonym rules have the right format, and no rule changes the effect of another."""

import re
from collections import Counter

from schemas.taxonomy.synonyms import read_synonym_rules

TERM = re.compile(r"[a-z0-9]+(?: [a-z0-9]+)*")


def test_rules_are_plain_lower_case_words_without_comments() -> None:
    for rule in read_synonym_rules():
        terms = [term.strip() for side in rule.split("=>") for term in side.split(",")]
        assert [term for term in terms if not TERM.fullmatch(term)] == [], rule
        assert len(terms) > 1, rule


def test_a_one_way_rule_keeps_the_typed_word() -> None:
    for rule in read_synonym_rules():
        left, arrow, right = rule.partition("=>")
        if arrow:
            assert left.strip() in [term.strip() for term in right.split(",")], rule


def test_each_short_form_is_expanded_by_only_one_rule() -> None:
    typed = Counter(
        term.strip()
        for rule in read_synonym_rules()
        for term in rule.partition("=>")[0].split(",")
        if " " not in term.strip()
    )
    assert [term for term, count in typed.items() if count > 1] == []
